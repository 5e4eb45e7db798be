define linkonce_odr double @log1p(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp olt double %2, 0x3C90000000000000
  br i1 %3, label %73, label %4

4:
  %5 = fcmp ogt double %0, -1.000000e+00
  %6 = fcmp one double %0, 0x7FF0000000000000
  %7 = and i1 %5, %6
  br i1 %7, label %16, label %8

8:
  %9 = fcmp oeq double %0, -1.000000e+00
  br i1 %9, label %73, label %10

10:
  %11 = fcmp olt double %0, 0.000000e+00
  %12 = select i1 %11, double -1.000000e+00, double %0
  %13 = fcmp one double %12, 0x7FF0000000000000
  %14 = fadd double %12, %12
  %15 = select i1 %13, double 0x7FF8000000000000, double %14
  br label %73

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
  %38 = icmp ult i64 %19, 4503599627370496
  %39 = select i1 %38, double %0, double %32
  %40 = fadd double %24, -1.000000e+00
  %41 = select i1 %25, double %40, double %39
  %42 = or i1 %38, %25
  %43 = select i1 %42, double 0.000000e+00, double %37
  %44 = fmul double %29, 0.000000e+00
  %45 = fadd double %44, %43
  %46 = sitofp i32 %21 to double
  %47 = fmul double %46, 0x3FE62E42FEFA3800
  %48 = fadd double %47, %41
  %49 = fsub double %47, %48
  %50 = fadd double %41, %49
  %51 = select i1 %38, double %41, double %48
  %52 = select i1 %38, double 0.000000e+00, double %50
  %53 = fneg double %41
  %54 = call double @llvm.fmuladd.f64(double %53, double %45, double %45)
  %55 = call double @llvm.fmuladd.f64(double %46, double 0x3D2EF35793C76730, double %54)
  %56 = fadd double %41, 2.000000e+00
  %57 = fdiv arcp double %41, %56
  %58 = fmul double %57, %57
  %59 = fmul double %41, 5.000000e-01
  %60 = fmul double %41, %59
  %61 = call double @llvm.fmuladd.f64(double %58, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %62 = call double @llvm.fmuladd.f64(double %61, double %58, double 0x3FC74666AA7E5F40)
  %63 = call double @llvm.fmuladd.f64(double %62, double %58, double 0x3FCC71C513FC321B)
  %64 = call double @llvm.fmuladd.f64(double %63, double %58, double 0x3FD24924942DA0FD)
  %65 = call double @llvm.fmuladd.f64(double %64, double %58, double 0x3FD999999997EE68)
  %66 = call double @llvm.fmuladd.f64(double %65, double %58, double 0x3FE5555555555595)
  %67 = call double @llvm.fmuladd.f64(double %58, double %66, double %60)
  %68 = fmul double %57, %67
  %69 = fsub double %68, %60
  %70 = fadd double %55, %69
  %71 = fadd double %52, %70
  %72 = fadd double %51, %71
  br label %73

73:
  %74 = phi double [ %72, %16 ], [ %0, %1 ], [ 0xFFF0000000000000, %8 ], [ %15, %10 ]
  ret double %74
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)
