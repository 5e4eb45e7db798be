define linkonce_odr double @asin(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp ugt double %2, 5.000000e-01
  br i1 %3, label %23, label %4

4:
  %5 = fcmp olt double %2, 0x3E40000000000000
  br i1 %5, label %75, label %6

6:
  %7 = fmul double %0, %0
  %8 = call double @llvm.fmuladd.f64(double %7, double 0x3FA0B474836E5ED8, double 0xBF957FF371A07C8C)
  %9 = call double @llvm.fmuladd.f64(double %8, double %7, double 0x3F9639DAA6A11DB1)
  %10 = call double @llvm.fmuladd.f64(double %9, double %7, double 0x3F6E5F18A7266E8C)
  %11 = call double @llvm.fmuladd.f64(double %10, double %7, double 0x3F8613CCF8A1E9D1)
  %12 = call double @llvm.fmuladd.f64(double %11, double %7, double 0x3F875857DD2EC3F9)
  %13 = call double @llvm.fmuladd.f64(double %12, double %7, double 0x3F8CA1F8EDCDDA8E)
  %14 = call double @llvm.fmuladd.f64(double %13, double %7, double 0x3F91C49F04DEE17E)
  %15 = call double @llvm.fmuladd.f64(double %14, double %7, double 0x3F96E8BDEE10F7C7)
  %16 = call double @llvm.fmuladd.f64(double %15, double %7, double 0x3F9F1C71A94EBE2E)
  %17 = call double @llvm.fmuladd.f64(double %16, double %7, double 0x3FA6DB6DB721278C)
  %18 = call double @llvm.fmuladd.f64(double %17, double %7, double 0x3FB333333332E130)
  %19 = call double @llvm.fmuladd.f64(double %18, double %7, double 0x3FC5555555555577)
  %20 = fmul double %7, %19
  %21 = fmul double %20, %0
  %22 = fadd double %21, %0
  br label %75

23:
  %24 = fcmp ugt double %2, 1.000000e+00
  br i1 %24, label %75, label %25

25:
  %26 = fmul double %2, 5.000000e-01
  %27 = fsub double 5.000000e-01, %26
  %28 = fcmp oeq double %27, 0.000000e+00
  br i1 %28, label %64, label %29

29:
  %30 = call arcp double @llvm.sqrt.f64(double %27)
  %31 = bitcast double %30 to i64
  %32 = and i64 %31, -134217728
  %33 = bitcast i64 %32 to double
  %34 = fsub double %30, %33
  %35 = fmul double %33, %33
  %36 = fsub double %27, %35
  %37 = fmul double %34, %33
  %38 = fsub double %36, %37
  %39 = fsub double %38, %37
  %40 = fmul double %34, %34
  %41 = fsub double %39, %40
  %42 = fmul double %41, 5.000000e-01
  %43 = fdiv arcp double %42, %30
  %44 = fadd double %30, %43
  %45 = fsub double %44, %30
  %46 = fsub double %43, %45
  %47 = call double @llvm.fmuladd.f64(double %27, double 0x3FA0B474836E5ED8, double 0xBF957FF371A07C8C)
  %48 = call double @llvm.fmuladd.f64(double %47, double %27, double 0x3F9639DAA6A11DB1)
  %49 = call double @llvm.fmuladd.f64(double %48, double %27, double 0x3F6E5F18A7266E8C)
  %50 = call double @llvm.fmuladd.f64(double %49, double %27, double 0x3F8613CCF8A1E9D1)
  %51 = call double @llvm.fmuladd.f64(double %50, double %27, double 0x3F875857DD2EC3F9)
  %52 = call double @llvm.fmuladd.f64(double %51, double %27, double 0x3F8CA1F8EDCDDA8E)
  %53 = call double @llvm.fmuladd.f64(double %52, double %27, double 0x3F91C49F04DEE17E)
  %54 = call double @llvm.fmuladd.f64(double %53, double %27, double 0x3F96E8BDEE10F7C7)
  %55 = call double @llvm.fmuladd.f64(double %54, double %27, double 0x3F9F1C71A94EBE2E)
  %56 = call double @llvm.fmuladd.f64(double %55, double %27, double 0x3FA6DB6DB721278C)
  %57 = call double @llvm.fmuladd.f64(double %56, double %27, double 0x3FB333333332E130)
  %58 = call double @llvm.fmuladd.f64(double %57, double %27, double 0x3FC5555555555577)
  %59 = fmul double %27, %58
  %60 = fmul double %44, %59
  %61 = fadd double %60, %46
  %62 = fadd double %44, %44
  %63 = fadd double %61, %61
  br label %64

64:
  %65 = phi double [ %62, %29 ], [ 0.000000e+00, %25 ]
  %66 = phi double [ %63, %29 ], [ 0.000000e+00, %25 ]
  %67 = fneg double %65
  %68 = fsub double 0x3FF921FB54442D18, %65
  %69 = fadd double %68, 0xBFF921FB54442D18
  %70 = fsub double %67, %69
  %71 = fsub double 0x3C91A62633145C07, %66
  %72 = fadd double %71, %70
  %73 = fadd double %68, %72
  %74 = call double @llvm.copysign.f64(double %73, double %0)
  br label %75

75:
  %76 = phi double [ %74, %64 ], [ %22, %6 ], [ %0, %4 ], [ 0x7FF8000000000000, %23 ]
  ret double %76
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.sqrt.f64(double)

declare double @llvm.copysign.f64(double, double)
