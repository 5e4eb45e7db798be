define linkonce_odr float @logf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = bitcast float %0 to i32
  %3 = add i32 %2, -2139095040
  %4 = icmp ult i32 %3, -2130706432
  br i1 %4, label %5, label %19

5:
  %6 = add i32 %2, -8388608
  %7 = icmp ult i32 %6, -8388607
  br i1 %7, label %8, label %16

8:
  %9 = fcmp oeq float %0, 0.000000e+00
  br i1 %9, label %48, label %10

10:
  %11 = icmp ne i32 %2, 2139095040
  %12 = fcmp ord float %0, 0.000000e+00
  %13 = and i1 %12, %11
  %14 = fadd float %0, %0
  %15 = select i1 %13, float 0x7FF8000000000000, float %14
  br label %48

16:
  %17 = uitofp nneg i32 %2 to float
  %18 = bitcast float %17 to i32
  br label %19

19:
  %20 = phi i32 [ %18, %16 ], [ %2, %1 ]
  %21 = phi i32 [ -149, %16 ], [ 0, %1 ]
  %22 = add i32 %20, -1060439283
  %23 = ashr i32 %22, 23
  %24 = add nsw i32 %23, %21
  %25 = and i32 %22, 8388607
  %26 = add nuw nsw i32 %25, 1060439283
  %27 = bitcast i32 %26 to float
  %28 = fadd float %27, -1.000000e+00
  %29 = sitofp i32 %24 to float
  %30 = fmul float %29, 0x3FE62E4000000000
  %31 = fadd float %30, %28
  %32 = fsub float %30, %31
  %33 = fadd float %28, %32
  %34 = fmul float %28, %28
  %35 = call float @llvm.fma.f32(float %28, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %36 = call float @llvm.fma.f32(float %35, float %28, float 0x3FBE5B2880000000)
  %37 = call float @llvm.fma.f32(float %36, float %28, float 0xBFBFCBC540000000)
  %38 = call float @llvm.fma.f32(float %37, float %28, float 0x3FC235C1C0000000)
  %39 = call float @llvm.fma.f32(float %38, float %28, float 0xBFC555CA00000000)
  %40 = call float @llvm.fma.f32(float %39, float %28, float 0x3FC99A3100000000)
  %41 = call float @llvm.fma.f32(float %40, float %28, float 0xBFCFFFFE20000000)
  %42 = call float @llvm.fma.f32(float %41, float %28, float 0x3FD5555480000000)
  %43 = call float @llvm.fma.f32(float %28, float %42, float -5.000000e-01)
  %44 = fmul float %34, %43
  %45 = call float @llvm.fma.f32(float %29, float 0x3EB7F7D1C0000000, float %44)
  %46 = fadd float %33, %45
  %47 = fadd float %31, %46
  br label %48

48:
  %49 = phi float [ %47, %19 ], [ 0xFFF0000000000000, %8 ], [ %15, %10 ]
  ret float %49
}

declare float @llvm.fma.f32(float, float, float)
