define linkonce_odr double @tanh(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp olt double %2, 5.500000e-01
  br i1 %3, label %4, label %20

4:
  %5 = fcmp olt double %2, 0x3E40000000000000
  br i1 %5, label %94, label %6

6:
  %7 = fmul double %0, %0
  %8 = fmul double %7, %0
  %9 = call double @llvm.fmuladd.f64(double %7, double 0xBEF470746110EDF8, double 0x3F15D7003C2A806A)
  %10 = call double @llvm.fmuladd.f64(double %9, double %7, double 0xBF2E96E1A8A781A5)
  %11 = call double @llvm.fmuladd.f64(double %10, double %7, double 0x3F434837FED739EC)
  %12 = call double @llvm.fmuladd.f64(double %11, double %7, double 0xBF57D8FCD5579C4B)
  %13 = call double @llvm.fmuladd.f64(double %12, double %7, double 0x3F6D6D29B088582D)
  %14 = call double @llvm.fmuladd.f64(double %13, double %7, double 0xBF8226E2F1076B18)
  %15 = call double @llvm.fmuladd.f64(double %14, double %7, double 0x3F9664F48594C8B8)
  %16 = call double @llvm.fmuladd.f64(double %15, double %7, double 0xBFABA1BA1B97CCE5)
  %17 = call double @llvm.fmuladd.f64(double %16, double %7, double 0x3FC1111111110790)
  %18 = call double @llvm.fmuladd.f64(double %17, double %7, double 0xBFD555555555554F)
  %19 = call double @llvm.fmuladd.f64(double %8, double %18, double %0)
  br label %94

20:
  %21 = fcmp ord double %0, 0.000000e+00
  br i1 %21, label %22, label %94

22:
  %23 = fcmp ogt double %2, 2.000000e+01
  %24 = select i1 %23, double 2.000000e+01, double %2
  %25 = fadd double %24, %24
  %26 = call double @llvm.fmuladd.f64(double %25, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %27 = bitcast double %26 to i64
  %28 = fadd double %26, 0xC338000000000000
  %29 = fneg double %28
  %30 = call double @llvm.fmuladd.f64(double %29, double 0x3FE62E42FEFA3800, double %25)
  %31 = fmul double %28, 0x3D2EF35793C76730
  %32 = fsub double %30, %31
  %33 = fmul double %32, %32
  %34 = call double @llvm.fmuladd.f64(double %32, double 0x3E21F6F3A315F62B, double 0x3E5AF70C203317F6)
  %35 = call double @llvm.fmuladd.f64(double %34, double %32, double 0x3E927E4DD11D80AA)
  %36 = call double @llvm.fmuladd.f64(double %35, double %32, double 0x3EC71DDED52B86F1)
  %37 = call double @llvm.fmuladd.f64(double %36, double %32, double 0x3EFA01A01A6632F5)
  %38 = call double @llvm.fmuladd.f64(double %37, double %32, double 0x3F2A01A01B4A02D4)
  %39 = call double @llvm.fmuladd.f64(double %38, double %32, double 0x3F56C16C16C16374)
  %40 = call double @llvm.fmuladd.f64(double %39, double %32, double 0x3F8111111110E969)
  %41 = call double @llvm.fmuladd.f64(double %40, double %32, double 0x3FA5555555555556)
  %42 = call double @llvm.fmuladd.f64(double %41, double %32, double 0x3FC555555555555C)
  %43 = call double @llvm.fmuladd.f64(double %42, double %32, double 5.000000e-01)
  %44 = fneg double %31
  %45 = call double @llvm.fmuladd.f64(double %33, double %43, double %44)
  %46 = fadd double %30, 1.000000e+00
  %47 = fadd double %46, -1.000000e+00
  %48 = fsub double %30, %47
  %49 = fadd double %48, %45
  %50 = fadd double %46, %49
  %51 = fsub double %50, %46
  %52 = fsub double %49, %51
  %53 = shl i64 %27, 52
  %54 = add i64 %53, 4607182418800017408
  %55 = bitcast i64 %54 to double
  %56 = fmul double %50, %55
  %57 = fadd double %56, 1.000000e+00
  %58 = fsub double %56, %57
  %59 = fadd double %58, 1.000000e+00
  %60 = fmul double %52, %55
  %61 = fadd double %60, %59
  %62 = fdiv arcp double 1.000000e+00, %57
  %63 = fmul double %62, 2.000000e+00
  %64 = bitcast double %63 to i64
  %65 = and i64 %64, -134217728
  %66 = bitcast i64 %65 to double
  %67 = fsub double %63, %66
  %68 = bitcast double %57 to i64
  %69 = and i64 %68, -134217728
  %70 = bitcast i64 %69 to double
  %71 = fsub double %57, %70
  %72 = fmul double %70, %66
  %73 = fsub double 2.000000e+00, %72
  %74 = fmul double %71, %66
  %75 = fsub double %73, %74
  %76 = fmul double %67, %70
  %77 = fsub double %75, %76
  %78 = fmul double %71, %67
  %79 = fsub double %77, %78
  %80 = fmul double %63, %61
  %81 = fsub double 0.000000e+00, %80
  %82 = fadd double %81, %79
  %83 = fmul double %62, %82
  %84 = fadd double %63, %83
  %85 = fsub double %84, %63
  %86 = fsub double %83, %85
  %87 = fneg double %84
  %88 = fsub double 1.000000e+00, %84
  %89 = fadd double %88, -1.000000e+00
  %90 = fsub double %87, %89
  %91 = fsub double %90, %86
  %92 = fadd double %88, %91
  %93 = call double @llvm.copysign.f64(double %92, double %0)
  br label %94

94:
  %95 = phi double [ %93, %22 ], [ %19, %6 ], [ %0, %4 ], [ %0, %20 ]
  ret double %95
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.copysign.f64(double, double)
