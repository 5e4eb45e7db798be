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
  br label %b3

b3:
  call void @visit(i32 7)
  ret void

a2.merge:
  br label %a1.merge

a1.merge:
  %nv.route = phi i1 [ true, %a1 ], [ false, %a2.merge ]
  br label %e.merge

b0:
  call void @visit(i32 3)
  br label %e.merge

e.merge:
  %nv.route1 = phi i1 [ %nv.route, %a1.merge ], [ true, %b0 ]
  br i1 %nv.route1, label %b1, label %b2, !nv.selection !3

b1:
  call void @visit(i32 4)
  br label %b2

b2:
  call void @visit(i32 5)
  br label %b31

b31:
  call void @visit(i32 7)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"e.merge"}
!1 = !{!"a1.merge"}
!2 = !{!"a2.merge"}
!3 = !{!"b2"}
