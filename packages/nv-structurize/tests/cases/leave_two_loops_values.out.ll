define i32 @leave_two_loops_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  br label %h

h:
  %var.0 = phi i32 [ %e.y, %e ], [ %l.y, %h.latch ]
  %h.y = call i32 @step(i32 1, i32 %var.0)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %g, label %x, !nv.loop !0

g:
  %var.1 = phi i32 [ %h.y, %h ], [ %c.y, %g.latch ]
  %g.y = call i32 @step(i32 2, i32 %var.1)
  %g.c = call i1 @choose(i32 2)
  br i1 %g.c, label %b, label %g.merge, !nv.loop !1

b:
  %b.y = call i32 @step(i32 3, i32 %g.y)
  %b.c = call i1 @choose(i32 3)
  br i1 %b.c, label %x1, label %c, !nv.selection !2

x1:
  call void @visit(i32 6)
  ret i32 %b.y

c:
  %c.y = call i32 @step(i32 4, i32 %b.y)
  br label %g.latch

g.latch:
  br label %g

g.merge:
  br label %l

l:
  %l.y = call i32 @step(i32 5, i32 %g.y)
  br label %h.latch

h.latch:
  br label %h

x:
  call void @visit(i32 6)
  ret i32 %h.y
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x", !"h.latch"}
!1 = !{!"g.merge", !"g.latch"}
!2 = !{!"c"}
