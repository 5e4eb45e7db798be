; the same with values
; RUN: nv-structurize

define i32 @diamond_crossed_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b

a:
  %a.y = call i32 @step(i32 1, i32 %e.y)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %c, label %d

b:
  %b.y = call i32 @step(i32 2, i32 %e.y)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %c, label %d

c:
  %var.0 = phi i32 [ %a.y, %a ], [ %b.y, %b ]
  %c.y = call i32 @step(i32 3, i32 %var.0)
  br label %j

d:
  %var.1 = phi i32 [ %a.y, %a ], [ %b.y, %b ]
  %d.y = call i32 @step(i32 4, i32 %var.1)
  br label %j

j:
  %var.2 = phi i32 [ %c.y, %c ], [ %d.y, %d ]
  call void @visit(i32 5)
  ret i32 %var.2
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)
