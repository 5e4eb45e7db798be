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
  %10 = call double @llvm.fmuladd.f64(double %9, double 0x3FA0B474836E5ED8, double 0xBF957FF371A07C8C)
  %11 = call double @llvm.fmuladd.f64(double %10, double %9, double 0x3F9639DAA6A11DB1)
  %12 = call double @llvm.fmuladd.f64(double %11, double %9, double 0x3F6E5F18A7266E8C)
  %13 = call double @llvm.fmuladd.f64(double %12, double %9, double 0x3F8613CCF8A1E9D1)
  %14 = call double @llvm.fmuladd.f64(double %13, double %9, double 0x3F875857DD2EC3F9)
  %15 = call double @llvm.fmuladd.f64(double %14, double %9, double 0x3F8CA1F8EDCDDA8E)
  %16 = call double @llvm.fmuladd.f64(double %15, double %9, double 0x3F91C49F04DEE17E)
  %17 = call double @llvm.fmuladd.f64(double %16, double %9, double 0x3F96E8BDEE10F7C7)
  %18 = call double @llvm.fmuladd.f64(double %17, double %9, double 0x3F9F1C71A94EBE2E)
  %19 = call double @llvm.fmuladd.f64(double %18, double %9, double 0x3FA6DB6DB721278C)
  %20 = call double @llvm.fmuladd.f64(double %19, double %9, double 0x3FB333333332E130)
  %21 = call double @llvm.fmuladd.f64(double %20, double %9, double 0x3FC5555555555577)
  %22 = fmul double %9, %21
  %23 = fmul double %22, %0
  %24 = fsub double 0x3C91A62633145C07, %23
  %25 = fadd double %8, %24
  %26 = fadd double %6, %25
  br label %82

27:
  %28 = fcmp ugt double %2, 1.000000e+00
  br i1 %28, label %82, label %29

29:
  %30 = fmul double %2, 5.000000e-01
  %31 = fsub double 5.000000e-01, %30
  %32 = fcmp oeq double %31, 0.000000e+00
  br i1 %32, label %68, label %33

33:
  %34 = call arcp double @llvm.sqrt.f64(double %31)
  %35 = bitcast double %34 to i64
  %36 = and i64 %35, -134217728
  %37 = bitcast i64 %36 to double
  %38 = fsub double %34, %37
  %39 = fmul double %37, %37
  %40 = fsub double %31, %39
  %41 = fmul double %38, %37
  %42 = fsub double %40, %41
  %43 = fsub double %42, %41
  %44 = fmul double %38, %38
  %45 = fsub double %43, %44
  %46 = fmul double %45, 5.000000e-01
  %47 = fdiv arcp double %46, %34
  %48 = fadd double %34, %47
  %49 = fsub double %48, %34
  %50 = fsub double %47, %49
  %51 = call double @llvm.fmuladd.f64(double %31, double 0x3FA0B474836E5ED8, double 0xBF957FF371A07C8C)
  %52 = call double @llvm.fmuladd.f64(double %51, double %31, double 0x3F9639DAA6A11DB1)
  %53 = call double @llvm.fmuladd.f64(double %52, double %31, double 0x3F6E5F18A7266E8C)
  %54 = call double @llvm.fmuladd.f64(double %53, double %31, double 0x3F8613CCF8A1E9D1)
  %55 = call double @llvm.fmuladd.f64(double %54, double %31, double 0x3F875857DD2EC3F9)
  %56 = call double @llvm.fmuladd.f64(double %55, double %31, double 0x3F8CA1F8EDCDDA8E)
  %57 = call double @llvm.fmuladd.f64(double %56, double %31, double 0x3F91C49F04DEE17E)
  %58 = call double @llvm.fmuladd.f64(double %57, double %31, double 0x3F96E8BDEE10F7C7)
  %59 = call double @llvm.fmuladd.f64(double %58, double %31, double 0x3F9F1C71A94EBE2E)
  %60 = call double @llvm.fmuladd.f64(double %59, double %31, double 0x3FA6DB6DB721278C)
  %61 = call double @llvm.fmuladd.f64(double %60, double %31, double 0x3FB333333332E130)
  %62 = call double @llvm.fmuladd.f64(double %61, double %31, double 0x3FC5555555555577)
  %63 = fmul double %31, %62
  %64 = fmul double %48, %63
  %65 = fadd double %64, %50
  %66 = fadd double %48, %48
  %67 = fadd double %65, %65
  br label %68

68:
  %69 = phi double [ %66, %33 ], [ 0.000000e+00, %29 ]
  %70 = phi double [ %67, %33 ], [ 0.000000e+00, %29 ]
  %71 = fcmp ogt double %0, 0.000000e+00
  br i1 %71, label %72, label %74

72:
  %73 = fadd double %69, %70
  br label %82

74:
  %75 = fneg double %69
  %76 = fsub double 0x400921FB54442D18, %69
  %77 = fadd double %76, 0xC00921FB54442D18
  %78 = fsub double %75, %77
  %79 = fsub double 0x3CA1A62633145C07, %70
  %80 = fadd double %79, %78
  %81 = fadd double %76, %80
  br label %82

82:
  %83 = phi double [ %26, %4 ], [ %73, %72 ], [ %81, %74 ], [ 0x7FF8000000000000, %27 ]
  ret double %83
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.sqrt.f64(double)
