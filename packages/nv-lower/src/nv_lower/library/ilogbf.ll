define linkonce_odr range(i32 2147483647, 2147483521) i32 @ilogbf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = bitcast float %2 to i32
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %18, label %5

5:
  %6 = icmp ugt i32 %3, 2139095039
  br i1 %6, label %7, label %10

7:
  %8 = icmp eq i32 %3, 2139095040
  %9 = select i1 %8, i32 2147483647, i32 -2147483648
  br label %18

10:
  %11 = icmp ult i32 %3, 8388608
  %12 = and i32 %3, 8388607
  %13 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %12, i1 true)
  %14 = sub nsw i32 9, %13
  %15 = lshr i32 %3, 23
  %16 = select i1 %11, i32 %14, i32 %15
  %17 = add nsw i32 %16, -127
  br label %18

18:
  %19 = phi i32 [ %9, %7 ], [ %17, %10 ], [ -2147483648, %1 ]
  ret i32 %19
}

declare float @llvm.fabs.f32(float)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)
