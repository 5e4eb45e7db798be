define void @two_entry_loop_two_exits(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br label %a.dispatch

a.dispatch:
  %nv.route = phi i1 [ %e.c, %e ], [ %nv.next, %a.latch ]
  br label %a.body, !nv.loop !0

a.body:
  br i1 %nv.route, label %a, label %b, !nv.selection !1

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %a.latch, label %x

x:
  call void @visit(i32 3)
  br label %a.merge

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %a.latch, label %y

y:
  call void @visit(i32 4)
  br label %a.merge

a.merge:
  br label %j

a.latch:
  %nv.next = phi i1 [ false, %a ], [ true, %b ]
  br label %a.dispatch

j:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"j", !"a.latch"}
!1 = !{!"a.merge"}
