; a barrier in an irreducible loop
; RUN: nv-structurize

define void @two_entry_loop_convergent(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b

a:
  call void @nv.barrier()
  br label %b

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %a, label %x

x:
  call void @visit(i32 3)
  ret void
}

declare void @nv.barrier() #0

declare void @visit(i32)

declare i1 @choose(i32)

attributes #0 = { convergent nounwind }
