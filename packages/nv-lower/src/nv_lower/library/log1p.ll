define linkonce_odr double @log1p(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp olt double %2, 0x3C90000000000000
  br i1 %3, label %66, label %4

4:
  %5 = fcmp ogt double %0, -1.000000e+00
  %6 = fcmp one double %0, 0x7FF0000000000000
  %7 = and i1 %5, %6
  br i1 %7, label %14, label %8

8:
  %9 = fcmp oeq double %0, -1.000000e+00
  br i1 %9, label %66, label %10

10:
  %11 = fcmp olt double %0, 0.000000e+00
  %12 = select i1 %11, double -1.000000e+00, double %0
  %13 = call double @llvm.fma.f64(double %12, double 0x7FF0000000000000, double 0x7FF0000000000000)
  br label %66

14:
  %15 = fadd double %0, 1.000000e+00
  %16 = bitcast double %15 to i64
  %17 = add i64 %16, -4604544271217802189
  %18 = ashr i64 %17, 52
  %19 = trunc nsw i64 %18 to i32
  %20 = and i64 %17, 4503599627370495
  %21 = add nuw nsw i64 %20, 4604544271217802189
  %22 = bitcast i64 %21 to double
  %23 = icmp sgt i64 %18, 62
  %24 = and i64 %17, -4503599627370496
  %25 = sub i64 4607182418800017408, %24
  %26 = select i1 %23, i64 4607182418800017408, i64 %25
  %27 = bitcast i64 %26 to double
  %28 = fadd double %27, -1.000000e+00
  %29 = fmul double %27, %0
  %30 = fadd double %28, %29
  %31 = fsub double %30, %28
  %32 = fsub double %31, %30
  %33 = fadd double %28, %32
  %34 = fsub double %29, %31
  %35 = fadd double %34, %33
  %36 = fadd double %22, -1.000000e+00
  %37 = select i1 %23, double %36, double %30
  %38 = select i1 %23, double 0.000000e+00, double %35
  %39 = fmul double %27, 0.000000e+00
  %40 = fadd double %39, %38
  %41 = sitofp i32 %19 to double
  %42 = fmul double %41, 0x3FE62E42FEFA3800
  %43 = fadd double %42, %37
  %44 = fsub double %42, %43
  %45 = fadd double %37, %44
  %46 = fadd double %37, 2.000000e+00
  %47 = fdiv arcp double %37, %46
  %48 = fmul double %47, %47
  %49 = fmul double %37, 5.000000e-01
  %50 = fmul double %37, %49
  %51 = call double @llvm.fma.f64(double %48, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %52 = call double @llvm.fma.f64(double %51, double %48, double 0x3FC74666AA7E5F40)
  %53 = call double @llvm.fma.f64(double %52, double %48, double 0x3FCC71C513FC321B)
  %54 = call double @llvm.fma.f64(double %53, double %48, double 0x3FD24924942DA0FD)
  %55 = call double @llvm.fma.f64(double %54, double %48, double 0x3FD999999997EE68)
  %56 = call double @llvm.fma.f64(double %55, double %48, double 0x3FE5555555555595)
  %57 = call double @llvm.fma.f64(double %48, double %56, double %50)
  %58 = fmul double %47, %57
  %59 = fsub double %58, %50
  %60 = call double @llvm.fma.f64(double %41, double 0x3D2EF35793C76730, double %59)
  %61 = fadd double %45, %60
  %62 = fneg double %37
  %63 = call double @llvm.fma.f64(double %62, double %40, double %40)
  %64 = fadd double %63, %61
  %65 = fadd double %43, %64
  br label %66

66:
  %67 = phi double [ %65, %14 ], [ %0, %1 ], [ %13, %10 ], [ 0xFFF0000000000000, %8 ]
  ret double %67
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fma.f64(double, double, double)
