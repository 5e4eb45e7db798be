define linkonce_odr float @acoshf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fcmp ogt float %0, 1.000000e+00
  br i1 %2, label %6, label %3

3:
  %4 = fcmp oeq float %0, 1.000000e+00
  br i1 %4, label %149, label %5

5:
  br label %149

6:
  %7 = fcmp ogt float %0, 8.192000e+03
  br i1 %7, label %8, label %44

8:
  %9 = fcmp oeq float %0, 0x7FF0000000000000
  br i1 %9, label %149, label %10

10:
  %11 = bitcast float %0 to i32
  %12 = add nsw i32 %11, -1060439283
  %13 = ashr i32 %12, 23
  %14 = add nsw i32 %13, 1
  %15 = and i32 %12, 8388607
  %16 = add nuw nsw i32 %15, 1060439283
  %17 = bitcast i32 %16 to float
  %18 = fadd float %17, -1.000000e+00
  %19 = sitofp i32 %14 to float
  %20 = fmul float %19, 0x3FE62E4000000000
  %21 = fadd float %20, %18
  %22 = fsub float %20, %21
  %23 = fadd float %18, %22
  %24 = icmp eq i32 %14, 0
  %25 = select i1 %24, float %18, float %21
  %26 = select i1 %24, float 0.000000e+00, float %23
  %27 = fneg float %18
  %28 = call float @llvm.fmuladd.f32(float %27, float 0.000000e+00, float 0.000000e+00)
  %29 = call float @llvm.fmuladd.f32(float %19, float 0x3EB7F7D1C0000000, float %28)
  %30 = fmul float %18, %18
  %31 = call float @llvm.fmuladd.f32(float %18, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %32 = call float @llvm.fmuladd.f32(float %31, float %18, float 0x3FBE5B2880000000)
  %33 = call float @llvm.fmuladd.f32(float %32, float %18, float 0xBFBFCBC540000000)
  %34 = call float @llvm.fmuladd.f32(float %33, float %18, float 0x3FC235C1C0000000)
  %35 = call float @llvm.fmuladd.f32(float %34, float %18, float 0xBFC555CA00000000)
  %36 = call float @llvm.fmuladd.f32(float %35, float %18, float 0x3FC99A3100000000)
  %37 = call float @llvm.fmuladd.f32(float %36, float %18, float 0xBFCFFFFE20000000)
  %38 = call float @llvm.fmuladd.f32(float %37, float %18, float 0x3FD5555480000000)
  %39 = call float @llvm.fmuladd.f32(float %18, float %38, float -5.000000e-01)
  %40 = fmul float %30, %39
  %41 = fadd float %29, %40
  %42 = fadd float %26, %41
  %43 = fadd float %25, %42
  br label %149

44:
  %45 = fadd float %0, -1.000000e+00
  %46 = fsub float %45, %0
  %47 = fsub float %46, %45
  %48 = fadd float %47, %0
  %49 = fsub float -1.000000e+00, %46
  %50 = fadd float %49, %48
  %51 = fadd float %0, 1.000000e+00
  %52 = fsub float %51, %0
  %53 = fsub float %52, %51
  %54 = fadd float %53, %0
  %55 = fsub float 1.000000e+00, %52
  %56 = fadd float %55, %54
  %57 = bitcast float %45 to i32
  %58 = and i32 %57, -4096
  %59 = bitcast i32 %58 to float
  %60 = bitcast float %51 to i32
  %61 = and i32 %60, 2147479552
  %62 = bitcast i32 %61 to float
  %63 = fmul float %59, %62
  %64 = fsub float %45, %59
  %65 = fadd float %64, %50
  %66 = fsub float %51, %62
  %67 = fadd float %66, %56
  %68 = fmul float %67, %59
  %69 = call float @llvm.fmuladd.f32(float %65, float %51, float %68)
  %70 = fadd float %63, %69
  %71 = fsub float %70, %63
  %72 = fsub float %69, %71
  %73 = call arcp float @llvm.sqrt.f32(float %70)
  %74 = bitcast float %73 to i32
  %75 = and i32 %74, -4096
  %76 = bitcast i32 %75 to float
  %77 = fmul float %76, %76
  %78 = fsub float %70, %77
  %79 = fadd float %72, %78
  %80 = fadd float %73, %76
  %81 = fdiv arcp float %79, %80
  %82 = fadd float %81, %76
  %83 = fsub float %82, %76
  %84 = fsub float %81, %83
  %85 = fadd float %45, %82
  %86 = fsub float %85, %82
  %87 = fsub float %85, %86
  %88 = fsub float %82, %87
  %89 = fsub float %45, %86
  %90 = fadd float %89, %88
  %91 = fadd float %50, %84
  %92 = fadd float %91, %90
  %93 = fadd float %85, %92
  %94 = fsub float %85, %93
  %95 = fadd float %92, %94
  %96 = fadd float %93, 1.000000e+00
  %97 = bitcast float %96 to i32
  %98 = add i32 %97, -1060439283
  %99 = ashr i32 %98, 23
  %100 = and i32 %98, 8388607
  %101 = add nuw nsw i32 %100, 1060439283
  %102 = bitcast i32 %101 to float
  %103 = icmp sgt i32 %99, 33
  %104 = and i32 %98, -8388608
  %105 = sub i32 1065353216, %104
  %106 = select i1 %103, i32 1065353216, i32 %105
  %107 = bitcast i32 %106 to float
  %108 = fadd float %107, -1.000000e+00
  %109 = fmul float %93, %107
  %110 = fadd float %108, %109
  %111 = fsub float %110, %108
  %112 = fsub float %111, %110
  %113 = fadd float %108, %112
  %114 = fsub float %109, %111
  %115 = fadd float %114, %113
  %116 = icmp ult i32 %98, 8388608
  %117 = select i1 %116, float %93, float %110
  %118 = fadd float %102, -1.000000e+00
  %119 = select i1 %103, float 0.000000e+00, float %95
  %120 = select i1 %103, float %118, float %117
  %121 = or i1 %116, %103
  %122 = select i1 %121, float 0.000000e+00, float %115
  %123 = fmul float %119, %107
  %124 = fadd float %123, %122
  %125 = sitofp i32 %99 to float
  %126 = fmul float %125, 0x3FE62E4000000000
  %127 = fadd float %126, %120
  %128 = fsub float %126, %127
  %129 = fadd float %120, %128
  %130 = select i1 %116, float %120, float %127
  %131 = select i1 %116, float 0.000000e+00, float %129
  %132 = fneg float %120
  %133 = call float @llvm.fmuladd.f32(float %132, float %124, float %124)
  %134 = call float @llvm.fmuladd.f32(float %125, float 0x3EB7F7D1C0000000, float %133)
  %135 = fmul float %120, %120
  %136 = call float @llvm.fmuladd.f32(float %120, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %137 = call float @llvm.fmuladd.f32(float %136, float %120, float 0x3FBE5B2880000000)
  %138 = call float @llvm.fmuladd.f32(float %137, float %120, float 0xBFBFCBC540000000)
  %139 = call float @llvm.fmuladd.f32(float %138, float %120, float 0x3FC235C1C0000000)
  %140 = call float @llvm.fmuladd.f32(float %139, float %120, float 0xBFC555CA00000000)
  %141 = call float @llvm.fmuladd.f32(float %140, float %120, float 0x3FC99A3100000000)
  %142 = call float @llvm.fmuladd.f32(float %141, float %120, float 0xBFCFFFFE20000000)
  %143 = call float @llvm.fmuladd.f32(float %142, float %120, float 0x3FD5555480000000)
  %144 = call float @llvm.fmuladd.f32(float %120, float %143, float -5.000000e-01)
  %145 = fmul float %135, %144
  %146 = fadd float %134, %145
  %147 = fadd float %131, %146
  %148 = fadd float %130, %147
  br label %149

149:
  %150 = phi float [ %148, %44 ], [ 0x7FF8000000000000, %5 ], [ 0.000000e+00, %3 ], [ %43, %10 ], [ 0x7FF0000000000000, %8 ]
  ret float %150
}

declare float @llvm.fmuladd.f32(float, float, float)

declare float @llvm.sqrt.f32(float)
