define i32 @do_while_guarded(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %h, label %x, !nv.selection !0

h:
  %var.0 = phi i32 [ %n, %e ], [ %l.y, %h.latch ]
  %h.y = call i32 @step(i32 1, i32 %var.0)
  br label %l, !nv.loop !1

l:
  %l.y = call i32 @step(i32 2, i32 %h.y)
  %l.c = call i1 @choose(i32 2)
  br label %h.latch

h.latch:
  br i1 %l.c, label %h, label %h.merge

h.merge:
  br label %x

x:
  %var.1 = phi i32 [ %n, %e ], [ %l.y, %h.merge ]
  call void @visit(i32 3)
  ret i32 %var.1
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x"}
!1 = !{!"h.merge", !"h.latch"}
