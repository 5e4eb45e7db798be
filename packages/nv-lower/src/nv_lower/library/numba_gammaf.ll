define linkonce_odr float @numba_gammaf(float noundef %0) alwaysinline nounwind {
  %2 = call float @tgammaf(float noundef %0)
  ret float %2
}

declare float @tgammaf(float noundef)
