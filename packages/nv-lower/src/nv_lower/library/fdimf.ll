define linkonce_odr noundef float @fdimf(float noundef %0, float noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = fcmp ord float %0, %1
  %4 = fadd float %0, %1
  %5 = fcmp ogt float %0, %1
  %6 = fsub float %0, %1
  %7 = select i1 %5, float %6, float 0.000000e+00
  %8 = select i1 %3, float %7, float %4
  ret float %8
}
