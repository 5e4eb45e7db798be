define void @diamond_crossed(i32 %n) {
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
  br label %e.merge

e.merge:
  %nv.route = phi i1 [ %a.c, %a ], [ %b.c, %b ]
  br i1 %nv.route, label %c, label %d, !nv.selection !1

c:
  call void @visit(i32 3)
  br label %j

d:
  call void @visit(i32 4)
  br label %j

j:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"e.merge"}
!1 = !{!"j"}
