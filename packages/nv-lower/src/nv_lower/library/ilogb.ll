define linkonce_odr range(i32 2147483647, 2147482625) i32 @ilogb(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = bitcast double %2 to i64
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %19, label %5

5:
  %6 = icmp ugt i64 %3, 9218868437227405311
  br i1 %6, label %7, label %10

7:
  %8 = icmp eq i64 %3, 9218868437227405312
  %9 = select i1 %8, i32 2147483647, i32 -2147483648
  br label %19

10:
  %11 = icmp ult i64 %3, 4503599627370496
  %12 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %3, i1 true)
  %13 = trunc nuw nsw i64 %12 to i32
  %14 = sub nsw i32 12, %13
  %15 = lshr i64 %3, 52
  %16 = trunc nuw nsw i64 %15 to i32
  %17 = select i1 %11, i32 %14, i32 %16
  %18 = add nsw i32 %17, -1023
  br label %19

19:
  %20 = phi i32 [ %9, %7 ], [ %18, %10 ], [ -2147483648, %1 ]
  ret i32 %20
}

declare double @llvm.fabs.f64(double)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)
