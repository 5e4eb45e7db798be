define linkonce_odr float @frexpf(float noundef %0, ptr noundef writeonly captures(none) %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(argmem: write) {
  %3 = bitcast float %0 to i32
  %4 = call float @llvm.fabs.f32(float %0)
  %5 = bitcast float %4 to i32
  store i32 0, ptr %1, align 4
  %6 = add nsw i32 %5, -2139095040
  %7 = icmp ult i32 %6, -2139095039
  br i1 %7, label %27, label %8

8:
  %9 = and i32 %5, 8388607
  %10 = icmp ult i32 %5, 8388608
  br i1 %10, label %11, label %17

11:
  %12 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %9, i1 true)
  %13 = add nsw i32 %12, -8
  %14 = sub nsw i32 9, %12
  %15 = shl i32 %5, %13
  %16 = and i32 %15, 8388607
  br label %19

17:
  %18 = lshr i32 %5, 23
  br label %19

19:
  %20 = phi i32 [ %14, %11 ], [ %18, %17 ]
  %21 = phi i32 [ %16, %11 ], [ %9, %17 ]
  %22 = add nsw i32 %20, -126
  store i32 %22, ptr %1, align 4
  %23 = and i32 %3, -2147483648
  %24 = or disjoint i32 %23, %21
  %25 = or disjoint i32 %24, 1056964608
  %26 = bitcast i32 %25 to float
  br label %27

27:
  %28 = phi float [ %26, %19 ], [ %0, %2 ]
  ret float %28
}

declare float @llvm.fabs.f32(float)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)
