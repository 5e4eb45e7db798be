define linkonce_odr double @cospi(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = bitcast double %2 to i64
  %4 = icmp ugt i64 %3, 9218868437227405311
  br i1 %4, label %61, label %5

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
  %15 = fmul double %14, 0x400921FB50000000
  %16 = fsub double %11, %14
  %17 = fmul double %16, 0x400921FB54442D18
  %18 = call double @llvm.fma.f64(double %14, double 0x3E6110B4611A6263, double %17)
  %19 = fadd double %15, %18
  %20 = fsub double %19, %15
  %21 = fsub double %18, %20
  %22 = fmul double %9, 2.500000e-01
  %23 = call double @llvm.trunc.f64(double %22)
  %24 = fmul double %23, 4.000000e+00
  %25 = fsub double %9, %24
  %26 = fptosi double %25 to i32
  %27 = add nsw i32 %26, 1
  %28 = fmul double %19, %19
  %29 = fmul double %19, %28
  %30 = call double @llvm.fma.f64(double %28, double 0x3DE5D8B55980CB71, double 0xBE5AE5E4B83D9994)
  %31 = call double @llvm.fma.f64(double %30, double %28, double 0x3EC71DE35552B354)
  %32 = call double @llvm.fma.f64(double %31, double %28, double 0xBF2A01A019BE9215)
  %33 = call double @llvm.fma.f64(double %32, double %28, double 0x3F8111111110F730)
  %34 = call double @llvm.fma.f64(double %33, double %28, double 0xBFC5555555555548)
  %35 = call double @llvm.fma.f64(double %29, double %34, double %21)
  %36 = fadd double %19, %35
  %37 = call double @llvm.fma.f64(double %28, double -5.000000e-01, double 1.000000e+00)
  %38 = fsub double 1.000000e+00, %37
  %39 = call double @llvm.fma.f64(double %28, double -5.000000e-01, double %38)
  %40 = fmul double %28, %28
  %41 = call double @llvm.fma.f64(double %28, double 0xBDA8FB09171DF2CC, double 0x3E21EE9F044EB9EA)
  %42 = call double @llvm.fma.f64(double %41, double %28, double 0xBE927E4F8116C585)
  %43 = call double @llvm.fma.f64(double %42, double %28, double 0x3EFA01A019CBE0A3)
  %44 = call double @llvm.fma.f64(double %43, double %28, double 0xBF56C16C16C15217)
  %45 = call double @llvm.fma.f64(double %44, double %28, double 0x3FA555555555554C)
  %46 = call double @llvm.fma.f64(double %40, double %45, double %39)
  %47 = fmul double %19, %21
  %48 = fsub double %46, %47
  %49 = fadd double %37, %48
  %50 = and i32 %26, 1
  %51 = icmp eq i32 %50, 0
  %52 = select i1 %51, double %49, double %36
  %53 = bitcast double %52 to i64
  %54 = and i32 %27, 2
  %55 = zext nneg i32 %54 to i64
  %56 = shl nuw i64 %55, 62
  %57 = xor i64 %56, %53
  %58 = bitcast i64 %57 to double
  %59 = fcmp oeq double %58, 0.000000e+00
  %60 = select i1 %59, double 0.000000e+00, double %58
  br label %61

61:
  %62 = phi double [ %60, %5 ], [ 0x7FF8000000000000, %1 ]
  ret double %62
}

declare double @llvm.fabs.f64(double)

declare double @llvm.rint.f64(double)

declare double @llvm.fma.f64(double, double, double)

declare double @llvm.trunc.f64(double)
