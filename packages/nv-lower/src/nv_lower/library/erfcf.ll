define linkonce_odr float @erfcf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 0x3FE6666660000000
  br i1 %3, label %4, label %18

4:
  %5 = fneg float %0
  %6 = fsub float 1.000000e+00, %0
  %7 = fadd float %6, -1.000000e+00
  %8 = fsub float %5, %7
  %9 = fmul float %0, %0
  %10 = call float @llvm.fma.f32(float %9, float 0x3F14777240000000, float 0xBF4A352F40000000)
  %11 = call float @llvm.fma.f32(float %10, float %9, float 0x3F753F2500000000)
  %12 = call float @llvm.fma.f32(float %11, float %9, float 0xBF9B7F71E0000000)
  %13 = call float @llvm.fma.f32(float %12, float %9, float 0x3FBCE2CE60000000)
  %14 = call float @llvm.fma.f32(float %13, float %9, float 0xBFD81273E0000000)
  %15 = call float @llvm.fma.f32(float %14, float %9, float 0x3FC06EBA80000000)
  %16 = call float @llvm.fma.f32(float %5, float %15, float %8)
  %17 = fadd float %6, %16
  br label %124

18:
  %19 = fcmp ord float %0, 0.000000e+00
  br i1 %19, label %20, label %124

20:
  %21 = fcmp ogt float %2, 0x4024333340000000
  br i1 %21, label %119, label %22

22:
  %23 = fadd float %2, -2.000000e+00
  %24 = fadd float %2, 2.000000e+00
  %25 = fdiv arcp float %23, %24
  %26 = call float @llvm.fma.f32(float %25, float 0xBF6637AEE0000000, float 0x3F66A6A6E0000000)
  %27 = call float @llvm.fma.f32(float %26, float %25, float 0x3F534E7920000000)
  %28 = call float @llvm.fma.f32(float %27, float %25, float 0xBF6A16A1A0000000)
  %29 = call float @llvm.fma.f32(float %28, float %25, float 0x3F4F83FF80000000)
  %30 = call float @llvm.fma.f32(float %29, float %25, float 0x3F82B5BE60000000)
  %31 = call float @llvm.fma.f32(float %30, float %25, float 0xBF8068C2E0000000)
  %32 = call float @llvm.fma.f32(float %31, float %25, float 0xBFABC81240000000)
  %33 = call float @llvm.fma.f32(float %32, float %25, float 0x3FC4FF9E60000000)
  %34 = call float @llvm.fma.f32(float %33, float %25, float 0xBFC5407000000000)
  %35 = call float @llvm.fma.f32(float %34, float %25, float 0xBFB7BF5EC0000000)
  %36 = call float @llvm.fma.f32(float %35, float %25, float 0x3FF46E80E0000000)
  %37 = fadd float %2, %2
  %38 = fadd float %37, 1.000000e+00
  %39 = fsub float %37, %38
  %40 = fadd float %39, 1.000000e+00
  %41 = fdiv arcp float 1.000000e+00, %38
  %42 = fmul float %41, %36
  %43 = bitcast float %42 to i32
  %44 = and i32 %43, -4096
  %45 = bitcast i32 %44 to float
  %46 = bitcast float %38 to i32
  %47 = and i32 %46, 2147479552
  %48 = bitcast i32 %47 to float
  %49 = fmul float %48, %45
  %50 = fsub float %36, %49
  %51 = fsub float %38, %48
  %52 = fadd float %40, %51
  %53 = fmul float %52, %45
  %54 = fsub float %50, %53
  %55 = fadd float %54, 0.000000e+00
  %56 = fmul float %41, %55
  %57 = fadd float %56, %45
  %58 = fsub float %57, %45
  %59 = fsub float %56, %58
  %60 = bitcast float %2 to i32
  %61 = and i32 %60, 2147479552
  %62 = bitcast i32 %61 to float
  %63 = fsub float %2, %62
  %64 = fmul float %0, %0
  %65 = fmul float %63, %63
  %66 = fmul float %62, %62
  %67 = fsub float %64, %66
  %68 = fmul float %63, %62
  %69 = fsub float %67, %68
  %70 = fsub float %68, %69
  %71 = fadd float %65, %70
  %72 = fneg float %64
  %73 = call float @llvm.fma.f32(float %72, float 0x3FF7154760000000, float 0x4168000000000000)
  %74 = bitcast float %73 to i32
  %75 = add i32 %74, -1262485504
  %76 = fadd float %73, 0xC168000000000000
  %77 = fneg float %76
  %78 = call float @llvm.fma.f32(float %77, float 0x3FE62E4000000000, float %72)
  %79 = call float @llvm.fma.f32(float %76, float 0x3EB7F7D1C0000000, float %71)
  %80 = fsub float %78, %79
  %81 = fmul float %80, %80
  %82 = call float @llvm.fma.f32(float %80, float 0x3F56D021A0000000, float 0x3F8123AF60000000)
  %83 = call float @llvm.fma.f32(float %82, float %80, float 0x3FA5555240000000)
  %84 = call float @llvm.fma.f32(float %83, float %80, float 0x3FC5554900000000)
  %85 = call float @llvm.fma.f32(float %84, float %80, float 5.000000e-01)
  %86 = fneg float %79
  %87 = call float @llvm.fma.f32(float %81, float %85, float %86)
  %88 = fadd float %78, 1.000000e+00
  %89 = fadd float %88, -1.000000e+00
  %90 = fsub float %78, %89
  %91 = fadd float %90, %87
  %92 = fadd float %88, %91
  %93 = fsub float %92, %88
  %94 = fsub float %91, %93
  %95 = bitcast float %92 to i32
  %96 = and i32 %95, -4096
  %97 = bitcast i32 %96 to float
  %98 = bitcast float %57 to i32
  %99 = and i32 %98, -4096
  %100 = bitcast i32 %99 to float
  %101 = fmul float %97, %100
  %102 = fsub float %92, %97
  %103 = fadd float %94, %102
  %104 = fsub float %57, %100
  %105 = fadd float %59, %104
  %106 = fmul float %105, %97
  %107 = call float @llvm.fma.f32(float %103, float %57, float %106)
  %108 = fadd float %101, %107
  %109 = ashr i32 %75, 1
  %110 = shl i32 %109, 23
  %111 = add i32 %110, 1065353216
  %112 = bitcast i32 %111 to float
  %113 = fmul float %108, %112
  %114 = sub i32 %74, %109
  %115 = shl i32 %114, 23
  %116 = add i32 %115, 1065353216
  %117 = bitcast i32 %116 to float
  %118 = fmul float %113, %117
  br label %119

119:
  %120 = phi float [ %118, %22 ], [ 0.000000e+00, %20 ]
  %121 = fcmp ogt float %0, 0.000000e+00
  %122 = fsub float 2.000000e+00, %120
  %123 = select i1 %121, float %120, float %122
  br label %124

124:
  %125 = phi float [ %17, %4 ], [ %123, %119 ], [ %0, %18 ]
  ret float %125
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fma.f32(float, float, float)
