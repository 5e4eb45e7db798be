define void @two_entry_loops_in_row(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br label %a.dispatch

a.dispatch:
  %nv.route1 = phi i1 [ %e.c, %e ], [ %nv.carry1, %a.latch ]
  br label %a.body, !nv.loop !0

a.body:
  br i1 %nv.route1, label %a, label %b, !nv.selection !1

a:
  call void @visit(i32 1)
  br label %a.merge

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %a.merge, label %m

a.merge:
  %nv.carry1 = phi i1 [ false, %a ], [ true, %b ]
  br label %a.latch

a.latch:
  br label %a.dispatch

m:
  call void @visit(i32 3)
  %m.c = call i1 @choose(i32 3)
  br label %c.dispatch

c.dispatch:
  %nv.route = phi i1 [ %m.c, %m ], [ %nv.carry, %c.latch ]
  br label %c.body, !nv.loop !2

c.body:
  br i1 %nv.route, label %c, label %d, !nv.selection !3

c:
  call void @visit(i32 4)
  br label %c.merge

d:
  call void @visit(i32 5)
  %d.c = call i1 @choose(i32 5)
  br i1 %d.c, label %c.merge, label %x

c.merge:
  %nv.carry = phi i1 [ false, %c ], [ true, %d ]
  br label %c.latch

c.latch:
  br label %c.dispatch

x:
  call void @visit(i32 6)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"m", !"a.latch"}
!1 = !{!"a.merge"}
!2 = !{!"x", !"c.latch"}
!3 = !{!"c.merge"}
