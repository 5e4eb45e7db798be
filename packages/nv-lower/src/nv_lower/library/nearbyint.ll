define linkonce_odr noundef double @nearbyint(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.rint.f64(double %0)
  ret double %2
}

declare double @llvm.rint.f64(double)
