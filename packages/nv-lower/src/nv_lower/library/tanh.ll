define linkonce_odr double @tanh(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp olt double %2, 5.500000e-01
  br i1 %3, label %4, label %20

4:
  %5 = fcmp olt double %2, 0x3E40000000000000
  br i1 %5, label %87, label %6

6:
  %7 = fmul double %0, %0
  %8 = fmul double %7, %0
  %9 = call double @llvm.fma.f64(double %7, double 0xBEF470746110EDF8, double 0x3F15D7003C2A806A)
  %10 = call double @llvm.fma.f64(double %9, double %7, double 0xBF2E96E1A8A781A5)
  %11 = call double @llvm.fma.f64(double %10, double %7, double 0x3F434837FED739EC)
  %12 = call double @llvm.fma.f64(double %11, double %7, double 0xBF57D8FCD5579C4B)
  %13 = call double @llvm.fma.f64(double %12, double %7, double 0x3F6D6D29B088582D)
  %14 = call double @llvm.fma.f64(double %13, double %7, double 0xBF8226E2F1076B18)
  %15 = call double @llvm.fma.f64(double %14, double %7, double 0x3F9664F48594C8B8)
  %16 = call double @llvm.fma.f64(double %15, double %7, double 0xBFABA1BA1B97CCE5)
  %17 = call double @llvm.fma.f64(double %16, double %7, double 0x3FC1111111110790)
  %18 = call double @llvm.fma.f64(double %17, double %7, double 0xBFD555555555554F)
  %19 = call double @llvm.fma.f64(double %8, double %18, double %0)
  br label %87

20:
  %21 = fcmp ord double %0, 0.000000e+00
  br i1 %21, label %22, label %87

22:
  %23 = fcmp ogt double %2, 2.000000e+01
  %24 = select i1 %23, double 2.000000e+01, double %2
  %25 = fadd double %24, %24
  %26 = call double @llvm.fma.f64(double %25, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %27 = bitcast double %26 to i64
  %28 = fadd double %26, 0xC338000000000000
  %29 = fneg double %28
  %30 = call double @llvm.fma.f64(double %29, double 0x3FE62E42FEFA3800, double %25)
  %31 = fmul double %28, 0x3D2EF35793C76730
  %32 = fsub double %30, %31
  %33 = fmul double %32, %32
  %34 = call double @llvm.fma.f64(double %32, double 0x3E21F6F3A315F62B, double 0x3E5AF70C203317F6)
  %35 = call double @llvm.fma.f64(double %34, double %32, double 0x3E927E4DD11D80AA)
  %36 = call double @llvm.fma.f64(double %35, double %32, double 0x3EC71DDED52B86F1)
  %37 = call double @llvm.fma.f64(double %36, double %32, double 0x3EFA01A01A6632F5)
  %38 = call double @llvm.fma.f64(double %37, double %32, double 0x3F2A01A01B4A02D4)
  %39 = call double @llvm.fma.f64(double %38, double %32, double 0x3F56C16C16C16374)
  %40 = call double @llvm.fma.f64(double %39, double %32, double 0x3F8111111110E969)
  %41 = call double @llvm.fma.f64(double %40, double %32, double 0x3FA5555555555556)
  %42 = call double @llvm.fma.f64(double %41, double %32, double 0x3FC555555555555C)
  %43 = call double @llvm.fma.f64(double %42, double %32, double 5.000000e-01)
  %44 = fneg double %31
  %45 = call double @llvm.fma.f64(double %33, double %43, double %44)
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
  %67 = bitcast double %57 to i64
  %68 = and i64 %67, -134217728
  %69 = bitcast i64 %68 to double
  %70 = fmul double %69, %66
  %71 = fsub double 2.000000e+00, %70
  %72 = fsub double %57, %69
  %73 = fadd double %61, %72
  %74 = fmul double %73, %66
  %75 = fsub double %71, %74
  %76 = fmul double %62, %75
  %77 = fadd double %76, %66
  %78 = fsub double %77, %66
  %79 = fsub double %76, %78
  %80 = fneg double %77
  %81 = fsub double 1.000000e+00, %77
  %82 = fadd double %81, -1.000000e+00
  %83 = fsub double %80, %82
  %84 = fsub double %83, %79
  %85 = fadd double %81, %84
  %86 = call double @llvm.copysign.f64(double %85, double %0)
  br label %87

87:
  %88 = phi double [ %86, %22 ], [ %19, %6 ], [ %0, %4 ], [ %0, %20 ]
  ret double %88
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fma.f64(double, double, double)

declare double @llvm.copysign.f64(double, double)
