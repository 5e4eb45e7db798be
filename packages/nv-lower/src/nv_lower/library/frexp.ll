define linkonce_odr double @frexp(double noundef %0, ptr noundef writeonly captures(none) %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(argmem: write) {
  %3 = bitcast double %0 to i64
  %4 = call double @llvm.fabs.f64(double %0)
  %5 = bitcast double %4 to i64
  store i32 0, ptr %1, align 4
  %6 = add nsw i64 %5, -9218868437227405312
  %7 = icmp ult i64 %6, -9218868437227405311
  br i1 %7, label %30, label %8

8:
  %9 = and i64 %5, 4503599627370495
  %10 = icmp ult i64 %5, 4503599627370496
  br i1 %10, label %11, label %19

11:
  %12 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %9, i1 true)
  %13 = trunc nuw nsw i64 %12 to i32
  %14 = add nuw nsw i64 %12, 4294967285
  %15 = sub nsw i32 12, %13
  %16 = and i64 %14, 4294967295
  %17 = shl i64 %5, %16
  %18 = and i64 %17, 4503599627370495
  br label %22

19:
  %20 = lshr i64 %5, 52
  %21 = trunc nuw nsw i64 %20 to i32
  br label %22

22:
  %23 = phi i32 [ %15, %11 ], [ %21, %19 ]
  %24 = phi i64 [ %18, %11 ], [ %9, %19 ]
  %25 = add nsw i32 %23, -1022
  store i32 %25, ptr %1, align 4
  %26 = and i64 %3, -9223372036854775808
  %27 = or disjoint i64 %26, %24
  %28 = or disjoint i64 %27, 4602678819172646912
  %29 = bitcast i64 %28 to double
  br label %30

30:
  %31 = phi double [ %29, %22 ], [ %0, %2 ]
  ret double %31
}

declare double @llvm.fabs.f64(double)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)
