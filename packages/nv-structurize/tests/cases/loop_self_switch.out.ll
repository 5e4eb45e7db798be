define void @loop_self_switch(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.w = call i32 @pick(i32 1)
  br label %h.body, !nv.loop !0

h.body:
  switch i32 %h.w, label %h.merge1 [
    i32 1, label %h.leave
    i32 2, label %h.leave1
  ], !nv.selection !1

h.leave:
  br label %h.merge

h.leave1:
  br label %h.merge

h.merge1:
  br label %h.latch

h.latch:
  br label %h

h.merge:
  %nv.route = phi i1 [ true, %h.leave ], [ false, %h.leave1 ]
  br i1 %nv.route, label %x, label %y, !nv.selection !2

x:
  call void @visit(i32 2)
  br label %j

y:
  call void @visit(i32 3)
  br label %j

j:
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

!0 = !{!"h.merge", !"h.latch"}
!1 = !{!"h.merge1"}
!2 = !{!"j"}
