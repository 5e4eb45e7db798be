define linkonce_odr float @expm1f(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fcmp olt float %0, -2.600000e+01
  %3 = select i1 %2, float -2.600000e+01, float %0
  %4 = fcmp ogt float %3, 8.900000e+01
  %5 = select i1 %4, float 8.900000e+01, float %3
  %6 = call float @llvm.fma.f32(float %5, float 0x3FF7154760000000, float 0x4168000000000000)
  %7 = bitcast float %6 to i32
  %8 = add i32 %7, -1262485504
  %9 = fadd float %6, 0xC168000000000000
  %10 = fneg float %9
  %11 = call float @llvm.fma.f32(float %10, float 0x3FE62E4000000000, float %5)
  %12 = fmul float %9, 0x3EB7F7D1C0000000
  %13 = fsub float %11, %12
  %14 = fmul float %13, %13
  %15 = call float @llvm.fma.f32(float %13, float 0x3F2A9AA0C0000000, float 0x3F56CE7800000000)
  %16 = call float @llvm.fma.f32(float %15, float %13, float 0x3F8110D760000000)
  %17 = call float @llvm.fma.f32(float %16, float %13, float 0x3FA55554A0000000)
  %18 = call float @llvm.fma.f32(float %17, float %13, float 0x3FC5555540000000)
  %19 = call float @llvm.fma.f32(float %18, float %13, float 5.000000e-01)
  %20 = fneg float %12
  %21 = call float @llvm.fma.f32(float %14, float %19, float %20)
  %22 = icmp sgt i32 %8, 60
  %23 = shl i32 %7, 23
  %24 = sub i32 1065353216, %23
  %25 = select i1 %22, i32 562036736, i32 %24
  %26 = bitcast i32 %25 to float
  %27 = icmp slt i32 %8, 0
  %28 = fneg float %26
  %29 = select i1 %27, float %28, float 1.000000e+00
  %30 = select i1 %27, float 1.000000e+00, float %28
  %31 = fsub float 1.000000e+00, %26
  %32 = fsub float %31, %29
  %33 = fsub float %30, %32
  %34 = fadd float %11, %31
  %35 = fsub float %34, %31
  %36 = fsub float %11, %35
  %37 = fadd float %33, %21
  %38 = fadd float %36, %37
  %39 = fadd float %34, %38
  %40 = ashr i32 %8, 1
  %41 = shl i32 %40, 23
  %42 = add i32 %41, 1065353216
  %43 = bitcast i32 %42 to float
  %44 = fmul float %39, %43
  %45 = sub i32 %7, %40
  %46 = shl i32 %45, 23
  %47 = add i32 %46, 1065353216
  %48 = bitcast i32 %47 to float
  %49 = fmul float %44, %48
  %50 = call float @llvm.fabs.f32(float %0)
  %51 = fcmp olt float %50, 0x3E60000000000000
  %52 = select i1 %51, float %0, float %49
  ret float %52
}

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.fabs.f32(float)
