define void @ladder_three(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a1, label %b0, !nv.selection !0

a1:
  call void @visit(i32 1)
  %a1.c = call i1 @choose(i32 1)
  br i1 %a1.c, label %a2, label %a1.merge, !nv.selection !1

a2:
  call void @visit(i32 2)
  %a2.c = call i1 @choose(i32 2)
  br i1 %a2.c, label %a3, label %a2.merge, !nv.selection !2

a3:
  call void @visit(i32 6)
  br label %a2.merge

a2.merge:
  %nv.route = phi i1 [ true, %a2 ], [ false, %a3 ]
  %nv.value = select i1 %nv.route, i32 5, i32 7
  br label %a1.merge

a1.merge:
  %nv.route1 = phi i32 [ 4, %a1 ], [ %nv.value, %a2.merge ]
  br label %e.merge

b0:
  call void @visit(i32 3)
  br label %e.merge

e.merge:
  %nv.route2 = phi i32 [ %nv.route1, %a1.merge ], [ 4, %b0 ]
  %nv.value1 = icmp eq i32 %nv.route2, 4
  %nv.value2 = icmp eq i32 %nv.route2, 5
  br i1 %nv.value1, label %b1, label %e.merge1, !nv.selection !3

b1:
  call void @visit(i32 4)
  br label %e.merge1

e.merge1:
  %nv.route3 = phi i1 [ %nv.value2, %e.merge ], [ true, %b1 ]
  br i1 %nv.route3, label %b2, label %b3, !nv.selection !4

b2:
  call void @visit(i32 5)
  br label %b3

b3:
  call void @visit(i32 7)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"e.merge"}
!1 = !{!"a1.merge"}
!2 = !{!"a2.merge"}
!3 = !{!"e.merge1"}
!4 = !{!"b3"}
