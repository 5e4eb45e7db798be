define linkonce_odr float @numba_nextafterf(float noundef %0, float noundef %1) alwaysinline nounwind {
  %3 = call float @nextafterf(float noundef %0, float noundef %1)
  ret float %3
}

declare float @nextafterf(float noundef, float noundef)
