; one block that loops to itself
; RUN: nv-structurize

define i32 @do_while_single_block(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  %var.0 = phi i32 [ %n, %e ], [ %h.y, %h ]
  %h.y = call i32 @step(i32 1, i32 %var.0)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %h, label %x

x:
  call void @visit(i32 2)
  ret i32 %h.y
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)
