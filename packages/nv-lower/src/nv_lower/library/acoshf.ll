define linkonce_odr float @acoshf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fcmp ogt float %0, 1.000000e+00
  br i1 %2, label %6, label %3

3:
  %4 = fcmp oeq float %0, 1.000000e+00
  br i1 %4, label %162, label %5

5:
  br label %162

6:
  %7 = fcmp ogt float %0, 8.192000e+03
  br i1 %7, label %8, label %44

8:
  %9 = fcmp oeq float %0, 0x7FF0000000000000
  br i1 %9, label %162, label %10

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
  br label %162

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
  %60 = fsub float %45, %59
  %61 = bitcast float %51 to i32
  %62 = and i32 %61, 2147479552
  %63 = bitcast i32 %62 to float
  %64 = fsub float %51, %63
  %65 = fmul float %45, %51
  %66 = fmul float %60, %64
  %67 = fmul float %59, %63
  %68 = fsub float %65, %67
  %69 = fmul float %64, %59
  %70 = fsub float %68, %69
  %71 = fmul float %60, %63
  %72 = fsub float %70, %71
  %73 = fsub float %66, %72
  %74 = fmul float %51, %50
  %75 = call float @llvm.fmuladd.f32(float %45, float %56, float %74)
  %76 = fadd float %75, %73
  %77 = fadd float %65, %76
  %78 = fsub float %77, %65
  %79 = fsub float %76, %78
  %80 = call arcp float @llvm.sqrt.f32(float %77)
  %81 = bitcast float %80 to i32
  %82 = and i32 %81, -4096
  %83 = bitcast i32 %82 to float
  %84 = fsub float %80, %83
  %85 = fmul float %83, %83
  %86 = fsub float %77, %85
  %87 = fmul float %84, %83
  %88 = fsub float %86, %87
  %89 = fsub float %88, %87
  %90 = fmul float %84, %84
  %91 = fsub float %89, %90
  %92 = fadd float %79, %91
  %93 = fmul float %92, 5.000000e-01
  %94 = fdiv arcp float %93, %80
  %95 = fadd float %80, %94
  %96 = fsub float %95, %80
  %97 = fsub float %94, %96
  %98 = fadd float %45, %95
  %99 = fsub float %98, %95
  %100 = fsub float %98, %99
  %101 = fsub float %95, %100
  %102 = fsub float %45, %99
  %103 = fadd float %102, %101
  %104 = fadd float %50, %97
  %105 = fadd float %104, %103
  %106 = fadd float %98, %105
  %107 = fsub float %98, %106
  %108 = fadd float %105, %107
  %109 = fadd float %106, 1.000000e+00
  %110 = bitcast float %109 to i32
  %111 = add i32 %110, -1060439283
  %112 = ashr i32 %111, 23
  %113 = and i32 %111, 8388607
  %114 = add nuw nsw i32 %113, 1060439283
  %115 = bitcast i32 %114 to float
  %116 = icmp sgt i32 %112, 33
  %117 = and i32 %111, -8388608
  %118 = sub i32 1065353216, %117
  %119 = select i1 %116, i32 1065353216, i32 %118
  %120 = bitcast i32 %119 to float
  %121 = fadd float %120, -1.000000e+00
  %122 = fmul float %106, %120
  %123 = fadd float %121, %122
  %124 = fsub float %123, %121
  %125 = fsub float %124, %123
  %126 = fadd float %121, %125
  %127 = fsub float %122, %124
  %128 = fadd float %127, %126
  %129 = icmp ult i32 %111, 8388608
  %130 = select i1 %129, float %106, float %123
  %131 = fadd float %115, -1.000000e+00
  %132 = select i1 %116, float 0.000000e+00, float %108
  %133 = select i1 %116, float %131, float %130
  %134 = or i1 %129, %116
  %135 = select i1 %134, float 0.000000e+00, float %128
  %136 = fmul float %132, %120
  %137 = fadd float %136, %135
  %138 = sitofp i32 %112 to float
  %139 = fmul float %138, 0x3FE62E4000000000
  %140 = fadd float %139, %133
  %141 = fsub float %139, %140
  %142 = fadd float %133, %141
  %143 = select i1 %129, float %133, float %140
  %144 = select i1 %129, float 0.000000e+00, float %142
  %145 = fneg float %133
  %146 = call float @llvm.fmuladd.f32(float %145, float %137, float %137)
  %147 = call float @llvm.fmuladd.f32(float %138, float 0x3EB7F7D1C0000000, float %146)
  %148 = fmul float %133, %133
  %149 = call float @llvm.fmuladd.f32(float %133, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %150 = call float @llvm.fmuladd.f32(float %149, float %133, float 0x3FBE5B2880000000)
  %151 = call float @llvm.fmuladd.f32(float %150, float %133, float 0xBFBFCBC540000000)
  %152 = call float @llvm.fmuladd.f32(float %151, float %133, float 0x3FC235C1C0000000)
  %153 = call float @llvm.fmuladd.f32(float %152, float %133, float 0xBFC555CA00000000)
  %154 = call float @llvm.fmuladd.f32(float %153, float %133, float 0x3FC99A3100000000)
  %155 = call float @llvm.fmuladd.f32(float %154, float %133, float 0xBFCFFFFE20000000)
  %156 = call float @llvm.fmuladd.f32(float %155, float %133, float 0x3FD5555480000000)
  %157 = call float @llvm.fmuladd.f32(float %133, float %156, float -5.000000e-01)
  %158 = fmul float %148, %157
  %159 = fadd float %147, %158
  %160 = fadd float %144, %159
  %161 = fadd float %143, %160
  br label %162

162:
  %163 = phi float [ %161, %44 ], [ 0x7FF8000000000000, %5 ], [ 0.000000e+00, %3 ], [ %43, %10 ], [ 0x7FF0000000000000, %8 ]
  ret float %163
}

declare float @llvm.fmuladd.f32(float, float, float)

declare float @llvm.sqrt.f32(float)
