define linkonce_odr float @cospif(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = bitcast float %2 to i32
  %4 = icmp ugt i32 %3, 2139095039
  br i1 %4, label %62, label %5

5:
  %6 = fcmp olt float %2, 0x4170000000000000
  %7 = select i1 %6, float %0, float 0.000000e+00
  %8 = fadd float %7, %7
  %9 = call float @llvm.rint.f32(float %8)
  %10 = fmul float %9, 5.000000e-01
  %11 = fsub float %7, %10
  %12 = bitcast float %11 to i32
  %13 = and i32 %12, -4096
  %14 = bitcast i32 %13 to float
  %15 = fsub float %11, %14
  %16 = fmul float %11, 0x400921FB60000000
  %17 = fmul float %15, 0x3F4FB60000000000
  %18 = fmul float %14, 0x4009200000000000
  %19 = fsub float %16, %18
  %20 = fmul float %15, 0x4009200000000000
  %21 = fsub float %19, %20
  %22 = fmul float %14, 0x3F4FB60000000000
  %23 = fsub float %21, %22
  %24 = fsub float %17, %23
  %25 = call float @llvm.fmuladd.f32(float %11, float 0xBE7777A5C0000000, float %24)
  %26 = fadd float %16, %25
  %27 = fsub float %26, %16
  %28 = fsub float %25, %27
  %29 = fmul float %9, 2.500000e-01
  %30 = call float @llvm.trunc.f32(float %29)
  %31 = fmul float %30, 4.000000e+00
  %32 = fsub float %9, %31
  %33 = fptosi float %32 to i32
  %34 = fmul float %26, %26
  %35 = fmul float %26, %34
  %36 = call float @llvm.fmuladd.f32(float %34, float 0xBF29952D80000000, float 0x3F81107760000000)
  %37 = call float @llvm.fmuladd.f32(float %36, float %34, float 0xBFC5555460000000)
  %38 = call float @llvm.fmuladd.f32(float %35, float %37, float %28)
  %39 = fadd float %26, %38
  %40 = fmul float %34, -5.000000e-01
  %41 = fadd float %40, 1.000000e+00
  %42 = fadd float %41, -1.000000e+00
  %43 = fsub float %40, %42
  %44 = fmul float %34, %34
  %45 = call float @llvm.fmuladd.f32(float %34, float 0x3EF99E0E40000000, float 0xBF56C0C1A0000000)
  %46 = call float @llvm.fmuladd.f32(float %45, float %34, float 0x3FA55554A0000000)
  %47 = call float @llvm.fmuladd.f32(float %44, float %46, float %43)
  %48 = fmul float %26, %28
  %49 = fsub float %47, %48
  %50 = fadd float %41, %49
  %51 = and i32 %33, 1
  %52 = icmp eq i32 %51, 0
  %53 = select i1 %52, float %50, float %39
  %54 = bitcast float %53 to i32
  %55 = shl i32 %33, 30
  %56 = add i32 %55, 1073741824
  %57 = and i32 %56, -2147483648
  %58 = xor i32 %57, %54
  %59 = bitcast i32 %58 to float
  %60 = fcmp oeq float %59, 0.000000e+00
  %61 = select i1 %60, float 0.000000e+00, float %59
  br label %62

62:
  %63 = phi float [ %61, %5 ], [ 0x7FF8000000000000, %1 ]
  ret float %63
}

declare float @llvm.fabs.f32(float)

declare float @llvm.rint.f32(float)

declare float @llvm.fmuladd.f32(float, float, float)

declare float @llvm.trunc.f32(float)
