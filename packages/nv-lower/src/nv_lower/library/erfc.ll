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
  %10 = call double @llvm.fma.f64(double %9, double 0xBDF53F7237C43114, double 0x3E21E168F1CD0E53)
  %11 = call double @llvm.fma.f64(double %10, double %9, double 0xBE3E04CDF45A6BCC)
  %12 = call double @llvm.fma.f64(double %11, double %9, double 0x3E5A56196D71B6C3)
  %13 = call double @llvm.fma.f64(double %12, double %9, double 0xBE8762F1560DFB3A)
  %14 = call double @llvm.fma.f64(double %13, double %9, double 0x3EBBBFDC3397F4F1)
  %15 = call double @llvm.fma.f64(double %14, double %9, double 0xBEEF4F426CD3E38A)
  %16 = call double @llvm.fma.f64(double %15, double %9, double 0x3F1F9A49D5E0BD02)
  %17 = call double @llvm.fma.f64(double %16, double %9, double 0xBF4C02DBEE0281D9)
  %18 = call double @llvm.fma.f64(double %17, double %9, double 0x3F7565BCD427049E)
  %19 = call double @llvm.fma.f64(double %18, double %9, double 0xBF9B82CE313B2015)
  %20 = call double @llvm.fma.f64(double %19, double %9, double 0x3FBCE2F21A046369)
  %21 = call double @llvm.fma.f64(double %20, double %9, double 0xBFD812746B037A29)
  %22 = call double @llvm.fma.f64(double %21, double %9, double 0x3FC06EBA8214DB69)
  %23 = call double @llvm.fma.f64(double %5, double %22, double %8)
  %24 = fadd double %6, %23
  br label %152

25:
  %26 = fcmp ord double %0, 0.000000e+00
  br i1 %26, label %27, label %152

27:
  %28 = fcmp ogt double %2, 2.730000e+01
  br i1 %28, label %147, label %29

