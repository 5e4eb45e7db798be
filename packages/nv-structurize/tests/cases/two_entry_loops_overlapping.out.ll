define void @two_entry_loops_overlapping(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br label %a.dispatch

a.dispatch:
  %nv.route = phi i1 [ %e.c, %e ], [ %nv.carry, %a.latch ]
  br label %a.body, !nv.loop !0

a.body:
  br i1 %nv.route, label %a, label %b, !nv.selection !1

a:
  call void @visit(i32 1)
  br label %a.merge

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %c, label %b.merge, !nv.loop !2

c:
  call void @visit(i32 3)
  %c.c = call i1 @choose(i32 3)
  br i1 %c.c, label %c.merge, label %x, !nv.loop !3

x:
  call void @visit(i32 4)
  br label %d

d:
  call void @visit(i32 5)
  %d.c = call i1 @choose(i32 5)
  br i1 %d.c, label %d.merge, label %y, !nv.selection !4

y:
  call void @visit(i32 6)
  ret void

d.merge:
  br label %c.latch

c.latch:
  br label %c

c.merge:
  br label %b.latch

b.latch:
  br label %b

b.merge:
  br label %a.merge

a.merge:
  %nv.carry = phi i1 [ false, %a ], [ true, %b.merge ]
  br label %a.latch

a.latch:
  br label %a.dispatch

a.never:
  unreachable
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"a.never", !"a.latch"}
!1 = !{!"a.merge"}
!2 = !{!"b.merge", !"b.latch"}
!3 = !{!"c.merge", !"c.latch"}
!4 = !{!"d.merge"}
