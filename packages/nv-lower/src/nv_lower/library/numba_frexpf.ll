define linkonce_odr float @numba_frexpf(float noundef %0, ptr noundef %1) alwaysinline nounwind {
  %3 = call float @frexpf(float noundef %0, ptr noundef %1)
  ret float %3
}

declare float @frexpf(float noundef, ptr noundef)
