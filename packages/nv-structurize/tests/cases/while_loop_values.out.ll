define i32 @while_loop_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  br label %h

h:
  %var.0 = phi i32 [ %e.y, %e ], [ %b.y, %h.latch ]
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %b, label %x, !nv.loop !0

b:
  %b.y = call i32 @step(i32 2, i32 %var.0)
  br label %h.latch

h.latch:
  br label %h

x:
  call void @visit(i32 3)
  ret i32 %var.0
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x", !"h.latch"}
