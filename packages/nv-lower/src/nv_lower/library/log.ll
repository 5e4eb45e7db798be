define linkonce_odr double @log(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = bitcast double %0 to i64
  %3 = icmp ult i64 %2, 4503599627370496
  %4 = or i64 %2, 4607182418800017408
  %5 = bitcast i64 %4 to double
  %6 = fadd double %5, -1.000000e+00
  %7 = select i1 %3, i32 -1022, i32 0
  %8 = select i1 %3, double %6, double %0
  %9 = bitcast double %8 to i64
  %10 = add i64 %9, -4604544271217802189
  %11 = ashr i64 %10, 52
  %12 = trunc nsw i64 %11 to i32
  %13 = add nsw i32 %7, %12
  %14 = and i64 %10, 4503599627370495
  %15 = add nuw nsw i64 %14, 4604544271217802189
  %16 = bitcast i64 %15 to double
  %17 = fadd double %16, -1.000000e+00
  %18 = sitofp i32 %13 to double
  %19 = fmul double %18, 0x3FE62E42FEFA3800
  %20 = fadd double %17, 2.000000e+00
  %21 = fdiv arcp double %17, %20
  %22 = fmul double %21, %21
  %23 = fmul double %17, 5.000000e-01
  %24 = fmul double %17, %23
  %25 = call double @llvm.fma.f64(double %22, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %26 = call double @llvm.fma.f64(double %25, double %22, double 0x3FC74666AA7E5F40)
  %27 = call double @llvm.fma.f64(double %26, double %22, double 0x3FCC71C513FC321B)
  %28 = call double @llvm.fma.f64(double %27, double %22, double 0x3FD24924942DA0FD)
  %29 = call double @llvm.fma.f64(double %28, double %22, double 0x3FD999999997EE68)
  %30 = call double @llvm.fma.f64(double %29, double %22, double 0x3FE5555555555595)
  %31 = call double @llvm.fma.f64(double %22, double %30, double %24)
  %32 = fmul double %21, %31
  %33 = fsub double %32, %24
  %34 = call double @llvm.fma.f64(double %18, double 0x3D2EF35793C76730, double %33)
  %35 = fadd double %17, %34
  %36 = fadd double %19, %35
  %37 = call double @llvm.fma.f64(double %0, double 0x7FF0000000000000, double 0x7FF0000000000000)
  %38 = fcmp oeq double %0, 0.000000e+00
  %39 = select i1 %38, double 0xFFF0000000000000, double %37
  %40 = add i64 %2, -9218868437227405312
  %41 = icmp ult i64 %40, -9218868437227405311
  %42 = select i1 %41, double %39, double %36
  ret double %42
}

declare double @llvm.fma.f64(double, double, double)
