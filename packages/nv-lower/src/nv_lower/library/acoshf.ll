define linkonce_odr float @acoshf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fcmp ogt float %0, 1.000000e+00
  br i1 %2, label %6, label %3

3:
  %4 = fcmp oeq float %0, 1.000000e+00
  br i1 %4, label %138, label %5

5:
  br label %138

6:
  %7 = fcmp ogt float %0, 8.192000e+03
  br i1 %7, label %8, label %38

8:
  %9 = fcmp oeq float %0, 0x7FF0000000000000
  br i1 %9, label %138, label %10

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
  %24 = fmul float %18, %18
  %25 = call float @llvm.fma.f32(float %18, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %26 = call float @llvm.fma.f32(float %25, float %18, float 0x3FBE5B2880000000)
  %27 = call float @llvm.fma.f32(float %26, float %18, float 0xBFBFCBC540000000)
  %28 = call float @llvm.fma.f32(float %27, float %18, float 0x3FC235C1C0000000)
  %29 = call float @llvm.fma.f32(float %28, float %18, float 0xBFC555CA00000000)
  %30 = call float @llvm.fma.f32(float %29, float %18, float 0x3FC99A3100000000)
  %31 = call float @llvm.fma.f32(float %30, float %18, float 0xBFCFFFFE20000000)
  %32 = call float @llvm.fma.f32(float %31, float %18, float 0x3FD5555480000000)
  %33 = call float @llvm.fma.f32(float %18, float %32, float -5.000000e-01)
  %34 = fmul float %24, %33
  %35 = call float @llvm.fma.f32(float %19, float 0x3EB7F7D1C0000000, float %34)
  %36 = fadd float %23, %35
  %37 = fadd float %21, %36
  br label %138

38:
  %39 = fadd float %0, -1.000000e+00
  %40 = fsub float %39, %0
  %41 = fsub float %40, %39
  %42 = fadd float %41, %0
  %43 = fsub float -1.000000e+00, %40
  %44 = fadd float %43, %42
  %45 = fadd float %0, 1.000000e+00
  %46 = fsub float %45, %0
  %47 = fsub float %46, %45
  %48 = fadd float %47, %0
  %49 = fsub float 1.000000e+00, %46
  %50 = fadd float %49, %48
  %51 = bitcast float %39 to i32
  %52 = and i32 %51, -4096
  %53 = bitcast i32 %52 to float
  %54 = bitcast float %45 to i32
  %55 = and i32 %54, 2147479552
  %56 = bitcast i32 %55 to float
  %57 = fmul float %53, %56
  %58 = fsub float %39, %53
  %59 = fadd float %58, %44
  %60 = fsub float %45, %56
  %61 = fadd float %60, %50
  %62 = fmul float %61, %53
  %63 = call float @llvm.fma.f32(float %59, float %45, float %62)
  %64 = fadd float %57, %63
  %65 = fsub float %64, %57
  %66 = fsub float %63, %65
  %67 = call arcp float @llvm.sqrt.f32(float %64)
  %68 = bitcast float %67 to i32
  %69 = and i32 %68, -4096
  %70 = bitcast i32 %69 to float
  %71 = fmul float %70, %70
  %72 = fsub float %64, %71
  %73 = fadd float %66, %72
  %74 = fadd float %67, %70
  %75 = fdiv arcp float %73, %74
  %76 = fadd float %75, %70
  %77 = fsub float %76, %70
  %78 = fsub float %75, %77
  %79 = fadd float %39, %76
  %80 = fsub float %79, %76
  %81 = fsub float %79, %80
  %82 = fsub float %76, %81
  %83 = fsub float %39, %80
  %84 = fadd float %83, %82
  %85 = fadd float %44, %78
  %86 = fadd float %85, %84
  %87 = fadd float %79, %86
  %88 = fsub float %79, %87
  %89 = fadd float %86, %88
  %90 = fadd float %87, 1.000000e+00
  %91 = bitcast float %90 to i32
  %92 = add i32 %91, -1060439283
  %93 = ashr i32 %92, 23
  %94 = and i32 %92, 8388607
  %95 = add nuw nsw i32 %94, 1060439283
  %96 = bitcast i32 %95 to float
  %97 = icmp sgt i32 %93, 33
  %98 = and i32 %92, -8388608
  %99 = sub i32 1065353216, %98
  %100 = select i1 %97, i32 1065353216, i32 %99
  %101 = bitcast i32 %100 to float
  %102 = fadd float %101, -1.000000e+00
  %103 = fmul float %87, %101
  %104 = fadd float %102, %103
  %105 = fsub float %104, %102
  %106 = fsub float %105, %104
  %107 = fadd float %102, %106
  %108 = fsub float %103, %105
  %109 = fadd float %108, %107
  %110 = fadd float %96, -1.000000e+00
  %111 = select i1 %97, float 0.000000e+00, float %89
  %112 = select i1 %97, float %110, float %104
  %113 = select i1 %97, float 0.000000e+00, float %109
  %114 = fmul float %111, %101
  %115 = fadd float %114, %113
  %116 = sitofp i32 %93 to float
  %117 = fmul float %116, 0x3FE62E4000000000
  %118 = fadd float %117, %112
  %119 = fsub float %117, %118
  %120 = fadd float %112, %119
  %121 = fmul float %112, %112
  %122 = call float @llvm.fma.f32(float %112, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %123 = call float @llvm.fma.f32(float %122, float %112, float 0x3FBE5B2880000000)
  %124 = call float @llvm.fma.f32(float %123, float %112, float 0xBFBFCBC540000000)
  %125 = call float @llvm.fma.f32(float %124, float %112, float 0x3FC235C1C0000000)
  %126 = call float @llvm.fma.f32(float %125, float %112, float 0xBFC555CA00000000)
  %127 = call float @llvm.fma.f32(float %126, float %112, float 0x3FC99A3100000000)
  %128 = call float @llvm.fma.f32(float %127, float %112, float 0xBFCFFFFE20000000)
  %129 = call float @llvm.fma.f32(float %128, float %112, float 0x3FD5555480000000)
  %130 = call float @llvm.fma.f32(float %112, float %129, float -5.000000e-01)
  %131 = fmul float %121, %130
  %132 = call float @llvm.fma.f32(float %116, float 0x3EB7F7D1C0000000, float %131)
  %133 = fadd float %120, %132
  %134 = fneg float %112
  %135 = call float @llvm.fma.f32(float %134, float %115, float %115)
  %136 = fadd float %135, %133
  %137 = fadd float %118, %136
  br label %138

138:
  %139 = phi float [ %137, %38 ], [ 0x7FF8000000000000, %5 ], [ 0.000000e+00, %3 ], [ %37, %10 ], [ 0x7FF0000000000000, %8 ]
  ret float %139
}

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.sqrt.f32(float)
