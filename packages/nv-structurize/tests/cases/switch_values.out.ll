define i32 @switch_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  %e.w = call i32 @pick(i32 0)
  switch i32 %e.w, label %j [
    i32 1, label %a
    i32 2, label %b
  ], !nv.selection !0

a:
  %a.y = call i32 @step(i32 1, i32 %e.y)
  br label %j

b:
  %b.y = call i32 @step(i32 2, i32 %e.y)
  br label %j

j:
  %var.0 = phi i32 [ %e.y, %e ], [ %a.y, %a ], [ %b.y, %b ]
  call void @visit(i32 3)
  ret i32 %var.0
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i32 @pick(i32)

!0 = !{!"j"}
