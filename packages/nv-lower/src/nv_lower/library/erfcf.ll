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
  %10 = call float @llvm.fmuladd.f32(float %9, float 0x3F14777240000000, float 0xBF4A352F40000000)
  %11 = call float @llvm.fmuladd.f32(float %10, float %9, float 0x3F753F2500000000)
  %12 = call float @llvm.fmuladd.f32(float %11, float %9, float 0xBF9B7F71E0000000)
  %13 = call float @llvm.fmuladd.f32(float %12, float %9, float 0x3FBCE2CE60000000)
  %14 = call float @llvm.fmuladd.f32(float %13, float %9, float 0xBFD81273E0000000)
  %15 = call float @llvm.fmuladd.f32(float %14, float %9, float 0x3FC06EBA80000000)
  %16 = call float @llvm.fmuladd.f32(float %5, float %15, float %8)
  %17 = fadd float %6, %16
  br label %137

18:
  %19 = fcmp ord float %0, 0.000000e+00
  br i1 %19, label %20, label %137

20:
  %21 = fcmp ogt float %2, 0x4024333340000000
  br i1 %21, label %132, label %22

22:
  %23 = fadd float %2, -2.000000e+00
  %24 = fadd float %2, 2.000000e+00
  %25 = fdiv arcp float %23, %24
  %26 = call float @llvm.fmuladd.f32(float %25, float 0xBF6637AEE0000000, float 0x3F66A6A6E0000000)
  %27 = call float @llvm.fmuladd.f32(float %26, float %25, float 0x3F534E7920000000)
  %28 = call float @llvm.fmuladd.f32(float %27, float %25, float 0xBF6A16A1A0000000)
  %29 = call float @llvm.fmuladd.f32(float %28, float %25, float 0x3F4F83FF80000000)
  %30 = call float @llvm.fmuladd.f32(float %29, float %25, float 0x3F82B5BE60000000)
  %31 = call float @llvm.fmuladd.f32(float %30, float %25, float 0xBF8068C2E0000000)
  %32 = call float @llvm.fmuladd.f32(float %31, float %25, float 0xBFABC81240000000)
  %33 = call float @llvm.fmuladd.f32(float %32, float %25, float 0x3FC4FF9E60000000)
  %34 = call float @llvm.fmuladd.f32(float %33, float %25, float 0xBFC5407000000000)
  %35 = call float @llvm.fmuladd.f32(float %34, float %25, float 0xBFB7BF5EC0000000)
  %36 = call float @llvm.fmuladd.f32(float %35, float %25, float 0x3FF46E80E0000000)
  %37 = fadd float %2, %2
  %38 = fadd float %37, 1.000000e+00
  %39 = fsub float %37, %38
  %40 = fadd float %39, 1.000000e+00
  %41 = fdiv arcp float 1.000000e+00, %38
  %42 = fmul float %41, %36
  %43 = bitcast float %42 to i32
  %44 = and i32 %43, -4096
  %45 = bitcast i32 %44 to float
  %46 = fsub float %42, %45
  %47 = bitcast float %38 to i32
  %48 = and i32 %47, 2147479552
  %49 = bitcast i32 %48 to float
  %50 = fsub float %38, %49
  %51 = fmul float %49, %45
  %52 = fsub float %36, %51
  %53 = fmul float %50, %45
  %54 = fsub float %52, %53
  %55 = fmul float %46, %49
  %56 = fsub float %54, %55
  %57 = fmul float %50, %46
  %58 = fsub float %56, %57
  %59 = fmul float %40, %42
  %60 = fsub float 0.000000e+00, %59
  %61 = fadd float %60, %58
  %62 = fmul float %41, %61
  %63 = fadd float %42, %62
  %64 = fsub float %63, %42
  %65 = fsub float %62, %64
  %66 = bitcast float %2 to i32
  %67 = and i32 %66, 2147479552
  %68 = bitcast i32 %67 to float
  %69 = fsub float %2, %68
  %70 = fmul float %0, %0
  %71 = fmul float %69, %69
  %72 = fmul float %68, %68
  %73 = fsub float %70, %72
  %74 = fmul float %69, %68
  %75 = fsub float %73, %74
  %76 = fsub float %74, %75
  %77 = fadd float %71, %76
  %78 = fneg float %70
  %79 = call float @llvm.fmuladd.f32(float %78, float 0x3FF7154760000000, float 0x4168000000000000)
  %80 = bitcast float %79 to i32
  %81 = add i32 %80, -1262485504
  %82 = fadd float %79, 0xC168000000000000
  %83 = fneg float %82
  %84 = call float @llvm.fmuladd.f32(float %83, float 0x3FE62E4000000000, float %78)
  %85 = call float @llvm.fmuladd.f32(float %82, float 0x3EB7F7D1C0000000, float %77)
  %86 = fsub float %84, %85
  %87 = fmul float %86, %86
  %88 = call float @llvm.fmuladd.f32(float %86, float 0x3F56D021A0000000, float 0x3F8123AF60000000)
  %89 = call float @llvm.fmuladd.f32(float %88, float %86, float 0x3FA5555240000000)
  %90 = call float @llvm.fmuladd.f32(float %89, float %86, float 0x3FC5554900000000)
  %91 = call float @llvm.fmuladd.f32(float %90, float %86, float 5.000000e-01)
  %92 = fneg float %85
  %93 = call float @llvm.fmuladd.f32(float %87, float %91, float %92)
  %94 = fadd float %84, 1.000000e+00
  %95 = fadd float %94, -1.000000e+00
  %96 = fsub float %84, %95
  %97 = fadd float %96, %93
  %98 = fadd float %94, %97
  %99 = fsub float %98, %94
  %100 = fsub float %97, %99
  %101 = bitcast float %98 to i32
  %102 = and i32 %101, -4096
  %103 = bitcast i32 %102 to float
  %104 = fsub float %98, %103
  %105 = bitcast float %63 to i32
  %106 = and i32 %105, -4096
  %107 = bitcast i32 %106 to float
  %108 = fsub float %63, %107
  %109 = fmul float %98, %63
  %110 = fmul float %104, %108
  %111 = fmul float %103, %107
  %112 = fsub float %109, %111
  %113 = fmul float %108, %103
  %114 = fsub float %112, %113
  %115 = fmul float %104, %107
  %116 = fsub float %114, %115
  %117 = fsub float %110, %116
  %118 = fmul float %100, %63
  %119 = call float @llvm.fmuladd.f32(float %98, float %65, float %118)
  %120 = fadd float %119, %117
  %121 = fadd float %109, %120
  %122 = ashr i32 %81, 1
  %123 = shl i32 %122, 23
  %124 = add i32 %123, 1065353216
  %125 = bitcast i32 %124 to float
  %126 = fmul float %121, %125
  %127 = sub i32 %80, %122
  %128 = shl i32 %127, 23
  %129 = add i32 %128, 1065353216
  %130 = bitcast i32 %129 to float
  %131 = fmul float %126, %130
  br label %132

132:
  %133 = phi float [ %131, %22 ], [ 0.000000e+00, %20 ]
  %134 = fcmp ogt float %0, 0.000000e+00
  %135 = fsub float 2.000000e+00, %133
  %136 = select i1 %134, float %133, float %135
  br label %137

137:
  %138 = phi float [ %17, %4 ], [ %136, %132 ], [ %0, %18 ]
  ret float %138
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fmuladd.f32(float, float, float)
