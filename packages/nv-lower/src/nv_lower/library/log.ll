define linkonce_odr double @log(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = bitcast double %0 to i64
  %3 = add i64 %2, -9218868437227405312
  %4 = icmp ult i64 %3, -9214364837600034816
  br i1 %4, label %5, label %19

5:
  %6 = add i64 %2, -4503599627370496
  %7 = icmp ult i64 %6, -4503599627370495
  br i1 %7, label %8, label %16

8:
  %9 = fcmp oeq double %0, 0.000000e+00
  br i1 %9, label %52, label %10

10:
  %11 = icmp ne i64 %2, 9218868437227405312
  %12 = fcmp ord double %0, 0.000000e+00
  %13 = and i1 %12, %11
  %14 = fadd double %0, %0
  %15 = select i1 %13, double 0x7FF8000000000000, double %14
  br label %52

16:
  %17 = uitofp nneg i64 %2 to double
  %18 = bitcast double %17 to i64
  br label %19

19:
  %20 = phi i64 [ %18, %16 ], [ %2, %1 ]
  %21 = phi i32 [ -1074, %16 ], [ 0, %1 ]
  %22 = add i64 %20, -4604544271217802189
  %23 = ashr i64 %22, 52
  %24 = trunc nsw i64 %23 to i32
  %25 = add nsw i32 %21, %24
  %26 = and i64 %22, 4503599627370495
  %27 = add nuw nsw i64 %26, 4604544271217802189
  %28 = bitcast i64 %27 to double
  %29 = fadd double %28, -1.000000e+00
  %30 = sitofp i32 %25 to double
  %31 = fmul double %30, 0x3FE62E42FEFA3800
  %32 = fadd double %29, %31
  %33 = fsub double %31, %32
  %34 = fadd double %29, %33
  %35 = fadd double %29, 2.000000e+00
  %36 = fdiv arcp double %29, %35
  %37 = fmul double %36, %36
  %38 = fmul double %29, 5.000000e-01
  %39 = fmul double %29, %38
  %40 = call double @llvm.fma.f64(double %37, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %41 = call double @llvm.fma.f64(double %40, double %37, double 0x3FC74666AA7E5F40)
  %42 = call double @llvm.fma.f64(double %41, double %37, double 0x3FCC71C513FC321B)
  %43 = call double @llvm.fma.f64(double %42, double %37, double 0x3FD24924942DA0FD)
  %44 = call double @llvm.fma.f64(double %43, double %37, double 0x3FD999999997EE68)
  %45 = call double @llvm.fma.f64(double %44, double %37, double 0x3FE5555555555595)
  %46 = call double @llvm.fma.f64(double %37, double %45, double %39)
  %47 = fmul double %36, %46
  %48 = fsub double %47, %39
  %49 = call double @llvm.fma.f64(double %30, double 0x3D2EF35793C76730, double %48)
  %50 = fadd double %34, %49
  %51 = fadd double %32, %50
  br label %52

52:
  %53 = phi double [ %51, %19 ], [ 0xFFF0000000000000, %8 ], [ %15, %10 ]
  ret double %53
}

declare double @llvm.fma.f64(double, double, double)
