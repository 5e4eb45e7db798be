define linkonce_odr float @asinf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp ugt float %2, 5.000000e-01
  br i1 %3, label %15, label %4

4:
  %5 = fcmp olt float %2, 0x3F20000000000000
  br i1 %5, label %53, label %6

6:
  %7 = fmul float %0, %0
  %8 = call float @llvm.fma.f32(float %7, float 0x3FA595C3E0000000, float 0x3F98C3E680000000)
  %9 = call float @llvm.fma.f32(float %8, float %7, float 0x3FA747BB80000000)
  %10 = call float @llvm.fma.f32(float %9, float %7, float 0x3FB3302040000000)
  %11 = call float @llvm.fma.f32(float %10, float %7, float 0x3FC5555C80000000)
  %12 = fmul float %7, %11
  %13 = fmul float %12, %0
  %14 = fadd float %13, %0
  br label %53

15:
  %16 = fcmp ugt float %2, 1.000000e+00
  br i1 %16, label %53, label %17

17:
  %18 = fmul float %2, 5.000000e-01
  %19 = fsub float 5.000000e-01, %18
  %20 = fcmp oeq float %19, 0.000000e+00
  br i1 %20, label %42, label %21

21:
  %22 = call arcp float @llvm.sqrt.f32(float %19)
  %23 = bitcast float %22 to i32
  %24 = and i32 %23, -4096
  %25 = bitcast i32 %24 to float
  %26 = fmul float %25, %25
  %27 = fsub float %19, %26
  %28 = fadd float %22, %25
  %29 = fdiv arcp float %27, %28
  %30 = fadd float %29, %25
  %31 = fsub float %30, %25
  %32 = fsub float %29, %31
  %33 = call float @llvm.fma.f32(float %19, float 0x3FA595C3E0000000, float 0x3F98C3E680000000)
  %34 = call float @llvm.fma.f32(float %33, float %19, float 0x3FA747BB80000000)
  %35 = call float @llvm.fma.f32(float %34, float %19, float 0x3FB3302040000000)
  %36 = call float @llvm.fma.f32(float %35, float %19, float 0x3FC5555C80000000)
  %37 = fmul float %19, %36
  %38 = fmul float %37, %30
  %39 = fadd float %38, %32
  %40 = fadd float %30, %30
  %41 = fadd float %39, %39
  br label %42

42:
  %43 = phi float [ %40, %21 ], [ 0.000000e+00, %17 ]
  %44 = phi float [ %41, %21 ], [ 0.000000e+00, %17 ]
  %45 = fneg float %43
  %46 = fsub float 0x3FF921FB60000000, %43
  %47 = fadd float %46, 0xBFF921FB60000000
  %48 = fsub float %45, %47
  %49 = fsub float 0xBE6777A5C0000000, %44
  %50 = fadd float %49, %48
  %51 = fadd float %46, %50
  %52 = call float @llvm.copysign.f32(float %51, float %0)
  br label %53

53:
  %54 = phi float [ %52, %42 ], [ %14, %6 ], [ %0, %4 ], [ 0x7FF8000000000000, %15 ]
  ret float %54
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.sqrt.f32(float)

declare float @llvm.copysign.f32(float, float)
