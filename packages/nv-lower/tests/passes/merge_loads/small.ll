; options: {"features": ["bufferDeviceAddress", "shaderFloat64", "shaderInt16", "shaderInt64", "shaderInt8", "storageBuffer16BitAccess", "storageBuffer8BitAccess", "wideWorkgroupLoads"]}
target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
@tile = external local_unnamed_addr addrspace(3) global [64 x float], align 4
define void @k(ptr noalias readonly captures(none) %x, ptr writeonly captures(none) %y, i32 %n) local_unnamed_addr #0 {
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
declare range(i32 0, 131072) i32 @nv.local.id(i32) local_unnamed_addr #1
declare void @nv.barrier() local_unnamed_addr #2
attributes #0 = { nofree norecurse nounwind "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nofree nounwind }
