define void @barrier_in_if(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %j, !nv.selection !0

a:
  call void @nv.barrier()
  br label %j

j:
  call void @visit(i32 2)
  ret void
}

declare void @nv.barrier() #0

declare void @visit(i32)

declare i1 @choose(i32)

attributes #0 = { convergent nounwind }

!0 = !{!"j"}
