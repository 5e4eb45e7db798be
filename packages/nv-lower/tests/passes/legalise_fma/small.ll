; options: {"features": ["shaderFloat64", "shaderInt64", "bufferDeviceAddress"]}
define void @k(ptr %x) "nv.kernel"="k" {
  %a = load float, ptr %x, align 4
  %r = call float @llvm.fma.f32(float %a, float %a, float -1.0)
  %loose = call contract float @llvm.fma.f32(float %a, float %a, float %r)
  store float %loose, ptr %x, align 4
  ret void
}
declare float @llvm.fma.f32(float, float, float)
