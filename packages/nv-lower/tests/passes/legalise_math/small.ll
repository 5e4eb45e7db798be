target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr captures(none) %p, ptr readonly captures(none) %q) local_unnamed_addr #0 {
  %x = load half, ptr %p, align 2
  %y = load half, ptr %q, align 2
  %r = frem half %x, %y
  store half %r, ptr %p, align 2
  ret void
}
attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
