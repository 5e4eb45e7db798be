define void @loop_all_exits_convergent(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %b, label %h.merge, !nv.loop !0

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br label %h.latch

h.latch:
  br i1 %b.c, label %h.merge, label %h

h.merge:
  %nv.route = phi i1 [ false, %h ], [ true, %h.latch ]
  br i1 %nv.route, label %y, label %x, !nv.selection !1

y:
  call void @nv.barrier()
  br label %j

x:
  call void @nv.barrier()
  br label %j

j:
  call void @visit(i32 5)
  ret void
}

declare void @nv.barrier() #0

declare void @visit(i32)

declare i1 @choose(i32)

attributes #0 = { convergent nounwind }

!0 = !{!"h.merge", !"h.latch"}
!1 = !{!"j"}
