define linkonce_odr double @cospi(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = bitcast double %2 to i64
  %4 = icmp ugt i64 %3, 9218868437227405311
  br i1 %4, label %69, label %5

5:
  %6 = fcmp olt double %2, 0x4340000000000000
  %7 = select i1 %6, double %0, double 0.000000e+00
  %8 = fadd double %7, %7
  %9 = call double @llvm.rint.f64(double %8)
  %10 = fmul double %9, 5.000000e-01
  %11 = fsub double %7, %10
  %12 = bitcast double %11 to i64
  %13 = and i64 %12, -134217728
  %14 = bitcast i64 %13 to double
  %15 = fsub double %11, %14
  %16 = fmul double %11, 0x400921FB54442D18
  %17 = fmul double %15, 0x3E6110B460000000
  %18 = fmul double %14, 0x400921FB50000000
  %19 = fsub double %16, %18
  %20 = fmul double %15, 0x400921FB50000000
  %21 = fsub double %19, %20
  %22 = fmul double %14, 0x3E6110B460000000
  %23 = fsub double %21, %22
  %24 = fsub double %17, %23
  %25 = call double @llvm.fmuladd.f64(double %11, double 0x3CA1A62633145C07, double %24)
  %26 = fadd double %16, %25
  %27 = fsub double %26, %16
  %28 = fsub double %25, %27
  %29 = fmul double %9, 2.500000e-01
  %30 = call double @llvm.trunc.f64(double %29)
  %31 = fmul double %30, 4.000000e+00
  %32 = fsub double %9, %31
  %33 = fptosi double %32 to i32
  %34 = add nsw i32 %33, 1
  %35 = fmul double %26, %26
  %36 = fmul double %26, %35
  %37 = call double @llvm.fmuladd.f64(double %35, double 0x3DE5D8B55980CB71, double 0xBE5AE5E4B83D9994)
  %38 = call double @llvm.fmuladd.f64(double %37, double %35, double 0x3EC71DE35552B354)
  %39 = call double @llvm.fmuladd.f64(double %38, double %35, double 0xBF2A01A019BE9215)
  %40 = call double @llvm.fmuladd.f64(double %39, double %35, double 0x3F8111111110F730)
  %41 = call double @llvm.fmuladd.f64(double %40, double %35, double 0xBFC5555555555548)
  %42 = call double @llvm.fmuladd.f64(double %36, double %41, double %28)
  %43 = fadd double %26, %42
  %44 = fmul double %35, -5.000000e-01
  %45 = fadd double %44, 1.000000e+00
  %46 = fadd double %45, -1.000000e+00
  %47 = fsub double %44, %46
  %48 = fmul double %35, %35
  %49 = call double @llvm.fmuladd.f64(double %35, double 0xBDA8FB09171DF2CC, double 0x3E21EE9F044EB9EA)
  %50 = call double @llvm.fmuladd.f64(double %49, double %35, double 0xBE927E4F8116C585)
  %51 = call double @llvm.fmuladd.f64(double %50, double %35, double 0x3EFA01A019CBE0A3)
  %52 = call double @llvm.fmuladd.f64(double %51, double %35, double 0xBF56C16C16C15217)
  %53 = call double @llvm.fmuladd.f64(double %52, double %35, double 0x3FA555555555554C)
  %54 = call double @llvm.fmuladd.f64(double %48, double %53, double %47)
  %55 = fmul double %26, %28
  %56 = fsub double %54, %55
  %57 = fadd double %45, %56
  %58 = and i32 %33, 1
  %59 = icmp eq i32 %58, 0
  %60 = select i1 %59, double %57, double %43
  %61 = bitcast double %60 to i64
  %62 = and i32 %34, 2
  %63 = zext nneg i32 %62 to i64
  %64 = shl nuw i64 %63, 62
  %65 = xor i64 %64, %61
  %66 = bitcast i64 %65 to double
  %67 = fcmp oeq double %66, 0.000000e+00
  %68 = select i1 %67, double 0.000000e+00, double %66
  br label %69

69:
  %70 = phi double [ %68, %5 ], [ 0x7FF8000000000000, %1 ]
  ret double %70
}

declare double @llvm.fabs.f64(double)

declare double @llvm.rint.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.trunc.f64(double)
