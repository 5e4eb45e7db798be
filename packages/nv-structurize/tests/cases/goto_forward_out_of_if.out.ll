define void @goto_forward_out_of_if(i32 %n) {
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
  br label %a.merge

a.merge:
  %nv.route = phi i1 [ false, %a ], [ true, %b ]
  br label %e.merge

e.merge:
  %nv.route1 = phi i1 [ true, %e ], [ %nv.route, %a.merge ]
  br i1 %nv.route1, label %j, label %k, !nv.selection !2

j:
  call void @visit(i32 3)
  br label %k

k:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"e.merge"}
!1 = !{!"a.merge"}
!2 = !{!"k"}
