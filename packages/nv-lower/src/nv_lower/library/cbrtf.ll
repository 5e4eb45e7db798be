define linkonce_odr float @cbrtf(float noundef %0) alwaysinline nofree nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = bitcast float %2 to i32
  %4 = add nsw i32 %3, -2139095040
  %5 = icmp ult i32 %4, -2139095039
  br i1 %5, label %6, label %8

6:
  %7 = fadd float %0, %0
  br label %68

8:
  %9 = and i32 %3, 8388607
  %10 = icmp ult i32 %3, 8388608
  br i1 %10, label %11, label %17

11:
  %12 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %9, i1 true)
  %13 = add nsw i32 %12, -8
  %14 = sub nsw i32 9, %12
  %15 = shl i32 %3, %13
  %16 = and i32 %15, 8388607
  br label %19

17:
  %18 = lshr i32 %3, 23
  br label %19

19:
  %20 = phi i32 [ %14, %11 ], [ %18, %17 ]
  %21 = phi i32 [ %16, %11 ], [ %9, %17 ]
  %22 = or disjoint i32 %21, 1065353216
  %23 = bitcast i32 %22 to float
  %24 = add nsw i32 %20, 638
  %25 = trunc nuw nsw i32 %24 to i16
  %26 = udiv i16 %25, 3
  %27 = zext nneg i16 %26 to i32
  %28 = mul nsw i32 %27, -3
  %29 = add nsw i32 %28, %24
  %30 = call float @llvm.fma.f32(float %23, float 0x3F9D46C660000000, float 0xBFCC516E60000000)
  %31 = call float @llvm.fma.f32(float %30, float %23, float 0x3FE6415DE0000000)
  %32 = call float @llvm.fma.f32(float %31, float %23, float 0xBFF2C41D00000000)
  %33 = call float @llvm.fma.f32(float %32, float %23, float 0x3FFAB85940000000)
  %34 = icmp eq i32 %29, 0
  %35 = icmp eq i32 %29, 1
  %36 = select i1 %35, float 0x3FE965FEA0000000, float 0x3FE428A300000000
  %37 = select i1 %34, float 1.000000e+00, float %36
  %38 = fmul float %33, %37
  %39 = shl i32 %29, 23
  %40 = add i32 %39, %22
  %41 = bitcast i32 %40 to float
  %42 = fneg float %41
  %43 = fmul float %38, %42
  %44 = fmul float %38, %38
  %45 = call float @llvm.fma.f32(float %43, float %44, float 1.000000e+00)
  %46 = fmul float %38, %45
  %47 = call float @llvm.fma.f32(float %46, float 0x3FD5555560000000, float %38)
  %48 = fmul float %47, %41
  %49 = fmul float %47, %48
  %50 = fmul float %49, %49
  %51 = call float @nv_residual_f32(float noundef %50, float noundef %49, float noundef %49)
  %52 = fneg float %51
  %53 = fmul float %49, %50
  %54 = call float @nv_residual_f32(float noundef %53, float noundef %50, float noundef %49)
  %55 = fneg float %54
  %56 = fsub float %41, %53
  %57 = call float @llvm.fma.f32(float %52, float %49, float %55)
  %58 = fsub float %56, %57
  %59 = fmul float %47, %47
  %60 = fmul float %59, %58
  %61 = call float @llvm.fma.f32(float %60, float 0x3FD5555560000000, float %49)
  %62 = bitcast float %61 to i32
  %63 = shl nuw i32 %27, 23
  %64 = add i32 %63, -2139095040
  %65 = add i32 %64, %62
  %66 = bitcast i32 %65 to float
  %67 = call float @llvm.copysign.f32(float %66, float %0)
  br label %68

68:
  %69 = phi float [ %7, %6 ], [ %67, %19 ]
  ret float %69
}

declare float @llvm.fabs.f32(float)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare float @llvm.fma.f32(float, float, float)

declare float @nv_residual_f32(float noundef, float noundef, float noundef)

declare float @llvm.copysign.f32(float, float)
