; options: {"features": ["bufferDeviceAddress"]}
target datalayout = "e-p:64:64:64:32-p3:64:64:64:32-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr writeonly captures(none) initializes((0, 8)) %x, ptr readnone captures(none) %y, i32 %n) local_unnamed_addr #0 {
entry:
  store i64 72340172838076673, ptr %x, align 4
  ret void
}
attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
