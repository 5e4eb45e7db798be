define void @switch_in_switch(i32 %n) {
e:
  call void @visit(i32 0)
  %e.w = call i32 @pick(i32 0)
  switch i32 %e.w, label %a [
    i32 1, label %b
    i32 2, label %c
  ], !nv.selection !0

a:
  call void @visit(i32 1)
  %a.w = call i32 @pick(i32 1)
  %nv.value = icmp slt i32 %a.w, 2
  br i1 %nv.value, label %a.low, label %a.high, !nv.selection !1

a.low:
  %nv.value1 = icmp eq i32 %a.w, 1
  br i1 %nv.value1, label %f, label %a.merge1, !nv.selection !2

f:
  call void @visit(i32 3)
  br label %a.merge1

a.merge1:
  %nv.route1 = phi i1 [ true, %a.low ], [ false, %f ]
  br label %a.merge2

a.high:
  %nv.value2 = icmp eq i32 %a.w, 2
  br i1 %nv.value2, label %g, label %a.merge, !nv.selection !3

g:
  call void @visit(i32 4)
  br label %a.merge

a.merge:
  %nv.route = phi i1 [ true, %a.high ], [ false, %g ]
  br label %a.merge2

a.merge2:
  %nv.route2 = phi i1 [ %nv.route1, %a.merge1 ], [ %nv.route, %a.merge ]
  br i1 %nv.route2, label %d, label %k, !nv.selection !4

d:
  call void @visit(i32 2)
  br label %k

k:
  call void @visit(i32 5)
  br label %j

b:
  call void @visit(i32 6)
  br label %j

c:
  call void @visit(i32 7)
  br label %j

j:
  call void @visit(i32 8)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

!0 = !{!"j"}
!1 = !{!"a.merge2"}
!2 = !{!"a.merge1"}
!3 = !{!"a.merge"}
!4 = !{!"k"}
