define linkonce_odr noundef float @rintf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.rint.f32(float %0)
  ret float %2
}

declare float @llvm.rint.f32(float)
