define void @switch_fallthrough_chain(i32 %n) {
e:
  call void @visit(i32 0)
  %e.w = call i32 @pick(i32 0)
  switch i32 %e.w, label %e.case [
    i32 1, label %a
    i32 2, label %e.case1
    i32 3, label %e.case2
  ], !nv.selection !0

e.case:
  br label %e.merge

a:
  call void @visit(i32 1)
  br label %e.merge

e.case1:
  br label %e.merge

e.case2:
  br label %e.merge

e.merge:
  %nv.route = phi i32 [ 4, %e.case ], [ 2, %a ], [ 2, %e.case1 ], [ 3, %e.case2 ]
  %nv.value = icmp eq i32 %nv.route, 2
  %nv.value1 = icmp eq i32 %nv.route, 3
  br i1 %nv.value, label %b, label %e.merge1, !nv.selection !1

b:
  call void @visit(i32 2)
  br label %e.merge1

e.merge1:
  %nv.route1 = phi i1 [ %nv.value1, %e.merge ], [ true, %b ]
  br i1 %nv.route1, label %c, label %d, !nv.selection !2

c:
  call void @visit(i32 3)
  br label %d

d:
  call void @visit(i32 4)
  br label %j

j:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

!0 = !{!"e.merge"}
!1 = !{!"e.merge1"}
!2 = !{!"d"}
