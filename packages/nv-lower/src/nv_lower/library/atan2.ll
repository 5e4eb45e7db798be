define linkonce_odr double @atan2(double noundef %0, double noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = fcmp ord double %0, %1
  br i1 %3, label %6, label %4

4:
  %5 = fadd double %0, %1
  br label %129

6:
  %7 = call double @llvm.fabs.f64(double %1)
  %8 = call double @llvm.fabs.f64(double %0)
  %9 = fcmp ogt double %8, %7
  %10 = bitcast double %1 to i64
  %11 = icmp slt i64 %10, 0
  %12 = select i1 %9, double %8, double %7
  %13 = select i1 %9, double %7, double %8
  %14 = call i1 @llvm.is.fpclass.f64(double %12, i32 576)
  br i1 %14, label %15, label %18

15:
  %16 = fcmp oeq double %13, 0x7FF0000000000000
  %17 = select i1 %16, double 1.000000e+00, double 0.000000e+00
  br label %82

18:
  %19 = fcmp ogt double %12, 0x5F30000000000000
  %20 = fcmp olt double %12, 0x26F0000000000000
  %21 = select i1 %20, double 0x6570000000000000, double 1.000000e+00
  %22 = select i1 %19, double 0x1A70000000000000, double %21
  %23 = fmul double %13, %22
  %24 = fmul double %12, %22
  %25 = fmul double %24, 0x3C30000000000000
  %26 = fcmp olt double %23, %25
  br i1 %26, label %27, label %57

27:
  %28 = or i1 %9, %11
  br i1 %28, label %54, label %29

29:
  %30 = fcmp olt double %13, 1.000000e+00
  %31 = fmul double %13, 0x6570000000000000
  %32 = select i1 %30, double %31, double %13
  %33 = fdiv arcp double 1.000000e+00, %24
  %34 = fmul double %32, %33
  %35 = bitcast double %34 to i64
  %36 = and i64 %35, -134217728
  %37 = bitcast i64 %36 to double
  %38 = bitcast double %24 to i64
  %39 = and i64 %38, 9223372036720558080
  %40 = bitcast i64 %39 to double
  %41 = fmul double %40, %37
  %42 = fsub double %32, %41
  %43 = fsub double %24, %40
  %44 = fadd double %43, 0.000000e+00
  %45 = fmul double %44, %37
  %46 = fsub double %42, %45
  %47 = fadd double %46, 0.000000e+00
  %48 = fmul double %33, %47
  %49 = fadd double %48, %37
  %50 = fmul double %22, %49
  %51 = fmul double %50, 0x1A70000000000000
  %52 = select i1 %30, double %51, double %50
  %53 = call double @llvm.copysign.f64(double %52, double %0)
  br label %77

54:
  %55 = fdiv arcp double 1.000000e+00, %24
  %56 = fmul double %23, %55
  br label %77

57:
  %58 = fdiv arcp double 1.000000e+00, %24
  %59 = fmul double %23, %58
  %60 = bitcast double %59 to i64
  %61 = and i64 %60, -134217728
  %62 = bitcast i64 %61 to double
  %63 = bitcast double %24 to i64
  %64 = and i64 %63, 9223372036720558080
  %65 = bitcast i64 %64 to double
  %66 = fmul double %65, %62
  %67 = fsub double %23, %66
  %68 = fsub double %24, %65
  %69 = fadd double %68, 0.000000e+00
  %70 = fmul double %69, %62
  %71 = fsub double %67, %70
  %72 = fadd double %71, 0.000000e+00
  %73 = fmul double %58, %72
  %74 = fadd double %73, %62
  %75 = fsub double %74, %62
  %76 = fsub double %73, %75
  br label %77

77:
  %78 = phi double [ %56, %54 ], [ undef, %29 ], [ %74, %57 ]
  %79 = phi double [ 0.000000e+00, %54 ], [ undef, %29 ], [ %76, %57 ]
  %80 = phi i1 [ true, %54 ], [ false, %29 ], [ true, %57 ]
  %81 = phi double [ undef, %54 ], [ %53, %29 ], [ undef, %57 ]
  br i1 %80, label %82, label %129

82:
  %83 = phi double [ %17, %15 ], [ %78, %77 ]
  %84 = phi double [ 0.000000e+00, %15 ], [ %79, %77 ]
  %85 = fmul double %83, %83
  %86 = fmul double %83, %85
  %87 = call double @llvm.fmuladd.f64(double %85, double 0xBECE0A29912915CB, double 0x3F087F9D68A81971)
  %88 = call double @llvm.fmuladd.f64(double %87, double %85, double 0xBF330FF3630972EF)
  %89 = call double @llvm.fmuladd.f64(double %88, double %85, double 0x3F52E70AAA6F5FD4)
  %90 = call double @llvm.fmuladd.f64(double %89, double %85, double 0xBF6AF7159F8FD217)
  %91 = call double @llvm.fmuladd.f64(double %90, double %85, double 0x3F7DAF247490F0C0)
  %92 = call double @llvm.fmuladd.f64(double %91, double %85, double 0xBF8A813B712F7B63)
  %93 = call double @llvm.fmuladd.f64(double %92, double %85, double 0x3F94017D8324CC46)
  %94 = call double @llvm.fmuladd.f64(double %93, double %85, double 0xBF9A87292A35FC5F)
  %95 = call double @llvm.fmuladd.f64(double %94, double %85, double 0x3FA008829E6490EC)
  %96 = call double @llvm.fmuladd.f64(double %95, double %85, double 0xBFA249558BD0938B)
  %97 = call double @llvm.fmuladd.f64(double %96, double %85, double 0x3FA43F1079046401)
  %98 = call double @llvm.fmuladd.f64(double %97, double %85, double 0xBFA631DA27CEC2A1)
  %99 = call double @llvm.fmuladd.f64(double %98, double %85, double 0x3FA85DA4BB16E937)
  %100 = call double @llvm.fmuladd.f64(double %99, double %85, double 0xBFAAF1D10B8E852A)
  %101 = call double @llvm.fmuladd.f64(double %100, double %85, double 0x3FAE1E0413F92567)
  %102 = call double @llvm.fmuladd.f64(double %101, double %85, double 0xBFB1110FA3847A27)
  %103 = call double @llvm.fmuladd.f64(double %102, double %85, double 0x3FB3B13AF5F5DC6A)
  %104 = call double @llvm.fmuladd.f64(double %103, double %85, double 0xBFB745D172A55234)
  %105 = call double @llvm.fmuladd.f64(double %104, double %85, double 0x3FBC71C71C60CF9E)
  %106 = call double @llvm.fmuladd.f64(double %105, double %85, double 0xBFC249249248F1B9)
  %107 = call double @llvm.fmuladd.f64(double %106, double %85, double 0x3FC99999999998FD)
  %108 = call double @llvm.fmuladd.f64(double %107, double %85, double 0xBFD5555555555555)
  %109 = fmul double %85, -5.000000e-01
  %110 = call double @llvm.fmuladd.f64(double %109, double %84, double %84)
  %111 = call double @llvm.fmuladd.f64(double %86, double %108, double %110)
  %112 = icmp sgt i64 %10, -1
  %113 = xor i1 %112, %9
  %114 = select i1 %113, double 1.000000e+00, double -1.000000e+00
  %115 = select i1 %11, double 0x400921FB54442D18, double 0.000000e+00
  %116 = select i1 %9, double 0x3FF921FB54442D18, double %115
  %117 = select i1 %11, double 0x3CA1A62633145C07, double 0.000000e+00
  %118 = select i1 %9, double 0x3C91A62633145C07, double %117
  %119 = select i1 %11, double -1.000000e+00, double 1.000000e+00
  %120 = select i1 %9, double %114, double %119
  %121 = fmul double %120, %83
  %122 = fadd double %116, %121
  %123 = fsub double %122, %116
  %124 = fsub double %121, %123
  %125 = call double @llvm.fmuladd.f64(double %120, double %111, double %118)
  %126 = fadd double %124, %125
  %127 = fadd double %122, %126
  %128 = call double @llvm.copysign.f64(double %127, double %0)
  br label %129

129:
  %130 = phi double [ %5, %4 ], [ %128, %82 ], [ %81, %77 ]
  ret double %130
}

declare double @llvm.fabs.f64(double)

declare i1 @llvm.is.fpclass.f64(double, i32 immarg)

declare double @llvm.copysign.f64(double, double)

declare double @llvm.fmuladd.f64(double, double, double)
