; the same with values
; RUN: nv-structurize

define i32 @two_entry_loop_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b

a:
  %var.0 = phi i32 [ %e.y, %e ], [ %b.y, %b ]
  %a.y = call i32 @step(i32 1, i32 %var.0)
  br label %b

b:
  %var.1 = phi i32 [ %a.y, %a ], [ %e.y, %e ]
  %b.y = call i32 @step(i32 2, i32 %var.1)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %a, label %x

x:
  call void @visit(i32 3)
  ret i32 %b.y
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)
