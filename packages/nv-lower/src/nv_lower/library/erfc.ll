define linkonce_odr double @erfc(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp olt double %2, 0x3FE6666666666666
  br i1 %3, label %4, label %25

4:
  %5 = fneg double %0
  %6 = fsub double 1.000000e+00, %0
  %7 = fadd double %6, -1.000000e+00
  %8 = fsub double %5, %7
  %9 = fmul double %0, %0
  %10 = call double @llvm.fmuladd.f64(double %9, double 0xBDF53F7237C43114, double 0x3E21E168F1CD0E53)
  %11 = call double @llvm.fmuladd.f64(double %10, double %9, double 0xBE3E04CDF45A6BCC)
  %12 = call double @llvm.fmuladd.f64(double %11, double %9, double 0x3E5A56196D71B6C3)
  %13 = call double @llvm.fmuladd.f64(double %12, double %9, double 0xBE8762F1560DFB3A)
  %14 = call double @llvm.fmuladd.f64(double %13, double %9, double 0x3EBBBFDC3397F4F1)
  %15 = call double @llvm.fmuladd.f64(double %14, double %9, double 0xBEEF4F426CD3E38A)
  %16 = call double @llvm.fmuladd.f64(double %15, double %9, double 0x3F1F9A49D5E0BD02)
  %17 = call double @llvm.fmuladd.f64(double %16, double %9, double 0xBF4C02DBEE0281D9)
  %18 = call double @llvm.fmuladd.f64(double %17, double %9, double 0x3F7565BCD427049E)
  %19 = call double @llvm.fmuladd.f64(double %18, double %9, double 0xBF9B82CE313B2015)
  %20 = call double @llvm.fmuladd.f64(double %19, double %9, double 0x3FBCE2F21A046369)
  %21 = call double @llvm.fmuladd.f64(double %20, double %9, double 0xBFD812746B037A29)
  %22 = call double @llvm.fmuladd.f64(double %21, double %9, double 0x3FC06EBA8214DB69)
  %23 = call double @llvm.fmuladd.f64(double %5, double %22, double %8)
  %24 = fadd double %6, %23
  br label %165

25:
  %26 = fcmp ord double %0, 0.000000e+00
  br i1 %26, label %27, label %165

27:
  %28 = fcmp ogt double %2, 2.730000e+01
  br i1 %28, label %160, label %29

29:
  %30 = fadd double %2, -4.000000e+00
  %31 = fadd double %2, 4.000000e+00
  %32 = fdiv arcp double %30, %31
  %33 = call double @llvm.fmuladd.f64(double %32, double 0x3E9AE8BAACE87198, double 0x3E6D0A41AB2CB7B2)
  %34 = call double @llvm.fmuladd.f64(double %33, double %32, double 0xBEB724D9F946DFED)
  %35 = call double @llvm.fmuladd.f64(double %34, double %32, double 0xBE83E2451AEAC91F)
  %36 = call double @llvm.fmuladd.f64(double %35, double %32, double 0x3EC12B1F7B86B8AE)
  %37 = call double @llvm.fmuladd.f64(double %36, double %32, double 0x3E912C4D49FB7D06)
  %38 = call double @llvm.fmuladd.f64(double %37, double %32, double 0xBEBC4A7E8B901E82)
  %39 = call double @llvm.fmuladd.f64(double %38, double %32, double 0xBEAEADD95E5A10F2)
  %40 = call double @llvm.fmuladd.f64(double %39, double %32, double 0x3EB4D2FE786A0DF6)
  %41 = call double @llvm.fmuladd.f64(double %40, double %32, double 0x3ED81678515F401C)
  %42 = call double @llvm.fmuladd.f64(double %41, double %32, double 0xBEE83CC324A4258D)
  %43 = call double @llvm.fmuladd.f64(double %42, double %32, double 0xBEF997B8C7C25990)
  %44 = call double @llvm.fmuladd.f64(double %43, double %32, double 0x3F23C0ABC57E120F)
  %45 = call double @llvm.fmuladd.f64(double %44, double %32, double 0xBF2A1DE802B54F86)
  %46 = call double @llvm.fmuladd.f64(double %45, double %32, double 0xBF48D4C3E68869A2)
  %47 = call double @llvm.fmuladd.f64(double %46, double %32, double 0x3F749C6720D4E0B9)
  %48 = call double @llvm.fmuladd.f64(double %47, double %32, double 0xBF90962373C01F6D)
  %49 = call double @llvm.fmuladd.f64(double %48, double %32, double 0x3FA3079EDF746854)
  %50 = call double @llvm.fmuladd.f64(double %49, double %32, double 0xBFB0FB06E0306FFD)
  %51 = call double @llvm.fmuladd.f64(double %50, double %32, double 0x3FB7FEE004E101CA)
  %52 = call double @llvm.fmuladd.f64(double %51, double %32, double 0xBFB9DDB23C3C4F27)
  %53 = call double @llvm.fmuladd.f64(double %52, double %32, double 0x3FB16ECEFCFA53B8)
  %54 = call double @llvm.fmuladd.f64(double %53, double %32, double 0x3F8F7F5DF66FA1E6)
  %55 = call double @llvm.fmuladd.f64(double %54, double %32, double 0xBFC1DF1AD154A28E)
  %56 = call double @llvm.fmuladd.f64(double %55, double %32, double 0x3FF3BA5916E9FD7F)
  %57 = fadd double %2, %2
  %58 = fadd double %57, 1.000000e+00
  %59 = fsub double %57, %58
  %60 = fadd double %59, 1.000000e+00
  %61 = fdiv arcp double 1.000000e+00, %58
  %62 = fmul double %61, %56
  %63 = bitcast double %62 to i64
  %64 = and i64 %63, -134217728
  %65 = bitcast i64 %64 to double
  %66 = fsub double %62, %65
  %67 = bitcast double %58 to i64
  %68 = and i64 %67, 9223372036720558080
  %69 = bitcast i64 %68 to double
  %70 = fsub double %58, %69
  %71 = fmul double %69, %65
  %72 = fsub double %56, %71
  %73 = fmul double %70, %65
  %74 = fsub double %72, %73
  %75 = fmul double %66, %69
  %76 = fsub double %74, %75
  %77 = fmul double %70, %66
  %78 = fsub double %76, %77
  %79 = fmul double %60, %62
  %80 = fsub double 0.000000e+00, %79
  %81 = fadd double %80, %78
  %82 = fmul double %61, %81
  %83 = fadd double %62, %82
  %84 = fsub double %83, %62
  %85 = fsub double %82, %84
  %86 = bitcast double %2 to i64
  %87 = and i64 %86, 9223372036720558080
  %88 = bitcast i64 %87 to double
  %89 = fsub double %2, %88
  %90 = fmul double %0, %0
  %91 = fmul double %89, %89
  %92 = fmul double %88, %88
  %93 = fsub double %90, %92
  %94 = fmul double %89, %88
  %95 = fsub double %93, %94
  %96 = fsub double %94, %95
  %97 = fadd double %91, %96
  %98 = fneg double %90
  %99 = call double @llvm.fmuladd.f64(double %98, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %100 = bitcast double %99 to i64
  %101 = trunc i64 %100 to i32
  %102 = fadd double %99, 0xC338000000000000
  %103 = fneg double %102
  %104 = call double @llvm.fmuladd.f64(double %103, double 0x3FE62E42FEFA3800, double %98)
  %105 = call double @llvm.fmuladd.f64(double %102, double 0x3D2EF35793C76730, double %97)
  %106 = fsub double %104, %105
  %107 = fmul double %106, %106
  %108 = call double @llvm.fmuladd.f64(double %106, double 0x3E21F6F3A315F62B, double 0x3E5AF70C203317F6)
  %109 = call double @llvm.fmuladd.f64(double %108, double %106, double 0x3E927E4DD11D80AA)
  %110 = call double @llvm.fmuladd.f64(double %109, double %106, double 0x3EC71DDED52B86F1)
  %111 = call double @llvm.fmuladd.f64(double %110, double %106, double 0x3EFA01A01A6632F5)
  %112 = call double @llvm.fmuladd.f64(double %111, double %106, double 0x3F2A01A01B4A02D4)
  %113 = call double @llvm.fmuladd.f64(double %112, double %106, double 0x3F56C16C16C16374)
  %114 = call double @llvm.fmuladd.f64(double %113, double %106, double 0x3F8111111110E969)
  %115 = call double @llvm.fmuladd.f64(double %114, double %106, double 0x3FA5555555555556)
  %116 = call double @llvm.fmuladd.f64(double %115, double %106, double 0x3FC555555555555C)
  %117 = call double @llvm.fmuladd.f64(double %116, double %106, double 5.000000e-01)
  %118 = fneg double %105
  %119 = call double @llvm.fmuladd.f64(double %107, double %117, double %118)
  %120 = fadd double %104, 1.000000e+00
  %121 = fadd double %120, -1.000000e+00
  %122 = fsub double %104, %121
  %123 = fadd double %122, %119
  %124 = fadd double %120, %123
  %125 = fsub double %124, %120
  %126 = fsub double %123, %125
  %127 = bitcast double %124 to i64
  %128 = and i64 %127, -134217728
  %129 = bitcast i64 %128 to double
  %130 = fsub double %124, %129
  %131 = bitcast double %83 to i64
  %132 = and i64 %131, -134217728
  %133 = bitcast i64 %132 to double
  %134 = fsub double %83, %133
  %135 = fmul double %124, %83
  %136 = fmul double %130, %134
  %137 = fmul double %129, %133
  %138 = fsub double %135, %137
  %139 = fmul double %134, %129
  %140 = fsub double %138, %139
  %141 = fmul double %130, %133
  %142 = fsub double %140, %141
  %143 = fsub double %136, %142
  %144 = fmul double %126, %83
  %145 = call double @llvm.fmuladd.f64(double %124, double %85, double %144)
  %146 = fadd double %145, %143
  %147 = fadd double %135, %146
  %148 = ashr i32 %101, 1
  %149 = add nsw i32 %148, 1023
  %150 = zext i32 %149 to i64
  %151 = shl i64 %150, 52
  %152 = bitcast i64 %151 to double
  %153 = fmul double %147, %152
  %154 = add i32 %101, 1023
  %155 = sub i32 %154, %148
  %156 = zext i32 %155 to i64
  %157 = shl i64 %156, 52
  %158 = bitcast i64 %157 to double
  %159 = fmul double %153, %158
  br label %160

160:
  %161 = phi double [ %159, %29 ], [ 0.000000e+00, %27 ]
  %162 = fcmp ogt double %0, 0.000000e+00
  %163 = fsub double 2.000000e+00, %161
  %164 = select i1 %162, double %161, double %163
  br label %165

165:
  %166 = phi double [ %24, %4 ], [ %164, %160 ], [ %0, %25 ]
  ret double %166
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)
