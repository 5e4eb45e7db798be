define linkonce_odr float @logf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = bitcast float %0 to i32
  %3 = icmp ult i32 %2, 8388608
  %4 = or i32 %2, 1065353216
  %5 = bitcast i32 %4 to float
  %6 = fadd float %5, -1.000000e+00
  %7 = select i1 %3, i32 -126, i32 0
  %8 = select i1 %3, float %6, float %0
  %9 = bitcast float %8 to i32
  %10 = add i32 %9, -1060439283
  %11 = ashr i32 %10, 23
  %12 = add nsw i32 %11, %7
  %13 = and i32 %10, 8388607
  %14 = add nuw nsw i32 %13, 1060439283
  %15 = bitcast i32 %14 to float
  %16 = fadd float %15, -1.000000e+00
  %17 = sitofp i32 %12 to float
  %18 = fmul float %17, 0x3FE62E4000000000
  %19 = fmul float %16, %16
  %20 = call float @llvm.fma.f32(float %16, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %21 = call float @llvm.fma.f32(float %20, float %16, float 0x3FBE5B2880000000)
  %22 = call float @llvm.fma.f32(float %21, float %16, float 0xBFBFCBC540000000)
  %23 = call float @llvm.fma.f32(float %22, float %16, float 0x3FC235C1C0000000)
  %24 = call float @llvm.fma.f32(float %23, float %16, float 0xBFC555CA00000000)
  %25 = call float @llvm.fma.f32(float %24, float %16, float 0x3FC99A3100000000)
  %26 = call float @llvm.fma.f32(float %25, float %16, float 0xBFCFFFFE20000000)
  %27 = call float @llvm.fma.f32(float %26, float %16, float 0x3FD5555480000000)
  %28 = call float @llvm.fma.f32(float %16, float %27, float -5.000000e-01)
  %29 = fmul float %19, %28
  %30 = call float @llvm.fma.f32(float %17, float 0x3EB7F7D1C0000000, float %29)
  %31 = fadd float %16, %30
  %32 = fadd float %18, %31
  %33 = call float @llvm.fma.f32(float %0, float 0x7FF0000000000000, float 0x7FF0000000000000)
  %34 = fcmp oeq float %0, 0.000000e+00
  %35 = select i1 %34, float 0xFFF0000000000000, float %33
  %36 = add i32 %2, -2139095040
  %37 = icmp ult i32 %36, -2139095039
  %38 = select i1 %37, float %35, float %32
  ret float %38
}

declare float @llvm.fma.f32(float, float, float)
