define linkonce_odr float @asinhf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 5.000000e-01
  br i1 %3, label %4, label %15

4:
  %5 = fcmp olt float %2, 0x3F20000000000000
  br i1 %5, label %124, label %6

6:
  %7 = fmul float %0, %0
  %8 = fmul float %7, %0
  %9 = call float @llvm.fma.f32(float %7, float 0x3F82F50D80000000, float 0xBF9487DA00000000)
  %10 = call float @llvm.fma.f32(float %9, float %7, float 0x3F9EC11D60000000)
  %11 = call float @llvm.fma.f32(float %10, float %7, float 0xBFA6D7EBC0000000)
  %12 = call float @llvm.fma.f32(float %11, float %7, float 0x3FB33323A0000000)
  %13 = call float @llvm.fma.f32(float %12, float %7, float 0xBFC5555540000000)
  %14 = call float @llvm.fma.f32(float %8, float %13, float %0)
  br label %124

15:
  %16 = bitcast float %2 to i32
  %17 = icmp ugt i32 %16, 2139095039
  br i1 %17, label %124, label %18

18:
  %19 = fcmp ogt float %2, 8.192000e+03
  br i1 %19, label %20, label %48

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
  %33 = fmul float %27, %27
  %34 = call float @llvm.fma.f32(float %27, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %35 = call float @llvm.fma.f32(float %34, float %27, float 0x3FBE5B2880000000)
  %36 = call float @llvm.fma.f32(float %35, float %27, float 0xBFBFCBC540000000)
  %37 = call float @llvm.fma.f32(float %36, float %27, float 0x3FC235C1C0000000)
  %38 = call float @llvm.fma.f32(float %37, float %27, float 0xBFC555CA00000000)
  %39 = call float @llvm.fma.f32(float %38, float %27, float 0x3FC99A3100000000)
  %40 = call float @llvm.fma.f32(float %39, float %27, float 0xBFCFFFFE20000000)
  %41 = call float @llvm.fma.f32(float %40, float %27, float 0x3FD5555480000000)
  %42 = call float @llvm.fma.f32(float %27, float %41, float -5.000000e-01)
  %43 = fmul float %33, %42
  %44 = call float @llvm.fma.f32(float %28, float 0x3EB7F7D1C0000000, float %43)
  %45 = fadd float %32, %44
  %46 = fadd float %30, %45
  %47 = call float @llvm.copysign.f32(float %46, float %0)
  br label %124

48:
  %49 = and i32 %16, 2147479552
  %50 = bitcast i32 %49 to float
  %51 = fsub float %2, %50
  %52 = fmul float %0, %0
  %53 = fmul float %51, %51
  %54 = fmul float %50, %50
  %55 = fsub float %52, %54
  %56 = fmul float %51, %50
  %57 = fsub float %55, %56
  %58 = fsub float %56, %57
  %59 = fadd float %53, %58
  %60 = fadd float %52, 1.000000e+00
  %61 = fsub float %60, %52
  %62 = fsub float %61, %60
  %63 = fadd float %52, %62
  %64 = fsub float 1.000000e+00, %61
  %65 = fadd float %64, %63
  %66 = fadd float %65, %59
  %67 = call arcp float @llvm.sqrt.f32(float %60)
  %68 = bitcast float %67 to i32
  %69 = and i32 %68, -4096
  %70 = bitcast i32 %69 to float
  %71 = fmul float %70, %70
  %72 = fsub float %60, %71
  %73 = fadd float %72, %66
  %74 = fadd float %67, %70
  %75 = fdiv arcp float %73, %74
  %76 = fadd float %75, %70
  %77 = fsub float %76, %70
  %78 = fsub float %75, %77
  %79 = fadd float %2, %76
  %80 = fsub float %76, %79
  %81 = fadd float %2, %80
  %82 = fadd float %78, %81
  %83 = bitcast float %79 to i32
  %84 = add i32 %83, -1060439283
  %85 = ashr i32 %84, 23
  %86 = and i32 %84, 8388607
  %87 = add nuw nsw i32 %86, 1060439283
  %88 = bitcast i32 %87 to float
  %89 = fadd float %88, -1.000000e+00
  %90 = sub nsw i32 0, %85
  %91 = ashr i32 %90, 1
  %92 = shl nsw i32 %91, 23
  %93 = add i32 %92, 1065353216
  %94 = bitcast i32 %93 to float
  %95 = fmul float %82, %94
  %96 = sub nsw i32 %90, %91
  %97 = shl i32 %96, 23
  %98 = add i32 %97, 1065353216
  %99 = bitcast i32 %98 to float
  %100 = fmul float %95, %99
  %101 = sitofp i32 %85 to float
  %102 = fmul float %101, 0x3FE62E4000000000
  %103 = fadd float %102, %89
  %104 = fsub float %102, %103
  %105 = fadd float %89, %104
  %106 = fmul float %89, %89
  %107 = call float @llvm.fma.f32(float %89, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %108 = call float @llvm.fma.f32(float %107, float %89, float 0x3FBE5B2880000000)
  %109 = call float @llvm.fma.f32(float %108, float %89, float 0xBFBFCBC540000000)
  %110 = call float @llvm.fma.f32(float %109, float %89, float 0x3FC235C1C0000000)
  %111 = call float @llvm.fma.f32(float %110, float %89, float 0xBFC555CA00000000)
  %112 = call float @llvm.fma.f32(float %111, float %89, float 0x3FC99A3100000000)
  %113 = call float @llvm.fma.f32(float %112, float %89, float 0xBFCFFFFE20000000)
  %114 = call float @llvm.fma.f32(float %113, float %89, float 0x3FD5555480000000)
  %115 = call float @llvm.fma.f32(float %89, float %114, float -5.000000e-01)
  %116 = fmul float %106, %115
  %117 = call float @llvm.fma.f32(float %101, float 0x3EB7F7D1C0000000, float %116)
  %118 = fadd float %105, %117
  %119 = fneg float %89
  %120 = call float @llvm.fma.f32(float %119, float %100, float %100)
  %121 = fadd float %120, %118
  %122 = fadd float %103, %121
  %123 = call float @llvm.copysign.f32(float %122, float %0)
  br label %124

124:
  %125 = phi float [ %47, %20 ], [ %123, %48 ], [ %14, %6 ], [ %0, %4 ], [ %0, %15 ]
  ret float %125
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.copysign.f32(float, float)

declare float @llvm.sqrt.f32(float)
