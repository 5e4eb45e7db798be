define void @k(ptr %p) {
  %x = load float, ptr %p
  %n = fptosi float %x to i64
  %y = call double @nv.lower.whole.f32.f64(float %x)
  store double %y, ptr %p
  ret void
}
define internal double @nv.lower.whole.f32.f64(float %x) alwaysinline nocallback nofree nosync nounwind willreturn memory(none) {
  %whole = call float @llvm.trunc.f32(float %x)
  %positive = fadd float %whole, 0.0
  %wide = fpext float %positive to double
  %size = call float @llvm.fabs.f32(float %x)
  %fits = fcmp olt float %size, 0x43E0000000000000
  %result = select i1 %fits, double %wide, double 0xC3E0000000000000
  ret double %result
}
declare float @llvm.trunc.f32(float)
declare float @llvm.fabs.f32(float)
