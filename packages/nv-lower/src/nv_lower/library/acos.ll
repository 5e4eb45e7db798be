define linkonce_odr double @acos(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp ugt double %2, 5.000000e-01
  br i1 %3, label %27, label %4

4:
  %5 = fneg double %0
  %6 = fsub double 0x3FF921FB54442D18, %0
  %7 = fadd double %6, 0xBFF921FB54442D18
  %8 = fsub double %5, %7
  %9 = fmul double %0, %0
  %10 = call double @llvm.fma.f64(double %9, double 0x3FA0B474836E5ED8, double 0xBF957FF371A07C8C)
  %11 = call double @llvm.fma.f64(double %10, double %9, double 0x3F9639DAA6A11DB1)
  %12 = call double @llvm.fma.f64(double %11, double %9, double 0x3F6E5F18A7266E8C)
  %13 = call double @llvm.fma.f64(double %12, double %9, double 0x3F8613CCF8A1E9D1)
  %14 = call double @llvm.fma.f64(double %13, double %9, double 0x3F875857DD2EC3F9)
  %15 = call double @llvm.fma.f64(double %14, double %9, double 0x3F8CA1F8EDCDDA8E)
  %16 = call double @llvm.fma.f64(double %15, double %9, double 0x3F91C49F04DEE17E)
  %17 = call double @llvm.fma.f64(double %16, double %9, double 0x3F96E8BDEE10F7C7)
  %18 = call double @llvm.fma.f64(double %17, double %9, double 0x3F9F1C71A94EBE2E)
  %19 = call double @llvm.fma.f64(double %18, double %9, double 0x3FA6DB6DB721278C)
  %20 = call double @llvm.fma.f64(double %19, double %9, double 0x3FB333333332E130)
  %21 = call double @llvm.fma.f64(double %20, double %9, double 0x3FC5555555555577)
  %22 = fmul double %9, %21
  %23 = fmul double %22, %0
  %24 = fsub double 0x3C91A62633145C07, %23
  %25 = fadd double %8, %24
  %26 = fadd double %6, %25
  br label %76

27:
  %28 = fcmp ugt double %2, 1.000000e+00
  br i1 %28, label %76, label %29

29:
  %30 = fmul double %2, 5.000000e-01
  %31 = fsub double 5.000000e-01, %30
  %32 = fcmp oeq double %31, 0.000000e+00
  br i1 %32, label %62, label %33

33:
  %34 = call arcp double @llvm.sqrt.f64(double %31)
  %35 = bitcast double %34 to i64
  %36 = and i64 %35, -134217728
  %37 = bitcast i64 %36 to double
  %38 = fmul double %37, %37
  %39 = fsub double %31, %38
  %40 = fadd double %34, %37
  %41 = fdiv arcp double %39, %40
  %42 = fadd double %41, %37
  %43 = fsub double %42, %37
  %44 = fsub double %41, %43
  %45 = call double @llvm.fma.f64(double %31, double 0x3FA0B474836E5ED8, double 0xBF957FF371A07C8C)
  %46 = call double @llvm.fma.f64(double %45, double %31, double 0x3F9639DAA6A11DB1)
  %47 = call double @llvm.fma.f64(double %46, double %31, double 0x3F6E5F18A7266E8C)
  %48 = call double @llvm.fma.f64(double %47, double %31, double 0x3F8613CCF8A1E9D1)
  %49 = call double @llvm.fma.f64(double %48, double %31, double 0x3F875857DD2EC3F9)
  %50 = call double @llvm.fma.f64(double %49, double %31, double 0x3F8CA1F8EDCDDA8E)
  %51 = call double @llvm.fma.f64(double %50, double %31, double 0x3F91C49F04DEE17E)
  %52 = call double @llvm.fma.f64(double %51, double %31, double 0x3F96E8BDEE10F7C7)
  %53 = call double @llvm.fma.f64(double %52, double %31, double 0x3F9F1C71A94EBE2E)
  %54 = call double @llvm.fma.f64(double %53, double %31, double 0x3FA6DB6DB721278C)
  %55 = call double @llvm.fma.f64(double %54, double %31, double 0x3FB333333332E130)
  %56 = call double @llvm.fma.f64(double %55, double %31, double 0x3FC5555555555577)
  %57 = fmul double %31, %56
  %58 = fmul double %42, %57
  %59 = fadd double %44, %58
  %60 = fadd double %42, %42
  %61 = fadd double %59, %59
  br label %62

62:
  %63 = phi double [ %60, %33 ], [ 0.000000e+00, %29 ]
  %64 = phi double [ %61, %33 ], [ 0.000000e+00, %29 ]
  %65 = fcmp ogt double %0, 0.000000e+00
  br i1 %65, label %66, label %68

66:
  %67 = fadd double %63, %64
  br label %76

68:
  %69 = fneg double %63
  %70 = fsub double 0x400921FB54442D18, %63
  %71 = fadd double %70, 0xC00921FB54442D18
  %72 = fsub double %69, %71
  %73 = fsub double 0x3CA1A62633145C07, %64
  %74 = fadd double %73, %72
  %75 = fadd double %70, %74
  br label %76

76:
  %77 = phi double [ %26, %4 ], [ %67, %66 ], [ %75, %68 ], [ 0x7FF8000000000000, %27 ]
  ret double %77
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fma.f64(double, double, double)

declare double @llvm.sqrt.f64(double)
