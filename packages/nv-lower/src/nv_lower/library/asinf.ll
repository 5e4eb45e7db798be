define linkonce_odr float @asinf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp ugt float %2, 5.000000e-01
  br i1 %3, label %15, label %4

4:
  %5 = fcmp olt float %2, 0x3F20000000000000
  br i1 %5, label %59, label %6

6:
  %7 = fmul float %0, %0
  %8 = call float @llvm.fmuladd.f32(float %7, float 0x3FA595C3E0000000, float 0x3F98C3E680000000)
  %9 = call float @llvm.fmuladd.f32(float %8, float %7, float 0x3FA747BB80000000)
  %10 = call float @llvm.fmuladd.f32(float %9, float %7, float 0x3FB3302040000000)
  %11 = call float @llvm.fmuladd.f32(float %10, float %7, float 0x3FC5555C80000000)
  %12 = fmul float %7, %11
  %13 = fmul float %12, %0
  %14 = fadd float %13, %0
  br label %59

15:
  %16 = fcmp ugt float %2, 1.000000e+00
  br i1 %16, label %59, label %17

17:
  %18 = fmul float %2, 5.000000e-01
  %19 = fsub float 5.000000e-01, %18
  %20 = fcmp oeq float %19, 0.000000e+00
  br i1 %20, label %48, label %21

21:
  %22 = call arcp float @llvm.sqrt.f32(float %19)
  %23 = bitcast float %22 to i32
  %24 = and i32 %23, -4096
  %25 = bitcast i32 %24 to float
  %26 = fsub float %22, %25
  %27 = fmul float %25, %25
  %28 = fsub float %19, %27
  %29 = fmul float %26, %25
  %30 = fsub float %28, %29
  %31 = fsub float %30, %29
  %32 = fmul float %26, %26
  %33 = fsub float %31, %32
  %34 = fmul float %33, 5.000000e-01
  %35 = fdiv arcp float %34, %22
  %36 = fadd float %22, %35
  %37 = fsub float %36, %22
  %38 = fsub float %35, %37
  %39 = call float @llvm.fmuladd.f32(float %19, float 0x3FA595C3E0000000, float 0x3F98C3E680000000)
  %40 = call float @llvm.fmuladd.f32(float %39, float %19, float 0x3FA747BB80000000)
  %41 = call float @llvm.fmuladd.f32(float %40, float %19, float 0x3FB3302040000000)
  %42 = call float @llvm.fmuladd.f32(float %41, float %19, float 0x3FC5555C80000000)
  %43 = fmul float %19, %42
  %44 = fmul float %43, %36
  %45 = fadd float %44, %38
  %46 = fadd float %36, %36
  %47 = fadd float %45, %45
  br label %48

48:
  %49 = phi float [ %46, %21 ], [ 0.000000e+00, %17 ]
  %50 = phi float [ %47, %21 ], [ 0.000000e+00, %17 ]
  %51 = fneg float %49
  %52 = fsub float 0x3FF921FB60000000, %49
  %53 = fadd float %52, 0xBFF921FB60000000
  %54 = fsub float %51, %53
  %55 = fsub float 0xBE6777A5C0000000, %50
  %56 = fadd float %55, %54
  %57 = fadd float %52, %56
  %58 = call float @llvm.copysign.f32(float %57, float %0)
  br label %59

59:
  %60 = phi float [ %58, %48 ], [ %14, %6 ], [ %0, %4 ], [ 0x7FF8000000000000, %15 ]
  ret float %60
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fmuladd.f32(float, float, float)

declare float @llvm.sqrt.f32(float)

declare float @llvm.copysign.f32(float, float)
