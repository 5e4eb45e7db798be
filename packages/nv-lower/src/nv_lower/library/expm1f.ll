define linkonce_odr float @expm1f(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fcmp olt float %0, -2.600000e+01
  %3 = select i1 %2, float -2.600000e+01, float %0
  %4 = fcmp ogt float %3, 8.900000e+01
  %5 = select i1 %4, float 8.900000e+01, float %3
  %6 = call float @llvm.fmuladd.f32(float %5, float 0x3FF7154760000000, float 0x4168000000000000)
  %7 = bitcast float %6 to i32
  %8 = add i32 %7, -1262485504
  %9 = fadd float %6, 0xC168000000000000
  %10 = fneg float %9
  %11 = call float @llvm.fmuladd.f32(float %10, float 0x3FE62E4000000000, float %5)
  %12 = fmul float %9, 0x3EB7F7D1C0000000
  %13 = fsub float %11, %12
  %14 = fmul float %13, %13
  %15 = call float @llvm.fmuladd.f32(float %13, float 0x3F2A9AA0C0000000, float 0x3F56CE7800000000)
  %16 = call float @llvm.fmuladd.f32(float %15, float %13, float 0x3F8110D760000000)
  %17 = call float @llvm.fmuladd.f32(float %16, float %13, float 0x3FA55554A0000000)
  %18 = call float @llvm.fmuladd.f32(float %17, float %13, float 0x3FC5555540000000)
  %19 = call float @llvm.fmuladd.f32(float %18, float %13, float 5.000000e-01)
  %20 = fneg float %12
  %21 = call float @llvm.fmuladd.f32(float %14, float %19, float %20)
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
  %37 = icmp eq i32 %8, 0
  %38 = select i1 %37, float %11, float %34
  %39 = select i1 %37, float 0.000000e+00, float %36
  %40 = fadd float %33, %21
  %41 = fadd float %39, %40
  %42 = fadd float %38, %41
  %43 = ashr i32 %8, 1
  %44 = shl i32 %43, 23
  %45 = add i32 %44, 1065353216
  %46 = bitcast i32 %45 to float
  %47 = fmul float %42, %46
  %48 = sub i32 %7, %43
  %49 = shl i32 %48, 23
  %50 = add i32 %49, 1065353216
  %51 = bitcast i32 %50 to float
  %52 = fmul float %47, %51
  %53 = call float @llvm.fabs.f32(float %0)
  %54 = fcmp olt float %53, 0x3E60000000000000
  %55 = select i1 %54, float %0, float %52
  ret float %55
}

declare float @llvm.fmuladd.f32(float, float, float)

declare float @llvm.fabs.f32(float)
