target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
@tile = external local_unnamed_addr addrspace(3) global [64 x float], align 4
define void @k(ptr readonly captures(none) %x, ptr writeonly captures(none) %y, i32 %n) local_unnamed_addr #0 {
entry:
  %i = tail call i32 @nv.local.id(i32 0)
  %w = zext nneg i32 %i to i64
  %source = getelementptr float, ptr %x, i64 %w
  %target = getelementptr float, ptr %y, i64 %w
  %cell = load float, ptr %source, align 4
  %nv.offset.1 = sext i32 %i to i64
  %own = getelementptr i32, ptr addrspace(3) @tile, i64 %nv.offset.1
  store float %cell, ptr addrspace(3) %own, align 4
  tail call void @nv.barrier()
  %start = shl i32 %n, 2
  %nv.offset.2 = sext i32 %start to i64
  %p = getelementptr i32, ptr addrspace(3) @tile, i64 %nv.offset.2
  %v0 = load float, ptr addrspace(3) %p, align 4
  %m0 = fmul float %v0, 2.000000e+00
  %s0 = fadd float %m0, 0.000000e+00
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %v1 = load float, ptr addrspace(3) %p1, align 4
  %m1 = fmul float %v1, 3.000000e+00
  %s1 = fadd float %s0, %m1
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %v2 = load float, ptr addrspace(3) %p2, align 4
  %m2 = fmul float %v2, 4.000000e+00
  %s2 = fadd float %s1, %m2
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %v3 = load float, ptr addrspace(3) %p3, align 4
  %m3 = fmul float %v3, 5.000000e+00
  %s3 = fadd float %s2, %m3
  store float %s3, ptr %target, align 4
  ret void
}
declare range(i32 0, 131072) i32 @nv.local.id(i32) local_unnamed_addr #1
declare void @nv.barrier() local_unnamed_addr #2
attributes #0 = { nofree norecurse nounwind "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nofree nounwind }
