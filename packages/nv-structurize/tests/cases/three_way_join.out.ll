define void @three_way_join(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b, !nv.selection !0

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %x, label %a.merge, !nv.selection !1

x:
  call void @visit(i32 3)
  br label %a.merge

a.merge:
  %nv.route1 = phi i1 [ true, %a ], [ false, %x ]
  br label %e.merge

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %b.merge, label %z, !nv.selection !2

z:
  call void @visit(i32 5)
  br label %b.merge

b.merge:
  %nv.route = phi i1 [ true, %b ], [ false, %z ]
  br label %e.merge

e.merge:
  %nv.route2 = phi i1 [ %nv.route1, %a.merge ], [ %nv.route, %b.merge ]
  br i1 %nv.route2, label %y, label %j, !nv.selection !3

y:
  call void @visit(i32 4)
  br label %j

j:
  call void @visit(i32 6)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"e.merge"}
!1 = !{!"a.merge"}
!2 = !{!"b.merge"}
!3 = !{!"j"}
