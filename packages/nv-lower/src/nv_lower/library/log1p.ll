define linkonce_odr double @log1p(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp olt double %2, 0x3C90000000000000
  br i1 %3, label %68, label %4

4:
  %5 = fcmp ogt double %0, -1.000000e+00
  %6 = fcmp one double %0, 0x7FF0000000000000
  %7 = and i1 %5, %6
  br i1 %7, label %16, label %8

8:
  %9 = fcmp oeq double %0, -1.000000e+00
  br i1 %9, label %68, label %10

10:
  %11 = fcmp olt double %0, 0.000000e+00
  %12 = select i1 %11, double -1.000000e+00, double %0
  %13 = fcmp one double %12, 0x7FF0000000000000
  %14 = fadd double %12, %12
  %15 = select i1 %13, double 0x7FF8000000000000, double %14
  br label %68

16:
  %17 = fadd double %0, 1.000000e+00
  %18 = bitcast double %17 to i64
  %19 = add i64 %18, -4604544271217802189
  %20 = ashr i64 %19, 52
  %21 = trunc nsw i64 %20 to i32
  %22 = and i64 %19, 4503599627370495
  %23 = add nuw nsw i64 %22, 4604544271217802189
  %24 = bitcast i64 %23 to double
  %25 = icmp sgt i64 %20, 62
  %26 = and i64 %19, -4503599627370496
  %27 = sub i64 4607182418800017408, %26
  %28 = select i1 %25, i64 4607182418800017408, i64 %27
  %29 = bitcast i64 %28 to double
  %30 = fadd double %29, -1.000000e+00
  %31 = fmul double %29, %0
  %32 = fadd double %30, %31
  %33 = fsub double %32, %30
  %34 = fsub double %33, %32
  %35 = fadd double %30, %34
  %36 = fsub double %31, %33
  %37 = fadd double %36, %35
  %38 = fadd double %24, -1.000000e+00
  %39 = select i1 %25, double %38, double %32
  %40 = select i1 %25, double 0.000000e+00, double %37
  %41 = fmul double %29, 0.000000e+00
  %42 = fadd double %41, %40
  %43 = sitofp i32 %21 to double
  %44 = fmul double %43, 0x3FE62E42FEFA3800
  %45 = fadd double %44, %39
  %46 = fsub double %44, %45
  %47 = fadd double %39, %46
  %48 = fadd double %39, 2.000000e+00
  %49 = fdiv arcp double %39, %48
  %50 = fmul double %49, %49
  %51 = fmul double %39, 5.000000e-01
  %52 = fmul double %39, %51
  %53 = call double @llvm.fma.f64(double %50, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %54 = call double @llvm.fma.f64(double %53, double %50, double 0x3FC74666AA7E5F40)
  %55 = call double @llvm.fma.f64(double %54, double %50, double 0x3FCC71C513FC321B)
  %56 = call double @llvm.fma.f64(double %55, double %50, double 0x3FD24924942DA0FD)
  %57 = call double @llvm.fma.f64(double %56, double %50, double 0x3FD999999997EE68)
  %58 = call double @llvm.fma.f64(double %57, double %50, double 0x3FE5555555555595)
  %59 = call double @llvm.fma.f64(double %50, double %58, double %52)
  %60 = fmul double %49, %59
  %61 = fsub double %60, %52
  %62 = call double @llvm.fma.f64(double %43, double 0x3D2EF35793C76730, double %61)
  %63 = fadd double %47, %62
  %64 = fneg double %39
  %65 = call double @llvm.fma.f64(double %64, double %42, double %42)
  %66 = fadd double %65, %63
  %67 = fadd double %45, %66
  br label %68

68:
  %69 = phi double [ %67, %16 ], [ %0, %1 ], [ 0xFFF0000000000000, %8 ], [ %15, %10 ]
  ret double %69
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fma.f64(double, double, double)
