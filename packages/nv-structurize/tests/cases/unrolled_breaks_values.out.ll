define i32 @unrolled_breaks_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  br label %h

h:
  %var.0 = phi i32 [ %e.y, %e ], [ %c.y, %h.latch ]
  %h.y = call i32 @step(i32 1, i32 %var.0)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %a, label %x, !nv.loop !0

a:
  %a.y = call i32 @step(i32 2, i32 %h.y)
  %a.c = call i1 @choose(i32 2)
  br i1 %a.c, label %b, label %x

b:
  %b.y = call i32 @step(i32 3, i32 %a.y)
  %b.c = call i1 @choose(i32 3)
  br i1 %b.c, label %c, label %x

c:
  %c.y = call i32 @step(i32 4, i32 %b.y)
  %c.c = call i1 @choose(i32 4)
  br label %h.latch

h.latch:
  br i1 %c.c, label %h, label %x

x:
  %var.1 = phi i32 [ %h.y, %h ], [ %a.y, %a ], [ %b.y, %b ], [ %c.y, %h.latch ]
  call void @visit(i32 5)
  ret i32 %var.1
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x", !"h.latch"}
