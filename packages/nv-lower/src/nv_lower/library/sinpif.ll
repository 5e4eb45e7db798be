define linkonce_odr float @sinpif(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = bitcast float %2 to i32
  %4 = icmp ugt i32 %3, 2139095039
  br i1 %4, label %84, label %5

5:
  %6 = call float @llvm.trunc.f32(float %0)
  %7 = fcmp oeq float %6, %0
  br i1 %7, label %8, label %10

8:
  %9 = call float @llvm.copysign.f32(float 0.000000e+00, float %0)
  br label %84

10:
  %11 = fcmp olt float %2, 0x3C30000000000000
  br i1 %11, label %12, label %30

12:
  %13 = fmul float %0, 0x43B0000000000000
  %14 = bitcast float %13 to i32
  %15 = and i32 %14, -4096
  %16 = bitcast i32 %15 to float
  %17 = fsub float %13, %16
  %18 = fmul float %13, 0x400921FB60000000
  %19 = fmul float %17, 0x3F4FB60000000000
  %20 = fmul float %16, 0x4009200000000000
  %21 = fsub float %18, %20
  %22 = fmul float %17, 0x4009200000000000
  %23 = fsub float %21, %22
  %24 = fmul float %16, 0x3F4FB60000000000
  %25 = fsub float %23, %24
  %26 = fsub float %19, %25
  %27 = call float @llvm.fmuladd.f32(float %13, float 0xBE7777A5C0000000, float %26)
  %28 = fadd float %18, %27
  %29 = fmul float %28, 0x3C30000000000000
  br label %84

30:
  %31 = fcmp olt float %2, 0x4170000000000000
  %32 = select i1 %31, float %0, float 0.000000e+00
  %33 = fadd float %32, %32
  %34 = call float @llvm.rint.f32(float %33)
  %35 = fmul float %34, 5.000000e-01
  %36 = fsub float %32, %35
  %37 = bitcast float %36 to i32
  %38 = and i32 %37, -4096
  %39 = bitcast i32 %38 to float
  %40 = fsub float %36, %39
  %41 = fmul float %36, 0x400921FB60000000
  %42 = fmul float %40, 0x3F4FB60000000000
  %43 = fmul float %39, 0x4009200000000000
  %44 = fsub float %41, %43
  %45 = fmul float %40, 0x4009200000000000
  %46 = fsub float %44, %45
  %47 = fmul float %39, 0x3F4FB60000000000
  %48 = fsub float %46, %47
  %49 = fsub float %42, %48
  %50 = call float @llvm.fmuladd.f32(float %36, float 0xBE7777A5C0000000, float %49)
  %51 = fadd float %41, %50
  %52 = fsub float %51, %41
  %53 = fsub float %50, %52
  %54 = fmul float %34, 2.500000e-01
  %55 = call float @llvm.trunc.f32(float %54)
  %56 = fmul float %55, 4.000000e+00
  %57 = fsub float %34, %56
  %58 = fptosi float %57 to i32
  %59 = fmul float %51, %51
  %60 = fmul float %51, %59
  %61 = call float @llvm.fmuladd.f32(float %59, float 0xBF29952D80000000, float 0x3F81107760000000)
  %62 = call float @llvm.fmuladd.f32(float %61, float %59, float 0xBFC5555460000000)
  %63 = call float @llvm.fmuladd.f32(float %60, float %62, float %53)
  %64 = fadd float %51, %63
  %65 = fmul float %59, -5.000000e-01
  %66 = fadd float %65, 1.000000e+00
  %67 = fadd float %66, -1.000000e+00
  %68 = fsub float %65, %67
  %69 = fmul float %59, %59
  %70 = call float @llvm.fmuladd.f32(float %59, float 0x3EF99E0E40000000, float 0xBF56C0C1A0000000)
  %71 = call float @llvm.fmuladd.f32(float %70, float %59, float 0x3FA55554A0000000)
  %72 = call float @llvm.fmuladd.f32(float %69, float %71, float %68)
  %73 = fmul float %51, %53
  %74 = fsub float %72, %73
  %75 = fadd float %66, %74
  %76 = and i32 %58, 1
  %77 = icmp eq i32 %76, 0
  %78 = select i1 %77, float %64, float %75
  %79 = bitcast float %78 to i32
  %80 = shl i32 %58, 30
  %81 = and i32 %80, -2147483648
  %82 = xor i32 %81, %79
  %83 = bitcast i32 %82 to float
  br label %84

84:
  %85 = phi float [ %9, %8 ], [ %29, %12 ], [ %83, %30 ], [ 0x7FF8000000000000, %1 ]
  ret float %85
}

declare float @llvm.fabs.f32(float)

declare float @llvm.trunc.f32(float)

declare float @llvm.copysign.f32(float, float)

declare float @llvm.fmuladd.f32(float, float, float)

declare float @llvm.rint.f32(float)
