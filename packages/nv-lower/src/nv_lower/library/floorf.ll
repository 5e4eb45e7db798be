define linkonce_odr noundef float @floorf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.floor.f32(float %0)
  ret float %2
}

declare float @llvm.floor.f32(float)
