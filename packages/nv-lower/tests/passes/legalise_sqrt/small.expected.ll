target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr captures(none) %x, float %a) local_unnamed_addr #0 {
  %v = load float, ptr %x, align 4
  %r = tail call fast float @llvm.sqrt.f32(float %v)
  %q = call fast float @nv.rsqrt.f32(float %v)
  store float %q, ptr %x, align 4
  ret void
}
declare float @llvm.sqrt.f32(float) #1
declare float @nv.rsqrt.f32(float) nocallback nofree nosync nounwind speculatable willreturn memory(none)
attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
