define linkonce_odr float @sinpif(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = bitcast float %2 to i32
  %4 = icmp ugt i32 %3, 2139095039
  br i1 %4, label %69, label %5

5:
  %6 = call float @llvm.trunc.f32(float %0)
  %7 = fcmp oeq float %6, %0
  br i1 %7, label %8, label %10

8:
  %9 = call float @llvm.copysign.f32(float 0.000000e+00, float %0)
  br label %69

10:
  %11 = fcmp olt float %2, 0x3C30000000000000
  br i1 %11, label %12, label %23

12:
  %13 = fmul float %0, 0x43B0000000000000
  %14 = bitcast float %13 to i32
  %15 = and i32 %14, -4096
  %16 = bitcast i32 %15 to float
  %17 = fmul float %16, 0x4009200000000000
  %18 = fsub float %13, %16
  %19 = fmul float %18, 0x400921FB60000000
  %20 = call float @llvm.fma.f32(float %16, float 0x3F4FB54440000000, float %19)
  %21 = fadd float %17, %20
  %22 = fmul float %21, 0x3C30000000000000
  br label %69

23:
  %24 = fcmp olt float %2, 0x4170000000000000
  %25 = select i1 %24, float %0, float 0.000000e+00
  %26 = fadd float %25, %25
  %27 = call float @llvm.rint.f32(float %26)
  %28 = fmul float %27, 5.000000e-01
  %29 = fsub float %25, %28
  %30 = bitcast float %29 to i32
  %31 = and i32 %30, -4096
  %32 = bitcast i32 %31 to float
  %33 = fmul float %32, 0x4009200000000000
  %34 = fsub float %29, %32
  %35 = fmul float %34, 0x400921FB60000000
  %36 = call float @llvm.fma.f32(float %32, float 0x3F4FB54440000000, float %35)
  %37 = fadd float %33, %36
  %38 = fsub float %37, %33
  %39 = fsub float %36, %38
  %40 = fmul float %27, 2.500000e-01
  %41 = call float @llvm.trunc.f32(float %40)
  %42 = fmul float %41, 4.000000e+00
  %43 = fsub float %27, %42
  %44 = fptosi float %43 to i32
  %45 = fmul float %37, %37
  %46 = fmul float %37, %45
  %47 = call float @llvm.fma.f32(float %45, float 0xBF29952D80000000, float 0x3F81107760000000)
  %48 = call float @llvm.fma.f32(float %47, float %45, float 0xBFC5555460000000)
  %49 = call float @llvm.fma.f32(float %46, float %48, float %39)
  %50 = fadd float %37, %49
  %51 = call float @llvm.fma.f32(float %45, float -5.000000e-01, float 1.000000e+00)
  %52 = fsub float 1.000000e+00, %51
  %53 = call float @llvm.fma.f32(float %45, float -5.000000e-01, float %52)
  %54 = fmul float %45, %45
  %55 = call float @llvm.fma.f32(float %45, float 0x3EF99E0E40000000, float 0xBF56C0C1A0000000)
  %56 = call float @llvm.fma.f32(float %55, float %45, float 0x3FA55554A0000000)
  %57 = call float @llvm.fma.f32(float %54, float %56, float %53)
  %58 = fmul float %37, %39
  %59 = fsub float %57, %58
  %60 = fadd float %51, %59
  %61 = and i32 %44, 1
  %62 = icmp eq i32 %61, 0
  %63 = select i1 %62, float %50, float %60
  %64 = bitcast float %63 to i32
  %65 = shl i32 %44, 30
  %66 = and i32 %65, -2147483648
  %67 = xor i32 %66, %64
  %68 = bitcast i32 %67 to float
  br label %69

69:
  %70 = phi float [ %9, %8 ], [ %22, %12 ], [ %68, %23 ], [ 0x7FF8000000000000, %1 ]
  ret float %70
}

declare float @llvm.fabs.f32(float)

declare float @llvm.trunc.f32(float)

declare float @llvm.copysign.f32(float, float)

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.rint.f32(float)
