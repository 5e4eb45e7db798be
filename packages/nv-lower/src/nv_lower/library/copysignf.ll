define linkonce_odr noundef float @copysignf(float noundef %0, float noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = call float @llvm.copysign.f32(float %0, float %1)
  ret float %3
}

declare float @llvm.copysign.f32(float, float)
