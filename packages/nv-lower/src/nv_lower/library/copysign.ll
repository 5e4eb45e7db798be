define linkonce_odr noundef double @copysign(double noundef %0, double noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = call double @llvm.copysign.f64(double %0, double %1)
  ret double %3
}

declare double @llvm.copysign.f64(double, double)
