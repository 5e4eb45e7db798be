define linkonce_odr float @sinhf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 1.000000e+00
  br i1 %3, label %4, label %13

4:
  %5 = fcmp olt float %2, 0x3F20000000000000
  br i1 %5, label %87, label %6

6:
  %7 = fmul float %0, %0
  %8 = fmul float %7, %0
  %9 = call float @llvm.fma.f32(float %7, float 0x3EC756C520000000, float 0x3F2A022BC0000000)
  %10 = call float @llvm.fma.f32(float %9, float %7, float 0x3F81110E00000000)
  %11 = call float @llvm.fma.f32(float %10, float %7, float 0x3FC5555560000000)
  %12 = call float @llvm.fma.f32(float %8, float %11, float %0)
  br label %87

13:
  %14 = fcmp ord float %0, 0.000000e+00
  br i1 %14, label %15, label %87

15:
  %16 = fcmp ogt float %2, 9.000000e+01
  %17 = select i1 %16, float 9.000000e+01, float %2
  %18 = call float @llvm.fma.f32(float %17, float 0x3FF7154760000000, float 0x4168000000000000)
  %19 = bitcast float %18 to i32
  %20 = add i32 %19, -1262485504
  %21 = fadd float %18, 0xC168000000000000
  %22 = fneg float %21
  %23 = call float @llvm.fma.f32(float %22, float 0x3FE62E4000000000, float %17)
  %24 = fmul float %21, 0x3EB7F7D1C0000000
  %25 = fsub float %23, %24
  %26 = fmul float %25, %25
  %27 = call float @llvm.fma.f32(float %25, float 0x3F56D021A0000000, float 0x3F8123AF60000000)
  %28 = call float @llvm.fma.f32(float %27, float %25, float 0x3FA5555240000000)
  %29 = call float @llvm.fma.f32(float %28, float %25, float 0x3FC5554900000000)
  %30 = call float @llvm.fma.f32(float %29, float %25, float 5.000000e-01)
  %31 = fneg float %24
  %32 = call float @llvm.fma.f32(float %26, float %30, float %31)
  %33 = fadd float %23, 1.000000e+00
  %34 = fadd float %33, -1.000000e+00
  %35 = fsub float %23, %34
  %36 = fadd float %35, %32
  %37 = fadd float %33, %36
  %38 = add i32 %19, -1262485505
  %39 = icmp sgt i32 %20, 24
  br i1 %39, label %40, label %51

40:
  %41 = lshr i32 %38, 1
  %42 = shl i32 %41, 23
  %43 = add i32 %42, 1065353216
  %44 = bitcast i32 %43 to float
  %45 = fmul float %37, %44
  %46 = sub nsw i32 %38, %41
  %47 = shl i32 %46, 23
  %48 = add i32 %47, 1065353216
  %49 = bitcast i32 %48 to float
  %50 = fmul float %45, %49
  br label %84

51:
  %52 = fsub float %37, %33
  %53 = fsub float %36, %52
  %54 = shl i32 %38, 23
  %55 = add i32 %54, 1065353216
  %56 = bitcast i32 %55 to float
  %57 = fmul float %37, %56
  %58 = fmul float %53, %56
  %59 = fdiv arcp float 1.000000e+00, %57
  %60 = fmul float %59, 2.500000e-01
  %61 = bitcast float %60 to i32
  %62 = and i32 %61, -4096
  %63 = bitcast i32 %62 to float
  %64 = bitcast float %57 to i32
  %65 = and i32 %64, -4096
  %66 = bitcast i32 %65 to float
  %67 = fmul float %66, %63
  %68 = fsub float 2.500000e-01, %67
  %69 = fsub float %57, %66
  %70 = fadd float %58, %69
  %71 = fmul float %70, %63
  %72 = fsub float %68, %71
  %73 = fmul float %59, %72
  %74 = fadd float %73, %63
  %75 = fsub float %74, %63
  %76 = fsub float %73, %75
  %77 = fneg float %74
  %78 = fsub float %57, %74
  %79 = fsub float %78, %57
  %80 = fsub float %77, %79
  %81 = call float @llvm.fma.f32(float %76, float -1.000000e+00, float %58)
  %82 = fadd float %80, %81
  %83 = fadd float %78, %82
  br label %84

84:
  %85 = phi float [ %50, %40 ], [ %83, %51 ]
  %86 = call float @llvm.copysign.f32(float %85, float %0)
  br label %87

87:
  %88 = phi float [ %12, %6 ], [ %0, %4 ], [ %86, %84 ], [ %0, %13 ]
  ret float %88
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.copysign.f32(float, float)
