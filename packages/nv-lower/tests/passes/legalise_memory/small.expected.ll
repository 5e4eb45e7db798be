target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr captures(none) %buffer, i64 %to.offset, i64 %from.offset, i64 %bytes, i32 %v) local_unnamed_addr #0 {
  %to = getelementptr i8, ptr %buffer, i64 %to.offset
  %from = getelementptr i8, ptr %buffer, i64 %from.offset
  %nv.2.f0 = getelementptr i8, ptr %from, i64 0
  %nv.2.v0 = load i8, ptr %nv.2.f0, align 1
  %nv.2.f1 = getelementptr i8, ptr %from, i64 1
  %nv.2.v1 = load i8, ptr %nv.2.f1, align 1
  %nv.2.f2 = getelementptr i8, ptr %from, i64 2
  %nv.2.v2 = load i8, ptr %nv.2.f2, align 1
  %nv.2.t0 = getelementptr i8, ptr %to, i64 0
  store i8 %nv.2.v0, ptr %nv.2.t0, align 1
  %nv.2.t1 = getelementptr i8, ptr %to, i64 1
  store i8 %nv.2.v1, ptr %nv.2.t1, align 1
  %nv.2.t2 = getelementptr i8, ptr %to, i64 2
  store i8 %nv.2.v2, ptr %nv.2.t2, align 1
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1
attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
