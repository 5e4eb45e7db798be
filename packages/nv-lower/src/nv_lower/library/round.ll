define linkonce_odr double @round(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.trunc.f64(double %0)
  %3 = fsub double %0, %2
  %4 = call double @llvm.fabs.f64(double %3)
  %5 = fcmp oge double %4, 5.000000e-01
  %6 = select i1 %5, double 1.000000e+00, double 0.000000e+00
  %7 = call double @llvm.fabs.f64(double %2)
  %8 = fadd double %7, %6
  %9 = call double @llvm.copysign.f64(double %8, double %0)
  ret double %9
}

declare double @llvm.trunc.f64(double)

declare double @llvm.fabs.f64(double)

declare double @llvm.copysign.f64(double, double)