29:
  %30 = fadd double %2, -4.000000e+00
  %31 = fadd double %2, 4.000000e+00
  %32 = fdiv arcp double %30, %31
  %33 = call double @llvm.fma.f64(double %32, double 0x3E9AE8BAACE87198, double 0x3E6D0A41AB2CB7B2)
  %34 = call double @llvm.fma.f64(double %33, double %32, double 0xBEB724D9F946DFED)
  %35 = call double @llvm.fma.f64(double %34, double %32, double 0xBE83E2451AEAC91F)
  %36 = call double @llvm.fma.f64(double %35, double %32, double 0x3EC12B1F7B86B8AE)
  %37 = call double @llvm.fma.f64(double %36, double %32, double 0x3E912C4D49FB7D06)
  %38 = call double @llvm.fma.f64(double %37, double %32, double 0xBEBC4A7E8B901E82)
  %39 = call double @llvm.fma.f64(double %38, double %32, double 0xBEAEADD95E5A10F2)
  %40 = call double @llvm.fma.f64(double %39, double %32, double 0x3EB4D2FE786A0DF6)
  %41 = call double @llvm.fma.f64(double %40, double %32, double 0x3ED81678515F401C)
  %42 = call double @llvm.fma.f64(double %41, double %32, double 0xBEE83CC324A4258D)
  %43 = call double @llvm.fma.f64(double %42, double %32, double 0xBEF997B8C7C25990)
  %44 = call double @llvm.fma.f64(double %43, double %32, double 0x3F23C0ABC57E120F)
  %45 = call double @llvm.fma.f64(double %44, double %32, double 0xBF2A1DE802B54F86)
  %46 = call double @llvm.fma.f64(double %45, double %32, double 0xBF48D4C3E68869A2)
  %47 = call double @llvm.fma.f64(double %46, double %32, double 0x3F749C6720D4E0B9)
  %48 = call double @llvm.fma.f64(double %47, double %32, double 0xBF90962373C01F6D)
  %49 = call double @llvm.fma.f64(double %48, double %32, double 0x3FA3079EDF746854)
  %50 = call double @llvm.fma.f64(double %49, double %32, double 0xBFB0FB06E0306FFD)
  %51 = call double @llvm.fma.f64(double %50, double %32, double 0x3FB7FEE004E101CA)
  %52 = call double @llvm.fma.f64(double %51, double %32, double 0xBFB9DDB23C3C4F27)
  %53 = call double @llvm.fma.f64(double %52, double %32, double 0x3FB16ECEFCFA53B8)
  %54 = call double @llvm.fma.f64(double %53, double %32, double 0x3F8F7F5DF66FA1E6)
  %55 = call double @llvm.fma.f64(double %54, double %32, double 0xBFC1DF1AD154A28E)
  %56 = call double @llvm.fma.f64(double %55, double %32, double 0x3FF3BA5916E9FD7F)
  %57 = fadd double %2, %2
  %58 = fadd double %57, 1.000000e+00
  %59 = fsub double %57, %58
  %60 = fadd double %59, 1.000000e+00
  %61 = fdiv arcp double 1.000000e+00, %58
  %62 = fmul double %61, %56
  %63 = bitcast double %62 to i64
  %64 = and i64 %63, -134217728
  %65 = bitcast i64 %64 to double
  %66 = bitcast double %58 to i64
  %67 = and i64 %66, 9223372036720558080
  %68 = bitcast i64 %67 to double
  %69 = fmul double %68, %65
  %70 = fsub double %56, %69
  %71 = fsub double %58, %68
  %72 = fadd double %60, %71
  %73 = fmul double %72, %65
  %74 = fsub double %70, %73
  %75 = fadd double %74, 0.000000e+00
  %76 = fmul double %61, %75
  %77 = fadd double %76, %65
  %78 = fsub double %77, %65
  %79 = fsub double %76, %78
  %80 = bitcast double %2 to i64
  %81 = and i64 %80, 9223372036720558080
  %82 = bitcast i64 %81 to double
  %83 = fsub double %2, %82
  %84 = fmul double %0, %0
  %85 = fmul double %83, %83
  %86 = fmul double %82, %82
  %87 = fsub double %84, %86
  %88 = fmul double %83, %82
  %89 = fsub double %87, %88
  %90 = fsub double %88, %89
  %91 = fadd double %85, %90
  %92 = fneg double %84
  %93 = call double @llvm.fma.f64(double %92, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %94 = bitcast double %93 to i64
  %95 = trunc i64 %94 to i32
  %96 = fadd double %93, 0xC338000000000000
  %97 = fneg double %96
  %98 = call double @llvm.fma.f64(double %97, double 0x3FE62E42FEFA3800, double %92)
  %99 = call double @llvm.fma.f64(double %96, double 0x3D2EF35793C76730, double %91)
  %100 = fsub double %98, %99
  %101 = fmul double %100, %100
  %102 = call double @llvm.fma.f64(double %100, double 0x3E21F6F3A315F62B, double 0x3E5AF70C203317F6)
  %103 = call double @llvm.fma.f64(double %102, double %100, double 0x3E927E4DD11D80AA)
  %104 = call double @llvm.fma.f64(double %103, double %100, double 0x3EC71DDED52B86F1)
  %105 = call double @llvm.fma.f64(double %104, double %100, double 0x3EFA01A01A6632F5)
  %106 = call double @llvm.fma.f64(double %105, double %100, double 0x3F2A01A01B4A02D4)
  %107 = call double @llvm.fma.f64(double %106, double %100, double 0x3F56C16C16C16374)
  %108 = call double @llvm.fma.f64(double %107, double %100, double 0x3F8111111110E969)
  %109 = call double @llvm.fma.f64(double %108, double %100, double 0x3FA5555555555556)
  %110 = call double @llvm.fma.f64(double %109, double %100, double 0x3FC555555555555C)
  %111 = call double @llvm.fma.f64(double %110, double %100, double 5.000000e-01)
  %112 = fneg double %99
  %113 = call double @llvm.fma.f64(double %101, double %111, double %112)
  %114 = fadd double %98, 1.000000e+00
  %115 = fadd double %114, -1.000000e+00
  %116 = fsub double %98, %115
  %117 = fadd double %116, %113
  %118 = fadd double %114, %117
  %119 = fsub double %118, %114
  %120 = fsub double %117, %119
  %121 = bitcast double %118 to i64
  %122 = and i64 %121, -134217728
  %123 = bitcast i64 %122 to double
  %124 = bitcast double %77 to i64
  %125 = and i64 %124, -134217728
  %126 = bitcast i64 %125 to double
  %127 = fmul double %123, %126
  %128 = fsub double %118, %123
  %129 = fadd double %120, %128
  %130 = fsub double %77, %126
  %131 = fadd double %79, %130
  %132 = fmul double %131, %123
  %133 = call double @llvm.fma.f64(double %129, double %77, double %132)
  %134 = fadd double %127, %133
  %135 = ashr i32 %95, 1
  %136 = add nsw i32 %135, 1023
  %137 = zext i32 %136 to i64
  %138 = shl i64 %137, 52
  %139 = bitcast i64 %138 to double
  %140 = fmul double %134, %139
  %141 = add i32 %95, 1023
  %142 = sub i32 %141, %135
  %143 = zext i32 %142 to i64
  %144 = shl i64 %143, 52
  %145 = bitcast i64 %144 to double
  %146 = fmul double %140, %145
  br label %147

147:
  %148 = phi double [ %146, %29 ], [ 0.000000e+00, %27 ]
  %149 = fcmp ogt double %0, 0.000000e+00
  %150 = fsub double 2.000000e+00, %148
  %151 = select i1 %149, double %148, double %150
  br label %152

152:
  %153 = phi double [ %24, %4 ], [ %151, %147 ], [ %0, %25 ]
  ret double %153
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fma.f64(double, double, double)
