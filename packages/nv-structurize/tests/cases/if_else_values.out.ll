define i32 @if_else_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b, !nv.selection !0

a:
  %a.y = call i32 @step(i32 1, i32 %e.y)
  br label %j

b:
  %b.y = call i32 @step(i32 2, i32 %e.y)
  br label %j

j:
  %var.0 = phi i32 [ %a.y, %a ], [ %b.y, %b ]
  call void @visit(i32 3)
  ret i32 %var.0
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"j"}
