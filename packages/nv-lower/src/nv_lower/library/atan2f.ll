define linkonce_odr float @atan2f(float noundef %0, float noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = fcmp ord float %0, %1
  br i1 %3, label %6, label %4

4:
  %5 = fadd float %0, %1
  br label %116

6:
  %7 = call float @llvm.fabs.f32(float %1)
  %8 = call float @llvm.fabs.f32(float %0)
  %9 = fcmp ogt float %8, %7
  %10 = bitcast float %1 to i32
  %11 = icmp slt i32 %10, 0
  %12 = select i1 %9, float %8, float %7
  %13 = select i1 %9, float %7, float %8
  %14 = call i1 @llvm.is.fpclass.f32(float %12, i32 576)
  br i1 %14, label %15, label %18

15:
  %16 = fcmp oeq float %13, 0x7FF0000000000000
  %17 = select i1 %16, float 1.000000e+00, float 0.000000e+00
  br label %82

18:
  %19 = fcmp ogt float %12, 0x43B0000000000000
  %20 = fcmp olt float %12, 0x3E10000000000000
  %21 = select i1 %20, float 0x4590000000000000, float 1.000000e+00
  %22 = select i1 %19, float 0x3AF0000000000000, float %21
  %23 = fmul float %13, %22
  %24 = fmul float %12, %22
  %25 = fmul float %24, 0x3E10000000000000
  %26 = fcmp olt float %23, %25
  br i1 %26, label %27, label %57

27:
  %28 = or i1 %9, %11
  br i1 %28, label %54, label %29

29:
  %30 = fcmp olt float %13, 1.000000e+00
  %31 = fmul float %13, 0x4630000000000000
  %32 = select i1 %30, float %31, float %13
  %33 = fdiv arcp float 1.000000e+00, %24
  %34 = fmul float %32, %33
  %35 = bitcast float %34 to i32
  %36 = and i32 %35, -4096
  %37 = bitcast i32 %36 to float
  %38 = bitcast float %24 to i32
  %39 = and i32 %38, 2147479552
  %40 = bitcast i32 %39 to float
  %41 = fmul float %40, %37
  %42 = fsub float %32, %41
  %43 = fsub float %24, %40
  %44 = fadd float %43, 0.000000e+00
  %45 = fmul float %44, %37
  %46 = fsub float %42, %45
  %47 = fadd float %46, 0.000000e+00
  %48 = fmul float %33, %47
  %49 = fadd float %48, %37
  %50 = fmul float %22, %49
  %51 = fmul float %50, 0x39B0000000000000
  %52 = select i1 %30, float %51, float %50
  %53 = call float @llvm.copysign.f32(float %52, float %0)
  br label %77

54:
  %55 = fdiv arcp float 1.000000e+00, %24
  %56 = fmul float %23, %55
  br label %77

57:
  %58 = fdiv arcp float 1.000000e+00, %24
  %59 = fmul float %23, %58
  %60 = bitcast float %59 to i32
  %61 = and i32 %60, -4096
  %62 = bitcast i32 %61 to float
  %63 = bitcast float %24 to i32
  %64 = and i32 %63, 2147479552
  %65 = bitcast i32 %64 to float
  %66 = fmul float %65, %62
  %67 = fsub float %23, %66
  %68 = fsub float %24, %65
  %69 = fadd float %68, 0.000000e+00
  %70 = fmul float %69, %62
  %71 = fsub float %67, %70
  %72 = fadd float %71, 0.000000e+00
  %73 = fmul float %58, %72
  %74 = fadd float %73, %62
  %75 = fsub float %74, %62
  %76 = fsub float %73, %75
  br label %77

77:
  %78 = phi float [ %56, %54 ], [ undef, %29 ], [ %74, %57 ]
  %79 = phi float [ 0.000000e+00, %54 ], [ undef, %29 ], [ %76, %57 ]
  %80 = phi i1 [ true, %54 ], [ false, %29 ], [ true, %57 ]
  %81 = phi float [ undef, %54 ], [ %53, %29 ], [ undef, %57 ]
  br i1 %80, label %82, label %116

82:
  %83 = phi float [ %17, %15 ], [ %78, %77 ]
  %84 = phi float [ 0.000000e+00, %15 ], [ %79, %77 ]
  %85 = fmul float %83, %83
  %86 = fmul float %83, %85
  %87 = call float @llvm.fmuladd.f32(float %85, float 0x3F52967300000000, float 0xBF7E69F760000000)
  %88 = call float @llvm.fmuladd.f32(float %87, float %85, float 0x3F9752F8E0000000)
  %89 = call float @llvm.fmuladd.f32(float %88, float %85, float 0xBFA70805C0000000)
  %90 = call float @llvm.fmuladd.f32(float %89, float %85, float 0x3FB1509E20000000)
  %91 = call float @llvm.fmuladd.f32(float %90, float %85, float 0xBFB6953B00000000)
  %92 = call float @llvm.fmuladd.f32(float %91, float %85, float 0x3FBC5116E0000000)
  %93 = call float @llvm.fmuladd.f32(float %92, float %85, float 0xBFC2476200000000)
  %94 = call float @llvm.fmuladd.f32(float %93, float %85, float 0x3FC99981C0000000)
  %95 = call float @llvm.fmuladd.f32(float %94, float %85, float 0xBFD5555520000000)
  %96 = fmul float %85, -5.000000e-01
  %97 = call float @llvm.fmuladd.f32(float %96, float %84, float %84)
  %98 = call float @llvm.fmuladd.f32(float %86, float %95, float %97)
  %99 = icmp sgt i32 %10, -1
  %100 = xor i1 %99, %9
  %101 = select i1 %100, float 1.000000e+00, float -1.000000e+00
  %102 = select i1 %11, float 0x400921FB60000000, float 0.000000e+00
  %103 = select i1 %9, float 0x3FF921FB60000000, float %102
  %104 = select i1 %11, float 0xBE7777A5C0000000, float 0.000000e+00
  %105 = select i1 %9, float 0xBE6777A5C0000000, float %104
  %106 = select i1 %11, float -1.000000e+00, float 1.000000e+00
  %107 = select i1 %9, float %101, float %106
  %108 = fmul float %107, %83
  %109 = fadd float %103, %108
  %110 = fsub float %109, %103
  %111 = fsub float %108, %110
  %112 = call float @llvm.fmuladd.f32(float %107, float %98, float %105)
  %113 = fadd float %111, %112
  %114 = fadd float %109, %113
  %115 = call float @llvm.copysign.f32(float %114, float %0)
  br label %116

116:
  %117 = phi float [ %5, %4 ], [ %115, %82 ], [ %81, %77 ]
  ret float %117
}

declare float @llvm.fabs.f32(float)

declare i1 @llvm.is.fpclass.f32(float, i32 immarg)

declare float @llvm.copysign.f32(float, float)

declare float @llvm.fmuladd.f32(float, float, float)
