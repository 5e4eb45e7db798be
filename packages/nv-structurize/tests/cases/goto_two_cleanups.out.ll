define void @goto_two_cleanups(i32 %n) {
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
  br i1 %b.c, label %c, label %b.merge, !nv.selection !2

c:
  call void @visit(i32 3)
  br label %b.merge

b.merge:
  %nv.route = phi i1 [ true, %b ], [ false, %c ]
  br label %a.merge

a.merge:
  %nv.route1 = phi i1 [ true, %a ], [ %nv.route, %b.merge ]
  br i1 %nv.route1, label %f1, label %a.merge1, !nv.selection !3

f1:
  call void @visit(i32 4)
  br label %a.merge1

a.merge1:
  %nv.route2 = phi i1 [ false, %a.merge ], [ true, %f1 ]
  br label %e.merge

e.merge:
  %nv.route3 = phi i1 [ true, %e ], [ %nv.route2, %a.merge1 ]
  br i1 %nv.route3, label %f2, label %r, !nv.selection !4

f2:
  call void @visit(i32 5)
  br label %r

r:
  call void @visit(i32 6)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"e.merge"}
!1 = !{!"a.merge"}
!2 = !{!"b.merge"}
!3 = !{!"a.merge1"}
!4 = !{!"r"}
