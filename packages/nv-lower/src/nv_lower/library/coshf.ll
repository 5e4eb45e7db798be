define linkonce_odr float @coshf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fcmp ord float %0, 0.000000e+00
  br i1 %2, label %3, label %72

3:
  %4 = call float @llvm.fabs.f32(float %0)
  %5 = fcmp ogt float %4, 9.000000e+01
  %6 = select i1 %5, float 9.000000e+01, float %4
  %7 = call float @llvm.fma.f32(float %6, float 0x3FF7154760000000, float 0x4168000000000000)
  %8 = bitcast float %7 to i32
  %9 = add i32 %8, -1262485504
  %10 = fadd float %7, 0xC168000000000000
  %11 = fneg float %10
  %12 = call float @llvm.fma.f32(float %11, float 0x3FE62E4000000000, float %6)
  %13 = fmul float %10, 0x3EB7F7D1C0000000
  %14 = fsub float %12, %13
  %15 = fmul float %14, %14
  %16 = call float @llvm.fma.f32(float %14, float 0x3F56D021A0000000, float 0x3F8123AF60000000)
  %17 = call float @llvm.fma.f32(float %16, float %14, float 0x3FA5555240000000)
  %18 = call float @llvm.fma.f32(float %17, float %14, float 0x3FC5554900000000)
  %19 = call float @llvm.fma.f32(float %18, float %14, float 5.000000e-01)
  %20 = fneg float %13
  %21 = call float @llvm.fma.f32(float %15, float %19, float %20)
  %22 = fadd float %12, 1.000000e+00
  %23 = fadd float %22, -1.000000e+00
  %24 = fsub float %12, %23
  %25 = fadd float %24, %21
  %26 = fadd float %22, %25
  %27 = add i32 %8, -1262485505
  %28 = icmp sgt i32 %9, 24
  br i1 %28, label %29, label %40

29:
  %30 = lshr i32 %27, 1
  %31 = shl i32 %30, 23
  %32 = add i32 %31, 1065353216
  %33 = bitcast i32 %32 to float
  %34 = fmul float %26, %33
  %35 = sub nsw i32 %27, %30
  %36 = shl i32 %35, 23
  %37 = add i32 %36, 1065353216
  %38 = bitcast i32 %37 to float
  %39 = fmul float %34, %38
  br label %72

40:
  %41 = fsub float %26, %22
  %42 = fsub float %25, %41
  %43 = shl i32 %27, 23
  %44 = add i32 %43, 1065353216
  %45 = bitcast i32 %44 to float
  %46 = fmul float %26, %45
  %47 = fmul float %42, %45
  %48 = fdiv arcp float 1.000000e+00, %46
  %49 = fmul float %48, 2.500000e-01
  %50 = bitcast float %49 to i32
  %51 = and i32 %50, -4096
  %52 = bitcast i32 %51 to float
  %53 = bitcast float %46 to i32
  %54 = and i32 %53, -4096
  %55 = bitcast i32 %54 to float
  %56 = fmul float %55, %52
  %57 = fsub float 2.500000e-01, %56
  %58 = fsub float %46, %55
  %59 = fadd float %47, %58
  %60 = fmul float %59, %52
  %61 = fsub float %57, %60
  %62 = fmul float %48, %61
  %63 = fadd float %62, %52
  %64 = fsub float %63, %52
  %65 = fsub float %62, %64
  %66 = fadd float %46, %63
  %67 = fsub float %66, %46
  %68 = fsub float %63, %67
  %69 = fadd float %47, %65
  %70 = fadd float %68, %69
  %71 = fadd float %66, %70
  br label %72

72:
  %73 = phi float [ %0, %1 ], [ %39, %29 ], [ %71, %40 ]
  ret float %73
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fma.f32(float, float, float)
