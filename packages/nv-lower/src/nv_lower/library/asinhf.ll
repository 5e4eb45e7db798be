define linkonce_odr float @asinhf(float noundef %0) alwaysinline nofree nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 5.000000e-01
  br i1 %3, label %4, label %15

4:
  %5 = fcmp olt float %2, 0x3F20000000000000
  br i1 %5, label %117, label %6

6:
  %7 = fmul float %0, %0
  %8 = fmul float %7, %0
  %9 = call float @llvm.fma.f32(float %7, float 0x3F82F50D80000000, float 0xBF9487DA00000000)
  %10 = call float @llvm.fma.f32(float %9, float %7, float 0x3F9EC11D60000000)
  %11 = call float @llvm.fma.f32(float %10, float %7, float 0xBFA6D7EBC0000000)
  %12 = call float @llvm.fma.f32(float %11, float %7, float 0x3FB33323A0000000)
  %13 = call float @llvm.fma.f32(float %12, float %7, float 0xBFC5555540000000)
  %14 = call float @llvm.fma.f32(float %8, float %13, float %0)
  br label %117

15:
  %16 = bitcast float %2 to i32
  %17 = icmp ugt i32 %16, 2139095039
  br i1 %17, label %117, label %18

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
  br label %117

48:
  %49 = fmul float %0, %0
  %50 = call float @nv_residual_f32(float noundef %49, float noundef %2, float noundef %2)
  %51 = fadd float %49, 1.000000e+00
  %52 = fsub float %51, %49
  %53 = fsub float %52, %51
  %54 = fadd float %49, %53
  %55 = fsub float 1.000000e+00, %52
  %56 = fadd float %55, %54
  %57 = fsub float %56, %50
  %58 = call arcp float @llvm.sqrt.f32(float %51)
  %59 = bitcast float %58 to i32
  %60 = and i32 %59, -4096
  %61 = bitcast i32 %60 to float
  %62 = fmul float %61, %61
  %63 = fsub float %51, %62
  %64 = fadd float %63, %57
  %65 = fadd float %58, %61
  %66 = fdiv arcp float %64, %65
  %67 = fadd float %66, %61
  %68 = fsub float %67, %61
  %69 = fsub float %66, %68
  %70 = fadd float %2, %67
  %71 = fsub float %67, %70
  %72 = fadd float %2, %71
  %73 = fadd float %69, %72
  %74 = bitcast float %70 to i32
  %75 = add i32 %74, -1060439283
  %76 = ashr i32 %75, 23
  %77 = and i32 %75, 8388607
  %78 = add nuw nsw i32 %77, 1060439283
  %79 = bitcast i32 %78 to float
  %80 = fadd float %79, -1.000000e+00
  %81 = sub nsw i32 0, %76
  %82 = ashr i32 %81, 1
  %83 = shl nsw i32 %82, 23
  %84 = add i32 %83, 1065353216
  %85 = bitcast i32 %84 to float
  %86 = fmul float %73, %85
  %87 = sub nsw i32 %81, %82
  %88 = shl i32 %87, 23
  %89 = add i32 %88, 1065353216
  %90 = bitcast i32 %89 to float
  %91 = fmul float %86, %90
  %92 = sitofp i32 %76 to float
  %93 = fmul float %92, 0x3FE62E4000000000
  %94 = fadd float %93, %80
  %95 = fsub float %93, %94
  %96 = fadd float %80, %95
  %97 = fmul float %80, %80
  %98 = call float @llvm.fma.f32(float %80, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %99 = call float @llvm.fma.f32(float %98, float %80, float 0x3FBE5B2880000000)
  %100 = call float @llvm.fma.f32(float %99, float %80, float 0xBFBFCBC540000000)
  %101 = call float @llvm.fma.f32(float %100, float %80, float 0x3FC235C1C0000000)
  %102 = call float @llvm.fma.f32(float %101, float %80, float 0xBFC555CA00000000)
  %103 = call float @llvm.fma.f32(float %102, float %80, float 0x3FC99A3100000000)
  %104 = call float @llvm.fma.f32(float %103, float %80, float 0xBFCFFFFE20000000)
  %105 = call float @llvm.fma.f32(float %104, float %80, float 0x3FD5555480000000)
  %106 = call float @llvm.fma.f32(float %80, float %105, float -5.000000e-01)
  %107 = fmul float %97, %106
  %108 = call float @llvm.fma.f32(float %92, float 0x3EB7F7D1C0000000, float %107)
  %109 = fadd float %96, %108
  %110 = fneg float %80
  %111 = call float @llvm.fma.f32(float %110, float %91, float %91)
  %112 = fadd float %111, %109
  %113 = fadd float %94, %112
  %114 = fcmp olt float %0, 0.000000e+00
  %115 = fneg float %113
  %116 = select i1 %114, float %115, float %113
  br label %117

117:
  %118 = phi float [ %47, %20 ], [ %116, %48 ], [ %14, %6 ], [ %0, %4 ], [ %0, %15 ]
  ret float %118
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.copysign.f32(float, float)

declare float @nv_residual_f32(float noundef, float noundef, float noundef)

declare float @llvm.sqrt.f32(float)
