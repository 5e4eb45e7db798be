define linkonce_odr double @erf(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp olt double %2, 1.000000e+00
  br i1 %3, label %4, label %20

4:
  %5 = fmul double %0, %0
  %6 = call double @llvm.fmuladd.f64(double %5, double 0xBDF53F7237C43114, double 0x3E21E168F1CD0E53)
  %7 = call double @llvm.fmuladd.f64(double %6, double %5, double 0xBE3E04CDF45A6BCC)
  %8 = call double @llvm.fmuladd.f64(double %7, double %5, double 0x3E5A56196D71B6C3)
  %9 = call double @llvm.fmuladd.f64(double %8, double %5, double 0xBE8762F1560DFB3A)
  %10 = call double @llvm.fmuladd.f64(double %9, double %5, double 0x3EBBBFDC3397F4F1)
  %11 = call double @llvm.fmuladd.f64(double %10, double %5, double 0xBEEF4F426CD3E38A)
  %12 = call double @llvm.fmuladd.f64(double %11, double %5, double 0x3F1F9A49D5E0BD02)
  %13 = call double @llvm.fmuladd.f64(double %12, double %5, double 0xBF4C02DBEE0281D9)
  %14 = call double @llvm.fmuladd.f64(double %13, double %5, double 0x3F7565BCD427049E)
  %15 = call double @llvm.fmuladd.f64(double %14, double %5, double 0xBF9B82CE313B2015)
  %16 = call double @llvm.fmuladd.f64(double %15, double %5, double 0x3FBCE2F21A046369)
  %17 = call double @llvm.fmuladd.f64(double %16, double %5, double 0xBFD812746B037A29)
  %18 = call double @llvm.fmuladd.f64(double %17, double %5, double 0x3FC06EBA8214DB69)
  %19 = call double @llvm.fmuladd.f64(double %0, double %18, double %0)
  br label %161

20:
  %21 = fcmp ord double %0, 0.000000e+00
  br i1 %21, label %22, label %161

22:
  %23 = fcmp ogt double %2, 6.000000e+00
  %24 = fcmp ogt double %2, 2.730000e+01
  %25 = or i1 %23, %24
  br i1 %25, label %157, label %26

26:
  %27 = fadd double %2, -4.000000e+00
  %28 = fadd double %2, 4.000000e+00
  %29 = fdiv arcp double %27, %28
  %30 = call double @llvm.fmuladd.f64(double %29, double 0x3E9AE8BAACE87198, double 0x3E6D0A41AB2CB7B2)
  %31 = call double @llvm.fmuladd.f64(double %30, double %29, double 0xBEB724D9F946DFED)
  %32 = call double @llvm.fmuladd.f64(double %31, double %29, double 0xBE83E2451AEAC91F)
  %33 = call double @llvm.fmuladd.f64(double %32, double %29, double 0x3EC12B1F7B86B8AE)
  %34 = call double @llvm.fmuladd.f64(double %33, double %29, double 0x3E912C4D49FB7D06)
  %35 = call double @llvm.fmuladd.f64(double %34, double %29, double 0xBEBC4A7E8B901E82)
  %36 = call double @llvm.fmuladd.f64(double %35, double %29, double 0xBEAEADD95E5A10F2)
  %37 = call double @llvm.fmuladd.f64(double %36, double %29, double 0x3EB4D2FE786A0DF6)
  %38 = call double @llvm.fmuladd.f64(double %37, double %29, double 0x3ED81678515F401C)
  %39 = call double @llvm.fmuladd.f64(double %38, double %29, double 0xBEE83CC324A4258D)
  %40 = call double @llvm.fmuladd.f64(double %39, double %29, double 0xBEF997B8C7C25990)
  %41 = call double @llvm.fmuladd.f64(double %40, double %29, double 0x3F23C0ABC57E120F)
  %42 = call double @llvm.fmuladd.f64(double %41, double %29, double 0xBF2A1DE802B54F86)
  %43 = call double @llvm.fmuladd.f64(double %42, double %29, double 0xBF48D4C3E68869A2)
  %44 = call double @llvm.fmuladd.f64(double %43, double %29, double 0x3F749C6720D4E0B9)
  %45 = call double @llvm.fmuladd.f64(double %44, double %29, double 0xBF90962373C01F6D)
  %46 = call double @llvm.fmuladd.f64(double %45, double %29, double 0x3FA3079EDF746854)
  %47 = call double @llvm.fmuladd.f64(double %46, double %29, double 0xBFB0FB06E0306FFD)
  %48 = call double @llvm.fmuladd.f64(double %47, double %29, double 0x3FB7FEE004E101CA)
  %49 = call double @llvm.fmuladd.f64(double %48, double %29, double 0xBFB9DDB23C3C4F27)
  %50 = call double @llvm.fmuladd.f64(double %49, double %29, double 0x3FB16ECEFCFA53B8)
  %51 = call double @llvm.fmuladd.f64(double %50, double %29, double 0x3F8F7F5DF66FA1E6)
  %52 = call double @llvm.fmuladd.f64(double %51, double %29, double 0xBFC1DF1AD154A28E)
  %53 = call double @llvm.fmuladd.f64(double %52, double %29, double 0x3FF3BA5916E9FD7F)
  %54 = fadd double %2, %2
  %55 = fadd double %54, 1.000000e+00
  %56 = fsub double %54, %55
  %57 = fadd double %56, 1.000000e+00
  %58 = fdiv arcp double 1.000000e+00, %55
  %59 = fmul double %58, %53
  %60 = bitcast double %59 to i64
  %61 = and i64 %60, -134217728
  %62 = bitcast i64 %61 to double
  %63 = fsub double %59, %62
  %64 = bitcast double %55 to i64
  %65 = and i64 %64, -134217728
  %66 = bitcast i64 %65 to double
  %67 = fsub double %55, %66
  %68 = fmul double %66, %62
  %69 = fsub double %53, %68
  %70 = fmul double %67, %62
  %71 = fsub double %69, %70
  %72 = fmul double %63, %66
  %73 = fsub double %71, %72
  %74 = fmul double %67, %63
  %75 = fsub double %73, %74
  %76 = fmul double %57, %59
  %77 = fsub double 0.000000e+00, %76
  %78 = fadd double %77, %75
  %79 = fmul double %58, %78
  %80 = fadd double %59, %79
  %81 = fsub double %80, %59
  %82 = fsub double %79, %81
  %83 = bitcast double %2 to i64
  %84 = and i64 %83, 9223372036720558080
  %85 = bitcast i64 %84 to double
  %86 = fsub double %2, %85
  %87 = fmul double %0, %0
  %88 = fmul double %86, %86
  %89 = fmul double %85, %85
  %90 = fsub double %87, %89
  %91 = fmul double %86, %85
  %92 = fsub double %90, %91
  %93 = fsub double %91, %92
  %94 = fadd double %88, %93
  %95 = fneg double %87
  %96 = call double @llvm.fmuladd.f64(double %95, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %97 = bitcast double %96 to i64
  %98 = trunc i64 %97 to i32
  %99 = fadd double %96, 0xC338000000000000
  %100 = fneg double %99
  %101 = call double @llvm.fmuladd.f64(double %100, double 0x3FE62E42FEFA3800, double %95)
  %102 = call double @llvm.fmuladd.f64(double %99, double 0x3D2EF35793C76730, double %94)
  %103 = fsub double %101, %102
  %104 = fmul double %103, %103
  %105 = call double @llvm.fmuladd.f64(double %103, double 0x3E21F6F3A315F62B, double 0x3E5AF70C203317F6)
  %106 = call double @llvm.fmuladd.f64(double %105, double %103, double 0x3E927E4DD11D80AA)
  %107 = call double @llvm.fmuladd.f64(double %106, double %103, double 0x3EC71DDED52B86F1)
  %108 = call double @llvm.fmuladd.f64(double %107, double %103, double 0x3EFA01A01A6632F5)
  %109 = call double @llvm.fmuladd.f64(double %108, double %103, double 0x3F2A01A01B4A02D4)
  %110 = call double @llvm.fmuladd.f64(double %109, double %103, double 0x3F56C16C16C16374)
  %111 = call double @llvm.fmuladd.f64(double %110, double %103, double 0x3F8111111110E969)
  %112 = call double @llvm.fmuladd.f64(double %111, double %103, double 0x3FA5555555555556)
  %113 = call double @llvm.fmuladd.f64(double %112, double %103, double 0x3FC555555555555C)
  %114 = call double @llvm.fmuladd.f64(double %113, double %103, double 5.000000e-01)
  %115 = fneg double %102
  %116 = call double @llvm.fmuladd.f64(double %104, double %114, double %115)
  %117 = fadd double %101, 1.000000e+00
  %118 = fadd double %117, -1.000000e+00
  %119 = fsub double %101, %118
  %120 = fadd double %119, %116
  %121 = fadd double %117, %120
  %122 = fsub double %121, %117
  %123 = fsub double %120, %122
  %124 = bitcast double %121 to i64
  %125 = and i64 %124, -134217728
  %126 = bitcast i64 %125 to double
  %127 = fsub double %121, %126
  %128 = bitcast double %80 to i64
  %129 = and i64 %128, -134217728
  %130 = bitcast i64 %129 to double
  %131 = fsub double %80, %130
  %132 = fmul double %121, %80
  %133 = fmul double %127, %131
  %134 = fmul double %126, %130
  %135 = fsub double %132, %134
  %136 = fmul double %131, %126
  %137 = fsub double %135, %136
  %138 = fmul double %127, %130
  %139 = fsub double %137, %138
  %140 = fsub double %133, %139
  %141 = fmul double %123, %80
  %142 = call double @llvm.fmuladd.f64(double %121, double %82, double %141)
  %143 = fadd double %142, %140
  %144 = fadd double %132, %143
  %145 = ashr i32 %98, 1
  %146 = add nsw i32 %145, 1023
  %147 = zext i32 %146 to i64
  %148 = shl i64 %147, 52
  %149 = bitcast i64 %148 to double
  %150 = fmul double %144, %149
  %151 = add i32 %98, 1023
  %152 = sub i32 %151, %145
  %153 = zext i32 %152 to i64
  %154 = shl i64 %153, 52
  %155 = bitcast i64 %154 to double
  %156 = fmul double %150, %155
  br label %157

157:
  %158 = phi double [ 0.000000e+00, %22 ], [ %156, %26 ]
  %159 = fsub double 1.000000e+00, %158
  %160 = call double @llvm.copysign.f64(double %159, double %0)
  br label %161

161:
  %162 = phi double [ %19, %4 ], [ %160, %157 ], [ %0, %20 ]
  ret double %162
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.copysign.f64(double, double)
