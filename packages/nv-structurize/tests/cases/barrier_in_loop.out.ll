define void @barrier_in_loop(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %b, label %x, !nv.loop !0

b:
  call void @nv.barrier()
  br label %l

l:
  call void @visit(i32 3)
  %l.c = call i1 @choose(i32 3)
  br label %h.latch

h.latch:
  br i1 %l.c, label %h, label %x

x:
  call void @visit(i32 4)
  ret void
}

declare void @nv.barrier() #0

declare void @visit(i32)

declare i1 @choose(i32)

attributes #0 = { convergent nounwind }

!0 = !{!"x", !"h.latch"}
