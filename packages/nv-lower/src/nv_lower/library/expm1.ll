define linkonce_odr double @expm1(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fcmp olt double %0, -5.500000e+01
  %3 = select i1 %2, double -5.500000e+01, double %0
  %4 = fcmp ogt double %3, 7.100000e+02
  %5 = select i1 %4, double 7.100000e+02, double %3
  %6 = call double @llvm.fmuladd.f64(double %5, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %7 = bitcast double %6 to i64
  %8 = trunc i64 %7 to i32
  %9 = fadd double %6, 0xC338000000000000
  %10 = fneg double %9
  %11 = call double @llvm.fmuladd.f64(double %10, double 0x3FE62E42FEFA3800, double %5)
  %12 = fmul double %9, 0x3D2EF35793C76730
  %13 = fsub double %11, %12
  %14 = fmul double %13, %13
  %15 = call double @llvm.fmuladd.f64(double %13, double 0x3E21EFD9A09051AA, double 0x3E5AF5A4E01691B6)
  %16 = call double @llvm.fmuladd.f64(double %15, double %13, double 0x3E927E5100B721EA)
  %17 = call double @llvm.fmuladd.f64(double %16, double %13, double 0x3EC71DDFA79D08F4)
  %18 = call double @llvm.fmuladd.f64(double %17, double %13, double 0x3EFA01A019B3E0A6)
  %19 = call double @llvm.fmuladd.f64(double %18, double %13, double 0x3F2A01A01AF4F1F1)
  %20 = call double @llvm.fmuladd.f64(double %19, double %13, double 0x3F56C16C16C15DF9)
  %21 = call double @llvm.fmuladd.f64(double %20, double %13, double 0x3F8111111110F725)
  %22 = call double @llvm.fmuladd.f64(double %21, double %13, double 0x3FA5555555555559)
  %23 = call double @llvm.fmuladd.f64(double %22, double %13, double 0x3FC5555555555559)
  %24 = call double @llvm.fmuladd.f64(double %23, double %13, double 5.000000e-01)
  %25 = fneg double %12
  %26 = call double @llvm.fmuladd.f64(double %14, double %24, double %25)
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
  %42 = icmp eq i32 %8, 0
  %43 = select i1 %42, double %11, double %39
  %44 = select i1 %42, double 0.000000e+00, double %41
  %45 = fadd double %38, %26
  %46 = fadd double %44, %45
  %47 = fadd double %43, %46
  %48 = ashr i32 %8, 1
  %49 = add nsw i32 %48, 1023
  %50 = zext i32 %49 to i64
  %51 = shl i64 %50, 52
  %52 = bitcast i64 %51 to double
  %53 = fmul double %47, %52
  %54 = add i32 %8, 1023
  %55 = sub i32 %54, %48
  %56 = zext i32 %55 to i64
  %57 = shl i64 %56, 52
  %58 = bitcast i64 %57 to double
  %59 = fmul double %53, %58
  %60 = call double @llvm.fabs.f64(double %0)
  %61 = fcmp olt double %60, 0x3C90000000000000
  %62 = select i1 %61, double %0, double %59
  ret double %62
}

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.fabs.f64(double)
