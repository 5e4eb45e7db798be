target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr readnone captures(none) %buffer, i64 %to.offset, i64 %from.offset, i64 %bytes, i32 %v) local_unnamed_addr #0 {
  ret void
}
attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
