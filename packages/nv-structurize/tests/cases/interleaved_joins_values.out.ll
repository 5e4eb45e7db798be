define i32 @interleaved_joins_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b, !nv.selection !0

a:
  %a.y = call i32 @step(i32 1, i32 %e.y)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %j, label %a.merge, !nv.selection !1

j:
  %j.y = call i32 @step(i32 3, i32 %a.y)
  br label %a.merge

a.merge:
  %nv.carry = phi i32 [ %a.y, %a ], [ %j.y, %j ]
  br label %e.merge

b:
  %b.y = call i32 @step(i32 2, i32 %e.y)
  %b.c = call i1 @choose(i32 2)
  br label %e.merge

e.merge:
  %nv.carry1 = phi i32 [ %nv.carry, %a.merge ], [ %b.y, %b ]
  %nv.route = phi i1 [ true, %a.merge ], [ %b.c, %b ]
  br i1 %nv.route, label %k, label %j2, !nv.selection !2

k:
  %var.0 = phi i32 [ %nv.carry1, %e.merge ]
  %k.y = call i32 @step(i32 4, i32 %var.0)
  br label %j2

j2:
  %var.1 = phi i32 [ %nv.carry1, %e.merge ], [ %k.y, %k ]
  call void @visit(i32 5)
  ret i32 %var.1
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"e.merge"}
!1 = !{!"a.merge"}
!2 = !{!"j2"}
