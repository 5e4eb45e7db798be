define linkonce_odr double @cbrt(double noundef %0) alwaysinline nofree nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = bitcast double %2 to i64
  %4 = add nsw i64 %3, -9218868437227405312
  %5 = icmp ult i64 %4, -9218868437227405311
  br i1 %5, label %6, label %8

6:
  %7 = fadd double %0, %0
  br label %79

8:
  %9 = and i64 %3, 4503599627370495
  %10 = icmp ult i64 %3, 4503599627370496
  br i1 %10, label %11, label %19

11:
  %12 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %9, i1 true)
  %13 = trunc nuw nsw i64 %12 to i32
  %14 = add nuw nsw i64 %12, 4294967285
  %15 = sub nsw i32 12, %13
  %16 = and i64 %14, 4294967295
  %17 = shl i64 %3, %16
  %18 = and i64 %17, 4503599627370495
  br label %22

19:
  %20 = lshr i64 %3, 52
  %21 = trunc nuw nsw i64 %20 to i32
  br label %22

22:
  %23 = phi i32 [ %15, %11 ], [ %21, %19 ]
  %24 = phi i64 [ %18, %11 ], [ %9, %19 ]
  %25 = or disjoint i64 %24, 4607182418800017408
  %26 = bitcast i64 %25 to double
  %27 = add nsw i32 %23, 5118
  %28 = trunc nuw nsw i32 %27 to i16
  %29 = udiv i16 %28, 3
  %30 = zext nneg i16 %29 to i32
  %31 = mul nsw i32 %30, -3
  %32 = add nsw i32 %31, %27
  %33 = call double @llvm.fma.f64(double %26, double 0xBF916D7DED7F6561, double 0x3FC3FA34BA614162)
  %34 = call double @llvm.fma.f64(double %33, double %26, double 0xBFE321D0695BABCB)
  %35 = call double @llvm.fma.f64(double %34, double %26, double 0x3FF3E69335E16A8A)
  %36 = call double @llvm.fma.f64(double %35, double %26, double 0xBFF90E797DF6C23F)
  %37 = call double @llvm.fma.f64(double %36, double %26, double 0x3FFC7F37D59FF81F)
  %38 = icmp eq i32 %32, 0
  %39 = icmp eq i32 %32, 1
  %40 = select i1 %39, double 0x3FE965FEA53D6E3D, double 0x3FE428A2F98D728B
  %41 = select i1 %38, double 1.000000e+00, double %40
  %42 = fmul double %37, %41
  %43 = zext i32 %32 to i64
  %44 = shl i64 %43, 52
  %45 = add i64 %44, %25
  %46 = bitcast i64 %45 to double
  %47 = fneg double %46
  %48 = fmul double %42, %47
  %49 = fmul double %42, %42
  %50 = call double @llvm.fma.f64(double %48, double %49, double 1.000000e+00)
  %51 = fmul double %42, %50
  %52 = call double @llvm.fma.f64(double %51, double 0x3FD5555555555555, double %42)
  %53 = fmul double %52, %47
  %54 = fmul double %52, %52
  %55 = call double @llvm.fma.f64(double %53, double %54, double 1.000000e+00)
  %56 = fmul double %52, %55
  %57 = call double @llvm.fma.f64(double %56, double 0x3FD5555555555555, double %52)
  %58 = fmul double %57, %46
  %59 = fmul double %57, %58
  %60 = fmul double %59, %59
  %61 = call double @nv_residual_f64(double noundef %60, double noundef %59, double noundef %59)
  %62 = fneg double %61
  %63 = fmul double %59, %60
  %64 = call double @nv_residual_f64(double noundef %63, double noundef %60, double noundef %59)
  %65 = fneg double %64
  %66 = fsub double %46, %63
  %67 = call double @llvm.fma.f64(double %62, double %59, double %65)
  %68 = fsub double %66, %67
  %69 = fmul double %57, %57
  %70 = fmul double %69, %68
  %71 = call double @llvm.fma.f64(double %70, double 0x3FD5555555555555, double %59)
  %72 = bitcast double %71 to i64
  %73 = add nuw nsw i32 %30, 2049
  %74 = zext nneg i32 %73 to i64
  %75 = shl i64 %74, 52
  %76 = add i64 %75, %72
  %77 = bitcast i64 %76 to double
  %78 = call double @llvm.copysign.f64(double %77, double %0)
  br label %79

79:
  %80 = phi double [ %7, %6 ], [ %78, %22 ]
  ret double %80
}

declare double @llvm.fabs.f64(double)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare double @llvm.fma.f64(double, double, double)

declare double @nv_residual_f64(double noundef, double noundef, double noundef)

declare double @llvm.copysign.f64(double, double)
