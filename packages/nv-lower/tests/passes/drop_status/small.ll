target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @kernel(ptr writeonly captures(none) initializes((0, 4)) %x.data, i64 %x.shape.0, ptr readnone captures(none) %nv.status) local_unnamed_addr #0 {
entry:
  store i32 1, ptr %x.data, align 4
  ret void
}
attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "no-jump-tables"="true" "nv.kernel"="kernel" "nv.local_size"="64,1,1" }
