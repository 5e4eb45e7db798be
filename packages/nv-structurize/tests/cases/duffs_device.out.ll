define i32 @duffs_device(i32 %n) {
e:
  call void @visit(i32 0)
  %e.w = call i32 @pick(i32 0)
  switch i32 %e.w, label %d [
    i32 1, label %e.case
    i32 2, label %e.case1
    i32 3, label %e.case2
  ], !nv.selection !0

d:
  call void @visit(i32 5)
  br label %x

x:
  call void @visit(i32 6)
  ret i32 %n

e.case:
  br label %a.dispatch

e.case1:
  br label %a.dispatch

e.case2:
  br label %a.dispatch

a.dispatch:
  %var.0 = phi i32 [ %n, %e.case ], [ %n, %e.case1 ], [ %n, %e.case2 ], [ %nv.carry3, %a.latch ]
  %nv.route = phi i32 [ 1, %e.case ], [ 2, %e.case1 ], [ 3, %e.case2 ], [ %nv.carry4, %a.latch ]
  %nv.value = icmp eq i32 %nv.route, 1
  br label %a.body, !nv.loop !1

a.body:
  br i1 %nv.value, label %a, label %a.else, !nv.selection !2

a:
  %a.y = call i32 @step(i32 1, i32 %var.0)
  br label %a.merge2

a.else:
  %nv.value1 = icmp eq i32 %nv.route, 2
  br i1 %nv.value1, label %b, label %c, !nv.selection !3

b:
  %b.y = call i32 @step(i32 2, i32 %var.0)
  br label %a.merge1

c:
  %c.y = call i32 @step(i32 3, i32 %var.0)
  br label %l

l:
  call void @visit(i32 4)
  %l.c = call i1 @choose(i32 4)
  br i1 %l.c, label %a.merge1, label %a.merge

a.merge1:
  %nv.carry1 = phi i32 [ %b.y, %b ], [ %c.y, %l ]
  %nv.carry2 = phi i32 [ 3, %b ], [ 1, %l ]
  br label %a.merge2

a.merge2:
  %nv.carry3 = phi i32 [ %a.y, %a ], [ %nv.carry1, %a.merge1 ]
  %nv.carry4 = phi i32 [ 2, %a ], [ %nv.carry2, %a.merge1 ]
  br label %a.latch

a.latch:
  br label %a.dispatch

a.merge:
  br label %x1

x1:
  call void @visit(i32 6)
  ret i32 %c.y
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i32 @pick(i32)

declare i1 @choose(i32)

!0 = !{!"a.dispatch"}
!1 = !{!"a.merge", !"a.latch"}
!2 = !{!"a.merge2"}
!3 = !{!"a.merge1"}
