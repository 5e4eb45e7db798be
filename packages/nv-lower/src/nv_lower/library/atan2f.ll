define linkonce_odr float @atan2f(float noundef %0, float noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = fcmp ord float %0, %1
  br i1 %3, label %6, label %4

4:
  %5 = fadd float %0, %1
  br label %113

6:
  %7 = call float @llvm.fabs.f32(float %1)
  %8 = call float @llvm.fabs.f32(float %0)
  %9 = fcmp ogt float %8, %7
  %10 = bitcast float %1 to i32
  %11 = icmp slt i32 %10, 0
  %12 = select i1 %9, float %8, float %7
  %13 = select i1 %9, float %7, float %8
  %14 = fcmp ogt float %12, 0x43B0000000000000
  br i1 %14, label %18, label %15

15:
  %16 = fcmp olt float %12, 0x3E10000000000000
  br i1 %16, label %17, label %18

17:
  br label %18

18:
  %19 = phi float [ 0x4590000000000000, %17 ], [ 1.000000e+00, %15 ], [ 0x3AF0000000000000, %6 ]
  %20 = fmul float %13, %19
  %21 = fmul float %12, %19
  %22 = fcmp oeq float %21, 0.000000e+00
  %23 = fcmp oeq float %12, 0x7FF0000000000000
  %24 = or i1 %23, %22
  br i1 %24, label %25, label %28

25:
  %26 = fcmp oeq float %13, 0x7FF0000000000000
  %27 = select i1 %26, float 1.000000e+00, float 0.000000e+00
  br label %81

28:
  %29 = fmul float %21, 0x3E10000000000000
  %30 = fcmp olt float %20, %29
  br i1 %30, label %31, label %61

31:
  %32 = or i1 %9, %11
  br i1 %32, label %58, label %33

33:
  %34 = fcmp olt float %13, 1.000000e+00
  %35 = fmul float %13, 0x4630000000000000
  %36 = select i1 %34, float %35, float %13
  %37 = fdiv arcp float 1.000000e+00, %21
  %38 = fmul float %36, %37
  %39 = bitcast float %38 to i32
  %40 = and i32 %39, -4096
  %41 = bitcast i32 %40 to float
  %42 = bitcast float %21 to i32
  %43 = and i32 %42, 2147479552
  %44 = bitcast i32 %43 to float
  %45 = fmul float %44, %41
  %46 = fsub float %36, %45
  %47 = fsub float %21, %44
  %48 = fadd float %47, 0.000000e+00
  %49 = fmul float %48, %41
  %50 = fsub float %46, %49
  %51 = fadd float %50, 0.000000e+00
  %52 = fmul float %37, %51
  %53 = fadd float %52, %41
  %54 = fmul float %19, %53
  %55 = fmul float %54, 0x39B0000000000000
  %56 = select i1 %34, float %55, float %54
  %57 = call float @llvm.copysign.f32(float %56, float %0)
  br label %113

58:
  %59 = fdiv arcp float 1.000000e+00, %21
  %60 = fmul float %20, %59
  br label %81

61:
  %62 = fdiv arcp float 1.000000e+00, %21
  %63 = fmul float %20, %62
  %64 = bitcast float %63 to i32
  %65 = and i32 %64, -4096
  %66 = bitcast i32 %65 to float
  %67 = bitcast float %21 to i32
  %68 = and i32 %67, 2147479552
  %69 = bitcast i32 %68 to float
  %70 = fmul float %69, %66
  %71 = fsub float %20, %70
  %72 = fsub float %21, %69
  %73 = fadd float %72, 0.000000e+00
  %74 = fmul float %73, %66
  %75 = fsub float %71, %74
  %76 = fadd float %75, 0.000000e+00
  %77 = fmul float %62, %76
  %78 = fadd float %77, %66
  %79 = fsub float %78, %66
  %80 = fsub float %77, %79
  br label %81

81:
  %82 = phi float [ %27, %25 ], [ %60, %58 ], [ %78, %61 ]
  %83 = phi float [ 0.000000e+00, %25 ], [ 0.000000e+00, %58 ], [ %80, %61 ]
  %84 = fmul float %82, %82
  %85 = fmul float %82, %84
  %86 = call float @llvm.fma.f32(float %84, float 0x3F52967300000000, float 0xBF7E69F760000000)
  %87 = call float @llvm.fma.f32(float %86, float %84, float 0x3F9752F8E0000000)
  %88 = call float @llvm.fma.f32(float %87, float %84, float 0xBFA70805C0000000)
  %89 = call float @llvm.fma.f32(float %88, float %84, float 0x3FB1509E20000000)
  %90 = call float @llvm.fma.f32(float %89, float %84, float 0xBFB6953B00000000)
  %91 = call float @llvm.fma.f32(float %90, float %84, float 0x3FBC5116E0000000)
  %92 = call float @llvm.fma.f32(float %91, float %84, float 0xBFC2476200000000)
  %93 = call float @llvm.fma.f32(float %92, float %84, float 0x3FC99981C0000000)
  %94 = call float @llvm.fma.f32(float %93, float %84, float 0xBFD5555520000000)
  %95 = fmul float %84, -5.000000e-01
  %96 = call float @llvm.fma.f32(float %95, float %83, float %83)
  %97 = call float @llvm.fma.f32(float %85, float %94, float %96)
  %98 = icmp sgt i32 %10, -1
  %99 = xor i1 %98, %9
  %100 = select i1 %99, float 1.000000e+00, float -1.000000e+00
  %101 = select i1 %11, float 0x400921FB60000000, float 0.000000e+00
  %102 = select i1 %9, float 0x3FF921FB60000000, float %101
  %103 = select i1 %11, float 0xBE7777A5C0000000, float 0.000000e+00
  %104 = select i1 %9, float 0xBE6777A5C0000000, float %103
  %105 = fmul float %100, %82
  %106 = fadd float %102, %105
  %107 = fsub float %106, %102
  %108 = fsub float %105, %107
  %109 = call float @llvm.fma.f32(float %100, float %97, float %104)
  %110 = fadd float %108, %109
  %111 = fadd float %106, %110
  %112 = call float @llvm.copysign.f32(float %111, float %0)
  br label %113

113:
  %114 = phi float [ %5, %4 ], [ %112, %81 ], [ %57, %33 ]
  ret float %114
}

declare float @llvm.fabs.f32(float)

declare float @llvm.copysign.f32(float, float)

declare float @llvm.fma.f32(float, float, float)
