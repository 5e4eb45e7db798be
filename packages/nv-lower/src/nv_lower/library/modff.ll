define linkonce_odr noundef float @modff(float noundef %0, ptr noundef writeonly captures(none) %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(argmem: write) {
  %3 = call float @llvm.trunc.f32(float %0)
  store float %3, ptr %1, align 4
  %4 = call float @llvm.fabs.f32(float %0)
  %5 = bitcast float %4 to i32
  %6 = icmp ugt i32 %5, 2139095039
  %7 = fsub float %0, %3
  %8 = fcmp ord float %0, 0.000000e+00
  %9 = select i1 %8, float 0.000000e+00, float %0
  %10 = select i1 %6, float %9, float %7
  %11 = call float @llvm.copysign.f32(float %10, float %0)
  ret float %11
}

declare float @llvm.trunc.f32(float)

declare float @llvm.fabs.f32(float)

declare float @llvm.copysign.f32(float, float)
