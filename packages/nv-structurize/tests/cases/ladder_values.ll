; staircase with values
; RUN: nv-structurize

define i32 @ladder_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a1, label %b0

a1:
  %a1.y = call i32 @step(i32 1, i32 %e.y)
  %a1.c = call i1 @choose(i32 1)
  br i1 %a1.c, label %a2, label %b1

a2:
  %a2.y = call i32 @step(i32 2, i32 %a1.y)
  %a2.c = call i1 @choose(i32 2)
  br i1 %a2.c, label %b3, label %b2

b0:
  %b0.y = call i32 @step(i32 3, i32 %e.y)
  br label %b1

b1:
  %var.0 = phi i32 [ %a1.y, %a1 ], [ %b0.y, %b0 ]
  %b1.y = call i32 @step(i32 4, i32 %var.0)
  br label %b2

b2:
  %var.2 = phi i32 [ %a2.y, %a2 ], [ %b1.y, %b1 ]
  %b2.y = call i32 @step(i32 5, i32 %var.2)
  br label %b3

b3:
  %var.1 = phi i32 [ %a2.y, %a2 ], [ %b2.y, %b2 ]
  call void @visit(i32 6)
  ret i32 %var.1
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)
