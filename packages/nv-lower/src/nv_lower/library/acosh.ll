define linkonce_odr double @acosh(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fcmp ogt double %0, 1.000000e+00
  br i1 %2, label %6, label %3

3:
  %4 = fcmp oeq double %0, 1.000000e+00
  br i1 %4, label %146, label %5

5:
  br label %146

6:
  %7 = fcmp ogt double %0, 0x41B0000000000000
  br i1 %7, label %8, label %42

8:
  %9 = fcmp oeq double %0, 0x7FF0000000000000
  br i1 %9, label %146, label %10

10:
  %11 = bitcast double %0 to i64
  %12 = add nsw i64 %11, -4604544271217802189
  %13 = ashr i64 %12, 52
  %14 = trunc nsw i64 %13 to i32
  %15 = add nsw i32 %14, 1
  %16 = and i64 %12, 4503599627370495
  %17 = add nuw nsw i64 %16, 4604544271217802189
  %18 = bitcast i64 %17 to double
  %19 = fadd double %18, -1.000000e+00
  %20 = sitofp i32 %15 to double
  %21 = fmul double %20, 0x3FE62E42FEFA3800
  %22 = fadd double %19, %21
  %23 = fsub double %21, %22
  %24 = fadd double %19, %23
  %25 = fadd double %19, 2.000000e+00
  %26 = fdiv arcp double %19, %25
  %27 = fmul double %26, %26
  %28 = fmul double %19, 5.000000e-01
  %29 = fmul double %19, %28
  %30 = call double @llvm.fma.f64(double %27, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %31 = call double @llvm.fma.f64(double %30, double %27, double 0x3FC74666AA7E5F40)
  %32 = call double @llvm.fma.f64(double %31, double %27, double 0x3FCC71C513FC321B)
  %33 = call double @llvm.fma.f64(double %32, double %27, double 0x3FD24924942DA0FD)
  %34 = call double @llvm.fma.f64(double %33, double %27, double 0x3FD999999997EE68)
  %35 = call double @llvm.fma.f64(double %34, double %27, double 0x3FE5555555555595)
  %36 = call double @llvm.fma.f64(double %27, double %35, double %29)
  %37 = fmul double %26, %36
  %38 = fsub double %37, %29
  %39 = call double @llvm.fma.f64(double %20, double 0x3D2EF35793C76730, double %38)
  %40 = fadd double %24, %39
  %41 = fadd double %22, %40
  br label %146

42:
  %43 = fadd double %0, -1.000000e+00
  %44 = fsub double %43, %0
  %45 = fsub double %44, %43
  %46 = fadd double %45, %0
  %47 = fsub double -1.000000e+00, %44
  %48 = fadd double %47, %46
  %49 = fadd double %0, 1.000000e+00
  %50 = fsub double %49, %0
  %51 = fsub double %50, %49
  %52 = fadd double %51, %0
  %53 = fsub double 1.000000e+00, %50
  %54 = fadd double %53, %52
  %55 = bitcast double %43 to i64
  %56 = and i64 %55, -134217728
  %57 = bitcast i64 %56 to double
  %58 = bitcast double %49 to i64
  %59 = and i64 %58, 9223372036720558080
  %60 = bitcast i64 %59 to double
  %61 = fmul double %57, %60
  %62 = fsub double %43, %57
  %63 = fadd double %62, %48
  %64 = fsub double %49, %60
  %65 = fadd double %64, %54
  %66 = fmul double %65, %57
  %67 = call double @llvm.fma.f64(double %63, double %49, double %66)
  %68 = fadd double %61, %67
  %69 = fsub double %68, %61
  %70 = fsub double %67, %69
  %71 = call arcp double @llvm.sqrt.f64(double %68)
  %72 = bitcast double %71 to i64
  %73 = and i64 %72, -134217728
  %74 = bitcast i64 %73 to double
  %75 = fmul double %74, %74
  %76 = fsub double %68, %75
  %77 = fadd double %70, %76
  %78 = fadd double %71, %74
  %79 = fdiv arcp double %77, %78
  %80 = fadd double %79, %74
  %81 = fsub double %80, %74
  %82 = fsub double %79, %81
  %83 = fadd double %43, %80
  %84 = fsub double %83, %80
  %85 = fsub double %83, %84
  %86 = fsub double %80, %85
  %87 = fsub double %43, %84
  %88 = fadd double %87, %86
  %89 = fadd double %48, %82
  %90 = fadd double %89, %88
  %91 = fadd double %83, %90
  %92 = fsub double %83, %91
  %93 = fadd double %90, %92
  %94 = fadd double %91, 1.000000e+00
  %95 = bitcast double %94 to i64
  %96 = add i64 %95, -4604544271217802189
  %97 = ashr i64 %96, 52
  %98 = trunc nsw i64 %97 to i32
  %99 = and i64 %96, 4503599627370495
  %100 = add nuw nsw i64 %99, 4604544271217802189
  %101 = bitcast i64 %100 to double
  %102 = icmp sgt i64 %97, 62
  %103 = and i64 %96, -4503599627370496
  %104 = sub i64 4607182418800017408, %103
  %105 = select i1 %102, i64 4607182418800017408, i64 %104
  %106 = bitcast i64 %105 to double
  %107 = fadd double %106, -1.000000e+00
  %108 = fmul double %91, %106
  %109 = fadd double %107, %108
  %110 = fsub double %109, %107
  %111 = fsub double %110, %109
  %112 = fadd double %107, %111
  %113 = fsub double %108, %110
  %114 = fadd double %113, %112
  %115 = fadd double %101, -1.000000e+00
  %116 = select i1 %102, double 0.000000e+00, double %93
  %117 = select i1 %102, double %115, double %109
  %118 = select i1 %102, double 0.000000e+00, double %114
  %119 = fmul double %116, %106
  %120 = fadd double %119, %118
  %121 = sitofp i32 %98 to double
  %122 = fmul double %121, 0x3FE62E42FEFA3800
  %123 = fadd double %122, %117
  %124 = fsub double %122, %123
  %125 = fadd double %117, %124
  %126 = fadd double %117, 2.000000e+00
  %127 = fdiv arcp double %117, %126
  %128 = fmul double %127, %127
  %129 = fmul double %117, 5.000000e-01
  %130 = fmul double %117, %129
  %131 = call double @llvm.fma.f64(double %128, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %132 = call double @llvm.fma.f64(double %131, double %128, double 0x3FC74666AA7E5F40)
  %133 = call double @llvm.fma.f64(double %132, double %128, double 0x3FCC71C513FC321B)
  %134 = call double @llvm.fma.f64(double %133, double %128, double 0x3FD24924942DA0FD)
  %135 = call double @llvm.fma.f64(double %134, double %128, double 0x3FD999999997EE68)
  %136 = call double @llvm.fma.f64(double %135, double %128, double 0x3FE5555555555595)
  %137 = call double @llvm.fma.f64(double %128, double %136, double %130)
  %138 = fmul double %127, %137
  %139 = fsub double %138, %130
  %140 = call double @llvm.fma.f64(double %121, double 0x3D2EF35793C76730, double %139)
  %141 = fadd double %125, %140
  %142 = fneg double %117
  %143 = call double @llvm.fma.f64(double %142, double %120, double %120)
  %144 = fadd double %143, %141
  %145 = fadd double %123, %144
  br label %146

146:
  %147 = phi double [ %145, %42 ], [ 0x7FF8000000000000, %5 ], [ 0.000000e+00, %3 ], [ %41, %10 ], [ 0x7FF0000000000000, %8 ]
  ret double %147
}

declare double @llvm.fma.f64(double, double, double)

declare double @llvm.sqrt.f64(double)
