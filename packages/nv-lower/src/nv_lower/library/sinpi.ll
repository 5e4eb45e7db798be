define linkonce_odr double @sinpi(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = bitcast double %2 to i64
  %4 = icmp ugt i64 %3, 9218868437227405311
  br i1 %4, label %76, label %5

5:
  %6 = call double @llvm.trunc.f64(double %0)
  %7 = fcmp oeq double %6, %0
  br i1 %7, label %8, label %10

8:
  %9 = call double @llvm.copysign.f64(double 0.000000e+00, double %0)
  br label %76

10:
  %11 = fcmp olt double %2, 0x20B0000000000000
  br i1 %11, label %12, label %23

12:
  %13 = fmul double %0, 0x5F30000000000000
  %14 = bitcast double %13 to i64
  %15 = and i64 %14, -134217728
  %16 = bitcast i64 %15 to double
  %17 = fmul double %16, 0x400921FB50000000
  %18 = fsub double %13, %16
  %19 = fmul double %18, 0x400921FB54442D18
  %20 = call double @llvm.fma.f64(double %16, double 0x3E6110B4611A6263, double %19)
  %21 = fadd double %17, %20
  %22 = fmul double %21, 0x20B0000000000000
  br label %76

23:
  %24 = fcmp olt double %2, 0x4340000000000000
  %25 = select i1 %24, double %0, double 0.000000e+00
  %26 = fadd double %25, %25
  %27 = call double @llvm.rint.f64(double %26)
  %28 = fmul double %27, 5.000000e-01
  %29 = fsub double %25, %28
  %30 = bitcast double %29 to i64
  %31 = and i64 %30, -134217728
  %32 = bitcast i64 %31 to double
  %33 = fmul double %32, 0x400921FB50000000
  %34 = fsub double %29, %32
  %35 = fmul double %34, 0x400921FB54442D18
  %36 = call double @llvm.fma.f64(double %32, double 0x3E6110B4611A6263, double %35)
  %37 = fadd double %33, %36
  %38 = fsub double %37, %33
  %39 = fsub double %36, %38
  %40 = fmul double %27, 2.500000e-01
  %41 = call double @llvm.trunc.f64(double %40)
  %42 = fmul double %41, 4.000000e+00
  %43 = fsub double %27, %42
  %44 = fptosi double %43 to i32
  %45 = fmul double %37, %37
  %46 = fmul double %37, %45
  %47 = call double @llvm.fma.f64(double %45, double 0x3DE5D8B55980CB71, double 0xBE5AE5E4B83D9994)
  %48 = call double @llvm.fma.f64(double %47, double %45, double 0x3EC71DE35552B354)
  %49 = call double @llvm.fma.f64(double %48, double %45, double 0xBF2A01A019BE9215)
  %50 = call double @llvm.fma.f64(double %49, double %45, double 0x3F8111111110F730)
  %51 = call double @llvm.fma.f64(double %50, double %45, double 0xBFC5555555555548)
  %52 = call double @llvm.fma.f64(double %46, double %51, double %39)
  %53 = fadd double %37, %52
  %54 = call double @llvm.fma.f64(double %45, double -5.000000e-01, double 1.000000e+00)
  %55 = fsub double 1.000000e+00, %54
  %56 = call double @llvm.fma.f64(double %45, double -5.000000e-01, double %55)
  %57 = fmul double %45, %45
  %58 = call double @llvm.fma.f64(double %45, double 0xBDA8FB09171DF2CC, double 0x3E21EE9F044EB9EA)
  %59 = call double @llvm.fma.f64(double %58, double %45, double 0xBE927E4F8116C585)
  %60 = call double @llvm.fma.f64(double %59, double %45, double 0x3EFA01A019CBE0A3)
  %61 = call double @llvm.fma.f64(double %60, double %45, double 0xBF56C16C16C15217)
  %62 = call double @llvm.fma.f64(double %61, double %45, double 0x3FA555555555554C)
  %63 = call double @llvm.fma.f64(double %57, double %62, double %56)
  %64 = fmul double %37, %39
  %65 = fsub double %63, %64
  %66 = fadd double %54, %65
  %67 = and i32 %44, 1
  %68 = icmp eq i32 %67, 0
  %69 = select i1 %68, double %53, double %66
  %70 = bitcast double %69 to i64
  %71 = and i32 %44, 2
  %72 = zext nneg i32 %71 to i64
  %73 = shl nuw i64 %72, 62
  %74 = xor i64 %73, %70
  %75 = bitcast i64 %74 to double
  br label %76

76:
  %77 = phi double [ %9, %8 ], [ %22, %12 ], [ %75, %23 ], [ 0x7FF8000000000000, %1 ]
  ret double %77
}

declare double @llvm.fabs.f64(double)

declare double @llvm.trunc.f64(double)

declare double @llvm.copysign.f64(double, double)

declare double @llvm.fma.f64(double, double, double)

declare double @llvm.rint.f64(double)
