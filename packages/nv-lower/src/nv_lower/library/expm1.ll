define linkonce_odr double @expm1(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fcmp olt double %0, -5.500000e+01
  %3 = select i1 %2, double -5.500000e+01, double %0
  %4 = fcmp ogt double %3, 7.100000e+02
  %5 = select i1 %4, double 7.100000e+02, double %3
  %6 = call double @llvm.fma.f64(double %5, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %7 = bitcast double %6 to i64
  %8 = trunc i64 %7 to i32
  %9 = fadd double %6, 0xC338000000000000
  %10 = fneg double %9
  %11 = call double @llvm.fma.f64(double %10, double 0x3FE62E42FEFA3800, double %5)
  %12 = fmul double %9, 0x3D2EF35793C76730
  %13 = fsub double %11, %12
  %14 = fmul double %13, %13
  %15 = call double @llvm.fma.f64(double %13, double 0x3E21EFD9A09051AA, double 0x3E5AF5A4E01691B6)
  %16 = call double @llvm.fma.f64(double %15, double %13, double 0x3E927E5100B721EA)
  %17 = call double @llvm.fma.f64(double %16, double %13, double 0x3EC71DDFA79D08F4)
  %18 = call double @llvm.fma.f64(double %17, double %13, double 0x3EFA01A019B3E0A6)
  %19 = call double @llvm.fma.f64(double %18, double %13, double 0x3F2A01A01AF4F1F1)
  %20 = call double @llvm.fma.f64(double %19, double %13, double 0x3F56C16C16C15DF9)
  %21 = call double @llvm.fma.f64(double %20, double %13, double 0x3F8111111110F725)
  %22 = call double @llvm.fma.f64(double %21, double %13, double 0x3FA5555555555559)
  %23 = call double @llvm.fma.f64(double %22, double %13, double 0x3FC5555555555559)
  %24 = call double @llvm.fma.f64(double %23, double %13, double 5.000000e-01)
  %25 = fneg double %12
  %26 = call double @llvm.fma.f64(double %14, double %24, double %25)
  %27 = icmp sgt i32 %8, 60
  %28 = shl i64 %7, 52
  %29 = sub i64 4607182418800017408, %28
  %30 = bitcast i64 %29 to double
  %31 = icmp slt i32 %8, 0
  %32 = fneg double %30
  %33 = select i1 %27, double 0xBC30000000000000, double %32
  %34 = select i1 %31, double %32, double 1.000000e+00
  %35 = select i1 %31, double 1.000000e+00, double %33
  %36 = fadd double %34, %35
  %37 = fsub double %36, %34
  %38 = fsub double %35, %37
  %39 = fadd double %11, %36
  %40 = fsub double %39, %36
  %41 = fsub double %11, %40
  %42 = fadd double %38, %26
  %43 = fadd double %41, %42
  %44 = fadd double %39, %43
  %45 = ashr i32 %8, 1
  %46 = add nsw i32 %45, 1023
  %47 = zext i32 %46 to i64
  %48 = shl i64 %47, 52
  %49 = bitcast i64 %48 to double
  %50 = fmul double %44, %49
  %51 = add i32 %8, 1023
  %52 = sub i32 %51, %45
  %53 = zext i32 %52 to i64
  %54 = shl i64 %53, 52
  %55 = bitcast i64 %54 to double
  %56 = fmul double %50, %55
  %57 = call double @llvm.fabs.f64(double %0)
  %58 = fcmp olt double %57, 0x3C90000000000000
  %59 = select i1 %58, double %0, double %56
  ret double %59
}

declare double @llvm.fma.f64(double, double, double)

declare double @llvm.fabs.f64(double)
