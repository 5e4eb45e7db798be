define linkonce_odr float @erfcf(float noundef %0) alwaysinline nofree nosync nounwind willreturn memory(none) {
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
  br label %115

18:
  %19 = fcmp ord float %0, 0.000000e+00
  br i1 %19, label %20, label %115

20:
  %21 = fcmp ogt float %2, 0x4024333340000000
  br i1 %21, label %110, label %22

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
  %60 = fmul float %0, %0
  %61 = call float @nv_residual_f32(float noundef %60, float noundef %2, float noundef %2)
  %62 = fneg float %61
  %63 = fneg float %60
  %64 = call float @llvm.fma.f32(float %63, float 0x3FF7154760000000, float 0x4168000000000000)
  %65 = bitcast float %64 to i32
  %66 = add i32 %65, -1262485504
  %67 = fadd float %64, 0xC168000000000000
  %68 = fneg float %67
  %69 = call float @llvm.fma.f32(float %68, float 0x3FE62E4000000000, float %63)
  %70 = call float @llvm.fma.f32(float %67, float 0x3EB7F7D1C0000000, float %62)
  %71 = fsub float %69, %70
  %72 = fmul float %71, %71
  %73 = call float @llvm.fma.f32(float %71, float 0x3F56D021A0000000, float 0x3F8123AF60000000)
  %74 = call float @llvm.fma.f32(float %73, float %71, float 0x3FA5555240000000)
  %75 = call float @llvm.fma.f32(float %74, float %71, float 0x3FC5554900000000)
  %76 = call float @llvm.fma.f32(float %75, float %71, float 5.000000e-01)
  %77 = fneg float %70
  %78 = call float @llvm.fma.f32(float %72, float %76, float %77)
  %79 = fadd float %69, 1.000000e+00
  %80 = fadd float %79, -1.000000e+00
  %81 = fsub float %69, %80
  %82 = fadd float %81, %78
  %83 = fadd float %79, %82
  %84 = fsub float %83, %79
  %85 = fsub float %82, %84
  %86 = bitcast float %83 to i32
  %87 = and i32 %86, -4096
  %88 = bitcast i32 %87 to float
  %89 = bitcast float %57 to i32
  %90 = and i32 %89, -4096
  %91 = bitcast i32 %90 to float
  %92 = fmul float %91, %88
  %93 = fsub float %83, %88
  %94 = fadd float %85, %93
  %95 = fsub float %57, %91
  %96 = fadd float %59, %95
  %97 = fmul float %96, %88
  %98 = call float @llvm.fma.f32(float %94, float %57, float %97)
  %99 = fadd float %92, %98
  %100 = ashr i32 %66, 1
  %101 = shl i32 %100, 23
  %102 = add i32 %101, 1065353216
  %103 = bitcast i32 %102 to float
  %104 = fmul float %99, %103
  %105 = sub i32 %65, %100
  %106 = shl i32 %105, 23
  %107 = add i32 %106, 1065353216
  %108 = bitcast i32 %107 to float
  %109 = fmul float %104, %108
  br label %110

110:
  %111 = phi float [ %109, %22 ], [ 0.000000e+00, %20 ]
  %112 = fcmp ogt float %0, 0.000000e+00
  %113 = fsub float 2.000000e+00, %111
  %114 = select i1 %112, float %111, float %113
  br label %115

115:
  %116 = phi float [ %17, %4 ], [ %114, %110 ], [ %0, %18 ]
  ret float %116
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fma.f32(float, float, float)

declare float @nv_residual_f32(float noundef, float noundef, float noundef)
