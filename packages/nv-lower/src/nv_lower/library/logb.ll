define linkonce_odr double @logb(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = bitcast double %2 to i64
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %19, label %5

5:
  %6 = icmp ugt i64 %3, 9218868437227405311
  br i1 %6, label %7, label %9

7:
  %8 = fmul double %0, %0
  br label %19

9:
  %10 = icmp ult i64 %3, 4503599627370496
  %11 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %3, i1 true)
  %12 = trunc nuw nsw i64 %11 to i32
  %13 = sub nsw i32 12, %12
  %14 = lshr i64 %3, 52
  %15 = trunc nuw nsw i64 %14 to i32
  %16 = select i1 %10, i32 %13, i32 %15
  %17 = add nsw i32 %16, -1023
  %18 = sitofp i32 %17 to double
  br label %19

19:
  %20 = phi double [ %8, %7 ], [ %18, %9 ], [ 0xFFF0000000000000, %1 ]
  ret double %20
}

declare double @llvm.fabs.f64(double)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)
