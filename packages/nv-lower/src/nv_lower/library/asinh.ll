define linkonce_odr double @asinh(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp olt double %2, 5.000000e-01
  br i1 %3, label %4, label %21

4:
  %5 = fcmp olt double %2, 0x3E40000000000000
  br i1 %5, label %140, label %6

6:
  %7 = fmul double %0, %0
  %8 = fmul double %7, %0
  %9 = call double @llvm.fma.f64(double %7, double 0x3F5C260F2F5ACA3D, double 0xBF737217A61058BB)
  %10 = call double @llvm.fma.f64(double %9, double %7, double 0x3F7E943A7C211C7D)
  %11 = call double @llvm.fma.f64(double %10, double %7, double 0xBF8386A21312E1D6)
  %12 = call double @llvm.fma.f64(double %11, double %7, double 0x3F87941E5F223F56)
  %13 = call double @llvm.fma.f64(double %12, double %7, double 0xBF8C972EA05BA801)
  %14 = call double @llvm.fma.f64(double %13, double %7, double 0x3F91C4D2F988EFA2)
  %15 = call double @llvm.fma.f64(double %14, double %7, double 0xBF96E8B8CA5614BC)
  %16 = call double @llvm.fma.f64(double %15, double %7, double 0x3F9F1C71BA9A3462)
  %17 = call double @llvm.fma.f64(double %16, double %7, double 0xBFA6DB6DB6BA6279)
  %18 = call double @llvm.fma.f64(double %17, double %7, double 0x3FB3333333330756)
  %19 = call double @llvm.fma.f64(double %18, double %7, double 0xBFC5555555555541)
  %20 = call double @llvm.fma.f64(double %8, double %19, double %0)
  br label %140

21:
  %22 = bitcast double %2 to i64
  %23 = icmp ugt i64 %22, 9218868437227405311
  br i1 %23, label %140, label %24

24:
  %25 = fcmp ogt double %2, 0x41B0000000000000
  br i1 %25, label %26, label %58

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
  %40 = fadd double %34, 2.000000e+00
  %41 = fdiv arcp double %34, %40
  %42 = fmul double %41, %41
  %43 = fmul double %34, 5.000000e-01
  %44 = fmul double %34, %43
  %45 = call double @llvm.fma.f64(double %42, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %46 = call double @llvm.fma.f64(double %45, double %42, double 0x3FC74666AA7E5F40)
  %47 = call double @llvm.fma.f64(double %46, double %42, double 0x3FCC71C513FC321B)
  %48 = call double @llvm.fma.f64(double %47, double %42, double 0x3FD24924942DA0FD)
  %49 = call double @llvm.fma.f64(double %48, double %42, double 0x3FD999999997EE68)
  %50 = call double @llvm.fma.f64(double %49, double %42, double 0x3FE5555555555595)
  %51 = call double @llvm.fma.f64(double %42, double %50, double %44)
  %52 = fmul double %41, %51
  %53 = fsub double %52, %44
  %54 = call double @llvm.fma.f64(double %35, double 0x3D2EF35793C76730, double %53)
  %55 = fadd double %39, %54
  %56 = fadd double %37, %55
  %57 = call double @llvm.copysign.f64(double %56, double %0)
  br label %140

58:
  %59 = and i64 %22, 9223372036720558080
  %60 = bitcast i64 %59 to double
  %61 = fsub double %2, %60
  %62 = fmul double %0, %0
  %63 = fmul double %61, %61
  %64 = fmul double %60, %60
  %65 = fsub double %62, %64
  %66 = fmul double %61, %60
  %67 = fsub double %65, %66
  %68 = fsub double %66, %67
  %69 = fadd double %63, %68
  %70 = fadd double %62, 1.000000e+00
  %71 = fsub double %70, %62
  %72 = fsub double %71, %70
  %73 = fadd double %62, %72
  %74 = fsub double 1.000000e+00, %71
  %75 = fadd double %74, %73
  %76 = fadd double %75, %69
  %77 = call arcp double @llvm.sqrt.f64(double %70)
  %78 = bitcast double %77 to i64
  %79 = and i64 %78, -134217728
  %80 = bitcast i64 %79 to double
  %81 = fmul double %80, %80
  %82 = fsub double %70, %81
  %83 = fadd double %82, %76
  %84 = fadd double %77, %80
  %85 = fdiv arcp double %83, %84
  %86 = fadd double %85, %80
  %87 = fsub double %86, %80
  %88 = fsub double %85, %87
  %89 = fadd double %2, %86
  %90 = fsub double %86, %89
  %91 = fadd double %2, %90
  %92 = fadd double %88, %91
  %93 = bitcast double %89 to i64
  %94 = add i64 %93, -4604544271217802189
  %95 = ashr i64 %94, 52
  %96 = trunc nsw i64 %95 to i32
  %97 = and i64 %94, 4503599627370495
  %98 = add nuw nsw i64 %97, 4604544271217802189
  %99 = bitcast i64 %98 to double
  %100 = fadd double %99, -1.000000e+00
  %101 = sub nsw i32 0, %96
  %102 = ashr i32 %101, 1
  %103 = add nsw i32 %102, 1023
  %104 = zext i32 %103 to i64
  %105 = shl i64 %104, 52
  %106 = bitcast i64 %105 to double
  %107 = fmul double %92, %106
  %108 = add nsw i32 %102, %96
  %109 = sub nsw i32 1023, %108
  %110 = zext i32 %109 to i64
  %111 = shl i64 %110, 52
  %112 = bitcast i64 %111 to double
  %113 = fmul double %107, %112
  %114 = sitofp i32 %96 to double
  %115 = fmul double %114, 0x3FE62E42FEFA3800
  %116 = fadd double %115, %100
  %117 = fsub double %115, %116
  %118 = fadd double %100, %117
  %119 = fadd double %100, 2.000000e+00
  %120 = fdiv arcp double %100, %119
  %121 = fmul double %120, %120
  %122 = fmul double %100, 5.000000e-01
  %123 = fmul double %100, %122
  %124 = call double @llvm.fma.f64(double %121, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %125 = call double @llvm.fma.f64(double %124, double %121, double 0x3FC74666AA7E5F40)
  %126 = call double @llvm.fma.f64(double %125, double %121, double 0x3FCC71C513FC321B)
  %127 = call double @llvm.fma.f64(double %126, double %121, double 0x3FD24924942DA0FD)
  %128 = call double @llvm.fma.f64(double %127, double %121, double 0x3FD999999997EE68)
  %129 = call double @llvm.fma.f64(double %128, double %121, double 0x3FE5555555555595)
  %130 = call double @llvm.fma.f64(double %121, double %129, double %123)
  %131 = fmul double %120, %130
  %132 = fsub double %131, %123
  %133 = call double @llvm.fma.f64(double %114, double 0x3D2EF35793C76730, double %132)
  %134 = fadd double %118, %133
  %135 = fneg double %100
  %136 = call double @llvm.fma.f64(double %135, double %113, double %113)
  %137 = fadd double %136, %134
  %138 = fadd double %116, %137
  %139 = call double @llvm.copysign.f64(double %138, double %0)
  br label %140

140:
  %141 = phi double [ %57, %26 ], [ %139, %58 ], [ %20, %6 ], [ %0, %4 ], [ %0, %21 ]
  ret double %141
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fma.f64(double, double, double)

declare double @llvm.copysign.f64(double, double)

declare double @llvm.sqrt.f64(double)
