define linkonce_odr float @atanf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp uge float %2, 0x3F20000000000000
  %4 = fcmp ord float %0, 0.000000e+00
  %5 = and i1 %4, %3
  br i1 %5, label %6, label %62

6:
  %7 = fcmp ugt float %2, 1.000000e+00
  br i1 %7, label %21, label %8

8:
  %9 = fmul float %0, %0
  %10 = fmul float %9, %0
  %11 = call float @llvm.fma.f32(float %9, float 0x3F52967300000000, float 0xBF7E69F760000000)
  %12 = call float @llvm.fma.f32(float %11, float %9, float 0x3F9752F8E0000000)
  %13 = call float @llvm.fma.f32(float %12, float %9, float 0xBFA70805C0000000)
  %14 = call float @llvm.fma.f32(float %13, float %9, float 0x3FB1509E20000000)
  %15 = call float @llvm.fma.f32(float %14, float %9, float 0xBFB6953B00000000)
  %16 = call float @llvm.fma.f32(float %15, float %9, float 0x3FBC5116E0000000)
  %17 = call float @llvm.fma.f32(float %16, float %9, float 0xBFC2476200000000)
  %18 = call float @llvm.fma.f32(float %17, float %9, float 0x3FC99981C0000000)
  %19 = call float @llvm.fma.f32(float %18, float %9, float 0xBFD5555520000000)
  %20 = call float @llvm.fma.f32(float %10, float %19, float %0)
  br label %62

21:
  %22 = fcmp olt float %2, 0x4270000000000000
  %23 = select i1 %22, float %2, float 0x4270000000000000
  %24 = fdiv arcp float 1.000000e+00, %23
  %25 = bitcast float %24 to i32
  %26 = and i32 %25, 2147479552
  %27 = bitcast i32 %26 to float
  %28 = bitcast float %23 to i32
  %29 = and i32 %28, 2147479552
  %30 = bitcast i32 %29 to float
  %31 = fmul float %30, %27
  %32 = fsub float 1.000000e+00, %31
  %33 = fsub float %23, %30
  %34 = fmul float %33, %27
  %35 = fsub float %32, %34
  %36 = fmul float %24, %35
  %37 = fadd float %36, %27
  %38 = fsub float %37, %27
  %39 = fsub float %36, %38
  %40 = fmul float %37, %37
  %41 = fmul float %37, %40
  %42 = call float @llvm.fma.f32(float %40, float 0x3F52967300000000, float 0xBF7E69F760000000)
  %43 = call float @llvm.fma.f32(float %42, float %40, float 0x3F9752F8E0000000)
  %44 = call float @llvm.fma.f32(float %43, float %40, float 0xBFA70805C0000000)
  %45 = call float @llvm.fma.f32(float %44, float %40, float 0x3FB1509E20000000)
  %46 = call float @llvm.fma.f32(float %45, float %40, float 0xBFB6953B00000000)
  %47 = call float @llvm.fma.f32(float %46, float %40, float 0x3FBC5116E0000000)
  %48 = call float @llvm.fma.f32(float %47, float %40, float 0xBFC2476200000000)
  %49 = call float @llvm.fma.f32(float %48, float %40, float 0x3FC99981C0000000)
  %50 = call float @llvm.fma.f32(float %49, float %40, float 0xBFD5555520000000)
  %51 = fmul float %40, -5.000000e-01
  %52 = call float @llvm.fma.f32(float %51, float %39, float %39)
  %53 = call float @llvm.fma.f32(float %41, float %50, float %52)
  %54 = fneg float %37
  %55 = fsub float 0x3FF921FB60000000, %37
  %56 = fadd float %55, 0xBFF921FB60000000
  %57 = fsub float %54, %56
  %58 = fsub float 0xBE6777A5C0000000, %53
  %59 = fadd float %57, %58
  %60 = fadd float %55, %59
  %61 = call float @llvm.copysign.f32(float %60, float %0)
  br label %62

62:
  %63 = phi float [ %20, %8 ], [ %61, %21 ], [ %0, %1 ]
  ret float %63
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.copysign.f32(float, float)
