; the same with values
; RUN: nv-structurize

define i32 @interleaved_joins_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b

a:
  %a.y = call i32 @step(i32 1, i32 %e.y)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %j, label %k

b:
  %b.y = call i32 @step(i32 2, i32 %e.y)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %k, label %j2

j:
  %j.y = call i32 @step(i32 3, i32 %a.y)
  br label %k

k:
  %var.0 = phi i32 [ %j.y, %j ], [ %a.y, %a ], [ %b.y, %b ]
  %k.y = call i32 @step(i32 4, i32 %var.0)
  br label %j2

j2:
  %var.1 = phi i32 [ %k.y, %k ], [ %b.y, %b ]
  call void @visit(i32 5)
  ret i32 %var.1
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)
