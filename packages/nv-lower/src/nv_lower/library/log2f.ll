define linkonce_odr float @log2f(float noundef %0) alwaysinline nofree nosync nounwind willreturn memory(none) {
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
  %17 = fmul float %16, %16
  %18 = call float @llvm.fma.f32(float %16, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %19 = call float @llvm.fma.f32(float %18, float %16, float 0x3FBE5B2880000000)
  %20 = call float @llvm.fma.f32(float %19, float %16, float 0xBFBFCBC540000000)
  %21 = call float @llvm.fma.f32(float %20, float %16, float 0x3FC235C1C0000000)
  %22 = call float @llvm.fma.f32(float %21, float %16, float 0xBFC555CA00000000)
  %23 = call float @llvm.fma.f32(float %22, float %16, float 0x3FC99A3100000000)
  %24 = call float @llvm.fma.f32(float %23, float %16, float 0xBFCFFFFE20000000)
  %25 = call float @llvm.fma.f32(float %24, float %16, float 0x3FD5555480000000)
  %26 = call float @llvm.fma.f32(float %16, float %25, float -5.000000e-01)
  %27 = fmul float %17, %26
  %28 = fadd float %16, %27
  %29 = fsub float %28, %16
  %30 = fsub float %27, %29
  %31 = fmul float %28, 0x3FF7154760000000
  %32 = call float @nv_residual_f32(float noundef %31, float noundef %28, float noundef 0x3FF7154760000000)
  %33 = fmul float %28, 0x3E54AE0C00000000
  %34 = call float @llvm.fma.f32(float %30, float 0x3FF7154760000000, float %33)
  %35 = fsub float %34, %32
  %36 = sitofp i32 %12 to float
  %37 = fadd float %31, %36
  %38 = fsub float %37, %36
  %39 = fsub float %38, %37
  %40 = fadd float %39, %36
  %41 = fsub float %31, %38
  %42 = fadd float %41, %40
  %43 = call float @llvm.fma.f32(float %36, float 0.000000e+00, float %35)
  %44 = fadd float %42, %43
  %45 = fadd float %37, %44
  %46 = call float @llvm.fma.f32(float %0, float 0x7FF0000000000000, float 0x7FF0000000000000)
  %47 = fcmp oeq float %0, 0.000000e+00
  %48 = select i1 %47, float 0xFFF0000000000000, float %46
  %49 = add i32 %2, -2139095040
  %50 = icmp ult i32 %49, -2139095039
  %51 = select i1 %50, float %48, float %45
  ret float %51
}

declare float @llvm.fma.f32(float, float, float)

declare float @nv_residual_f32(float noundef, float noundef, float noundef)
