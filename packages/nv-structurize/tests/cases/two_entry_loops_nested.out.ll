define void @two_entry_loops_nested(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br label %a.dispatch

a.dispatch:
  %nv.route = phi i1 [ %e.c, %e ], [ %nv.next1, %a.latch ]
  br label %a.body, !nv.loop !0

a.body:
  br i1 %nv.route, label %a, label %b, !nv.selection !1

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br label %c.dispatch

c.dispatch:
  %nv.route1 = phi i1 [ %a.c, %a ], [ %nv.next, %c.latch ]
  br label %c.body, !nv.loop !2

c.body:
  br i1 %nv.route1, label %c, label %d, !nv.selection !3

c:
  call void @visit(i32 2)
  br label %c.merge1

d:
  call void @visit(i32 3)
  %d.c = call i1 @choose(i32 3)
  br i1 %d.c, label %c.merge1, label %c.merge

c.merge1:
  %nv.carry = phi i1 [ false, %c ], [ true, %d ]
  br label %c.latch

c.latch:
  %nv.next = phi i1 [ %nv.carry, %c.merge1 ]
  br label %c.dispatch

c.merge:
  br label %a.merge

b:
  call void @visit(i32 4)
  %b.c = call i1 @choose(i32 4)
  br i1 %b.c, label %a.merge, label %x

a.merge:
  %nv.carry1 = phi i1 [ false, %c.merge ], [ true, %b ]
  br label %a.latch

a.latch:
  %nv.next1 = phi i1 [ %nv.carry1, %a.merge ]
  br label %a.dispatch

x:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x", !"a.latch"}
!1 = !{!"a.merge"}
!2 = !{!"c.merge", !"c.latch"}
!3 = !{!"c.merge1"}
