target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr writeonly captures(none) initializes((0, 4)) %p, i32 %axis) local_unnamed_addr #0 {
  %i = tail call i32 @nv.global.id(i32 %axis)
  store i32 %i, ptr %p, align 4
  ret void
}
declare i32 @nv.global.id(i32) local_unnamed_addr #1
attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
