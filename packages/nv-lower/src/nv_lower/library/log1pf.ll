define linkonce_odr float @log1pf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 0x3E60000000000000
  br i1 %3, label %64, label %4

4:
  %5 = fcmp ogt float %0, -1.000000e+00
  %6 = fcmp one float %0, 0x7FF0000000000000
  %7 = and i1 %5, %6
  br i1 %7, label %16, label %8

8:
  %9 = fcmp oeq float %0, -1.000000e+00
  br i1 %9, label %64, label %10

10:
  %11 = fcmp olt float %0, 0.000000e+00
  %12 = select i1 %11, float -1.000000e+00, float %0
  %13 = fcmp one float %12, 0x7FF0000000000000
  %14 = fadd float %12, %12
  %15 = select i1 %13, float 0x7FF8000000000000, float %14
  br label %64

16:
  %17 = fadd float %0, 1.000000e+00
  %18 = bitcast float %17 to i32
  %19 = add i32 %18, -1060439283
  %20 = ashr i32 %19, 23
  %21 = and i32 %19, 8388607
  %22 = add nuw nsw i32 %21, 1060439283
  %23 = bitcast i32 %22 to float
  %24 = icmp sgt i32 %20, 33
  %25 = and i32 %19, -8388608
  %26 = sub i32 1065353216, %25
  %27 = select i1 %24, i32 1065353216, i32 %26
  %28 = bitcast i32 %27 to float
  %29 = fadd float %28, -1.000000e+00
  %30 = fmul float %28, %0
  %31 = fadd float %29, %30
  %32 = fsub float %31, %29
  %33 = fsub float %32, %31
  %34 = fadd float %29, %33
  %35 = fsub float %30, %32
  %36 = fadd float %35, %34
  %37 = fadd float %23, -1.000000e+00
  %38 = select i1 %24, float %37, float %31
  %39 = select i1 %24, float 0.000000e+00, float %36
  %40 = fmul float %28, 0.000000e+00
  %41 = fadd float %40, %39
  %42 = sitofp i32 %20 to float
  %43 = fmul float %42, 0x3FE62E4000000000
  %44 = fadd float %43, %38
  %45 = fsub float %43, %44
  %46 = fadd float %38, %45
  %47 = fmul float %38, %38
  %48 = call float @llvm.fma.f32(float %38, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %49 = call float @llvm.fma.f32(float %48, float %38, float 0x3FBE5B2880000000)
  %50 = call float @llvm.fma.f32(float %49, float %38, float 0xBFBFCBC540000000)
  %51 = call float @llvm.fma.f32(float %50, float %38, float 0x3FC235C1C0000000)
  %52 = call float @llvm.fma.f32(float %51, float %38, float 0xBFC555CA00000000)
  %53 = call float @llvm.fma.f32(float %52, float %38, float 0x3FC99A3100000000)
  %54 = call float @llvm.fma.f32(float %53, float %38, float 0xBFCFFFFE20000000)
  %55 = call float @llvm.fma.f32(float %54, float %38, float 0x3FD5555480000000)
  %56 = call float @llvm.fma.f32(float %38, float %55, float -5.000000e-01)
  %57 = fmul float %47, %56
  %58 = call float @llvm.fma.f32(float %42, float 0x3EB7F7D1C0000000, float %57)
  %59 = fadd float %46, %58
  %60 = fneg float %38
  %61 = call float @llvm.fma.f32(float %60, float %41, float %41)
  %62 = fadd float %61, %59
  %63 = fadd float %44, %62
  br label %64

64:
  %65 = phi float [ %63, %16 ], [ %0, %1 ], [ 0xFFF0000000000000, %8 ], [ %15, %10 ]
  ret float %65
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fma.f32(float, float, float)
