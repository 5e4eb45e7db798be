define linkonce_odr float @roundf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.trunc.f32(float %0)
  %3 = fsub float %0, %2
  %4 = call float @llvm.fabs.f32(float %3)
  %5 = fcmp oge float %4, 5.000000e-01
  %6 = select i1 %5, float 1.000000e+00, float 0.000000e+00
  %7 = call float @llvm.fabs.f32(float %2)
  %8 = fadd float %7, %6
  %9 = call float @llvm.copysign.f32(float %8, float %0)
  ret float %9
}

declare float @llvm.trunc.f32(float)

declare float @llvm.fabs.f32(float)

declare float @llvm.copysign.f32(float, float)
