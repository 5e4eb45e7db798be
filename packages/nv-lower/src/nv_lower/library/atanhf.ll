define linkonce_odr float @atanhf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 5.000000e-01
  br i1 %3, label %4, label %15

4:
  %5 = fcmp olt float %2, 0x3F20000000000000
  br i1 %5, label %91, label %6

6:
  %7 = fmul float %0, %0
  %8 = fmul float %7, %0
  %9 = call float @llvm.fma.f32(float %7, float 0x3FC6947EC0000000, float 0x3FAA6975E0000000)
  %10 = call float @llvm.fma.f32(float %9, float %7, float 0x3FBE4045C0000000)
  %11 = call float @llvm.fma.f32(float %10, float %7, float 0x3FC234D600000000)
  %12 = call float @llvm.fma.f32(float %11, float %7, float 0x3FC99A6780000000)
  %13 = call float @llvm.fma.f32(float %12, float %7, float 0x3FD5555400000000)
  %14 = call float @llvm.fma.f32(float %8, float %13, float %0)
  br label %91

15:
  %16 = fcmp olt float %2, 1.000000e+00
  br i1 %16, label %21, label %17

17:
  %18 = fcmp oeq float %2, 1.000000e+00
  br i1 %18, label %19, label %91

19:
  %20 = call float @llvm.copysign.f32(float 0x7FF0000000000000, float %0)
  br label %91

21:
  %22 = fadd float %2, %2
  %23 = fsub float 1.000000e+00, %2
  %24 = fdiv arcp float 1.000000e+00, %23
  %25 = fmul float %22, %24
  %26 = bitcast float %25 to i32
  %27 = and i32 %26, -4096
  %28 = bitcast i32 %27 to float
  %29 = bitcast float %23 to i32
  %30 = and i32 %29, -4096
  %31 = bitcast i32 %30 to float
  %32 = fmul float %31, %28
  %33 = fsub float %22, %32
  %34 = fsub float %23, %31
  %35 = fmul float %34, %28
  %36 = fsub float %33, %35
  %37 = fmul float %24, %36
  %38 = fadd float %37, %28
  %39 = fsub float %38, %28
  %40 = fsub float %37, %39
  %41 = fadd float %38, 1.000000e+00
  %42 = bitcast float %41 to i32
  %43 = add i32 %42, -1060439283
  %44 = ashr i32 %43, 23
  %45 = and i32 %43, 8388607
  %46 = add nuw nsw i32 %45, 1060439283
  %47 = bitcast i32 %46 to float
  %48 = icmp sgt i32 %44, 33
  %49 = and i32 %43, -8388608
  %50 = sub i32 1065353216, %49
  %51 = select i1 %48, i32 1065353216, i32 %50
  %52 = bitcast i32 %51 to float
  %53 = fadd float %52, -1.000000e+00
  %54 = fmul float %38, %52
  %55 = fadd float %53, %54
  %56 = fsub float %55, %53
  %57 = fsub float %56, %55
  %58 = fadd float %53, %57
  %59 = fsub float %54, %56
  %60 = fadd float %59, %58
  %61 = fadd float %47, -1.000000e+00
  %62 = select i1 %48, float 0.000000e+00, float %40
  %63 = select i1 %48, float %61, float %55
  %64 = select i1 %48, float 0.000000e+00, float %60
  %65 = fmul float %62, %52
  %66 = fadd float %65, %64
  %67 = sitofp i32 %44 to float
  %68 = fmul float %67, 0x3FE62E4000000000
  %69 = fadd float %68, %63
  %70 = fsub float %68, %69
  %71 = fadd float %63, %70
  %72 = fmul float %63, %63
  %73 = call float @llvm.fma.f32(float %63, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %74 = call float @llvm.fma.f32(float %73, float %63, float 0x3FBE5B2880000000)
  %75 = call float @llvm.fma.f32(float %74, float %63, float 0xBFBFCBC540000000)
  %76 = call float @llvm.fma.f32(float %75, float %63, float 0x3FC235C1C0000000)
  %77 = call float @llvm.fma.f32(float %76, float %63, float 0xBFC555CA00000000)
  %78 = call float @llvm.fma.f32(float %77, float %63, float 0x3FC99A3100000000)
  %79 = call float @llvm.fma.f32(float %78, float %63, float 0xBFCFFFFE20000000)
  %80 = call float @llvm.fma.f32(float %79, float %63, float 0x3FD5555480000000)
  %81 = call float @llvm.fma.f32(float %63, float %80, float -5.000000e-01)
  %82 = fmul float %72, %81
  %83 = call float @llvm.fma.f32(float %67, float 0x3EB7F7D1C0000000, float %82)
  %84 = fadd float %71, %83
  %85 = fneg float %63
  %86 = call float @llvm.fma.f32(float %85, float %66, float %66)
  %87 = fadd float %86, %84
  %88 = fadd float %69, %87
  %89 = fmul float %88, 5.000000e-01
  %90 = call float @llvm.copysign.f32(float %89, float %0)
  br label %91

91:
  %92 = phi float [ %90, %21 ], [ %14, %6 ], [ %0, %4 ], [ %20, %19 ], [ 0x7FF8000000000000, %17 ]
  ret float %92
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.copysign.f32(float, float)
