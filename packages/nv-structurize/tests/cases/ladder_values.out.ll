define i32 @ladder_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a1, label %b0, !nv.selection !0

a1:
  %a1.y = call i32 @step(i32 1, i32 %e.y)
  %a1.c = call i1 @choose(i32 1)
  br i1 %a1.c, label %a2, label %a1.merge, !nv.selection !1

a2:
  %a2.y = call i32 @step(i32 2, i32 %a1.y)
  %a2.c = call i1 @choose(i32 2)
  br i1 %a2.c, label %b3, label %a2.merge, !nv.selection !2

b3:
  call void @visit(i32 6)
  ret i32 %a2.y

a2.merge:
  br label %a1.merge

a1.merge:
  %nv.carry = phi i32 [ poison, %a1 ], [ %a2.y, %a2.merge ]
  %nv.route = phi i1 [ true, %a1 ], [ false, %a2.merge ]
  br label %e.merge

b0:
  %b0.y = call i32 @step(i32 3, i32 %e.y)
  br label %e.merge

e.merge:
  %nv.carry1 = phi i32 [ %nv.carry, %a1.merge ], [ poison, %b0 ]
  %var.0 = phi i32 [ %a1.y, %a1.merge ], [ %b0.y, %b0 ]
  %nv.route1 = phi i1 [ %nv.route, %a1.merge ], [ true, %b0 ]
  br i1 %nv.route1, label %b1, label %b2, !nv.selection !3

b1:
  %b1.y = call i32 @step(i32 4, i32 %var.0)
  br label %b2

b2:
  %var.2 = phi i32 [ %nv.carry1, %e.merge ], [ %b1.y, %b1 ]
  %b2.y = call i32 @step(i32 5, i32 %var.2)
  br label %b31

b31:
  call void @visit(i32 6)
  ret i32 %b2.y
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"e.merge"}
!1 = !{!"a1.merge"}
!2 = !{!"a2.merge"}
!3 = !{!"b2"}
