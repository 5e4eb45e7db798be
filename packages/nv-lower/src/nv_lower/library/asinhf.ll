define linkonce_odr float @asinhf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 5.000000e-01
  br i1 %3, label %4, label %15

4:
  %5 = fcmp olt float %2, 0x3F20000000000000
  br i1 %5, label %133, label %6

6:
  %7 = fmul float %0, %0
  %8 = fmul float %7, %0
  %9 = call float @llvm.fmuladd.f32(float %7, float 0x3F82F50D80000000, float 0xBF9487DA00000000)
  %10 = call float @llvm.fmuladd.f32(float %9, float %7, float 0x3F9EC11D60000000)
  %11 = call float @llvm.fmuladd.f32(float %10, float %7, float 0xBFA6D7EBC0000000)
  %12 = call float @llvm.fmuladd.f32(float %11, float %7, float 0x3FB33323A0000000)
  %13 = call float @llvm.fmuladd.f32(float %12, float %7, float 0xBFC5555540000000)
  %14 = call float @llvm.fmuladd.f32(float %8, float %13, float %0)
  br label %133

15:
  %16 = bitcast float %2 to i32
  %17 = icmp ugt i32 %16, 2139095039
  br i1 %17, label %133, label %18

18:
  %19 = fcmp ogt float %2, 8.192000e+03
  br i1 %19, label %20, label %54

