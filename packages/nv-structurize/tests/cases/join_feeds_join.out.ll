define void @join_feeds_join(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b, !nv.selection !0

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br label %e.merge

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  %nv.value = xor i1 %b.c, true
  br label %e.merge

e.merge:
  %nv.route = phi i1 [ %a.c, %a ], [ %nv.value, %b ]
  br i1 %nv.route, label %x, label %y, !nv.selection !1

x:
  call void @visit(i32 3)
  br label %y

y:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"e.merge"}
!1 = !{!"y"}
