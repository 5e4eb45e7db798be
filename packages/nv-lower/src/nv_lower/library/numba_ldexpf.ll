define linkonce_odr float @numba_ldexpf(float noundef %0, i32 noundef %1) alwaysinline nounwind {
  %3 = call float @ldexpf(float noundef %0, i32 noundef %1)
  ret float %3
}

declare float @ldexpf(float noundef, i32 noundef)
