define linkonce_odr double @asinh(double noundef %0) alwaysinline nofree nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp olt double %2, 5.000000e-01
  br i1 %3, label %4, label %21

4:
  %5 = fcmp olt double %2, 0x3E40000000000000
  br i1 %5, label %133, label %6

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
  br label %133

21:
  %22 = bitcast double %2 to i64
  %23 = icmp ugt i64 %22, 9218868437227405311
  br i1 %23, label %133, label %24

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
  br label %133

58:
  %59 = fmul double %0, %0
  %60 = call double @nv_residual_f64(double noundef %59, double noundef %2, double noundef %2)
  %61 = fadd double %59, 1.000000e+00
  %62 = fsub double %61, %59
  %63 = fsub double %62, %61
  %64 = fadd double %59, %63
  %65 = fsub double 1.000000e+00, %62
  %66 = fadd double %65, %64
  %67 = fsub double %66, %60
  %68 = call arcp double @llvm.sqrt.f64(double %61)
  %69 = bitcast double %68 to i64
  %70 = and i64 %69, -134217728
  %71 = bitcast i64 %70 to double
  %72 = fmul double %71, %71
  %73 = fsub double %61, %72
  %74 = fadd double %73, %67
  %75 = fadd double %68, %71
  %76 = fdiv arcp double %74, %75
  %77 = fadd double %76, %71
  %78 = fsub double %77, %71
  %79 = fsub double %76, %78
  %80 = fadd double %2, %77
  %81 = fsub double %77, %80
  %82 = fadd double %2, %81
  %83 = fadd double %79, %82
  %84 = bitcast double %80 to i64
  %85 = add i64 %84, -4604544271217802189
  %86 = ashr i64 %85, 52
  %87 = trunc nsw i64 %86 to i32
  %88 = and i64 %85, 4503599627370495
  %89 = add nuw nsw i64 %88, 4604544271217802189
  %90 = bitcast i64 %89 to double
  %91 = fadd double %90, -1.000000e+00
  %92 = sub nsw i32 0, %87
  %93 = ashr i32 %92, 1
  %94 = add nsw i32 %93, 1023
  %95 = zext i32 %94 to i64
  %96 = shl i64 %95, 52
  %97 = bitcast i64 %96 to double
  %98 = fmul double %83, %97
  %99 = add nsw i32 %93, %87
  %100 = sub nsw i32 1023, %99
  %101 = zext i32 %100 to i64
  %102 = shl i64 %101, 52
  %103 = bitcast i64 %102 to double
  %104 = fmul double %98, %103
  %105 = sitofp i32 %87 to double
  %106 = fmul double %105, 0x3FE62E42FEFA3800
  %107 = fadd double %106, %91
  %108 = fsub double %106, %107
  %109 = fadd double %91, %108
  %110 = fadd double %91, 2.000000e+00
  %111 = fdiv arcp double %91, %110
  %112 = fmul double %111, %111
  %113 = fmul double %91, 5.000000e-01
  %114 = fmul double %91, %113
  %115 = call double @llvm.fma.f64(double %112, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %116 = call double @llvm.fma.f64(double %115, double %112, double 0x3FC74666AA7E5F40)
  %117 = call double @llvm.fma.f64(double %116, double %112, double 0x3FCC71C513FC321B)
  %118 = call double @llvm.fma.f64(double %117, double %112, double 0x3FD24924942DA0FD)
  %119 = call double @llvm.fma.f64(double %118, double %112, double 0x3FD999999997EE68)
  %120 = call double @llvm.fma.f64(double %119, double %112, double 0x3FE5555555555595)
  %121 = call double @llvm.fma.f64(double %112, double %120, double %114)
  %122 = fmul double %111, %121
  %123 = fsub double %122, %114
  %124 = call double @llvm.fma.f64(double %105, double 0x3D2EF35793C76730, double %123)
  %125 = fadd double %109, %124
  %126 = fneg double %91
  %127 = call double @llvm.fma.f64(double %126, double %104, double %104)
  %128 = fadd double %127, %125
  %129 = fadd double %107, %128
  %130 = fcmp olt double %0, 0.000000e+00
  %131 = fneg double %129
  %132 = select i1 %130, double %131, double %129
  br label %133

133:
  %134 = phi double [ %57, %26 ], [ %132, %58 ], [ %20, %6 ], [ %0, %4 ], [ %0, %21 ]
  ret double %134
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fma.f64(double, double, double)

declare double @llvm.copysign.f64(double, double)

declare double @nv_residual_f64(double noundef, double noundef, double noundef)

declare double @llvm.sqrt.f64(double)
