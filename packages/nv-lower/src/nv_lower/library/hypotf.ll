define linkonce_odr float @hypotf(float noundef %0, float noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = call float @llvm.fabs.f32(float %0)
  %4 = call float @llvm.fabs.f32(float %1)
  %5 = fcmp oeq float %3, 0x7FF0000000000000
  %6 = fcmp oeq float %4, 0x7FF0000000000000
  %7 = or i1 %5, %6
  br i1 %7, label %67, label %8

8:
  %9 = fcmp ord float %0, %1
  br i1 %9, label %12, label %10

10:
  %11 = fadd float %0, %1
  br label %67

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
  br i1 %24, label %67, label %25

25:
  %26 = fmul float %15, %22
  %27 = bitcast float %23 to i32
  %28 = and i32 %27, 2147479552
  %29 = bitcast i32 %28 to float
  %30 = fsub float %23, %29
  %31 = fmul float %23, %23
  %32 = fmul float %30, %30
  %33 = fmul float %29, %29
  %34 = fsub float %31, %33
  %35 = fmul float %30, %29
  %36 = fsub float %34, %35
  %37 = fsub float %35, %36
  %38 = fadd float %32, %37
  %39 = bitcast float %26 to i32
  %40 = and i32 %39, 2147479552
  %41 = bitcast i32 %40 to float
  %42 = fsub float %26, %41
  %43 = fmul float %26, %26
  %44 = fmul float %42, %42
  %45 = fmul float %41, %41
  %46 = fsub float %43, %45
  %47 = fmul float %42, %41
  %48 = fsub float %46, %47
  %49 = fsub float %47, %48
  %50 = fadd float %44, %49
  %51 = fadd float %31, %43
  %52 = fsub float %31, %51
  %53 = fadd float %43, %52
  %54 = fadd float %38, %50
  %55 = fadd float %53, %54
  %56 = call arcp float @llvm.sqrt.f32(float %51)
  %57 = bitcast float %56 to i32
  %58 = and i32 %57, -4096
  %59 = bitcast i32 %58 to float
  %60 = fmul float %59, %59
  %61 = fsub float %51, %60
  %62 = fadd float %61, %55
  %63 = fadd float %56, %59
  %64 = fdiv arcp float %62, %63
  %65 = fadd float %64, %59
  %66 = fmul float %21, %65
  br label %67

67:
  %68 = phi float [ %11, %10 ], [ %66, %25 ], [ 0.000000e+00, %20 ], [ 0x7FF0000000000000, %2 ]
  ret float %68
}

declare float @llvm.fabs.f32(float)

declare float @llvm.sqrt.f32(float)
