define linkonce_odr double @asinh(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp olt double %2, 5.000000e-01
  br i1 %3, label %4, label %21

4:
  %5 = fcmp olt double %2, 0x3E40000000000000
  br i1 %5, label %155, label %6

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
  br label %155

21:
  %22 = bitcast double %2 to i64
  %23 = icmp ugt i64 %22, 9218868437227405311
  br i1 %23, label %155, label %24

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
  br label %155

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
  %87 = fsub double %83, %86
  %88 = fmul double %86, %86
  %89 = fsub double %76, %88
  %90 = fmul double %87, %86
  %91 = fsub double %89, %90
  %92 = fsub double %91, %90
  %93 = fmul double %87, %87
  %94 = fsub double %92, %93
  %95 = fadd double %82, %94
  %96 = fmul double %95, 5.000000e-01
  %97 = fdiv arcp double %96, %83
  %98 = fadd double %83, %97
  %99 = fsub double %98, %83
  %100 = fsub double %97, %99
  %101 = fadd double %2, %98
  %102 = fsub double %98, %101
  %103 = fadd double %2, %102
  %104 = fadd double %100, %103
  %105 = bitcast double %101 to i64
  %106 = add i64 %105, -4604544271217802189
  %107 = ashr i64 %106, 52
  %108 = trunc nsw i64 %107 to i32
  %109 = and i64 %106, 4503599627370495
  %110 = add nuw nsw i64 %109, 4604544271217802189
  %111 = bitcast i64 %110 to double
  %112 = fadd double %111, -1.000000e+00
  %113 = sub nsw i32 0, %108
  %114 = ashr i32 %113, 1
  %115 = add nsw i32 %114, 1023
  %116 = zext i32 %115 to i64
  %117 = shl i64 %116, 52
  %118 = bitcast i64 %117 to double
  %119 = fmul double %104, %118
  %120 = add nsw i32 %114, %108
  %121 = sub nsw i32 1023, %120
  %122 = zext i32 %121 to i64
  %123 = shl i64 %122, 52
  %124 = bitcast i64 %123 to double
  %125 = fmul double %119, %124
  %126 = sitofp i32 %108 to double
  %127 = fmul double %126, 0x3FE62E42FEFA3800
  %128 = fadd double %127, %112
  %129 = fsub double %127, %128
  %130 = fadd double %112, %129
  %131 = icmp ult i64 %106, 4503599627370496
  %132 = select i1 %131, double %112, double %128
  %133 = select i1 %131, double 0.000000e+00, double %130
  %134 = fneg double %112
  %135 = call double @llvm.fmuladd.f64(double %134, double %125, double %125)
  %136 = call double @llvm.fmuladd.f64(double %126, double 0x3D2EF35793C76730, double %135)
  %137 = fadd double %112, 2.000000e+00
  %138 = fdiv arcp double %112, %137
  %139 = fmul double %138, %138
  %140 = fmul double %112, 5.000000e-01
  %141 = fmul double %112, %140
  %142 = call double @llvm.fmuladd.f64(double %139, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %143 = call double @llvm.fmuladd.f64(double %142, double %139, double 0x3FC74666AA7E5F40)
  %144 = call double @llvm.fmuladd.f64(double %143, double %139, double 0x3FCC71C513FC321B)
  %145 = call double @llvm.fmuladd.f64(double %144, double %139, double 0x3FD24924942DA0FD)
  %146 = call double @llvm.fmuladd.f64(double %145, double %139, double 0x3FD999999997EE68)
  %147 = call double @llvm.fmuladd.f64(double %146, double %139, double 0x3FE5555555555595)
  %148 = call double @llvm.fmuladd.f64(double %139, double %147, double %141)
  %149 = fmul double %138, %148
  %150 = fsub double %149, %141
  %151 = fadd double %136, %150
  %152 = fadd double %133, %151
  %153 = fadd double %132, %152
  %154 = call double @llvm.copysign.f64(double %153, double %0)
  br label %155

155:
  %156 = phi double [ %63, %26 ], [ %154, %64 ], [ %20, %6 ], [ %0, %4 ], [ %0, %21 ]
  ret double %156
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.copysign.f64(double, double)

declare double @llvm.sqrt.f64(double)
