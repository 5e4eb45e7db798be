define void @k(ptr %p, ptr %q, double %d) {
  %x = load float, ptr %p
  %n = fptosi float %x to i64
  %y = call float @nv.lower.whole.f32.f32(float %x)
  %z = call double @nv.lower.whole.f32.f64(float %x)
  %m = fptosi double %d to i64
  %w = call double @nv.lower.whole.f64.f64(double %d)
  %v = sitofp i64 %m to float
  %s = fptosi float %x to i32
  %t = sitofp i32 %s to float
  %u = uitofp i64 %n to double
  store float %y, ptr %p
  store double %z, ptr %q
  store double %w, ptr %q
  store float %v, ptr %p
  store float %t, ptr %p
  store double %u, ptr %q
  store i64 %n, ptr %q
  ret void
}
define internal float @nv.lower.whole.f32.f32(float %x) alwaysinline nocallback nofree nosync nounwind willreturn memory(none) {
  %whole = call float @llvm.trunc.f32(float %x)
  %positive = fadd float %whole, 0.0
  %size = call float @llvm.fabs.f32(float %x)
  %fits = fcmp olt float %size, 0x43E0000000000000
  %result = select i1 %fits, float %positive, float 0xC3E0000000000000
  ret float %result
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
define internal double @nv.lower.whole.f64.f64(double %x) alwaysinline nocallback nofree nosync nounwind willreturn memory(none) {
  %whole = call double @llvm.trunc.f64(double %x)
  %positive = fadd double %whole, 0.0
  %size = call double @llvm.fabs.f64(double %x)
  %fits = fcmp olt double %size, 0x43E0000000000000
  %result = select i1 %fits, double %positive, double 0xC3E0000000000000
  ret double %result
}
declare float @llvm.trunc.f32(float)
declare float @llvm.fabs.f32(float)
declare double @llvm.trunc.f64(double)
declare double @llvm.fabs.f64(double)
