target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr captures(none) %buffer, i64 %to.offset, i64 %from.offset, i64 %bytes, i32 %v) local_unnamed_addr #0 {
  %to = getelementptr i8, ptr %buffer, i64 %to.offset
  %from = getelementptr i8, ptr %buffer, i64 %from.offset
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %to, ptr noundef nonnull align 1 dereferenceable(3) %from, i64 3, i1 false)
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
