define linkonce_odr float @asinhf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 5.000000e-01
  br i1 %3, label %4, label %15

4:
  %5 = fcmp olt float %2, 0x3F20000000000000
  br i1 %5, label %139, label %6

6:
  %7 = fmul float %0, %0
  %8 = fmul float %7, %0
  %9 = call float @llvm.fmuladd.f32(float %7, float 0x3F82F50D80000000, float 0xBF9487DA00000000)
  %10 = call float @llvm.fmuladd.f32(float %9, float %7, float 0x3F9EC11D60000000)
  %11 = call float @llvm.fmuladd.f32(float %10, float %7, float 0xBFA6D7EBC0000000)
  %12 = call float @llvm.fmuladd.f32(float %11, float %7, float 0x3FB33323A0000000)
  %13 = call float @llvm.fmuladd.f32(float %12, float %7, float 0xBFC5555540000000)
  %14 = call float @llvm.fmuladd.f32(float %8, float %13, float %0)
  br label %139

15:
  %16 = bitcast float %2 to i32
  %17 = icmp ugt i32 %16, 2139095039
  br i1 %17, label %139, label %18

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
  br label %139

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
  %77 = fsub float %73, %76
  %78 = fmul float %76, %76
  %79 = fsub float %66, %78
  %80 = fmul float %77, %76
  %81 = fsub float %79, %80
  %82 = fsub float %81, %80
  %83 = fmul float %77, %77
  %84 = fsub float %82, %83
  %85 = fadd float %72, %84
  %86 = fmul float %85, 5.000000e-01
  %87 = fdiv arcp float %86, %73
  %88 = fadd float %73, %87
  %89 = fsub float %88, %73
  %90 = fsub float %87, %89
  %91 = fadd float %2, %88
  %92 = fsub float %88, %91
  %93 = fadd float %2, %92
  %94 = fadd float %90, %93
  %95 = bitcast float %91 to i32
  %96 = add i32 %95, -1060439283
  %97 = ashr i32 %96, 23
  %98 = and i32 %96, 8388607
  %99 = add nuw nsw i32 %98, 1060439283
  %100 = bitcast i32 %99 to float
  %101 = fadd float %100, -1.000000e+00
  %102 = sub nsw i32 0, %97
  %103 = ashr i32 %102, 1
  %104 = shl nsw i32 %103, 23
  %105 = add i32 %104, 1065353216
  %106 = bitcast i32 %105 to float
  %107 = fmul float %94, %106
  %108 = sub nsw i32 %102, %103
  %109 = shl i32 %108, 23
  %110 = add i32 %109, 1065353216
  %111 = bitcast i32 %110 to float
  %112 = fmul float %107, %111
  %113 = sitofp i32 %97 to float
  %114 = fmul float %113, 0x3FE62E4000000000
  %115 = fadd float %114, %101
  %116 = fsub float %114, %115
  %117 = fadd float %101, %116
  %118 = icmp ult i32 %96, 8388608
  %119 = select i1 %118, float %101, float %115
  %120 = select i1 %118, float 0.000000e+00, float %117
  %121 = fneg float %101
  %122 = call float @llvm.fmuladd.f32(float %121, float %112, float %112)
  %123 = call float @llvm.fmuladd.f32(float %113, float 0x3EB7F7D1C0000000, float %122)
  %124 = fmul float %101, %101
  %125 = call float @llvm.fmuladd.f32(float %101, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %126 = call float @llvm.fmuladd.f32(float %125, float %101, float 0x3FBE5B2880000000)
  %127 = call float @llvm.fmuladd.f32(float %126, float %101, float 0xBFBFCBC540000000)
  %128 = call float @llvm.fmuladd.f32(float %127, float %101, float 0x3FC235C1C0000000)
  %129 = call float @llvm.fmuladd.f32(float %128, float %101, float 0xBFC555CA00000000)
  %130 = call float @llvm.fmuladd.f32(float %129, float %101, float 0x3FC99A3100000000)
  %131 = call float @llvm.fmuladd.f32(float %130, float %101, float 0xBFCFFFFE20000000)
  %132 = call float @llvm.fmuladd.f32(float %131, float %101, float 0x3FD5555480000000)
  %133 = call float @llvm.fmuladd.f32(float %101, float %132, float -5.000000e-01)
  %134 = fmul float %124, %133
  %135 = fadd float %123, %134
  %136 = fadd float %120, %135
  %137 = fadd float %119, %136
  %138 = call float @llvm.copysign.f32(float %137, float %0)
  br label %139

139:
  %140 = phi float [ %53, %20 ], [ %138, %54 ], [ %14, %6 ], [ %0, %4 ], [ %0, %15 ]
  ret float %140
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fmuladd.f32(float, float, float)

declare float @llvm.copysign.f32(float, float)

declare float @llvm.sqrt.f32(float)
