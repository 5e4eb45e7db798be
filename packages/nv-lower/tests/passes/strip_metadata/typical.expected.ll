@tile = external addrspace(3) global [64 x float], align 4
define void @k(ptr noalias readonly %x, ptr writeonly %y, i32 %n) "nv.kernel"="k" "nv.local_size"="64,1,1" {
entry:
  %i = call i32 @nv.local.id(i32 0)
  %w = zext nneg i32 %i to i64
  %source = getelementptr float, ptr %x, i64 %w
  %target = getelementptr float, ptr %y, i64 %w
  %cell = load float, ptr %source, align 4
  %nv.offset.1 = sext i32 %i to i64
  %own = getelementptr i32, ptr addrspace(3) @tile, i64 %nv.offset.1
  store float %cell, ptr addrspace(3) %own, align 4
  call void @nv.barrier()
  %start = mul i32 %n, 14
  %nv.offset.2 = sext i32 %start to i64
  %p = getelementptr i32, ptr addrspace(3) @tile, i64 %nv.offset.2
  %v0 = load float, ptr addrspace(3) %p, align 4
  %m0 = fmul float %v0, 2.000000e+00
  %s0 = fadd float %m0, 0.000000e+00
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %v1 = load float, ptr addrspace(3) %p1, align 4
  %m1 = fmul float %v1, 3.000000e+00
  %s1 = fadd float %s0, %m1
  store float %s1, ptr %target, align 4
  ret void
}
declare i32 @nv.local.id(i32) nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @nv.barrier() convergent nocallback nofree nounwind
