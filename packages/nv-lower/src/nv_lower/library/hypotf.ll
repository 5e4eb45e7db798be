define linkonce_odr float @hypotf(float noundef %0, float noundef %1) alwaysinline nofree nosync nounwind willreturn memory(none) {
  %3 = call float @llvm.fabs.f32(float %0)
  %4 = call float @llvm.fabs.f32(float %1)
  %5 = fcmp oeq float %3, 0x7FF0000000000000
  %6 = fcmp oeq float %4, 0x7FF0000000000000
  %7 = or i1 %5, %6
  br i1 %7, label %48, label %8

8:
  %9 = fcmp ord float %0, %1
  br i1 %9, label %12, label %10

10:
  %11 = fadd float %0, %1
  br label %48

12:
  %13 = fcmp ogt float %3, %4
  %14 = select i1 %13, float %3, float %4
  %15 = select i1 %13, float %4, float %3
  %16 = fcmp ogt float %14, 0x43B0000000000000
  br i1 %16, label %20, label %17

17:
  %18 = fcmp olt float %14, 0x3D70000000000000
  br i1 %18, label %19, label %20

19:
  br label %20

20:
  %21 = phi float [ 0x39B0000000000000, %19 ], [ 1.000000e+00, %17 ], [ 0x4450000000000000, %12 ]
  %22 = phi float [ 0x4630000000000000, %19 ], [ 1.000000e+00, %17 ], [ 0x3B90000000000000, %12 ]
  %23 = fmul float %14, %22
  %24 = fcmp oeq float %23, 0.000000e+00
  br i1 %24, label %48, label %25

25:
  %26 = fmul float %15, %22
  %27 = fmul float %23, %23
  %28 = call float @nv_residual_f32(float noundef %27, float noundef %23, float noundef %23)
  %29 = fmul float %26, %26
  %30 = call float @nv_residual_f32(float noundef %29, float noundef %26, float noundef %26)
  %31 = fneg float %30
  %32 = fadd float %27, %29
  %33 = fsub float %27, %32
  %34 = fadd float %29, %33
  %35 = fsub float %31, %28
  %36 = fadd float %34, %35
  %37 = call arcp float @llvm.sqrt.f32(float %32)
  %38 = bitcast float %37 to i32
  %39 = and i32 %38, -4096
  %40 = bitcast i32 %39 to float
  %41 = fmul float %40, %40
  %42 = fsub float %32, %41
  %43 = fadd float %42, %36
  %44 = fadd float %37, %40
  %45 = fdiv arcp float %43, %44
  %46 = fadd float %45, %40
  %47 = fmul float %21, %46
  br label %48

48:
  %49 = phi float [ %11, %10 ], [ %47, %25 ], [ 0.000000e+00, %20 ], [ 0x7FF0000000000000, %2 ]
  ret float %49
}

declare float @llvm.fabs.f32(float)

declare float @nv_residual_f32(float noundef, float noundef, float noundef)

declare float @llvm.sqrt.f32(float)
