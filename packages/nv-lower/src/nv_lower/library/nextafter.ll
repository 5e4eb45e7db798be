define linkonce_odr double @nextafter(double noundef %0, double noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = bitcast double %0 to i64
  %4 = bitcast double %1 to i64
  %5 = fcmp ord double %0, %1
  br i1 %5, label %8, label %6

6:
  %7 = fadd double %0, %1
  br label %31

8:
  %9 = icmp eq i64 %3, %4
  br i1 %9, label %31, label %10

10:
  %11 = call double @llvm.fabs.f64(double %0)
  %12 = bitcast double %11 to i64
  %13 = call double @llvm.fabs.f64(double %1)
  %14 = bitcast double %13 to i64
  %15 = or i64 %14, %12
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %31, label %17

17:
  %18 = icmp eq i64 %12, 0
  br i1 %18, label %19, label %23

19:
  %20 = and i64 %4, -9223372036854775808
  %21 = or disjoint i64 %20, 1
  %22 = bitcast i64 %21 to double
  br label %31

23:
  %24 = icmp ugt i64 %14, %12
  %25 = xor i64 %4, %3
  %26 = icmp sgt i64 %25, -1
  %27 = and i1 %24, %26
  %28 = select i1 %27, i64 1, i64 -1
  %29 = add i64 %28, %3
  %30 = bitcast i64 %29 to double
  br label %31

31:
  %32 = phi double [ %7, %6 ], [ %22, %19 ], [ %30, %23 ], [ %1, %10 ], [ %1, %8 ]
  ret double %32
}

declare double @llvm.fabs.f64(double)
