define void @three_entry_loop(i32 %n) {
e:
  call void @visit(i32 0)
  %e.w = call i32 @pick(i32 0)
  switch i32 %e.w, label %e.case [
    i32 1, label %e.case1
    i32 2, label %e.case2
  ], !nv.selection !0

e.case:
  br label %a.dispatch

e.case1:
  br label %a.dispatch

e.case2:
  br label %a.dispatch

a.dispatch:
  %nv.route = phi i32 [ 1, %e.case ], [ 2, %e.case1 ], [ 3, %e.case2 ], [ %nv.carry1, %a.latch ]
  %nv.value = icmp eq i32 %nv.route, 1
  br label %a.body, !nv.loop !1

a.body:
  br i1 %nv.value, label %a, label %a.else, !nv.selection !2

a:
  call void @visit(i32 1)
  br label %a.merge1

a.else:
  %nv.value1 = icmp eq i32 %nv.route, 2
  br i1 %nv.value1, label %b, label %c, !nv.selection !3

b:
  call void @visit(i32 2)
  br label %a.merge

c:
  call void @visit(i32 3)
  %c.c = call i1 @choose(i32 3)
  br i1 %c.c, label %a.merge, label %x

a.merge:
  %nv.carry = phi i32 [ 3, %b ], [ 1, %c ]
  br label %a.merge1

a.merge1:
  %nv.carry1 = phi i32 [ 2, %a ], [ %nv.carry, %a.merge ]
  br label %a.latch

a.latch:
  br label %a.dispatch

x:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

declare i1 @choose(i32)

!0 = !{!"a.dispatch"}
!1 = !{!"x", !"a.latch"}
!2 = !{!"a.merge1"}
!3 = !{!"a.merge"}
