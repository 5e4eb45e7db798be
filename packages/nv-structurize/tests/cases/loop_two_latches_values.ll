; two latches with different values
; RUN: nv-structurize

define i32 @loop_two_latches_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  br label %h

h:
  %var.0 = phi i32 [ %e.y, %e ], [ %a.y, %a ], [ %b.y, %b ]
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %a, label %b

a:
  %a.y = call i32 @step(i32 2, i32 %var.0)
  %a.c = call i1 @choose(i32 2)
  br i1 %a.c, label %h, label %x

b:
  %b.y = call i32 @step(i32 3, i32 %var.0)
  %b.c = call i1 @choose(i32 3)
  br i1 %b.c, label %h, label %x

x:
  %var.1 = phi i32 [ %a.y, %a ], [ %b.y, %b ]
  call void @visit(i32 4)
  ret i32 %var.1
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)
