define linkonce_odr double @erf(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp olt double %2, 1.000000e+00
  br i1 %3, label %4, label %20

4:
  %5 = fmul double %0, %0
  %6 = call double @llvm.fma.f64(double %5, double 0xBDF53F7237C43114, double 0x3E21E168F1CD0E53)
  %7 = call double @llvm.fma.f64(double %6, double %5, double 0xBE3E04CDF45A6BCC)
  %8 = call double @llvm.fma.f64(double %7, double %5, double 0x3E5A56196D71B6C3)
  %9 = call double @llvm.fma.f64(double %8, double %5, double 0xBE8762F1560DFB3A)
  %10 = call double @llvm.fma.f64(double %9, double %5, double 0x3EBBBFDC3397F4F1)
  %11 = call double @llvm.fma.f64(double %10, double %5, double 0xBEEF4F426CD3E38A)
  %12 = call double @llvm.fma.f64(double %11, double %5, double 0x3F1F9A49D5E0BD02)
  %13 = call double @llvm.fma.f64(double %12, double %5, double 0xBF4C02DBEE0281D9)
  %14 = call double @llvm.fma.f64(double %13, double %5, double 0x3F7565BCD427049E)
  %15 = call double @llvm.fma.f64(double %14, double %5, double 0xBF9B82CE313B2015)
  %16 = call double @llvm.fma.f64(double %15, double %5, double 0x3FBCE2F21A046369)
  %17 = call double @llvm.fma.f64(double %16, double %5, double 0xBFD812746B037A29)
  %18 = call double @llvm.fma.f64(double %17, double %5, double 0x3FC06EBA8214DB69)
  %19 = call double @llvm.fma.f64(double %0, double %18, double %0)
  br label %148

20:
  %21 = fcmp ord double %0, 0.000000e+00
  br i1 %21, label %22, label %148

22:
  %23 = fcmp ogt double %2, 6.000000e+00
  %24 = fcmp ogt double %2, 2.730000e+01
  %25 = or i1 %23, %24
  br i1 %25, label %144, label %26

26:
  %27 = fadd double %2, -4.000000e+00
  %28 = fadd double %2, 4.000000e+00
  %29 = fdiv arcp double %27, %28
  %30 = call double @llvm.fma.f64(double %29, double 0x3E9AE8BAACE87198, double 0x3E6D0A41AB2CB7B2)
  %31 = call double @llvm.fma.f64(double %30, double %29, double 0xBEB724D9F946DFED)
  %32 = call double @llvm.fma.f64(double %31, double %29, double 0xBE83E2451AEAC91F)
  %33 = call double @llvm.fma.f64(double %32, double %29, double 0x3EC12B1F7B86B8AE)
  %34 = call double @llvm.fma.f64(double %33, double %29, double 0x3E912C4D49FB7D06)
  %35 = call double @llvm.fma.f64(double %34, double %29, double 0xBEBC4A7E8B901E82)
  %36 = call double @llvm.fma.f64(double %35, double %29, double 0xBEAEADD95E5A10F2)
  %37 = call double @llvm.fma.f64(double %36, double %29, double 0x3EB4D2FE786A0DF6)
  %38 = call double @llvm.fma.f64(double %37, double %29, double 0x3ED81678515F401C)
  %39 = call double @llvm.fma.f64(double %38, double %29, double 0xBEE83CC324A4258D)
  %40 = call double @llvm.fma.f64(double %39, double %29, double 0xBEF997B8C7C25990)
  %41 = call double @llvm.fma.f64(double %40, double %29, double 0x3F23C0ABC57E120F)
  %42 = call double @llvm.fma.f64(double %41, double %29, double 0xBF2A1DE802B54F86)
  %43 = call double @llvm.fma.f64(double %42, double %29, double 0xBF48D4C3E68869A2)
  %44 = call double @llvm.fma.f64(double %43, double %29, double 0x3F749C6720D4E0B9)
  %45 = call double @llvm.fma.f64(double %44, double %29, double 0xBF90962373C01F6D)
  %46 = call double @llvm.fma.f64(double %45, double %29, double 0x3FA3079EDF746854)
  %47 = call double @llvm.fma.f64(double %46, double %29, double 0xBFB0FB06E0306FFD)
  %48 = call double @llvm.fma.f64(double %47, double %29, double 0x3FB7FEE004E101CA)
  %49 = call double @llvm.fma.f64(double %48, double %29, double 0xBFB9DDB23C3C4F27)
  %50 = call double @llvm.fma.f64(double %49, double %29, double 0x3FB16ECEFCFA53B8)
  %51 = call double @llvm.fma.f64(double %50, double %29, double 0x3F8F7F5DF66FA1E6)
  %52 = call double @llvm.fma.f64(double %51, double %29, double 0xBFC1DF1AD154A28E)
  %53 = call double @llvm.fma.f64(double %52, double %29, double 0x3FF3BA5916E9FD7F)
  %54 = fadd double %2, %2
  %55 = fadd double %54, 1.000000e+00
  %56 = fsub double %54, %55
  %57 = fadd double %56, 1.000000e+00
  %58 = fdiv arcp double 1.000000e+00, %55
  %59 = fmul double %58, %53
  %60 = bitcast double %59 to i64
  %61 = and i64 %60, -134217728
  %62 = bitcast i64 %61 to double
  %63 = bitcast double %55 to i64
  %64 = and i64 %63, -134217728
  %65 = bitcast i64 %64 to double
  %66 = fmul double %65, %62
  %67 = fsub double %53, %66
  %68 = fsub double %55, %65
  %69 = fadd double %57, %68
  %70 = fmul double %69, %62
  %71 = fsub double %67, %70
  %72 = fadd double %71, 0.000000e+00
  %73 = fmul double %58, %72
  %74 = fadd double %73, %62
  %75 = fsub double %74, %62
  %76 = fsub double %73, %75
  %77 = bitcast double %2 to i64
  %78 = and i64 %77, 9223372036720558080
  %79 = bitcast i64 %78 to double
  %80 = fsub double %2, %79
  %81 = fmul double %0, %0
  %82 = fmul double %80, %80
  %83 = fmul double %79, %79
  %84 = fsub double %81, %83
  %85 = fmul double %80, %79
  %86 = fsub double %84, %85
  %87 = fsub double %85, %86
  %88 = fadd double %82, %87
  %89 = fneg double %81
  %90 = call double @llvm.fma.f64(double %89, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %91 = bitcast double %90 to i64
  %92 = trunc i64 %91 to i32
  %93 = fadd double %90, 0xC338000000000000
  %94 = fneg double %93
  %95 = call double @llvm.fma.f64(double %94, double 0x3FE62E42FEFA3800, double %89)
  %96 = call double @llvm.fma.f64(double %93, double 0x3D2EF35793C76730, double %88)
  %97 = fsub double %95, %96
  %98 = fmul double %97, %97
  %99 = call double @llvm.fma.f64(double %97, double 0x3E21F6F3A315F62B, double 0x3E5AF70C203317F6)
  %100 = call double @llvm.fma.f64(double %99, double %97, double 0x3E927E4DD11D80AA)
  %101 = call double @llvm.fma.f64(double %100, double %97, double 0x3EC71DDED52B86F1)
  %102 = call double @llvm.fma.f64(double %101, double %97, double 0x3EFA01A01A6632F5)
  %103 = call double @llvm.fma.f64(double %102, double %97, double 0x3F2A01A01B4A02D4)
  %104 = call double @llvm.fma.f64(double %103, double %97, double 0x3F56C16C16C16374)
  %105 = call double @llvm.fma.f64(double %104, double %97, double 0x3F8111111110E969)
  %106 = call double @llvm.fma.f64(double %105, double %97, double 0x3FA5555555555556)
  %107 = call double @llvm.fma.f64(double %106, double %97, double 0x3FC555555555555C)
  %108 = call double @llvm.fma.f64(double %107, double %97, double 5.000000e-01)
  %109 = fneg double %96
  %110 = call double @llvm.fma.f64(double %98, double %108, double %109)
  %111 = fadd double %95, 1.000000e+00
  %112 = fadd double %111, -1.000000e+00
  %113 = fsub double %95, %112
  %114 = fadd double %113, %110
  %115 = fadd double %111, %114
  %116 = fsub double %115, %111
  %117 = fsub double %114, %116
  %118 = bitcast double %115 to i64
  %119 = and i64 %118, -134217728
  %120 = bitcast i64 %119 to double
  %121 = bitcast double %74 to i64
  %122 = and i64 %121, -134217728
  %123 = bitcast i64 %122 to double
  %124 = fmul double %120, %123
  %125 = fsub double %115, %120
  %126 = fadd double %117, %125
  %127 = fsub double %74, %123
  %128 = fadd double %76, %127
  %129 = fmul double %128, %120
  %130 = call double @llvm.fma.f64(double %126, double %74, double %129)
  %131 = fadd double %124, %130
  %132 = ashr i32 %92, 1
  %133 = add nsw i32 %132, 1023
  %134 = zext i32 %133 to i64
  %135 = shl i64 %134, 52
  %136 = bitcast i64 %135 to double
  %137 = fmul double %131, %136
  %138 = add i32 %92, 1023
  %139 = sub i32 %138, %132
  %140 = zext i32 %139 to i64
  %141 = shl i64 %140, 52
  %142 = bitcast i64 %141 to double
  %143 = fmul double %137, %142
  br label %144

144:
  %145 = phi double [ 0.000000e+00, %22 ], [ %143, %26 ]
  %146 = fsub double 1.000000e+00, %145
  %147 = call double @llvm.copysign.f64(double %146, double %0)
  br label %148

148:
  %149 = phi double [ %19, %4 ], [ %147, %144 ], [ %0, %20 ]
  ret double %149
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fma.f64(double, double, double)

declare double @llvm.copysign.f64(double, double)
