define linkonce_odr double @nv_residual_f64(double noundef %0, double noundef %1, double noundef %2) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %4 = bitcast double %1 to i64
  %5 = and i64 %4, -134217728
  %6 = bitcast i64 %5 to double
  %7 = fsub double %1, %6
  %8 = bitcast double %2 to i64
  %9 = and i64 %8, -134217728
  %10 = bitcast i64 %9 to double
  %11 = fsub double %2, %10
  %12 = fmul double %6, %10
  %13 = fsub double %0, %12
  %14 = fmul double %11, %6
  %15 = fsub double %13, %14
  %16 = fmul double %7, %10
  %17 = fsub double %15, %16
  %18 = fmul double %7, %11
  %19 = fsub double %17, %18
  ret double %19
}
