define i32 @short_circuit_and_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %e.merge, !nv.selection !0

a:
  %a.y = call i32 @step(i32 1, i32 %e.y)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %t, label %a.merge, !nv.selection !1

t:
  %t.y = call i32 @step(i32 2, i32 %a.y)
  br label %a.merge

a.merge:
  %nv.carry = phi i32 [ poison, %a ], [ %t.y, %t ]
  %nv.route = phi i1 [ true, %a ], [ false, %t ]
  br label %e.merge

e.merge:
  %nv.carry1 = phi i32 [ poison, %e ], [ %nv.carry, %a.merge ]
  %nv.carry2 = phi i32 [ %e.y, %e ], [ %a.y, %a.merge ]
  %nv.route1 = phi i1 [ true, %e ], [ %nv.route, %a.merge ]
  br i1 %nv.route1, label %f, label %j, !nv.selection !2

f:
  %var.0 = phi i32 [ %nv.carry2, %e.merge ]
  %f.y = call i32 @step(i32 3, i32 %var.0)
  br label %j

j:
  %var.1 = phi i32 [ %nv.carry1, %e.merge ], [ %f.y, %f ]
  call void @visit(i32 4)
  ret i32 %var.1
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"e.merge"}
!1 = !{!"a.merge"}
!2 = !{!"j"}
