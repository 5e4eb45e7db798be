define linkonce_odr float @nv_sqrt_f32(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = bitcast float %0 to i32
  %3 = add i32 %2, -1
  %4 = icmp ult i32 %3, 2139095039
  br i1 %4, label %10, label %5

5:
  switch i32 %2, label %6 [
    i32 -2147483648, label %66
    i32 2139095040, label %66
    i32 0, label %66
  ]

6:
  %7 = fcmp ord float %0, 0.000000e+00
  %8 = fadd float %0, %0
  %9 = select i1 %7, float 0x7FF8000000000000, float %8
  br label %66

10:
  %11 = and i32 %2, 8388607
  %12 = icmp ult i32 %2, 8388608
  br i1 %12, label %13, label %18

13:
  %14 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %11, i1 true)
  %15 = add nsw i32 %14, -8
  %16 = sub nsw i32 9, %14
  %17 = shl i32 %11, %15
  br label %21

18:
  %19 = lshr i32 %2, 23
  %20 = or disjoint i32 %11, 8388608
  br label %21

21:
  %22 = phi i32 [ %16, %13 ], [ %19, %18 ]
  %23 = phi i32 [ %17, %13 ], [ %20, %18 ]
  %24 = and i32 %22, 1
  %25 = or i32 %22, 65534
  %26 = and i32 %23, 8388607
  %27 = or disjoint i32 %26, 1065353216
  %28 = bitcast i32 %27 to float
  %29 = icmp eq i32 %24, 0
  %30 = fadd float %28, %28
  %31 = select i1 %29, float %30, float %28
  %32 = call arcp float @llvm.sqrt.f32(float %31)
  %33 = fcmp olt float %32, 1.000000e+00
  %34 = select i1 %33, float 1.000000e+00, float %32
  %35 = bitcast float %34 to i32
  %36 = add i32 %35, -1056964608
  %37 = sub nuw nsw i32 24, %24
  %38 = shl i32 %23, %37
  %39 = mul i32 %36, %36
  %40 = sub i32 %38, %39
  %41 = sitofp i32 %40 to float
  %42 = fdiv arcp float 0x3E70000000000000, %34
  %43 = fmul float %42, %41
  %44 = call float @llvm.rint.f32(float %43)
  %45 = fptosi float %44 to i32
  %46 = shl i32 %36, 1
  %47 = add i32 %46, %45
  %48 = mul i32 %47, %45
  %49 = sub nsw i32 %40, %48
  %50 = add i32 %36, %45
  %51 = icmp sgt i32 %49, %50
  %52 = sub nsw i32 0, %50
  %53 = icmp sle i32 %49, %52
  %54 = sext i1 %53 to i32
  %55 = select i1 %51, i32 1, i32 %54
  %56 = add nsw i32 %22, %25
  %57 = trunc i32 %56 to i16
  %58 = add i16 %57, -126
  %59 = sdiv i16 %58, 2
  %60 = sext i16 %59 to i32
  %61 = shl nsw i32 %60, 23
  %62 = add i32 %61, 1056964608
  %63 = add i32 %62, %50
  %64 = add i32 %63, %55
  %65 = bitcast i32 %64 to float
  br label %66

66:
  %67 = phi float [ %65, %21 ], [ %0, %5 ], [ %9, %6 ], [ %0, %5 ], [ %0, %5 ]
  ret float %67
}

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare float @llvm.sqrt.f32(float)

declare float @llvm.rint.f32(float)
