define linkonce_odr double @acosh(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fcmp ogt double %0, 1.000000e+00
  br i1 %2, label %6, label %3

3:
  %4 = fcmp oeq double %0, 1.000000e+00
  br i1 %4, label %157, label %5

5:
  br label %157

6:
  %7 = fcmp ogt double %0, 0x41B0000000000000
  br i1 %7, label %8, label %48

8:
  %9 = fcmp oeq double %0, 0x7FF0000000000000
  br i1 %9, label %157, label %10

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
  %25 = icmp eq i32 %15, 0
  %26 = select i1 %25, double %19, double %22
  %27 = select i1 %25, double 0.000000e+00, double %24
  %28 = fneg double %19
  %29 = call double @llvm.fmuladd.f64(double %28, double 0.000000e+00, double 0.000000e+00)
  %30 = call double @llvm.fmuladd.f64(double %20, double 0x3D2EF35793C76730, double %29)
  %31 = fadd double %19, 2.000000e+00
  %32 = fdiv arcp double %19, %31
  %33 = fmul double %32, %32
  %34 = fmul double %19, 5.000000e-01
  %35 = fmul double %19, %34
  %36 = call double @llvm.fmuladd.f64(double %33, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %37 = call double @llvm.fmuladd.f64(double %36, double %33, double 0x3FC74666AA7E5F40)
  %38 = call double @llvm.fmuladd.f64(double %37, double %33, double 0x3FCC71C513FC321B)
  %39 = call double @llvm.fmuladd.f64(double %38, double %33, double 0x3FD24924942DA0FD)
  %40 = call double @llvm.fmuladd.f64(double %39, double %33, double 0x3FD999999997EE68)
  %41 = call double @llvm.fmuladd.f64(double %40, double %33, double 0x3FE5555555555595)
  %42 = call double @llvm.fmuladd.f64(double %33, double %41, double %35)
  %43 = fmul double %32, %42
  %44 = fsub double %43, %35
  %45 = fadd double %30, %44
  %46 = fadd double %27, %45
  %47 = fadd double %26, %46
  br label %157

48:
  %49 = fadd double %0, -1.000000e+00
  %50 = fsub double %49, %0
  %51 = fsub double %50, %49
  %52 = fadd double %51, %0
  %53 = fsub double -1.000000e+00, %50
  %54 = fadd double %53, %52
  %55 = fadd double %0, 1.000000e+00
  %56 = fsub double %55, %0
  %57 = fsub double %56, %55
  %58 = fadd double %57, %0
  %59 = fsub double 1.000000e+00, %56
  %60 = fadd double %59, %58
  %61 = bitcast double %49 to i64
  %62 = and i64 %61, -134217728
  %63 = bitcast i64 %62 to double
  %64 = bitcast double %55 to i64
  %65 = and i64 %64, 9223372036720558080
  %66 = bitcast i64 %65 to double
  %67 = fmul double %63, %66
  %68 = fsub double %49, %63
  %69 = fadd double %68, %54
  %70 = fsub double %55, %66
  %71 = fadd double %70, %60
  %72 = fmul double %71, %63
  %73 = call double @llvm.fmuladd.f64(double %69, double %55, double %72)
  %74 = fadd double %67, %73
  %75 = fsub double %74, %67
  %76 = fsub double %73, %75
  %77 = call arcp double @llvm.sqrt.f64(double %74)
  %78 = bitcast double %77 to i64
  %79 = and i64 %78, -134217728
  %80 = bitcast i64 %79 to double
  %81 = fmul double %80, %80
  %82 = fsub double %74, %81
  %83 = fadd double %76, %82
  %84 = fadd double %77, %80
  %85 = fdiv arcp double %83, %84
  %86 = fadd double %85, %80
  %87 = fsub double %86, %80
  %88 = fsub double %85, %87
  %89 = fadd double %49, %86
  %90 = fsub double %89, %86
  %91 = fsub double %89, %90
  %92 = fsub double %86, %91
  %93 = fsub double %49, %90
  %94 = fadd double %93, %92
  %95 = fadd double %54, %88
  %96 = fadd double %95, %94
  %97 = fadd double %89, %96
  %98 = fsub double %89, %97
  %99 = fadd double %96, %98
  %100 = fadd double %97, 1.000000e+00
  %101 = bitcast double %100 to i64
  %102 = add i64 %101, -4604544271217802189
  %103 = ashr i64 %102, 52
  %104 = trunc nsw i64 %103 to i32
  %105 = and i64 %102, 4503599627370495
  %106 = add nuw nsw i64 %105, 4604544271217802189
  %107 = bitcast i64 %106 to double
  %108 = icmp sgt i64 %103, 62
  %109 = and i64 %102, -4503599627370496
  %110 = sub i64 4607182418800017408, %109
  %111 = select i1 %108, i64 4607182418800017408, i64 %110
  %112 = bitcast i64 %111 to double
  %113 = fadd double %112, -1.000000e+00
  %114 = fmul double %97, %112
  %115 = fadd double %113, %114
  %116 = fsub double %115, %113
  %117 = fsub double %116, %115
  %118 = fadd double %113, %117
  %119 = fsub double %114, %116
  %120 = fadd double %119, %118
  %121 = icmp ult i64 %102, 4503599627370496
  %122 = select i1 %121, double %97, double %115
  %123 = fadd double %107, -1.000000e+00
  %124 = select i1 %108, double 0.000000e+00, double %99
  %125 = select i1 %108, double %123, double %122
  %126 = or i1 %121, %108
  %127 = select i1 %126, double 0.000000e+00, double %120
  %128 = fmul double %124, %112
  %129 = fadd double %128, %127
  %130 = sitofp i32 %104 to double
  %131 = fmul double %130, 0x3FE62E42FEFA3800
  %132 = fadd double %131, %125
  %133 = fsub double %131, %132
  %134 = fadd double %125, %133
  %135 = select i1 %121, double %125, double %132
  %136 = select i1 %121, double 0.000000e+00, double %134
  %137 = fneg double %125
  %138 = call double @llvm.fmuladd.f64(double %137, double %129, double %129)
  %139 = call double @llvm.fmuladd.f64(double %130, double 0x3D2EF35793C76730, double %138)
  %140 = fadd double %125, 2.000000e+00
  %141 = fdiv arcp double %125, %140
  %142 = fmul double %141, %141
  %143 = fmul double %125, 5.000000e-01
  %144 = fmul double %125, %143
  %145 = call double @llvm.fmuladd.f64(double %142, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %146 = call double @llvm.fmuladd.f64(double %145, double %142, double 0x3FC74666AA7E5F40)
  %147 = call double @llvm.fmuladd.f64(double %146, double %142, double 0x3FCC71C513FC321B)
  %148 = call double @llvm.fmuladd.f64(double %147, double %142, double 0x3FD24924942DA0FD)
  %149 = call double @llvm.fmuladd.f64(double %148, double %142, double 0x3FD999999997EE68)
  %150 = call double @llvm.fmuladd.f64(double %149, double %142, double 0x3FE5555555555595)
  %151 = call double @llvm.fmuladd.f64(double %142, double %150, double %144)
  %152 = fmul double %141, %151
  %153 = fsub double %152, %144
  %154 = fadd double %139, %153
  %155 = fadd double %136, %154
  %156 = fadd double %135, %155
  br label %157

157:
  %158 = phi double [ %156, %48 ], [ 0x7FF8000000000000, %5 ], [ 0.000000e+00, %3 ], [ %47, %10 ], [ 0x7FF0000000000000, %8 ]
  ret double %158
}

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.sqrt.f64(double)
