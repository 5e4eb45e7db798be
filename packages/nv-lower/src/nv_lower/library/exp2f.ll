define linkonce_odr float @exp2f(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fcmp olt float %0, -1.510000e+02
  %3 = select i1 %2, float -1.510000e+02, float %0
  %4 = fcmp ogt float %3, 1.290000e+02
  %5 = select i1 %4, float 1.290000e+02, float %3
  %6 = fadd float %5, 0x4168000000000000
  %7 = bitcast float %6 to i32
  %8 = add i32 %7, -1262485504
  %9 = fadd float %6, 0xC168000000000000
  %10 = fsub float %5, %9
  %11 = call float @llvm.fma.f32(float %10, float 0x3F243E13A0000000, float 0x3F55F043A0000000)
  %12 = call float @llvm.fma.f32(float %11, float %10, float 0x3F83B2A800000000)
  %13 = call float @llvm.fma.f32(float %12, float %10, float 0x3FAC6AF880000000)
  %14 = call float @llvm.fma.f32(float %13, float %10, float 0x3FCEBFBE00000000)
  %15 = call float @llvm.fma.f32(float %10, float %14, float 0xBE205C6100000000)
  %16 = fmul float %10, %15
  %17 = fmul float %10, 0x3FE62E4300000000
  %18 = fadd float %17, 1.000000e+00
  %19 = fadd float %18, -1.000000e+00
  %20 = fsub float %17, %19
  %21 = fadd float %20, %16
  %22 = fadd float %18, %21
  %23 = ashr i32 %8, 1
  %24 = shl i32 %23, 23
  %25 = add i32 %24, 1065353216
  %26 = bitcast i32 %25 to float
  %27 = fmul float %22, %26
  %28 = sub i32 %7, %23
  %29 = shl i32 %28, 23
  %30 = add i32 %29, 1065353216
  %31 = bitcast i32 %30 to float
  %32 = fmul float %27, %31
  ret float %32
}

declare float @llvm.fma.f32(float, float, float)
