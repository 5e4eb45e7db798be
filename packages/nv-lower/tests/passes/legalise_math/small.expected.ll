target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr captures(none) %p, ptr readonly captures(none) %q) local_unnamed_addr #0 {
  %x = load half, ptr %p, align 2
  %y = load half, ptr %q, align 2
  %r = call half @nv.lower.fmod.f16(half %x, half %y)
  store half %r, ptr %p, align 2
  ret void
}
define internal half @nv.lower.fmod.f16(half %a, half %b) alwaysinline nounwind willreturn memory(none) {
  %a.wide = fpext half %a to float
  %b.wide = fpext half %b to float
  %r = call float @fmodf(float %a.wide, float %b.wide)
  %n = fptrunc float %r to half
  ret half %n
}
declare float @fmodf(float, float) nocallback nofree nounwind willreturn memory(none)
attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
