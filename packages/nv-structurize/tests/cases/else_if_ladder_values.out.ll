define i32 @else_if_ladder_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %n1, !nv.selection !0

a:
  %a.y = call i32 @step(i32 3, i32 %e.y)
  br label %j1

n1:
  %n1.y = call i32 @step(i32 1, i32 %e.y)
  %n1.c = call i1 @choose(i32 1)
  br i1 %n1.c, label %b, label %n2, !nv.selection !1

n2:
  call void @visit(i32 2)
  %n2.c = call i1 @choose(i32 2)
  br i1 %n2.c, label %c, label %d, !nv.selection !2

c:
  call void @visit(i32 5)
  br label %j

d:
  %d.y = call i32 @step(i32 6, i32 %n1.y)
  br label %j

j:
  %var.0 = phi i32 [ %n1.y, %c ], [ %d.y, %d ]
  call void @visit(i32 7)
  ret i32 %var.0

b:
  %b.y = call i32 @step(i32 4, i32 %n1.y)
  br label %j1

j1:
  %var.01 = phi i32 [ %a.y, %a ], [ %b.y, %b ]
  call void @visit(i32 7)
  ret i32 %var.01
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"j1"}
!1 = !{!"b"}
!2 = !{!"j"}
