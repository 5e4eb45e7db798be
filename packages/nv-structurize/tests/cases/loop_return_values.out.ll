define i32 @loop_return_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  br label %h

h:
  %var.0 = phi i32 [ %e.y, %e ], [ %l.y, %h.latch ]
  %h.y = call i32 @step(i32 1, i32 %var.0)
  %h.c = call i1 @choose(i32 1)
  br label %h.body, !nv.loop !0

h.body:
  br i1 %h.c, label %b, label %x, !nv.selection !1

x:
  %x.y = call i32 @step(i32 4, i32 %h.y)
  br label %r

b:
  %b.y = call i32 @step(i32 2, i32 %h.y)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %r, label %l

l:
  %l.y = call i32 @step(i32 3, i32 %b.y)
  br label %h.latch

h.latch:
  br label %h

r:
  %var.1 = phi i32 [ %x.y, %x ], [ %b.y, %b ]
  ret i32 %var.1
}

declare i32 @step(i32, i32)

declare i1 @choose(i32)

!0 = !{!"r", !"h.latch"}
!1 = !{!"b"}
