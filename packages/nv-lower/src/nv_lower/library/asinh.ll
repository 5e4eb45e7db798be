define linkonce_odr double @asinh(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp olt double %2, 5.000000e-01
  br i1 %3, label %4, label %21

4:
  %5 = fcmp olt double %2, 0x3E40000000000000
  br i1 %5, label %149, label %6

6:
  %7 = fmul double %0, %0
  %8 = fmul double %7, %0
  %9 = call double @llvm.fmuladd.f64(double %7, double 0x3F5C260F2F5ACA3D, double 0xBF737217A61058BB)
  %10 = call double @llvm.fmuladd.f64(double %9, double %7, double 0x3F7E943A7C211C7D)
  %11 = call double @llvm.fmuladd.f64(double %10, double %7, double 0xBF8386A21312E1D6)
  %12 = call double @llvm.fmuladd.f64(double %11, double %7, double 0x3F87941E5F223F56)
  %13 = call double @llvm.fmuladd.f64(double %12, double %7, double 0xBF8C972EA05BA801)
  %14 = call double @llvm.fmuladd.f64(double %13, double %7, double 0x3F91C4D2F988EFA2)
  %15 = call double @llvm.fmuladd.f64(double %14, double %7, double 0xBF96E8B8CA5614BC)
  %16 = call double @llvm.fmuladd.f64(double %15, double %7, double 0x3F9F1C71BA9A3462)
  %17 = call double @llvm.fmuladd.f64(double %16, double %7, double 0xBFA6DB6DB6BA6279)
  %18 = call double @llvm.fmuladd.f64(double %17, double %7, double 0x3FB3333333330756)
  %19 = call double @llvm.fmuladd.f64(double %18, double %7, double 0xBFC5555555555541)
  %20 = call double @llvm.fmuladd.f64(double %8, double %19, double %0)
  br label %149

21:
  %22 = bitcast double %2 to i64
  %23 = icmp ugt i64 %22, 9218868437227405311
  br i1 %23, label %149, label %24

24:
  %25 = fcmp ogt double %2, 0x41B0000000000000
  br i1 %25, label %26, label %64

26:
  %27 = add nsw i64 %22, -4604544271217802189
  %28 = ashr i64 %27, 52
  %29 = trunc nsw i64 %28 to i32
  %30 = add nsw i32 %29, 1
  %31 = and i64 %27, 4503599627370495
  %32 = add nuw nsw i64 %31, 4604544271217802189
  %33 = bitcast i64 %32 to double
  %34 = fadd double %33, -1.000000e+00
  %35 = sitofp i32 %30 to double
  %36 = fmul double %35, 0x3FE62E42FEFA3800
  %37 = fadd double %34, %36
  %38 = fsub double %36, %37
  %39 = fadd double %34, %38
  %40 = icmp eq i32 %30, 0
  %41 = select i1 %40, double %34, double %37
  %42 = select i1 %40, double 0.000000e+00, double %39
  %43 = fneg double %34
  %44 = call double @llvm.fmuladd.f64(double %43, double 0.000000e+00, double 0.000000e+00)
  %45 = call double @llvm.fmuladd.f64(double %35, double 0x3D2EF35793C76730, double %44)
  %46 = fadd double %34, 2.000000e+00
  %47 = fdiv arcp double %34, %46
  %48 = fmul double %47, %47
  %49 = fmul double %34, 5.000000e-01
  %50 = fmul double %34, %49
  %51 = call double @llvm.fmuladd.f64(double %48, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %52 = call double @llvm.fmuladd.f64(double %51, double %48, double 0x3FC74666AA7E5F40)
  %53 = call double @llvm.fmuladd.f64(double %52, double %48, double 0x3FCC71C513FC321B)
  %54 = call double @llvm.fmuladd.f64(double %53, double %48, double 0x3FD24924942DA0FD)
  %55 = call double @llvm.fmuladd.f64(double %54, double %48, double 0x3FD999999997EE68)
  %56 = call double @llvm.fmuladd.f64(double %55, double %48, double 0x3FE5555555555595)
  %57 = call double @llvm.fmuladd.f64(double %48, double %56, double %50)
  %58 = fmul double %47, %57
  %59 = fsub double %58, %50
  %60 = fadd double %45, %59
  %61 = fadd double %42, %60
  %62 = fadd double %41, %61
  %63 = call double @llvm.copysign.f64(double %62, double %0)
  br label %149

64:
  %65 = and i64 %22, 9223372036720558080
  %66 = bitcast i64 %65 to double
  %67 = fsub double %2, %66
  %68 = fmul double %0, %0
  %69 = fmul double %67, %67
  %70 = fmul double %66, %66
  %71 = fsub double %68, %70
  %72 = fmul double %67, %66
  %73 = fsub double %71, %72
  %74 = fsub double %72, %73
  %75 = fadd double %69, %74
  %76 = fadd double %68, 1.000000e+00
  %77 = fsub double %76, %68
  %78 = fsub double %77, %76
  %79 = fadd double %68, %78
  %80 = fsub double 1.000000e+00, %77
  %81 = fadd double %80, %79
  %82 = fadd double %81, %75
  %83 = call arcp double @llvm.sqrt.f64(double %76)
  %84 = bitcast double %83 to i64
  %85 = and i64 %84, -134217728
  %86 = bitcast i64 %85 to double
  %87 = fmul double %86, %86
  %88 = fsub double %76, %87
  %89 = fadd double %88, %82
  %90 = fadd double %83, %86
  %91 = fdiv arcp double %89, %90
  %92 = fadd double %91, %86
  %93 = fsub double %92, %86
  %94 = fsub double %91, %93
  %95 = fadd double %2, %92
  %96 = fsub double %92, %95
  %97 = fadd double %2, %96
  %98 = fadd double %94, %97
  %99 = bitcast double %95 to i64
  %100 = add i64 %99, -4604544271217802189
  %101 = ashr i64 %100, 52
  %102 = trunc nsw i64 %101 to i32
  %103 = and i64 %100, 4503599627370495
  %104 = add nuw nsw i64 %103, 4604544271217802189
  %105 = bitcast i64 %104 to double
  %106 = fadd double %105, -1.000000e+00
  %107 = sub nsw i32 0, %102
  %108 = ashr i32 %107, 1
  %109 = add nsw i32 %108, 1023
  %110 = zext i32 %109 to i64
  %111 = shl i64 %110, 52
  %112 = bitcast i64 %111 to double
  %113 = fmul double %98, %112
  %114 = add nsw i32 %108, %102
  %115 = sub nsw i32 1023, %114
  %116 = zext i32 %115 to i64
  %117 = shl i64 %116, 52
  %118 = bitcast i64 %117 to double
  %119 = fmul double %113, %118
  %120 = sitofp i32 %102 to double
  %121 = fmul double %120, 0x3FE62E42FEFA3800
  %122 = fadd double %121, %106
  %123 = fsub double %121, %122
  %124 = fadd double %106, %123
  %125 = icmp ult i64 %100, 4503599627370496
  %126 = select i1 %125, double %106, double %122
  %127 = select i1 %125, double 0.000000e+00, double %124
  %128 = fneg double %106
  %129 = call double @llvm.fmuladd.f64(double %128, double %119, double %119)
  %130 = call double @llvm.fmuladd.f64(double %120, double 0x3D2EF35793C76730, double %129)
  %131 = fadd double %106, 2.000000e+00
  %132 = fdiv arcp double %106, %131
  %133 = fmul double %132, %132
  %134 = fmul double %106, 5.000000e-01
  %135 = fmul double %106, %134
  %136 = call double @llvm.fmuladd.f64(double %133, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %137 = call double @llvm.fmuladd.f64(double %136, double %133, double 0x3FC74666AA7E5F40)
  %138 = call double @llvm.fmuladd.f64(double %137, double %133, double 0x3FCC71C513FC321B)
  %139 = call double @llvm.fmuladd.f64(double %138, double %133, double 0x3FD24924942DA0FD)
  %140 = call double @llvm.fmuladd.f64(double %139, double %133, double 0x3FD999999997EE68)
  %141 = call double @llvm.fmuladd.f64(double %140, double %133, double 0x3FE5555555555595)
  %142 = call double @llvm.fmuladd.f64(double %133, double %141, double %135)
  %143 = fmul double %132, %142
  %144 = fsub double %143, %135
  %145 = fadd double %130, %144
  %146 = fadd double %127, %145
  %147 = fadd double %126, %146
  %148 = call double @llvm.copysign.f64(double %147, double %0)
  br label %149

149:
  %150 = phi double [ %63, %26 ], [ %148, %64 ], [ %20, %6 ], [ %0, %4 ], [ %0, %21 ]
  ret double %150
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.copysign.f64(double, double)

declare double @llvm.sqrt.f64(double)
