define linkonce_odr float @acosf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp ugt float %2, 5.000000e-01
  br i1 %3, label %19, label %4

4:
  %5 = fneg float %0
  %6 = fsub float 0x3FF921FB60000000, %0
  %7 = fadd float %6, 0xBFF921FB60000000
  %8 = fsub float %5, %7
  %9 = fmul float %0, %0
  %10 = call float @llvm.fmuladd.f32(float %9, float 0x3FA595C3E0000000, float 0x3F98C3E680000000)
  %11 = call float @llvm.fmuladd.f32(float %10, float %9, float 0x3FA747BB80000000)
  %12 = call float @llvm.fmuladd.f32(float %11, float %9, float 0x3FB3302040000000)
  %13 = call float @llvm.fmuladd.f32(float %12, float %9, float 0x3FC5555C80000000)
  %14 = fmul float %9, %13
  %15 = fmul float %14, %0
  %16 = fsub float 0xBE6777A5C0000000, %15
  %17 = fadd float %8, %16
  %18 = fadd float %6, %17
  br label %66

19:
  %20 = fcmp ugt float %2, 1.000000e+00
  br i1 %20, label %66, label %21

21:
  %22 = fmul float %2, 5.000000e-01
  %23 = fsub float 5.000000e-01, %22
  %24 = fcmp oeq float %23, 0.000000e+00
  br i1 %24, label %52, label %25

25:
  %26 = call arcp float @llvm.sqrt.f32(float %23)
  %27 = bitcast float %26 to i32
  %28 = and i32 %27, -4096
  %29 = bitcast i32 %28 to float
  %30 = fsub float %26, %29
  %31 = fmul float %29, %29
  %32 = fsub float %23, %31
  %33 = fmul float %30, %29
  %34 = fsub float %32, %33
  %35 = fsub float %34, %33
  %36 = fmul float %30, %30
  %37 = fsub float %35, %36
  %38 = fmul float %37, 5.000000e-01
  %39 = fdiv arcp float %38, %26
  %40 = fadd float %26, %39
  %41 = fsub float %40, %26
  %42 = fsub float %39, %41
  %43 = call float @llvm.fmuladd.f32(float %23, float 0x3FA595C3E0000000, float 0x3F98C3E680000000)
  %44 = call float @llvm.fmuladd.f32(float %43, float %23, float 0x3FA747BB80000000)
  %45 = call float @llvm.fmuladd.f32(float %44, float %23, float 0x3FB3302040000000)
  %46 = call float @llvm.fmuladd.f32(float %45, float %23, float 0x3FC5555C80000000)
  %47 = fmul float %23, %46
  %48 = fmul float %47, %40
  %49 = fadd float %48, %42
  %50 = fadd float %40, %40
  %51 = fadd float %49, %49
  br label %52

52:
  %53 = phi float [ %50, %25 ], [ 0.000000e+00, %21 ]
  %54 = phi float [ %51, %25 ], [ 0.000000e+00, %21 ]
  %55 = fcmp ogt float %0, 0.000000e+00
  br i1 %55, label %56, label %58

56:
  %57 = fadd float %53, %54
  br label %66

58:
  %59 = fneg float %53
  %60 = fsub float 0x400921FB60000000, %53
  %61 = fadd float %60, 0xC00921FB60000000
  %62 = fsub float %59, %61
  %63 = fsub float 0xBE7777A5C0000000, %54
  %64 = fadd float %63, %62
  %65 = fadd float %60, %64
  br label %66

66:
  %67 = phi float [ %18, %4 ], [ %57, %56 ], [ %65, %58 ], [ 0x7FF8000000000000, %19 ]
  ret float %67
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fmuladd.f32(float, float, float)

declare float @llvm.sqrt.f32(float)
