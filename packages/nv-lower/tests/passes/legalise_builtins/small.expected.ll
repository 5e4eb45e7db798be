target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr writeonly captures(none) initializes((0, 4)) %p, i32 %axis) local_unnamed_addr #0 {
  %i = tail call i32 @nv.lower.global.id(i32 %axis)
  store i32 %i, ptr %p, align 4
  ret void
}
define internal i32 @nv.lower.global.id(i32 %axis) alwaysinline nounwind willreturn memory(none) {
  %v0 = call i32 @nv.global.id(i32 0)
  %c0 = icmp eq i32 %axis, 0
  %s0 = select i1 %c0, i32 %v0, i32 0
  %v1 = call i32 @nv.global.id(i32 1)
  %c1 = icmp eq i32 %axis, 1
  %s1 = select i1 %c1, i32 %v1, i32 %s0
  %v2 = call i32 @nv.global.id(i32 2)
  %c2 = icmp eq i32 %axis, 2
  %s2 = select i1 %c2, i32 %v2, i32 %s1
  ret i32 %s2
}
declare i32 @nv.global.id(i32) local_unnamed_addr #1
attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
