define linkonce_odr float @cospif(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = bitcast float %2 to i32
  %4 = icmp ugt i32 %3, 2139095039
  br i1 %4, label %54, label %5

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
  %33 = call float @llvm.fma.f32(float %27, float -5.000000e-01, float 1.000000e+00)
  %34 = fsub float 1.000000e+00, %33
  %35 = call float @llvm.fma.f32(float %27, float -5.000000e-01, float %34)
  %36 = fmul float %27, %27
  %37 = call float @llvm.fma.f32(float %27, float 0x3EF99E0E40000000, float 0xBF56C0C1A0000000)
  %38 = call float @llvm.fma.f32(float %37, float %27, float 0x3FA55554A0000000)
  %39 = call float @llvm.fma.f32(float %36, float %38, float %35)
  %40 = fmul float %19, %21
  %41 = fsub float %39, %40
  %42 = fadd float %33, %41
  %43 = and i32 %26, 1
  %44 = icmp eq i32 %43, 0
  %45 = select i1 %44, float %42, float %32
  %46 = bitcast float %45 to i32
  %47 = shl i32 %26, 30
  %48 = add i32 %47, 1073741824
  %49 = and i32 %48, -2147483648
  %50 = xor i32 %49, %46
  %51 = bitcast i32 %50 to float
  %52 = fcmp oeq float %51, 0.000000e+00
  %53 = select i1 %52, float 0.000000e+00, float %51
  br label %54

54:
  %55 = phi float [ %53, %5 ], [ 0x7FF8000000000000, %1 ]
  ret float %55
}

declare float @llvm.fabs.f32(float)

declare float @llvm.rint.f32(float)

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.trunc.f32(float)
