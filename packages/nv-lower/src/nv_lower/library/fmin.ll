define linkonce_odr noundef double @fmin(double noundef %0, double noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = fcmp ord double %0, 0.000000e+00
  br i1 %3, label %4, label %13

4:
  %5 = fcmp oeq double %0, %1
  br i1 %5, label %6, label %10

6:
  %7 = bitcast double %0 to i64
  %8 = icmp slt i64 %7, 0
  %9 = select i1 %8, double %0, double %1
  br label %13

10:
  %11 = fcmp olt double %1, %0
  %12 = select i1 %11, double %1, double %0
  br label %13

13:
  %14 = phi double [ %9, %6 ], [ %12, %10 ], [ %1, %2 ]
  ret double %14
}
