define i32 @switch_fallthrough_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  %e.w = call i32 @pick(i32 0)
  switch i32 %e.w, label %d [
    i32 1, label %a
    i32 2, label %b
  ], !nv.selection !0

d:
  %d.y = call i32 @step(i32 3, i32 %e.y)
  br label %j

j:
  call void @visit(i32 4)
  ret i32 %d.y

a:
  %a.y = call i32 @step(i32 1, i32 %e.y)
  br label %b

b:
  %var.0 = phi i32 [ %e.y, %e ], [ %a.y, %a ]
  %b.y = call i32 @step(i32 2, i32 %var.0)
  br label %j1

j1:
  call void @visit(i32 4)
  ret i32 %b.y
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i32 @pick(i32)

!0 = !{!"b"}
