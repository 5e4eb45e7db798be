define void @loop_self_switch(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.w = call i32 @pick(i32 1)
  br label %h.body, !nv.loop !0

h.body:
  switch i32 %h.w, label %h.merge [
    i32 1, label %x
    i32 2, label %y
  ], !nv.selection !1

x:
  call void @visit(i32 2)
  br label %j

y:
  call void @visit(i32 3)
  br label %j

h.merge:
  br label %h.latch

h.latch:
  br label %h

j:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

!0 = !{!"j", !"h.latch"}
!1 = !{!"h.merge"}
