define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %a = call contract float @llvm.fma.f32(float %f, float %f, float 1.0)
  store float %a, ptr %p
  ret void
}
declare float @llvm.fma.f32(float, float, float)
