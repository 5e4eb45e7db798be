define i32 @if_nested_three_shared_join(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %j2, !nv.selection !0

a:
  %a.y = call i32 @step(i32 1, i32 %e.y)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %b, label %j1, !nv.selection !1

b:
  %b.y = call i32 @step(i32 2, i32 %a.y)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %c, label %j, !nv.selection !2

c:
  %c.y = call i32 @step(i32 3, i32 %b.y)
  br label %j

j:
  %var.0 = phi i32 [ %b.y, %b ], [ %c.y, %c ]
  call void @visit(i32 4)
  ret i32 %var.0

j1:
  call void @visit(i32 4)
  ret i32 %a.y

j2:
  call void @visit(i32 4)
  ret i32 %e.y
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"j2"}
!1 = !{!"j1"}
!2 = !{!"j"}