20:
  %21 = add nsw i32 %16, -1060439283
  %22 = ashr i32 %21, 23
  %23 = add nsw i32 %22, 1
  %24 = and i32 %21, 8388607
  %25 = add nuw nsw i32 %24, 1060439283
  %26 = bitcast i32 %25 to float
  %27 = fadd float %26, -1.000000e+00
  %28 = sitofp i32 %23 to float
  %29 = fmul float %28, 0x3FE62E4000000000
  %30 = fadd float %29, %27
  %31 = fsub float %29, %30
  %32 = fadd float %27, %31
  %33 = icmp eq i32 %23, 0
  %34 = select i1 %33, float %27, float %30
  %35 = select i1 %33, float 0.000000e+00, float %32
  %36 = fneg float %27
  %37 = call float @llvm.fmuladd.f32(float %36, float 0.000000e+00, float 0.000000e+00)
  %38 = call float @llvm.fmuladd.f32(float %28, float 0x3EB7F7D1C0000000, float %37)
  %39 = fmul float %27, %27
  %40 = call float @llvm.fmuladd.f32(float %27, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %41 = call float @llvm.fmuladd.f32(float %40, float %27, float 0x3FBE5B2880000000)
  %42 = call float @llvm.fmuladd.f32(float %41, float %27, float 0xBFBFCBC540000000)
  %43 = call float @llvm.fmuladd.f32(float %42, float %27, float 0x3FC235C1C0000000)
  %44 = call float @llvm.fmuladd.f32(float %43, float %27, float 0xBFC555CA00000000)
  %45 = call float @llvm.fmuladd.f32(float %44, float %27, float 0x3FC99A3100000000)
  %46 = call float @llvm.fmuladd.f32(float %45, float %27, float 0xBFCFFFFE20000000)
  %47 = call float @llvm.fmuladd.f32(float %46, float %27, float 0x3FD5555480000000)
  %48 = call float @llvm.fmuladd.f32(float %27, float %47, float -5.000000e-01)
  %49 = fmul float %39, %48
  %50 = fadd float %38, %49
  %51 = fadd float %35, %50
  %52 = fadd float %34, %51
  %53 = call float @llvm.copysign.f32(float %52, float %0)
  br label %133

54:
  %55 = and i32 %16, 2147479552
  %56 = bitcast i32 %55 to float
  %57 = fsub float %2, %56
  %58 = fmul float %0, %0
  %59 = fmul float %57, %57
  %60 = fmul float %56, %56
  %61 = fsub float %58, %60
  %62 = fmul float %57, %56
  %63 = fsub float %61, %62
  %64 = fsub float %62, %63
  %65 = fadd float %59, %64
  %66 = fadd float %58, 1.000000e+00
  %67 = fsub float %66, %58
  %68 = fsub float %67, %66
  %69 = fadd float %58, %68
  %70 = fsub float 1.000000e+00, %67
  %71 = fadd float %70, %69
  %72 = fadd float %71, %65
  %73 = call arcp float @llvm.sqrt.f32(float %66)
  %74 = bitcast float %73 to i32
  %75 = and i32 %74, -4096
  %76 = bitcast i32 %75 to float
  %77 = fmul float %76, %76
  %78 = fsub float %66, %77
  %79 = fadd float %78, %72
  %80 = fadd float %73, %76
  %81 = fdiv arcp float %79, %80
  %82 = fadd float %81, %76
  %83 = fsub float %82, %76
  %84 = fsub float %81, %83
  %85 = fadd float %2, %82
  %86 = fsub float %82, %85
  %87 = fadd float %2, %86
  %88 = fadd float %84, %87
  %89 = bitcast float %85 to i32
  %90 = add i32 %89, -1060439283
  %91 = ashr i32 %90, 23
  %92 = and i32 %90, 8388607
  %93 = add nuw nsw i32 %92, 1060439283
  %94 = bitcast i32 %93 to float
  %95 = fadd float %94, -1.000000e+00
  %96 = sub nsw i32 0, %91
  %97 = ashr i32 %96, 1
  %98 = shl nsw i32 %97, 23
  %99 = add i32 %98, 1065353216
  %100 = bitcast i32 %99 to float
  %101 = fmul float %88, %100
  %102 = sub nsw i32 %96, %97
  %103 = shl i32 %102, 23
  %104 = add i32 %103, 1065353216
  %105 = bitcast i32 %104 to float
  %106 = fmul float %101, %105
  %107 = sitofp i32 %91 to float
  %108 = fmul float %107, 0x3FE62E4000000000
  %109 = fadd float %108, %95
  %110 = fsub float %108, %109
  %111 = fadd float %95, %110
  %112 = icmp ult i32 %90, 8388608
  %113 = select i1 %112, float %95, float %109
  %114 = select i1 %112, float 0.000000e+00, float %111
  %115 = fneg float %95
  %116 = call float @llvm.fmuladd.f32(float %115, float %106, float %106)
  %117 = call float @llvm.fmuladd.f32(float %107, float 0x3EB7F7D1C0000000, float %116)
  %118 = fmul float %95, %95
  %119 = call float @llvm.fmuladd.f32(float %95, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %120 = call float @llvm.fmuladd.f32(float %119, float %95, float 0x3FBE5B2880000000)
  %121 = call float @llvm.fmuladd.f32(float %120, float %95, float 0xBFBFCBC540000000)
  %122 = call float @llvm.fmuladd.f32(float %121, float %95, float 0x3FC235C1C0000000)
  %123 = call float @llvm.fmuladd.f32(float %122, float %95, float 0xBFC555CA00000000)
  %124 = call float @llvm.fmuladd.f32(float %123, float %95, float 0x3FC99A3100000000)
  %125 = call float @llvm.fmuladd.f32(float %124, float %95, float 0xBFCFFFFE20000000)
  %126 = call float @llvm.fmuladd.f32(float %125, float %95, float 0x3FD5555480000000)
  %127 = call float @llvm.fmuladd.f32(float %95, float %126, float -5.000000e-01)
  %128 = fmul float %118, %127
  %129 = fadd float %117, %128
  %130 = fadd float %114, %129
  %131 = fadd float %113, %130
  %132 = call float @llvm.copysign.f32(float %131, float %0)
  br label %133

133:
  %134 = phi float [ %53, %20 ], [ %132, %54 ], [ %14, %6 ], [ %0, %4 ], [ %0, %15 ]
  ret float %134
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fmuladd.f32(float, float, float)

declare float @llvm.copysign.f32(float, float)

declare float @llvm.sqrt.f32(float)
