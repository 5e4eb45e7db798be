define linkonce_odr double @exp10(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fcmp olt double %0, -3.240000e+02
  %3 = select i1 %2, double -3.240000e+02, double %0
  %4 = fcmp ogt double %3, 3.090000e+02
  %5 = select i1 %4, double 3.090000e+02, double %3
  %6 = call double @llvm.fma.f64(double %5, double 0x400A934F0979A371, double 0x4338000000000000)
  %7 = bitcast double %6 to i64
  %8 = trunc i64 %7 to i32
  %9 = fadd double %6, 0xC338000000000000
  %10 = fneg double %9
  %11 = call double @llvm.fma.f64(double %10, double 0x3FD34413509F7800, double %5)
  %12 = fmul double %9, 0x3D1FEF311F12B358
  %13 = fsub double %11, %12
  %14 = fsub double %11, %13
  %15 = fsub double %14, %12
  %16 = call double @llvm.fma.f64(double %13, double 0x3F07FE469E3AC648, double 0x3F2FBE3AC92F8601)
  %17 = call double @llvm.fma.f64(double %16, double %13, double 0x3F52EA880FA4162F)
  %18 = call double @llvm.fma.f64(double %17, double %13, double 0x3F7489792A68760D)
  %19 = call double @llvm.fma.f64(double %18, double %13, double 0x3F94116AED63E7F5)
  %20 = call double @llvm.fma.f64(double %19, double %13, double 0x3FB16E4DFCADBE79)
  %21 = call double @llvm.fma.f64(double %20, double %13, double 0x3FCA7ED708521821)
  %22 = call double @llvm.fma.f64(double %21, double %13, double 0x3FE1429FFD1D3F29)
  %23 = call double @llvm.fma.f64(double %22, double %13, double 0x3FF2BD7609FD96DA)
  %24 = call double @llvm.fma.f64(double %23, double %13, double 0x4000470591DE2CA5)
  %25 = call double @llvm.fma.f64(double %24, double %13, double 0x40053524C73CEA69)
  %26 = call double @llvm.fma.f64(double %13, double %25, double 0xBCAF48AD494EA3E9)
  %27 = fmul double %15, 0x40026BB1BBB55516
  %28 = call double @llvm.fma.f64(double %13, double %26, double %27)
  %29 = fmul double %13, 0x40026BB1BBB55516
  %30 = fadd double %29, 1.000000e+00
  %31 = fadd double %30, -1.000000e+00
  %32 = fsub double %29, %31
  %33 = fadd double %32, %28
  %34 = fadd double %30, %33
  %35 = ashr i32 %8, 1
  %36 = add nsw i32 %35, 1023
  %37 = zext i32 %36 to i64
  %38 = shl i64 %37, 52
  %39 = bitcast i64 %38 to double
  %40 = fmul double %34, %39
  %41 = add i32 %8, 1023
  %42 = sub i32 %41, %35
  %43 = zext i32 %42 to i64
  %44 = shl i64 %43, 52
  %45 = bitcast i64 %44 to double
  %46 = fmul double %40, %45
  ret double %46
}

declare double @llvm.fma.f64(double, double, double)
