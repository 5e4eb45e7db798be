define void @leave_three_loops(i32 %n) {
e:
  call void @visit(i32 0)
  br label %a

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %b, label %x, !nv.loop !0

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %c, label %b.merge, !nv.loop !1

c:
  call void @visit(i32 3)
  %c.c = call i1 @choose(i32 3)
  br i1 %c.c, label %d, label %c.merge, !nv.loop !2

d:
  call void @visit(i32 4)
  %d.c = call i1 @choose(i32 4)
  br i1 %d.c, label %x1, label %e2, !nv.selection !3

x1:
  call void @visit(i32 8)
  ret void

e2:
  call void @visit(i32 5)
  br label %c.latch

c.latch:
  br label %c

c.merge:
  br label %lb

lb:
  call void @visit(i32 6)
  br label %b.latch

b.latch:
  br label %b

b.merge:
  br label %la

la:
  call void @visit(i32 7)
  br label %a.latch

a.latch:
  br label %a

x:
  call void @visit(i32 8)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x", !"a.latch"}
!1 = !{!"b.merge", !"b.latch"}
!2 = !{!"c.merge", !"c.latch"}
!3 = !{!"e2"}
