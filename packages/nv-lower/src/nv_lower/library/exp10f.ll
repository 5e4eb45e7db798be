define linkonce_odr float @exp10f(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fcmp olt float %0, -4.600000e+01
  %3 = select i1 %2, float -4.600000e+01, float %0
  %4 = fcmp ogt float %3, 3.900000e+01
  %5 = select i1 %4, float 3.900000e+01, float %3
  %6 = call float @llvm.fma.f32(float %5, float 0x400A934F00000000, float 0x4168000000000000)
  %7 = bitcast float %6 to i32
  %8 = add i32 %7, -1262485504
  %9 = fadd float %6, 0xC168000000000000
  %10 = fneg float %9
  %11 = call float @llvm.fma.f32(float %10, float 0x3FD3442000000000, float %5)
  %12 = fmul float %9, 0xBEC95EC100000000
  %13 = fsub float %11, %12
  %14 = fsub float %11, %13
  %15 = fsub float %14, %12
  %16 = call float @llvm.fma.f32(float %13, float 0x3FB18CC6A0000000, float 0x3FCA8D8CA0000000)
  %17 = call float @llvm.fma.f32(float %16, float %13, float 0x3FE1428580000000)
  %18 = call float @llvm.fma.f32(float %17, float %13, float 0x3FF2BD7800000000)
  %19 = call float @llvm.fma.f32(float %18, float %13, float 0x40004705A0000000)
  %20 = call float @llvm.fma.f32(float %19, float %13, float 0x40053524C0000000)
  %21 = call float @llvm.fma.f32(float %13, float %20, float 0xBE612AABA0000000)
  %22 = fmul float %15, 0x40026BB1C0000000
  %23 = call float @llvm.fma.f32(float %13, float %21, float %22)
  %24 = fmul float %13, 0x40026BB1C0000000
  %25 = fadd float %24, 1.000000e+00
  %26 = fadd float %25, -1.000000e+00
  %27 = fsub float %24, %26
  %28 = fadd float %27, %23
  %29 = fadd float %25, %28
  %30 = ashr i32 %8, 1
  %31 = shl i32 %30, 23
  %32 = add i32 %31, 1065353216
  %33 = bitcast i32 %32 to float
  %34 = fmul float %29, %33
  %35 = sub i32 %7, %30
  %36 = shl i32 %35, 23
  %37 = add i32 %36, 1065353216
  %38 = bitcast i32 %37 to float
  %39 = fmul float %34, %38
  ret float %39
}

declare float @llvm.fma.f32(float, float, float)
