target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
@tile = external local_unnamed_addr addrspace(3) global [64 x float], align 16
define void @k(ptr writeonly captures(none) initializes((0, 4)) %p, i32 %i) local_unnamed_addr #0 {
  %1 = sext i32 %i to i64
  %a = getelementptr float, ptr addrspace(3) @tile, i64 %1
  store float 1.000000e+00, ptr addrspace(3) %a, align 4
  tail call void @nv.barrier()
  %v = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @tile, i64 12), align 4
  store float %v, ptr %p, align 4
  ret void
}
declare void @nv.barrier() local_unnamed_addr #1
attributes #0 = { nofree norecurse nounwind "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
attributes #1 = { convergent nocallback nofree nounwind }
