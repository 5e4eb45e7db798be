define linkonce_odr float @log1pf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 0x3E60000000000000
  br i1 %3, label %69, label %4

4:
  %5 = fcmp ogt float %0, -1.000000e+00
  %6 = fcmp one float %0, 0x7FF0000000000000
  %7 = and i1 %5, %6
  br i1 %7, label %16, label %8

8:
  %9 = fcmp oeq float %0, -1.000000e+00
  br i1 %9, label %69, label %10

10:
  %11 = fcmp olt float %0, 0.000000e+00
  %12 = select i1 %11, float -1.000000e+00, float %0
  %13 = fcmp one float %12, 0x7FF0000000000000
  %14 = fadd float %12, %12
  %15 = select i1 %13, float 0x7FF8000000000000, float %14
  br label %69

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
  %37 = icmp ult i32 %19, 8388608
  %38 = select i1 %37, float %0, float %31
  %39 = fadd float %23, -1.000000e+00
  %40 = select i1 %24, float %39, float %38
  %41 = or i1 %37, %24
  %42 = select i1 %41, float 0.000000e+00, float %36
  %43 = fmul float %28, 0.000000e+00
  %44 = fadd float %43, %42
  %45 = sitofp i32 %20 to float
  %46 = fmul float %45, 0x3FE62E4000000000
  %47 = fadd float %46, %40
  %48 = fsub float %46, %47
  %49 = fadd float %40, %48
  %50 = select i1 %37, float %40, float %47
  %51 = select i1 %37, float 0.000000e+00, float %49
  %52 = fneg float %40
  %53 = call float @llvm.fmuladd.f32(float %52, float %44, float %44)
  %54 = call float @llvm.fmuladd.f32(float %45, float 0x3EB7F7D1C0000000, float %53)
  %55 = fmul float %40, %40
  %56 = call float @llvm.fmuladd.f32(float %40, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %57 = call float @llvm.fmuladd.f32(float %56, float %40, float 0x3FBE5B2880000000)
  %58 = call float @llvm.fmuladd.f32(float %57, float %40, float 0xBFBFCBC540000000)
  %59 = call float @llvm.fmuladd.f32(float %58, float %40, float 0x3FC235C1C0000000)
  %60 = call float @llvm.fmuladd.f32(float %59, float %40, float 0xBFC555CA00000000)
  %61 = call float @llvm.fmuladd.f32(float %60, float %40, float 0x3FC99A3100000000)
  %62 = call float @llvm.fmuladd.f32(float %61, float %40, float 0xBFCFFFFE20000000)
  %63 = call float @llvm.fmuladd.f32(float %62, float %40, float 0x3FD5555480000000)
  %64 = call float @llvm.fmuladd.f32(float %40, float %63, float -5.000000e-01)
  %65 = fmul float %55, %64
  %66 = fadd float %54, %65
  %67 = fadd float %51, %66
  %68 = fadd float %50, %67
  br label %69

69:
  %70 = phi float [ %68, %16 ], [ %0, %1 ], [ 0xFFF0000000000000, %8 ], [ %15, %10 ]
  ret float %70
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fmuladd.f32(float, float, float)
