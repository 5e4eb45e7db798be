define i32 @diamond_crossed_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b, !nv.selection !0

a:
  %a.y = call i32 @step(i32 1, i32 %e.y)
  %a.c = call i1 @choose(i32 1)
  br label %e.merge

b:
  %b.y = call i32 @step(i32 2, i32 %e.y)
  %b.c = call i1 @choose(i32 2)
  br label %e.merge

e.merge:
  %var.0 = phi i32 [ %a.y, %a ], [ %b.y, %b ]
  %nv.route = phi i1 [ %a.c, %a ], [ %b.c, %b ]
  br i1 %nv.route, label %c, label %d, !nv.selection !1

c:
  %c.y = call i32 @step(i32 3, i32 %var.0)
  br label %j

d:
  %d.y = call i32 @step(i32 4, i32 %var.0)
  br label %j

j:
  %var.2 = phi i32 [ %c.y, %c ], [ %d.y, %d ]
  call void @visit(i32 5)
  ret i32 %var.2
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"e.merge"}
!1 = !{!"j"}
