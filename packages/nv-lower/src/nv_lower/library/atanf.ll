define linkonce_odr float @atanf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp uge float %2, 0x3F20000000000000
  %4 = fcmp ord float %0, 0.000000e+00
  %5 = and i1 %4, %3
  br i1 %5, label %6, label %70

6:
  %7 = fcmp ugt float %2, 1.000000e+00
  br i1 %7, label %21, label %8

8:
  %9 = fmul float %0, %0
  %10 = fmul float %9, %0
  %11 = call float @llvm.fmuladd.f32(float %9, float 0x3F52967300000000, float 0xBF7E69F760000000)
  %12 = call float @llvm.fmuladd.f32(float %11, float %9, float 0x3F9752F8E0000000)
  %13 = call float @llvm.fmuladd.f32(float %12, float %9, float 0xBFA70805C0000000)
  %14 = call float @llvm.fmuladd.f32(float %13, float %9, float 0x3FB1509E20000000)
  %15 = call float @llvm.fmuladd.f32(float %14, float %9, float 0xBFB6953B00000000)
  %16 = call float @llvm.fmuladd.f32(float %15, float %9, float 0x3FBC5116E0000000)
  %17 = call float @llvm.fmuladd.f32(float %16, float %9, float 0xBFC2476200000000)
  %18 = call float @llvm.fmuladd.f32(float %17, float %9, float 0x3FC99981C0000000)
  %19 = call float @llvm.fmuladd.f32(float %18, float %9, float 0xBFD5555520000000)
  %20 = call float @llvm.fmuladd.f32(float %10, float %19, float %0)
  br label %70

21:
  %22 = fcmp olt float %2, 0x4270000000000000
  %23 = select i1 %22, float %2, float 0x4270000000000000
  %24 = fdiv arcp float 1.000000e+00, %23
  %25 = bitcast float %24 to i32
  %26 = and i32 %25, 2147479552
  %27 = bitcast i32 %26 to float
  %28 = fsub float %24, %27
  %29 = bitcast float %23 to i32
  %30 = and i32 %29, 2147479552
  %31 = bitcast i32 %30 to float
  %32 = fsub float %23, %31
  %33 = fmul float %31, %27
  %34 = fsub float 1.000000e+00, %33
  %35 = fmul float %32, %27
  %36 = fsub float %34, %35
  %37 = fmul float %28, %31
  %38 = fsub float %36, %37
  %39 = fmul float %32, %28
  %40 = fsub float %38, %39
  %41 = fmul float %24, 0.000000e+00
  %42 = fsub float 0.000000e+00, %41
  %43 = fadd float %42, %40
  %44 = fmul float %24, %43
  %45 = fadd float %24, %44
  %46 = fsub float %45, %24
  %47 = fsub float %44, %46
  %48 = fmul float %45, %45
  %49 = fmul float %45, %48
  %50 = call float @llvm.fmuladd.f32(float %48, float 0x3F52967300000000, float 0xBF7E69F760000000)
  %51 = call float @llvm.fmuladd.f32(float %50, float %48, float 0x3F9752F8E0000000)
  %52 = call float @llvm.fmuladd.f32(float %51, float %48, float 0xBFA70805C0000000)
  %53 = call float @llvm.fmuladd.f32(float %52, float %48, float 0x3FB1509E20000000)
  %54 = call float @llvm.fmuladd.f32(float %53, float %48, float 0xBFB6953B00000000)
  %55 = call float @llvm.fmuladd.f32(float %54, float %48, float 0x3FBC5116E0000000)
  %56 = call float @llvm.fmuladd.f32(float %55, float %48, float 0xBFC2476200000000)
  %57 = call float @llvm.fmuladd.f32(float %56, float %48, float 0x3FC99981C0000000)
  %58 = call float @llvm.fmuladd.f32(float %57, float %48, float 0xBFD5555520000000)
  %59 = fmul float %48, -5.000000e-01
  %60 = call float @llvm.fmuladd.f32(float %59, float %47, float %47)
  %61 = call float @llvm.fmuladd.f32(float %49, float %58, float %60)
  %62 = fneg float %45
  %63 = fsub float 0x3FF921FB60000000, %45
  %64 = fadd float %63, 0xBFF921FB60000000
  %65 = fsub float %62, %64
  %66 = fsub float 0xBE6777A5C0000000, %61
  %67 = fadd float %65, %66
  %68 = fadd float %63, %67
  %69 = call float @llvm.copysign.f32(float %68, float %0)
  br label %70

70:
  %71 = phi float [ %20, %8 ], [ %69, %21 ], [ %0, %1 ]
  ret float %71
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fmuladd.f32(float, float, float)

declare float @llvm.copysign.f32(float, float)
