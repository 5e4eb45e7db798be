define linkonce_odr double @erfc(double noundef %0) alwaysinline nofree nosync nounwind willreturn memory(none) {
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
  br label %143

25:
  %26 = fcmp ord double %0, 0.000000e+00
  br i1 %26, label %27, label %143

27:
  %28 = fcmp ogt double %2, 2.730000e+01
  br i1 %28, label %138, label %29

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
  %80 = fmul double %0, %0
  %81 = call double @nv_residual_f64(double noundef %80, double noundef %2, double noundef %2)
  %82 = fneg double %81
  %83 = fneg double %80
  %84 = call double @llvm.fma.f64(double %83, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %85 = bitcast double %84 to i64
  %86 = trunc i64 %85 to i32
  %87 = fadd double %84, 0xC338000000000000
  %88 = fneg double %87
  %89 = call double @llvm.fma.f64(double %88, double 0x3FE62E42FEFA3800, double %83)
  %90 = call double @llvm.fma.f64(double %87, double 0x3D2EF35793C76730, double %82)
  %91 = fsub double %89, %90
  %92 = fmul double %91, %91
  %93 = call double @llvm.fma.f64(double %91, double 0x3E21F6F3A315F62B, double 0x3E5AF70C203317F6)
  %94 = call double @llvm.fma.f64(double %93, double %91, double 0x3E927E4DD11D80AA)
  %95 = call double @llvm.fma.f64(double %94, double %91, double 0x3EC71DDED52B86F1)
  %96 = call double @llvm.fma.f64(double %95, double %91, double 0x3EFA01A01A6632F5)
  %97 = call double @llvm.fma.f64(double %96, double %91, double 0x3F2A01A01B4A02D4)
  %98 = call double @llvm.fma.f64(double %97, double %91, double 0x3F56C16C16C16374)
  %99 = call double @llvm.fma.f64(double %98, double %91, double 0x3F8111111110E969)
  %100 = call double @llvm.fma.f64(double %99, double %91, double 0x3FA5555555555556)
  %101 = call double @llvm.fma.f64(double %100, double %91, double 0x3FC555555555555C)
  %102 = call double @llvm.fma.f64(double %101, double %91, double 5.000000e-01)
  %103 = fneg double %90
  %104 = call double @llvm.fma.f64(double %92, double %102, double %103)
  %105 = fadd double %89, 1.000000e+00
  %106 = fadd double %105, -1.000000e+00
  %107 = fsub double %89, %106
  %108 = fadd double %107, %104
  %109 = fadd double %105, %108
  %110 = fsub double %109, %105
  %111 = fsub double %108, %110
  %112 = bitcast double %109 to i64
  %113 = and i64 %112, -134217728
  %114 = bitcast i64 %113 to double
  %115 = bitcast double %77 to i64
  %116 = and i64 %115, -134217728
  %117 = bitcast i64 %116 to double
  %118 = fmul double %117, %114
  %119 = fsub double %109, %114
  %120 = fadd double %111, %119
  %121 = fsub double %77, %117
  %122 = fadd double %79, %121
  %123 = fmul double %122, %114
  %124 = call double @llvm.fma.f64(double %120, double %77, double %123)
  %125 = fadd double %118, %124
  %126 = ashr i32 %86, 1
  %127 = add nsw i32 %126, 1023
  %128 = zext i32 %127 to i64
  %129 = shl i64 %128, 52
  %130 = bitcast i64 %129 to double
  %131 = fmul double %125, %130
  %132 = add i32 %86, 1023
  %133 = sub i32 %132, %126
  %134 = zext i32 %133 to i64
  %135 = shl i64 %134, 52
  %136 = bitcast i64 %135 to double
  %137 = fmul double %131, %136
  br label %138

138:
  %139 = phi double [ %137, %29 ], [ 0.000000e+00, %27 ]
  %140 = fcmp ogt double %0, 0.000000e+00
  %141 = fsub double 2.000000e+00, %139
  %142 = select i1 %140, double %139, double %141
  br label %143

143:
  %144 = phi double [ %24, %4 ], [ %142, %138 ], [ %0, %25 ]
  ret double %144
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fma.f64(double, double, double)

declare double @nv_residual_f64(double noundef, double noundef, double noundef)
