; a && b with values
; RUN: nv-structurize

define i32 @short_circuit_and_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %f

a:
  %a.y = call i32 @step(i32 1, i32 %e.y)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %t, label %f

t:
  %t.y = call i32 @step(i32 2, i32 %a.y)
  br label %j

f:
  %var.0 = phi i32 [ %a.y, %a ], [ %e.y, %e ]
  %f.y = call i32 @step(i32 3, i32 %var.0)
  br label %j

j:
  %var.1 = phi i32 [ %t.y, %t ], [ %f.y, %f ]
  call void @visit(i32 4)
  ret i32 %var.1
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)
