define void @critical_edges(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %e.merge, !nv.selection !0

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br label %e.merge

e.merge:
  %nv.route = phi i1 [ true, %e ], [ %a.c, %a ]
  br i1 %nv.route, label %j, label %k, !nv.selection !1

j:
  call void @visit(i32 2)
  br label %k

k:
  call void @visit(i32 3)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"e.merge"}
!1 = !{!"k"}
