define linkonce_odr double @asin(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp ugt double %2, 5.000000e-01
  br i1 %3, label %23, label %4

4:
  %5 = fcmp olt double %2, 0x3E40000000000000
  br i1 %5, label %69, label %6

6:
  %7 = fmul double %0, %0
  %8 = call double @llvm.fma.f64(double %7, double 0x3FA0B474836E5ED8, double 0xBF957FF371A07C8C)
  %9 = call double @llvm.fma.f64(double %8, double %7, double 0x3F9639DAA6A11DB1)
  %10 = call double @llvm.fma.f64(double %9, double %7, double 0x3F6E5F18A7266E8C)
  %11 = call double @llvm.fma.f64(double %10, double %7, double 0x3F8613CCF8A1E9D1)
  %12 = call double @llvm.fma.f64(double %11, double %7, double 0x3F875857DD2EC3F9)
  %13 = call double @llvm.fma.f64(double %12, double %7, double 0x3F8CA1F8EDCDDA8E)
  %14 = call double @llvm.fma.f64(double %13, double %7, double 0x3F91C49F04DEE17E)
  %15 = call double @llvm.fma.f64(double %14, double %7, double 0x3F96E8BDEE10F7C7)
  %16 = call double @llvm.fma.f64(double %15, double %7, double 0x3F9F1C71A94EBE2E)
  %17 = call double @llvm.fma.f64(double %16, double %7, double 0x3FA6DB6DB721278C)
  %18 = call double @llvm.fma.f64(double %17, double %7, double 0x3FB333333332E130)
  %19 = call double @llvm.fma.f64(double %18, double %7, double 0x3FC5555555555577)
  %20 = fmul double %7, %19
  %21 = fmul double %20, %0
  %22 = fadd double %21, %0
  br label %69

23:
  %24 = fcmp ugt double %2, 1.000000e+00
  br i1 %24, label %69, label %25

25:
  %26 = fmul double %2, 5.000000e-01
  %27 = fsub double 5.000000e-01, %26
  %28 = fcmp oeq double %27, 0.000000e+00
  br i1 %28, label %58, label %29

29:
  %30 = call arcp double @llvm.sqrt.f64(double %27)
  %31 = bitcast double %30 to i64
  %32 = and i64 %31, -134217728
  %33 = bitcast i64 %32 to double
  %34 = fmul double %33, %33
  %35 = fsub double %27, %34
  %36 = fadd double %30, %33
  %37 = fdiv arcp double %35, %36
  %38 = fadd double %37, %33
  %39 = fsub double %38, %33
  %40 = fsub double %37, %39
  %41 = call double @llvm.fma.f64(double %27, double 0x3FA0B474836E5ED8, double 0xBF957FF371A07C8C)
  %42 = call double @llvm.fma.f64(double %41, double %27, double 0x3F9639DAA6A11DB1)
  %43 = call double @llvm.fma.f64(double %42, double %27, double 0x3F6E5F18A7266E8C)
  %44 = call double @llvm.fma.f64(double %43, double %27, double 0x3F8613CCF8A1E9D1)
  %45 = call double @llvm.fma.f64(double %44, double %27, double 0x3F875857DD2EC3F9)
  %46 = call double @llvm.fma.f64(double %45, double %27, double 0x3F8CA1F8EDCDDA8E)
  %47 = call double @llvm.fma.f64(double %46, double %27, double 0x3F91C49F04DEE17E)
  %48 = call double @llvm.fma.f64(double %47, double %27, double 0x3F96E8BDEE10F7C7)
  %49 = call double @llvm.fma.f64(double %48, double %27, double 0x3F9F1C71A94EBE2E)
  %50 = call double @llvm.fma.f64(double %49, double %27, double 0x3FA6DB6DB721278C)
  %51 = call double @llvm.fma.f64(double %50, double %27, double 0x3FB333333332E130)
  %52 = call double @llvm.fma.f64(double %51, double %27, double 0x3FC5555555555577)
  %53 = fmul double %27, %52
  %54 = fmul double %38, %53
  %55 = fadd double %40, %54
  %56 = fadd double %38, %38
  %57 = fadd double %55, %55
  br label %58

58:
  %59 = phi double [ %56, %29 ], [ 0.000000e+00, %25 ]
  %60 = phi double [ %57, %29 ], [ 0.000000e+00, %25 ]
  %61 = fneg double %59
  %62 = fsub double 0x3FF921FB54442D18, %59
  %63 = fadd double %62, 0xBFF921FB54442D18
  %64 = fsub double %61, %63
  %65 = fsub double 0x3C91A62633145C07, %60
  %66 = fadd double %65, %64
  %67 = fadd double %62, %66
  %68 = call double @llvm.copysign.f64(double %67, double %0)
  br label %69

69:
  %70 = phi double [ %68, %58 ], [ %22, %6 ], [ %0, %4 ], [ 0x7FF8000000000000, %23 ]
  ret double %70
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fma.f64(double, double, double)

declare double @llvm.sqrt.f64(double)

declare double @llvm.copysign.f64(double, double)
