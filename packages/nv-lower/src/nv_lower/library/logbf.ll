define linkonce_odr float @logbf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = bitcast float %2 to i32
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %18, label %5

5:
  %6 = icmp ugt i32 %3, 2139095039
  br i1 %6, label %7, label %9

7:
  %8 = fmul float %0, %0
  br label %18

9:
  %10 = icmp ult i32 %3, 8388608
  %11 = and i32 %3, 8388607
  %12 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %11, i1 true)
  %13 = sub nsw i32 9, %12
  %14 = lshr i32 %3, 23
  %15 = select i1 %10, i32 %13, i32 %14
  %16 = add nsw i32 %15, -127
  %17 = sitofp i32 %16 to float
  br label %18

18:
  %19 = phi float [ %8, %7 ], [ %17, %9 ], [ 0xFFF0000000000000, %1 ]
  ret float %19
}

declare float @llvm.fabs.f32(float)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)
