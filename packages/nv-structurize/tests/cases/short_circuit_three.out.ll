define void @short_circuit_three(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %e.merge, !nv.selection !0

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %b, label %a.merge, !nv.selection !1

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %t, label %b.merge, !nv.selection !2

t:
  call void @visit(i32 3)
  br label %b.merge

b.merge:
  %nv.route = phi i1 [ true, %b ], [ false, %t ]
  br label %a.merge

a.merge:
  %nv.route1 = phi i1 [ true, %a ], [ %nv.route, %b.merge ]
  br label %e.merge

e.merge:
  %nv.route2 = phi i1 [ true, %e ], [ %nv.route1, %a.merge ]
  br i1 %nv.route2, label %f, label %j, !nv.selection !3

f:
  call void @visit(i32 4)
  br label %j

j:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"e.merge"}
!1 = !{!"a.merge"}
!2 = !{!"b.merge"}
!3 = !{!"j"}
