@tile = external addrspace(3) global [64 x float], align 4
define void @k(ptr %x, ptr noalias %y, i32 %n) "nv.kernel"="k" "nv.local_size"="64,1,1" {
entry:
  %i = call i32 @nv.local.id(i32 0)
  %w = zext i32 %i to i64
  %source = getelementptr float, ptr %x, i64 %w
  %target = getelementptr float, ptr %y, i64 %w
  %cell = load float, ptr %source
  %own = getelementptr float, ptr addrspace(3) @tile, i64 %w
  store float %cell, ptr addrspace(3) %own
  call void @nv.barrier()
  %start = shl i32 %n, 2
  %start.w = zext i32 %start to i64
  %p = getelementptr float, ptr addrspace(3) @tile, i64 %start.w
  %p0 = getelementptr float, ptr addrspace(3) %p, i64 0
  %v0 = load float, ptr addrspace(3) %p0
  %m0 = fmul float %v0, 2.0
  %s0 = fadd float zeroinitializer, %m0
  %p1 = getelementptr float, ptr addrspace(3) %p, i64 1
  %v1 = load float, ptr addrspace(3) %p1
  %m1 = fmul float %v1, 3.0
  %s1 = fadd float %s0, %m1
  %p2 = getelementptr float, ptr addrspace(3) %p, i64 2
  %v2 = load float, ptr addrspace(3) %p2
  %m2 = fmul float %v2, 4.0
  %s2 = fadd float %s1, %m2
  %p3 = getelementptr float, ptr addrspace(3) %p, i64 3
  %v3 = load float, ptr addrspace(3) %p3
  %m3 = fmul float %v3, 5.0
  %s3 = fadd float %s2, %m3
  store float %s3, ptr %target
  ret void
}
declare range(i32 0, 131072) i32 @nv.local.id(i32) nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @nv.barrier() convergent nocallback nofree nounwind
