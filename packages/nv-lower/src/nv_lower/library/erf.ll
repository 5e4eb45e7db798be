define linkonce_odr double @erf(double noundef %0) alwaysinline nofree nosync nounwind willreturn memory(none) {
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
  br label %139

20:
  %21 = fcmp ord double %0, 0.000000e+00
  br i1 %21, label %22, label %139

22:
  %23 = fcmp ogt double %2, 6.000000e+00
  %24 = fcmp ogt double %2, 2.730000e+01
  %25 = or i1 %23, %24
  br i1 %25, label %135, label %26

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
  %77 = fmul double %0, %0
  %78 = call double @nv_residual_f64(double noundef %77, double noundef %2, double noundef %2)
  %79 = fneg double %78
  %80 = fneg double %77
  %81 = call double @llvm.fma.f64(double %80, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %82 = bitcast double %81 to i64
  %83 = trunc i64 %82 to i32
  %84 = fadd double %81, 0xC338000000000000
  %85 = fneg double %84
  %86 = call double @llvm.fma.f64(double %85, double 0x3FE62E42FEFA3800, double %80)
  %87 = call double @llvm.fma.f64(double %84, double 0x3D2EF35793C76730, double %79)
  %88 = fsub double %86, %87
  %89 = fmul double %88, %88
  %90 = call double @llvm.fma.f64(double %88, double 0x3E21F6F3A315F62B, double 0x3E5AF70C203317F6)
  %91 = call double @llvm.fma.f64(double %90, double %88, double 0x3E927E4DD11D80AA)
  %92 = call double @llvm.fma.f64(double %91, double %88, double 0x3EC71DDED52B86F1)
  %93 = call double @llvm.fma.f64(double %92, double %88, double 0x3EFA01A01A6632F5)
  %94 = call double @llvm.fma.f64(double %93, double %88, double 0x3F2A01A01B4A02D4)
  %95 = call double @llvm.fma.f64(double %94, double %88, double 0x3F56C16C16C16374)
  %96 = call double @llvm.fma.f64(double %95, double %88, double 0x3F8111111110E969)
  %97 = call double @llvm.fma.f64(double %96, double %88, double 0x3FA5555555555556)
  %98 = call double @llvm.fma.f64(double %97, double %88, double 0x3FC555555555555C)
  %99 = call double @llvm.fma.f64(double %98, double %88, double 5.000000e-01)
  %100 = fneg double %87
  %101 = call double @llvm.fma.f64(double %89, double %99, double %100)
  %102 = fadd double %86, 1.000000e+00
  %103 = fadd double %102, -1.000000e+00
  %104 = fsub double %86, %103
  %105 = fadd double %104, %101
  %106 = fadd double %102, %105
  %107 = fsub double %106, %102
  %108 = fsub double %105, %107
  %109 = bitcast double %106 to i64
  %110 = and i64 %109, -134217728
  %111 = bitcast i64 %110 to double
  %112 = bitcast double %74 to i64
  %113 = and i64 %112, -134217728
  %114 = bitcast i64 %113 to double
  %115 = fmul double %114, %111
  %116 = fsub double %106, %111
  %117 = fadd double %108, %116
  %118 = fsub double %74, %114
  %119 = fadd double %76, %118
  %120 = fmul double %119, %111
  %121 = call double @llvm.fma.f64(double %117, double %74, double %120)
  %122 = fadd double %115, %121
  %123 = ashr i32 %83, 1
  %124 = add nsw i32 %123, 1023
  %125 = zext i32 %124 to i64
  %126 = shl i64 %125, 52
  %127 = bitcast i64 %126 to double
  %128 = fmul double %122, %127
  %129 = add i32 %83, 1023
  %130 = sub i32 %129, %123
  %131 = zext i32 %130 to i64
  %132 = shl i64 %131, 52
  %133 = bitcast i64 %132 to double
  %134 = fmul double %128, %133
  br label %135

135:
  %136 = phi double [ 0.000000e+00, %22 ], [ %134, %26 ]
  %137 = fsub double 1.000000e+00, %136
  %138 = call double @llvm.copysign.f64(double %137, double %0)
  br label %139

139:
  %140 = phi double [ %19, %4 ], [ %138, %135 ], [ %0, %20 ]
  ret double %140
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fma.f64(double, double, double)

declare double @nv_residual_f64(double noundef, double noundef, double noundef)

declare double @llvm.copysign.f64(double, double)
