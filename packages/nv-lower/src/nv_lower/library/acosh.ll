define linkonce_odr double @acosh(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fcmp ogt double %0, 1.000000e+00
  br i1 %2, label %6, label %3

3:
  %4 = fcmp oeq double %0, 1.000000e+00
  br i1 %4, label %170, label %5

5:
  br label %170

6:
  %7 = fcmp ogt double %0, 0x41B0000000000000
  br i1 %7, label %8, label %48

8:
  %9 = fcmp oeq double %0, 0x7FF0000000000000
  br i1 %9, label %170, label %10

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
  br label %170

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
  %64 = fsub double %49, %63
  %65 = bitcast double %55 to i64
  %66 = and i64 %65, 9223372036720558080
  %67 = bitcast i64 %66 to double
  %68 = fsub double %55, %67
  %69 = fmul double %49, %55
  %70 = fmul double %64, %68
  %71 = fmul double %63, %67
  %72 = fsub double %69, %71
  %73 = fmul double %68, %63
  %74 = fsub double %72, %73
  %75 = fmul double %64, %67
  %76 = fsub double %74, %75
  %77 = fsub double %70, %76
  %78 = fmul double %55, %54
  %79 = call double @llvm.fmuladd.f64(double %49, double %60, double %78)
  %80 = fadd double %79, %77
  %81 = fadd double %69, %80
  %82 = fsub double %81, %69
  %83 = fsub double %80, %82
  %84 = call arcp double @llvm.sqrt.f64(double %81)
  %85 = bitcast double %84 to i64
  %86 = and i64 %85, -134217728
  %87 = bitcast i64 %86 to double
  %88 = fsub double %84, %87
  %89 = fmul double %87, %87
  %90 = fsub double %81, %89
  %91 = fmul double %88, %87
  %92 = fsub double %90, %91
  %93 = fsub double %92, %91
  %94 = fmul double %88, %88
  %95 = fsub double %93, %94
  %96 = fadd double %83, %95
  %97 = fmul double %96, 5.000000e-01
  %98 = fdiv arcp double %97, %84
  %99 = fadd double %84, %98
  %100 = fsub double %99, %84
  %101 = fsub double %98, %100
  %102 = fadd double %49, %99
  %103 = fsub double %102, %99
  %104 = fsub double %102, %103
  %105 = fsub double %99, %104
  %106 = fsub double %49, %103
  %107 = fadd double %106, %105
  %108 = fadd double %54, %101
  %109 = fadd double %108, %107
  %110 = fadd double %102, %109
  %111 = fsub double %102, %110
  %112 = fadd double %109, %111
  %113 = fadd double %110, 1.000000e+00
  %114 = bitcast double %113 to i64
  %115 = add i64 %114, -4604544271217802189
  %116 = ashr i64 %115, 52
  %117 = trunc nsw i64 %116 to i32
  %118 = and i64 %115, 4503599627370495
  %119 = add nuw nsw i64 %118, 4604544271217802189
  %120 = bitcast i64 %119 to double
  %121 = icmp sgt i64 %116, 62
  %122 = and i64 %115, -4503599627370496
  %123 = sub i64 4607182418800017408, %122
  %124 = select i1 %121, i64 4607182418800017408, i64 %123
  %125 = bitcast i64 %124 to double
  %126 = fadd double %125, -1.000000e+00
  %127 = fmul double %110, %125
  %128 = fadd double %126, %127
  %129 = fsub double %128, %126
  %130 = fsub double %129, %128
  %131 = fadd double %126, %130
  %132 = fsub double %127, %129
  %133 = fadd double %132, %131
  %134 = icmp ult i64 %115, 4503599627370496
  %135 = select i1 %134, double %110, double %128
  %136 = fadd double %120, -1.000000e+00
  %137 = select i1 %121, double 0.000000e+00, double %112
  %138 = select i1 %121, double %136, double %135
  %139 = or i1 %134, %121
  %140 = select i1 %139, double 0.000000e+00, double %133
  %141 = fmul double %137, %125
  %142 = fadd double %141, %140
  %143 = sitofp i32 %117 to double
  %144 = fmul double %143, 0x3FE62E42FEFA3800
  %145 = fadd double %144, %138
  %146 = fsub double %144, %145
  %147 = fadd double %138, %146
  %148 = select i1 %134, double %138, double %145
  %149 = select i1 %134, double 0.000000e+00, double %147
  %150 = fneg double %138
  %151 = call double @llvm.fmuladd.f64(double %150, double %142, double %142)
  %152 = call double @llvm.fmuladd.f64(double %143, double 0x3D2EF35793C76730, double %151)
  %153 = fadd double %138, 2.000000e+00
  %154 = fdiv arcp double %138, %153
  %155 = fmul double %154, %154
  %156 = fmul double %138, 5.000000e-01
  %157 = fmul double %138, %156
  %158 = call double @llvm.fmuladd.f64(double %155, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %159 = call double @llvm.fmuladd.f64(double %158, double %155, double 0x3FC74666AA7E5F40)
  %160 = call double @llvm.fmuladd.f64(double %159, double %155, double 0x3FCC71C513FC321B)
  %161 = call double @llvm.fmuladd.f64(double %160, double %155, double 0x3FD24924942DA0FD)
  %162 = call double @llvm.fmuladd.f64(double %161, double %155, double 0x3FD999999997EE68)
  %163 = call double @llvm.fmuladd.f64(double %162, double %155, double 0x3FE5555555555595)
  %164 = call double @llvm.fmuladd.f64(double %155, double %163, double %157)
  %165 = fmul double %154, %164
  %166 = fsub double %165, %157
  %167 = fadd double %152, %166
  %168 = fadd double %149, %167
  %169 = fadd double %148, %168
  br label %170

170:
  %171 = phi double [ %169, %48 ], [ 0x7FF8000000000000, %5 ], [ 0.000000e+00, %3 ], [ %47, %10 ], [ 0x7FF0000000000000, %8 ]
  ret double %171
}

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.sqrt.f64(double)
