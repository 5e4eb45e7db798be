define void @loop_exit_to_outside_join(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %h, label %j, !nv.selection !0

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %b, label %h.merge, !nv.loop !1

b:
  call void @visit(i32 2)
  br label %h.latch

h.latch:
  br label %h

h.merge:
  br label %j

j:
  call void @visit(i32 3)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"j"}
!1 = !{!"h.merge", !"h.latch"}
