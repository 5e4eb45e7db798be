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
  %nv.value = select i1 %a2.c, i32 6, i32 5
  br label %a1.merge

a1.merge:
  %nv.carry = phi i32 [ poison, %a1 ], [ %a2.y, %a2 ]
  %nv.route = phi i32 [ 4, %a1 ], [ %nv.value, %a2 ]
  br label %e.merge

b0:
  %b0.y = call i32 @step(i32 3, i32 %e.y)
  br label %e.merge

e.merge:
  %nv.carry1 = phi i32 [ %nv.carry, %a1.merge ], [ poison, %b0 ]
  %nv.carry2 = phi i32 [ %a1.y, %a1.merge ], [ %b0.y, %b0 ]
  %nv.route1 = phi i32 [ %nv.route, %a1.merge ], [ 4, %b0 ]
  %nv.value1 = icmp eq i32 %nv.route1, 4
  %nv.value2 = icmp eq i32 %nv.route1, 5
  br i1 %nv.value1, label %b1, label %e.merge1, !nv.selection !2

b1:
  %var.0 = phi i32 [ %nv.carry2, %e.merge ]
  %b1.y = call i32 @step(i32 4, i32 %var.0)
  br label %e.merge1

e.merge1:
  %nv.carry3 = phi i32 [ %nv.carry1, %e.merge ], [ %b1.y, %b1 ]
  %nv.route2 = phi i1 [ %nv.value2, %e.merge ], [ true, %b1 ]
  br i1 %nv.route2, label %b2, label %b3, !nv.selection !3

b2:
  %var.2 = phi i32 [ %nv.carry3, %e.merge1 ]
  %b2.y = call i32 @step(i32 5, i32 %var.2)
  br label %b3

b3:
  %var.1 = phi i32 [ %nv.carry3, %e.merge1 ], [ %b2.y, %b2 ]
  call void @visit(i32 6)
  ret i32 %var.1
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"e.merge"}
!1 = !{!"a1.merge"}
!2 = !{!"e.merge1"}
!3 = !{!"b3"}
