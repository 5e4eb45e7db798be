define linkonce_odr float @tanhf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 0x3FE19999A0000000
  br i1 %3, label %4, label %14

4:
  %5 = fcmp olt float %2, 0x3F20000000000000
  br i1 %5, label %75, label %6

6:
  %7 = fmul float %0, %0
  %8 = fmul float %7, %0
  %9 = call float @llvm.fma.f32(float %7, float 0xBF79921B40000000, float 0x3F958E51A0000000)
  %10 = call float @llvm.fma.f32(float %9, float %7, float 0xBFAB91E7E0000000)
  %11 = call float @llvm.fma.f32(float %10, float %7, float 0x3FC110CEE0000000)
  %12 = call float @llvm.fma.f32(float %11, float %7, float 0xBFD55554A0000000)
  %13 = call float @llvm.fma.f32(float %8, float %12, float %0)
  br label %75

14:
  %15 = fcmp ord float %0, 0.000000e+00
  br i1 %15, label %16, label %75

16:
  %17 = fcmp ogt float %2, 1.000000e+01
  %18 = select i1 %17, float 1.000000e+01, float %2
  %19 = fadd float %18, %18
  %20 = call float @llvm.fma.f32(float %19, float 0x3FF7154760000000, float 0x4168000000000000)
  %21 = bitcast float %20 to i32
  %22 = fadd float %20, 0xC168000000000000
  %23 = fneg float %22
  %24 = call float @llvm.fma.f32(float %23, float 0x3FE62E4000000000, float %19)
  %25 = fmul float %22, 0x3EB7F7D1C0000000
  %26 = fsub float %24, %25
  %27 = fmul float %26, %26
  %28 = call float @llvm.fma.f32(float %26, float 0x3F56D021A0000000, float 0x3F8123AF60000000)
  %29 = call float @llvm.fma.f32(float %28, float %26, float 0x3FA5555240000000)
  %30 = call float @llvm.fma.f32(float %29, float %26, float 0x3FC5554900000000)
  %31 = call float @llvm.fma.f32(float %30, float %26, float 5.000000e-01)
  %32 = fneg float %25
  %33 = call float @llvm.fma.f32(float %27, float %31, float %32)
  %34 = fadd float %24, 1.000000e+00
  %35 = fadd float %34, -1.000000e+00
  %36 = fsub float %24, %35
  %37 = fadd float %36, %33
  %38 = fadd float %34, %37
  %39 = fsub float %38, %34
  %40 = fsub float %37, %39
  %41 = shl i32 %21, 23
  %42 = add i32 %41, 1065353216
  %43 = bitcast i32 %42 to float
  %44 = fmul float %38, %43
  %45 = fadd float %44, 1.000000e+00
  %46 = fsub float %44, %45
  %47 = fadd float %46, 1.000000e+00
  %48 = fmul float %40, %43
  %49 = fadd float %48, %47
  %50 = fdiv arcp float 1.000000e+00, %45
  %51 = fmul float %50, 2.000000e+00
  %52 = bitcast float %51 to i32
  %53 = and i32 %52, -4096
  %54 = bitcast i32 %53 to float
  %55 = bitcast float %45 to i32
  %56 = and i32 %55, -4096
  %57 = bitcast i32 %56 to float
  %58 = fmul float %57, %54
  %59 = fsub float 2.000000e+00, %58
  %60 = fsub float %45, %57
  %61 = fadd float %49, %60
  %62 = fmul float %61, %54
  %63 = fsub float %59, %62
  %64 = fmul float %50, %63
  %65 = fadd float %64, %54
  %66 = fsub float %65, %54
  %67 = fsub float %64, %66
  %68 = fneg float %65
  %69 = fsub float 1.000000e+00, %65
  %70 = fadd float %69, -1.000000e+00
  %71 = fsub float %68, %70
  %72 = fsub float %71, %67
  %73 = fadd float %69, %72
  %74 = call float @llvm.copysign.f32(float %73, float %0)
  br label %75

75:
  %76 = phi float [ %74, %16 ], [ %13, %6 ], [ %0, %4 ], [ %0, %14 ]
  ret float %76
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.copysign.f32(float, float)
