define i32 @do_while_single_block_inverted(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  %var.0 = phi i32 [ %n, %e ], [ %h.y, %h ]
  %h.y = call i32 @step(i32 1, i32 %var.0)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %x, label %h, !nv.loop !0

x:
  call void @visit(i32 2)
  ret i32 %h.y
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x", !"h"}
