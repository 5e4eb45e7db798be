define linkonce_odr float @log1pf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 0x3E60000000000000
  br i1 %3, label %62, label %4

4:
  %5 = fcmp ogt float %0, -1.000000e+00
  %6 = fcmp one float %0, 0x7FF0000000000000
  %7 = and i1 %5, %6
  br i1 %7, label %14, label %8

8:
  %9 = fcmp oeq float %0, -1.000000e+00
  br i1 %9, label %62, label %10

10:
  %11 = fcmp olt float %0, 0.000000e+00
  %12 = select i1 %11, float -1.000000e+00, float %0
  %13 = call float @llvm.fma.f32(float %12, float 0x7FF0000000000000, float 0x7FF0000000000000)
  br label %62

14:
  %15 = fadd float %0, 1.000000e+00
  %16 = bitcast float %15 to i32
  %17 = add i32 %16, -1060439283
  %18 = ashr i32 %17, 23
  %19 = and i32 %17, 8388607
  %20 = add nuw nsw i32 %19, 1060439283
  %21 = bitcast i32 %20 to float
  %22 = icmp sgt i32 %18, 33
  %23 = and i32 %17, -8388608
  %24 = sub i32 1065353216, %23
  %25 = select i1 %22, i32 1065353216, i32 %24
  %26 = bitcast i32 %25 to float
  %27 = fadd float %26, -1.000000e+00
  %28 = fmul float %26, %0
  %29 = fadd float %27, %28
  %30 = fsub float %29, %27
  %31 = fsub float %30, %29
  %32 = fadd float %27, %31
  %33 = fsub float %28, %30
  %34 = fadd float %33, %32
  %35 = fadd float %21, -1.000000e+00
  %36 = select i1 %22, float %35, float %29
  %37 = select i1 %22, float 0.000000e+00, float %34
  %38 = fmul float %26, 0.000000e+00
  %39 = fadd float %38, %37
  %40 = sitofp i32 %18 to float
  %41 = fmul float %40, 0x3FE62E4000000000
  %42 = fadd float %41, %36
  %43 = fsub float %41, %42
  %44 = fadd float %36, %43
  %45 = fmul float %36, %36
  %46 = call float @llvm.fma.f32(float %36, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %47 = call float @llvm.fma.f32(float %46, float %36, float 0x3FBE5B2880000000)
  %48 = call float @llvm.fma.f32(float %47, float %36, float 0xBFBFCBC540000000)
  %49 = call float @llvm.fma.f32(float %48, float %36, float 0x3FC235C1C0000000)
  %50 = call float @llvm.fma.f32(float %49, float %36, float 0xBFC555CA00000000)
  %51 = call float @llvm.fma.f32(float %50, float %36, float 0x3FC99A3100000000)
  %52 = call float @llvm.fma.f32(float %51, float %36, float 0xBFCFFFFE20000000)
  %53 = call float @llvm.fma.f32(float %52, float %36, float 0x3FD5555480000000)
  %54 = call float @llvm.fma.f32(float %36, float %53, float -5.000000e-01)
  %55 = fmul float %45, %54
  %56 = call float @llvm.fma.f32(float %40, float 0x3EB7F7D1C0000000, float %55)
  %57 = fadd float %44, %56
  %58 = fneg float %36
  %59 = call float @llvm.fma.f32(float %58, float %39, float %39)
  %60 = fadd float %59, %57
  %61 = fadd float %42, %60
  br label %62

62:
  %63 = phi float [ %61, %14 ], [ %0, %1 ], [ %13, %10 ], [ 0xFFF0000000000000, %8 ]
  ret float %63
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fma.f32(float, float, float)
