define i32 @if_nested_three_shared_join(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %j, !nv.selection !0

a:
  %a.y = call i32 @step(i32 1, i32 %e.y)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %b, label %a.merge, !nv.selection !1

b:
  %b.y = call i32 @step(i32 2, i32 %a.y)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %c, label %b.merge, !nv.selection !2

c:
  %c.y = call i32 @step(i32 3, i32 %b.y)
  br label %b.merge

b.merge:
  %nv.carry = phi i32 [ %b.y, %b ], [ %c.y, %c ]
  br label %a.merge

a.merge:
  %nv.carry1 = phi i32 [ %a.y, %a ], [ %nv.carry, %b.merge ]
  br label %j

j:
  %var.0 = phi i32 [ %e.y, %e ], [ %nv.carry1, %a.merge ]
  call void @visit(i32 4)
  ret i32 %var.0
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"j"}
!1 = !{!"a.merge"}
!2 = !{!"b.merge"}
