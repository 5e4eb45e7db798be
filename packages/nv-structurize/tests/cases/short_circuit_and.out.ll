define void @short_circuit_and(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %e.merge, !nv.selection !0

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %t, label %a.merge, !nv.selection !1

t:
  call void @visit(i32 2)
  br label %a.merge

a.merge:
  %nv.route = phi i1 [ true, %a ], [ false, %t ]
  br label %e.merge

e.merge:
  %nv.route1 = phi i1 [ true, %e ], [ %nv.route, %a.merge ]
  br i1 %nv.route1, label %f, label %j, !nv.selection !2

f:
  call void @visit(i32 3)
  br label %j

j:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"e.merge"}
!1 = !{!"a.merge"}
!2 = !{!"j"}
