define linkonce_odr float @log10f(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
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
  br i1 %9, label %70, label %10

10:
  %11 = icmp ne i32 %2, 2139095040
  %12 = fcmp ord float %0, 0.000000e+00
  %13 = and i1 %12, %11
  %14 = fadd float %0, %0
  %15 = select i1 %13, float 0x7FF8000000000000, float %14
  br label %70

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
  %29 = fmul float %28, %28
  %30 = call float @llvm.fma.f32(float %28, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %31 = call float @llvm.fma.f32(float %30, float %28, float 0x3FBE5B2880000000)
  %32 = call float @llvm.fma.f32(float %31, float %28, float 0xBFBFCBC540000000)
  %33 = call float @llvm.fma.f32(float %32, float %28, float 0x3FC235C1C0000000)
  %34 = call float @llvm.fma.f32(float %33, float %28, float 0xBFC555CA00000000)
  %35 = call float @llvm.fma.f32(float %34, float %28, float 0x3FC99A3100000000)
  %36 = call float @llvm.fma.f32(float %35, float %28, float 0xBFCFFFFE20000000)
  %37 = call float @llvm.fma.f32(float %36, float %28, float 0x3FD5555480000000)
  %38 = call float @llvm.fma.f32(float %28, float %37, float -5.000000e-01)
  %39 = fmul float %29, %38
  %40 = fadd float %28, %39
  %41 = fsub float %40, %28
  %42 = fsub float %39, %41
  %43 = bitcast float %40 to i32
  %44 = and i32 %43, -4096
  %45 = bitcast i32 %44 to float
  %46 = fsub float %40, %45
  %47 = fmul float %40, 0x3FDBCB7B20000000
  %48 = fmul float %46, 0x3F17B20000000000
  %49 = fmul float %45, 0x3FDBCA0000000000
  %50 = fsub float %47, %49
  %51 = fmul float %45, 0x3F17B20000000000
  %52 = fsub float %50, %51
  %53 = fmul float %46, 0x3FDBCA0000000000
  %54 = fsub float %52, %53
  %55 = fsub float %48, %54
  %56 = fmul float %40, 0xBE45B235E0000000
  %57 = call float @llvm.fma.f32(float %42, float 0x3FDBCB7B20000000, float %56)
  %58 = fadd float %57, %55
  %59 = sitofp i32 %24 to float
  %60 = fmul float %59, 0x3FD3442000000000
  %61 = fadd float %60, %47
  %62 = fsub float %61, %60
  %63 = fsub float %61, %62
  %64 = fsub float %60, %63
  %65 = fsub float %47, %62
  %66 = fadd float %65, %64
  %67 = call float @llvm.fma.f32(float %59, float 0xBEC95EC100000000, float %58)
  %68 = fadd float %66, %67
  %69 = fadd float %61, %68
  br label %70

70:
  %71 = phi float [ %69, %19 ], [ 0xFFF0000000000000, %8 ], [ %15, %10 ]
  ret float %71
}

declare float @llvm.fma.f32(float, float, float)
