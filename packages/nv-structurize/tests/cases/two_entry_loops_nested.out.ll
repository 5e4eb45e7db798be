define void @two_entry_loops_nested(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  %nv.value = select i1 %e.c, i32 1, i32 4
  br label %a.dispatch

a.dispatch:
  %nv.route = phi i32 [ %nv.value, %e ], [ %nv.next, %a.latch ]
  %nv.value1 = icmp eq i32 %nv.route, 1
  br label %a.body, !nv.loop !0

a.body:
  br i1 %nv.value1, label %a, label %a.else, !nv.selection !1

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %c, label %a.latch

a.else:
  %nv.value2 = icmp eq i32 %nv.route, 3
  br i1 %nv.value2, label %d, label %b, !nv.selection !2

d:
  call void @visit(i32 3)
  %d.c = call i1 @choose(i32 3)
  br i1 %d.c, label %a.merge, label %a.latch

b:
  call void @visit(i32 4)
  %b.c = call i1 @choose(i32 4)
  br i1 %b.c, label %a.latch, label %x

a.merge:
  br label %c

c:
  call void @visit(i32 2)
  br label %a.latch

a.latch:
  %nv.next = phi i32 [ 3, %a ], [ 4, %d ], [ 1, %b ], [ 3, %c ]
  br label %a.dispatch

x:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x", !"a.latch"}
!1 = !{!"c"}
!2 = !{!"a.merge"}
