define void @loop_four_exits_switch(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.w = call i32 @pick(i32 1)
  br label %h.body, !nv.loop !0

h.body:
  switch i32 %h.w, label %l [
    i32 1, label %h.leave
    i32 2, label %h.leave1
    i32 3, label %h.leave2
    i32 4, label %h.leave3
  ], !nv.selection !1

h.leave:
  br label %h.merge

h.leave1:
  br label %h.merge

h.leave2:
  br label %h.merge

h.leave3:
  br label %h.merge

l:
  call void @visit(i32 2)
  br label %h.latch

h.latch:
  br label %h

h.merge:
  %nv.route = phi i32 [ 3, %h.leave ], [ 4, %h.leave1 ], [ 5, %h.leave2 ], [ 6, %h.leave3 ]
  switch i32 %nv.route, label %w [
    i32 3, label %x
    i32 4, label %y
    i32 5, label %z
  ], !nv.selection !2

w:
  call void @visit(i32 6)
  br label %j

x:
  call void @visit(i32 3)
  br label %j

y:
  call void @visit(i32 4)
  br label %j

z:
  call void @visit(i32 5)
  br label %j

j:
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

!0 = !{!"h.merge", !"h.latch"}
!1 = !{!"l"}
!2 = !{!"j"}
