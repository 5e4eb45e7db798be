define linkonce_odr float @nextafterf(float noundef %0, float noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = bitcast float %0 to i32
  %4 = bitcast float %1 to i32
  %5 = fcmp ord float %0, %1
  br i1 %5, label %8, label %6

6:
  %7 = fadd float %0, %1
  br label %31

8:
  %9 = icmp eq i32 %3, %4
  br i1 %9, label %31, label %10

10:
  %11 = call float @llvm.fabs.f32(float %0)
  %12 = bitcast float %11 to i32
  %13 = call float @llvm.fabs.f32(float %1)
  %14 = bitcast float %13 to i32
  %15 = or i32 %14, %12
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %31, label %17

17:
  %18 = icmp eq i32 %12, 0
  br i1 %18, label %19, label %23

19:
  %20 = and i32 %4, -2147483648
  %21 = or disjoint i32 %20, 1
  %22 = bitcast i32 %21 to float
  br label %31

23:
  %24 = icmp ugt i32 %14, %12
  %25 = xor i32 %4, %3
  %26 = icmp sgt i32 %25, -1
  %27 = and i1 %24, %26
  %28 = select i1 %27, i32 1, i32 -1
  %29 = add i32 %28, %3
  %30 = bitcast i32 %29 to float
  br label %31

31:
  %32 = phi float [ %7, %6 ], [ %22, %19 ], [ %30, %23 ], [ %1, %10 ], [ %1, %8 ]
  ret float %32
}

declare float @llvm.fabs.f32(float)
