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
  %10 = call float @llvm.fma.f32(float %9, float 0x3FA595C3E0000000, float 0x3F98C3E680000000)
  %11 = call float @llvm.fma.f32(float %10, float %9, float 0x3FA747BB80000000)
  %12 = call float @llvm.fma.f32(float %11, float %9, float 0x3FB3302040000000)
  %13 = call float @llvm.fma.f32(float %12, float %9, float 0x3FC5555C80000000)
  %14 = fmul float %9, %13
  %15 = fmul float %14, %0
  %16 = fsub float 0xBE6777A5C0000000, %15
  %17 = fadd float %8, %16
  %18 = fadd float %6, %17
  br label %60

19:
  %20 = fcmp ugt float %2, 1.000000e+00
  br i1 %20, label %60, label %21

21:
  %22 = fmul float %2, 5.000000e-01
  %23 = fsub float 5.000000e-01, %22
  %24 = fcmp oeq float %23, 0.000000e+00
  br i1 %24, label %46, label %25

25:
  %26 = call arcp float @llvm.sqrt.f32(float %23)
  %27 = bitcast float %26 to i32
  %28 = and i32 %27, -4096
  %29 = bitcast i32 %28 to float
  %30 = fmul float %29, %29
  %31 = fsub float %23, %30
  %32 = fadd float %26, %29
  %33 = fdiv arcp float %31, %32
  %34 = fadd float %33, %29
  %35 = fsub float %34, %29
  %36 = fsub float %33, %35
  %37 = call float @llvm.fma.f32(float %23, float 0x3FA595C3E0000000, float 0x3F98C3E680000000)
  %38 = call float @llvm.fma.f32(float %37, float %23, float 0x3FA747BB80000000)
  %39 = call float @llvm.fma.f32(float %38, float %23, float 0x3FB3302040000000)
  %40 = call float @llvm.fma.f32(float %39, float %23, float 0x3FC5555C80000000)
  %41 = fmul float %23, %40
  %42 = fmul float %41, %34
  %43 = fadd float %42, %36
  %44 = fadd float %34, %34
  %45 = fadd float %43, %43
  br label %46

46:
  %47 = phi float [ %44, %25 ], [ 0.000000e+00, %21 ]
  %48 = phi float [ %45, %25 ], [ 0.000000e+00, %21 ]
  %49 = fcmp ogt float %0, 0.000000e+00
  br i1 %49, label %50, label %52

50:
  %51 = fadd float %47, %48
  br label %60

52:
  %53 = fneg float %47
  %54 = fsub float 0x400921FB60000000, %47
  %55 = fadd float %54, 0xC00921FB60000000
  %56 = fsub float %53, %55
  %57 = fsub float 0xBE7777A5C0000000, %48
  %58 = fadd float %57, %56
  %59 = fadd float %54, %58
  br label %60

60:
  %61 = phi float [ %18, %4 ], [ %51, %50 ], [ %59, %52 ], [ 0x7FF8000000000000, %19 ]
  ret float %61
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.sqrt.f32(float)
