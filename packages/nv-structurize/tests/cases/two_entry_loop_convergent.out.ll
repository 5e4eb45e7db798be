define void @two_entry_loop_convergent(i32 %n) {
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
  call void @nv.barrier()
  br label %a.merge

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %a.merge, label %x

a.merge:
  %nv.carry = phi i1 [ false, %a ], [ true, %b ]
  br label %a.latch

a.latch:
  br label %a.dispatch

x:
  call void @visit(i32 3)
  ret void
}

declare void @nv.barrier() #0

declare void @visit(i32)

declare i1 @choose(i32)

attributes #0 = { convergent nounwind }

!0 = !{!"x", !"a.latch"}
!1 = !{!"a.merge"}
