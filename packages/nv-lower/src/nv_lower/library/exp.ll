define linkonce_odr double @exp(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fcmp olt double %0, -7.460000e+02
  %3 = select i1 %2, double -7.460000e+02, double %0
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
  %15 = call double @llvm.fma.f64(double %13, double 0x3E21F6F3A315F62B, double 0x3E5AF70C203317F6)
  %16 = call double @llvm.fma.f64(double %15, double %13, double 0x3E927E4DD11D80AA)
  %17 = call double @llvm.fma.f64(double %16, double %13, double 0x3EC71DDED52B86F1)
  %18 = call double @llvm.fma.f64(double %17, double %13, double 0x3EFA01A01A6632F5)
  %19 = call double @llvm.fma.f64(double %18, double %13, double 0x3F2A01A01B4A02D4)
  %20 = call double @llvm.fma.f64(double %19, double %13, double 0x3F56C16C16C16374)
  %21 = call double @llvm.fma.f64(double %20, double %13, double 0x3F8111111110E969)
  %22 = call double @llvm.fma.f64(double %21, double %13, double 0x3FA5555555555556)
  %23 = call double @llvm.fma.f64(double %22, double %13, double 0x3FC555555555555C)
  %24 = call double @llvm.fma.f64(double %23, double %13, double 5.000000e-01)
  %25 = fneg double %12
  %26 = call double @llvm.fma.f64(double %14, double %24, double %25)
  %27 = fadd double %11, %26
  %28 = fadd double %27, 1.000000e+00
  %29 = ashr i32 %8, 1
  %30 = add nsw i32 %29, 1023
  %31 = zext i32 %30 to i64
  %32 = shl i64 %31, 52
  %33 = bitcast i64 %32 to double
  %34 = fmul double %28, %33
  %35 = add i32 %8, 1023
  %36 = sub i32 %35, %29
  %37 = zext i32 %36 to i64
  %38 = shl i64 %37, 52
  %39 = bitcast i64 %38 to double
  %40 = fmul double %34, %39
  ret double %40
}

declare double @llvm.fma.f64(double, double, double)
