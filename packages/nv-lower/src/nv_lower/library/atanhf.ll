define linkonce_odr float @atanhf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 5.000000e-01
  br i1 %3, label %4, label %15

4:
  %5 = fcmp olt float %2, 0x3F20000000000000
  br i1 %5, label %104, label %6

6:
  %7 = fmul float %0, %0
  %8 = fmul float %7, %0
  %9 = call float @llvm.fmuladd.f32(float %7, float 0x3FC6947EC0000000, float 0x3FAA6975E0000000)
  %10 = call float @llvm.fmuladd.f32(float %9, float %7, float 0x3FBE4045C0000000)
  %11 = call float @llvm.fmuladd.f32(float %10, float %7, float 0x3FC234D600000000)
  %12 = call float @llvm.fmuladd.f32(float %11, float %7, float 0x3FC99A6780000000)
  %13 = call float @llvm.fmuladd.f32(float %12, float %7, float 0x3FD5555400000000)
  %14 = call float @llvm.fmuladd.f32(float %8, float %13, float %0)
  br label %104

15:
  %16 = fcmp olt float %2, 1.000000e+00
  br i1 %16, label %21, label %17

17:
  %18 = fcmp oeq float %2, 1.000000e+00
  br i1 %18, label %19, label %104

19:
  %20 = call float @llvm.copysign.f32(float 0x7FF0000000000000, float %0)
  br label %104

21:
  %22 = fadd float %2, %2
  %23 = fsub float 1.000000e+00, %2
  %24 = fdiv arcp float 1.000000e+00, %23
  %25 = fmul float %22, %24
  %26 = bitcast float %25 to i32
  %27 = and i32 %26, -4096
  %28 = bitcast i32 %27 to float
  %29 = fsub float %25, %28
  %30 = bitcast float %23 to i32
  %31 = and i32 %30, -4096
  %32 = bitcast i32 %31 to float
  %33 = fsub float %23, %32
  %34 = fmul float %32, %28
  %35 = fsub float %22, %34
  %36 = fmul float %33, %28
  %37 = fsub float %35, %36
  %38 = fmul float %29, %32
  %39 = fsub float %37, %38
  %40 = fmul float %33, %29
  %41 = fsub float %39, %40
  %42 = fmul float %25, 0.000000e+00
  %43 = fsub float 0.000000e+00, %42
  %44 = fadd float %43, %41
  %45 = fmul float %24, %44
  %46 = fadd float %25, %45
  %47 = fsub float %46, %25
  %48 = fsub float %45, %47
  %49 = fadd float %46, 1.000000e+00
  %50 = bitcast float %49 to i32
  %51 = add i32 %50, -1060439283
  %52 = ashr i32 %51, 23
  %53 = and i32 %51, 8388607
  %54 = add nuw nsw i32 %53, 1060439283
  %55 = bitcast i32 %54 to float
  %56 = icmp sgt i32 %52, 33
  %57 = and i32 %51, -8388608
  %58 = sub i32 1065353216, %57
  %59 = select i1 %56, i32 1065353216, i32 %58
  %60 = bitcast i32 %59 to float
  %61 = fadd float %60, -1.000000e+00
  %62 = fmul float %46, %60
  %63 = fadd float %61, %62
  %64 = fsub float %63, %61
  %65 = fsub float %64, %63
  %66 = fadd float %61, %65
  %67 = fsub float %62, %64
  %68 = fadd float %67, %66
  %69 = icmp ult i32 %51, 8388608
  %70 = select i1 %69, float %46, float %63
  %71 = fadd float %55, -1.000000e+00
  %72 = select i1 %56, float 0.000000e+00, float %48
  %73 = select i1 %56, float %71, float %70
  %74 = or i1 %69, %56
  %75 = select i1 %74, float 0.000000e+00, float %68
  %76 = fmul float %72, %60
  %77 = fadd float %76, %75
  %78 = sitofp i32 %52 to float
  %79 = fmul float %78, 0x3FE62E4000000000
  %80 = fadd float %79, %73
  %81 = fsub float %80, %79
  %82 = fsub float %73, %81
  %83 = select i1 %69, float %73, float %80
  %84 = select i1 %69, float 0.000000e+00, float %82
  %85 = fneg float %73
  %86 = call float @llvm.fmuladd.f32(float %85, float %77, float %77)
  %87 = call float @llvm.fmuladd.f32(float %78, float 0x3EB7F7D1C0000000, float %86)
  %88 = fmul float %73, %73
  %89 = call float @llvm.fmuladd.f32(float %73, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %90 = call float @llvm.fmuladd.f32(float %89, float %73, float 0x3FBE5B2880000000)
  %91 = call float @llvm.fmuladd.f32(float %90, float %73, float 0xBFBFCBC540000000)
  %92 = call float @llvm.fmuladd.f32(float %91, float %73, float 0x3FC235C1C0000000)
  %93 = call float @llvm.fmuladd.f32(float %92, float %73, float 0xBFC555CA00000000)
  %94 = call float @llvm.fmuladd.f32(float %93, float %73, float 0x3FC99A3100000000)
  %95 = call float @llvm.fmuladd.f32(float %94, float %73, float 0xBFCFFFFE20000000)
  %96 = call float @llvm.fmuladd.f32(float %95, float %73, float 0x3FD5555480000000)
  %97 = call float @llvm.fmuladd.f32(float %73, float %96, float -5.000000e-01)
  %98 = fmul float %88, %97
  %99 = fadd float %87, %98
  %100 = fadd float %84, %99
  %101 = fadd float %83, %100
  %102 = fmul float %101, 5.000000e-01
  %103 = call float @llvm.copysign.f32(float %102, float %0)
  br label %104

104:
  %105 = phi float [ %103, %21 ], [ %14, %6 ], [ %0, %4 ], [ %20, %19 ], [ 0x7FF8000000000000, %17 ]
  ret float %105
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fmuladd.f32(float, float, float)

declare float @llvm.copysign.f32(float, float)
