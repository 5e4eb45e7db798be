define void @four_entry_loop(i32 %n) {
e:
  call void @visit(i32 0)
  %e.w = call i32 @pick(i32 0)
  switch i32 %e.w, label %e.case [
    i32 1, label %e.case1
    i32 2, label %e.case2
    i32 3, label %e.case3
  ], !nv.selection !0

e.case:
  br label %a.dispatch

e.case1:
  br label %a.dispatch

e.case2:
  br label %a.dispatch

e.case3:
  br label %a.dispatch

a.dispatch:
  %nv.route = phi i32 [ 1, %e.case ], [ 2, %e.case1 ], [ 3, %e.case2 ], [ 4, %e.case3 ], [ %nv.carry, %a.latch ]
  br label %a.body, !nv.loop !1

a.body:
  switch i32 %nv.route, label %d [
    i32 1, label %a
    i32 2, label %b
    i32 3, label %c
  ], !nv.selection !2

d:
  call void @visit(i32 4)
  %d.c = call i1 @choose(i32 4)
  br i1 %d.c, label %a.merge, label %x

a:
  call void @visit(i32 1)
  br label %a.merge

b:
  call void @visit(i32 2)
  br label %a.merge

c:
  call void @visit(i32 3)
  br label %a.merge

a.merge:
  %nv.carry = phi i32 [ 1, %d ], [ 2, %a ], [ 3, %b ], [ 4, %c ]
  br label %a.latch

a.latch:
  br label %a.dispatch

x:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

declare i1 @choose(i32)

!0 = !{!"a.dispatch"}
!1 = !{!"x", !"a.latch"}
!2 = !{!"a.merge"}
