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
  %nv.carry = phi i32 [ %a.y, %a ], [ %b.y, %b ]
  %nv.route = phi i1 [ %a.c, %a ], [ %b.c, %b ]
  br i1 %nv.route, label %c, label %e.merge1, !nv.selection !1

c:
  %var.0 = phi i32 [ %nv.carry, %e.merge ]
  %c.y = call i32 @step(i32 3, i32 %var.0)
  br label %e.merge1

e.merge1:
  %nv.carry1 = phi i32 [ poison, %e.merge ], [ %c.y, %c ]
  %nv.route1 = phi i1 [ true, %e.merge ], [ false, %c ]
  br i1 %nv.route1, label %d, label %j, !nv.selection !2

d:
  %var.1 = phi i32 [ %nv.carry, %e.merge1 ]
  %d.y = call i32 @step(i32 4, i32 %var.1)
  br label %j

j:
  %var.2 = phi i32 [ %nv.carry1, %e.merge1 ], [ %d.y, %d ]
  call void @visit(i32 5)
  ret i32 %var.2
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"e.merge"}
!1 = !{!"e.merge1"}
!2 = !{!"j"}
