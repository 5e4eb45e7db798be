define linkonce_odr float @cospif(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = bitcast float %2 to i32
  %4 = icmp ugt i32 %3, 2139095039
  br i1 %4, label %55, label %5

5:
  %6 = fcmp olt float %2, 0x4170000000000000
  %7 = select i1 %6, float %0, float 0.000000e+00
  %8 = fadd float %7, %7
  %9 = call float @llvm.rint.f32(float %8)
  %10 = fmul float %9, 5.000000e-01
  %11 = fsub float %7, %10
  %12 = bitcast float %11 to i32
  %13 = and i32 %12, -4096
  %14 = bitcast i32 %13 to float
  %15 = fmul float %14, 0x4009200000000000
  %16 = fsub float %11, %14
  %17 = fmul float %16, 0x400921FB60000000
  %18 = call float @llvm.fma.f32(float %14, float 0x3F4FB54440000000, float %17)
  %19 = fadd float %15, %18
  %20 = fsub float %19, %15
  %21 = fsub float %18, %20
  %22 = fmul float %9, 2.500000e-01
  %23 = call float @llvm.trunc.f32(float %22)
  %24 = fmul float %23, 4.000000e+00
  %25 = fsub float %9, %24
  %26 = fptosi float %25 to i32
  %27 = fmul float %19, %19
  %28 = fmul float %19, %27
  %29 = call float @llvm.fma.f32(float %27, float 0xBF29952D80000000, float 0x3F81107760000000)
  %30 = call float @llvm.fma.f32(float %29, float %27, float 0xBFC5555460000000)
  %31 = call float @llvm.fma.f32(float %28, float %30, float %21)
  %32 = fadd float %19, %31
  %33 = fmul float %27, -5.000000e-01
  %34 = fadd float %33, 1.000000e+00
  %35 = fadd float %34, -1.000000e+00
  %36 = fsub float %33, %35
  %37 = fmul float %27, %27
  %38 = call float @llvm.fma.f32(float %27, float 0x3EF99E0E40000000, float 0xBF56C0C1A0000000)
  %39 = call float @llvm.fma.f32(float %38, float %27, float 0x3FA55554A0000000)
  %40 = call float @llvm.fma.f32(float %37, float %39, float %36)
  %41 = fmul float %19, %21
  %42 = fsub float %40, %41
  %43 = fadd float %34, %42
  %44 = and i32 %26, 1
  %45 = icmp eq i32 %44, 0
  %46 = select i1 %45, float %43, float %32
  %47 = bitcast float %46 to i32
  %48 = shl i32 %26, 30
  %49 = add i32 %48, 1073741824
  %50 = and i32 %49, -2147483648
  %51 = xor i32 %50, %47
  %52 = bitcast i32 %51 to float
  %53 = fcmp oeq float %52, 0.000000e+00
  %54 = select i1 %53, float 0.000000e+00, float %52
  br label %55

55:
  %56 = phi float [ %54, %5 ], [ 0x7FF8000000000000, %1 ]
  ret float %56
}

declare float @llvm.fabs.f32(float)

declare float @llvm.rint.f32(float)

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.trunc.f32(float)
