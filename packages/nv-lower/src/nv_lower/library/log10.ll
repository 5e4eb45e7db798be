define linkonce_odr double @log10(double noundef %0) alwaysinline nofree nosync nounwind willreturn memory(none) {
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
  %18 = fadd double %17, 2.000000e+00
  %19 = fdiv arcp double %17, %18
  %20 = fmul double %19, %19
  %21 = fmul double %17, 5.000000e-01
  %22 = fmul double %17, %21
  %23 = call double @llvm.fma.f64(double %20, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %24 = call double @llvm.fma.f64(double %23, double %20, double 0x3FC74666AA7E5F40)
  %25 = call double @llvm.fma.f64(double %24, double %20, double 0x3FCC71C513FC321B)
  %26 = call double @llvm.fma.f64(double %25, double %20, double 0x3FD24924942DA0FD)
  %27 = call double @llvm.fma.f64(double %26, double %20, double 0x3FD999999997EE68)
  %28 = call double @llvm.fma.f64(double %27, double %20, double 0x3FE5555555555595)
  %29 = call double @llvm.fma.f64(double %20, double %28, double %22)
  %30 = fmul double %19, %29
  %31 = fsub double %30, %22
  %32 = fadd double %17, %31
  %33 = fsub double %32, %17
  %34 = fsub double %31, %33
  %35 = fmul double %32, 0x3FDBCB7B1526E50E
  %36 = call double @nv_residual_f64(double noundef %35, double noundef %32, double noundef 0x3FDBCB7B1526E50E)
  %37 = fmul double %32, 0x3C695355BAAAFAD3
  %38 = call double @llvm.fma.f64(double %34, double 0x3FDBCB7B1526E50E, double %37)
  %39 = fsub double %38, %36
  %40 = sitofp i32 %13 to double
  %41 = fmul double %40, 0x3FD34413509F7800
  %42 = fadd double %41, %35
  %43 = fsub double %42, %41
  %44 = fsub double %42, %43
  %45 = fsub double %41, %44
  %46 = fsub double %35, %43
  %47 = fadd double %46, %45
  %48 = call double @llvm.fma.f64(double %40, double 0x3D1FEF311F12B358, double %39)
  %49 = fadd double %47, %48
  %50 = fadd double %42, %49
  %51 = call double @llvm.fma.f64(double %0, double 0x7FF0000000000000, double 0x7FF0000000000000)
  %52 = fcmp oeq double %0, 0.000000e+00
  %53 = select i1 %52, double 0xFFF0000000000000, double %51
  %54 = add i64 %2, -9218868437227405312
  %55 = icmp ult i64 %54, -9218868437227405311
  %56 = select i1 %55, double %53, double %50
  ret double %56
}

declare double @llvm.fma.f64(double, double, double)

declare double @nv_residual_f64(double noundef, double noundef, double noundef)
