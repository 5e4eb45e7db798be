define linkonce_odr noundef double @modf(double noundef %0, ptr noundef writeonly captures(none) %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(argmem: write) {
  %3 = call double @llvm.trunc.f64(double %0)
  store double %3, ptr %1, align 8
  %4 = call double @llvm.fabs.f64(double %0)
  %5 = bitcast double %4 to i64
  %6 = icmp ugt i64 %5, 9218868437227405311
  %7 = fsub double %0, %3
  %8 = fcmp ord double %0, 0.000000e+00
  %9 = select i1 %8, double 0.000000e+00, double %0
  %10 = select i1 %6, double %9, double %7
  %11 = call double @llvm.copysign.f64(double %10, double %0)
  ret double %11
}

declare double @llvm.trunc.f64(double)

declare double @llvm.fabs.f64(double)

declare double @llvm.copysign.f64(double, double)
