define linkonce_odr noundef double @trunc(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.trunc.f64(double %0)
  ret double %2
}

declare double @llvm.trunc.f64(double)
