define linkonce_odr float @erff(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 1.000000e+00
  br i1 %3, label %4, label %13

4:
  %5 = fmul float %0, %0
  %6 = call float @llvm.fma.f32(float %5, float 0x3F14777240000000, float 0xBF4A352F40000000)
  %7 = call float @llvm.fma.f32(float %6, float %5, float 0x3F753F2500000000)
  %8 = call float @llvm.fma.f32(float %7, float %5, float 0xBF9B7F71E0000000)
  %9 = call float @llvm.fma.f32(float %8, float %5, float 0x3FBCE2CE60000000)
  %10 = call float @llvm.fma.f32(float %9, float %5, float 0xBFD81273E0000000)
  %11 = call float @llvm.fma.f32(float %10, float %5, float 0x3FC06EBA80000000)
  %12 = call float @llvm.fma.f32(float %0, float %11, float %0)
  br label %60

13:
  %14 = fcmp ord float %0, 0.000000e+00
  br i1 %14, label %15, label %60

15:
  %16 = fcmp ogt float %2, 4.000000e+00
  %17 = select i1 %16, float 4.000000e+00, float %2
  %18 = fadd float %17, -1.000000e+00
  %19 = call float @llvm.fma.f32(float %18, float 0xBF2DECDFA0000000, float 0x3F56404320000000)
  %20 = call float @llvm.fma.f32(float %19, float %18, float 0xBF68314740000000)
  %21 = call float @llvm.fma.f32(float %20, float %18, float 0x3F5D139A00000000)
  %22 = call float @llvm.fma.f32(float %21, float %18, float 0x3F7F9C0940000000)
  %23 = call float @llvm.fma.f32(float %22, float %18, float 0xBFA4E73260000000)
  %24 = call float @llvm.fma.f32(float %23, float %18, float 0xBFEAFB9E80000000)
  %25 = call float @llvm.fma.f32(float %24, float %18, float 0xC0051C9800000000)
  %26 = call float @llvm.fma.f32(float %25, float %18, float 0xBFFD97FC00000000)
  %27 = fcmp olt float %26, -1.040000e+02
  %28 = select i1 %27, float -1.040000e+02, float %26
  %29 = fcmp ogt float %28, 8.900000e+01
  %30 = select i1 %29, float 8.900000e+01, float %28
  %31 = call float @llvm.fma.f32(float %30, float 0x3FF7154760000000, float 0x4168000000000000)
  %32 = bitcast float %31 to i32
  %33 = add i32 %32, -1262485504
  %34 = fadd float %31, 0xC168000000000000
  %35 = fneg float %34
  %36 = call float @llvm.fma.f32(float %35, float 0x3FE62E4000000000, float %30)
  %37 = fmul float %34, 0x3EB7F7D1C0000000
  %38 = fsub float %36, %37
  %39 = fmul float %38, %38
  %40 = call float @llvm.fma.f32(float %38, float 0x3F56D021A0000000, float 0x3F8123AF60000000)
  %41 = call float @llvm.fma.f32(float %40, float %38, float 0x3FA5555240000000)
  %42 = call float @llvm.fma.f32(float %41, float %38, float 0x3FC5554900000000)
  %43 = call float @llvm.fma.f32(float %42, float %38, float 5.000000e-01)
  %44 = fneg float %37
  %45 = call float @llvm.fma.f32(float %39, float %43, float %44)
  %46 = fadd float %36, %45
  %47 = fadd float %46, 1.000000e+00
  %48 = ashr i32 %33, 1
  %49 = shl i32 %48, 23
  %50 = add i32 %49, 1065353216
  %51 = bitcast i32 %50 to float
  %52 = fmul float %47, %51
  %53 = sub i32 %32, %48
  %54 = shl i32 %53, 23
  %55 = add i32 %54, 1065353216
  %56 = bitcast i32 %55 to float
  %57 = fmul float %52, %56
  %58 = fsub float 1.000000e+00, %57
  %59 = call float @llvm.copysign.f32(float %58, float %0)
  br label %60

60:
  %61 = phi float [ %12, %4 ], [ %59, %15 ], [ %0, %13 ]
  ret float %61
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.copysign.f32(float, float)
