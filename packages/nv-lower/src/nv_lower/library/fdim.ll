define linkonce_odr noundef double @fdim(double noundef %0, double noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = fcmp ord double %0, %1
  %4 = fadd double %0, %1
  %5 = fcmp ogt double %0, %1
  %6 = fsub double %0, %1
  %7 = select i1 %5, double %6, double 0.000000e+00
  %8 = select i1 %3, double %7, double %4
  ret double %8
}
