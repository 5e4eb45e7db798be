define linkonce_odr double @pow(double noundef %0, double noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = call double @llvm.fabs.f64(double %0)
  %4 = bitcast double %3 to i64
  %5 = add nsw i64 %4, -1
  %6 = icmp ult i64 %5, 9218868437227405311
  %7 = call double @llvm.fabs.f64(double %1)
  %8 = bitcast double %7 to i64
  %9 = icmp ult i64 %8, 9218868437227405312
  %10 = and i1 %6, %9
  br i1 %10, label %34, label %11

11:
  %12 = fcmp oeq double %1, 0.000000e+00
  %13 = fcmp oeq double %0, 1.000000e+00
  %14 = or i1 %13, %12
  br i1 %14, label %179, label %15

15:
  %16 = fcmp ord double %0, %1
  br i1 %16, label %19, label %17

17:
  %18 = fadd double %0, %1
  br label %179

19:
  %20 = fcmp oeq double %0, 0.000000e+00
  %21 = fcmp oeq double %3, 0x7FF0000000000000
  %22 = or i1 %20, %21
  br i1 %22, label %23, label %27

23:
  %24 = fcmp uge double %1, 0.000000e+00
  %25 = xor i1 %20, %24
  %26 = select i1 %25, double 0x7FF0000000000000, double 0.000000e+00
  br label %179

27:
  %28 = fcmp oeq double %3, 1.000000e+00
  br i1 %28, label %179, label %29

29:
  %30 = fcmp ogt double %3, 1.000000e+00
  %31 = fcmp ule double %1, 0.000000e+00
  %32 = xor i1 %30, %31
  %33 = select i1 %32, double 0x7FF0000000000000, double 0.000000e+00
  br label %179

34:
  %35 = icmp ult i64 %4, 4503599627370496
  %36 = or i64 %4, 4607182418800017408
  %37 = bitcast i64 %36 to double
  %38 = fadd double %37, -1.000000e+00
  %39 = select i1 %35, i32 -1022, i32 0
  %40 = select i1 %35, double %38, double %3
  %41 = bitcast double %40 to i64
  %42 = add i64 %41, -4604544271217802189
  %43 = ashr i64 %42, 52
  %44 = trunc nsw i64 %43 to i32
  %45 = add nsw i32 %39, %44
  %46 = and i64 %42, 4503599627370495
  %47 = add nuw nsw i64 %46, 4604544271217802189
  %48 = bitcast i64 %47 to double
  %49 = fcmp olt double %1, 0xC450000000000000
  %50 = select i1 %49, double 0xC450000000000000, double %1
  %51 = fcmp ogt double %50, 0x4450000000000000
  %52 = select i1 %51, double 0x4450000000000000, double %50
  %53 = fadd double %48, -1.000000e+00
  %54 = fadd double %53, 2.000000e+00
  %55 = bitcast double %54 to i64
  %56 = and i64 %55, -134217728
  %57 = bitcast i64 %56 to double
  %58 = fadd double %57, -2.000000e+00
  %59 = fsub double %53, %58
  %60 = fdiv arcp double 1.000000e+00, %54
  %61 = fmul double %53, %60
  %62 = bitcast double %61 to i64
  %63 = and i64 %62, -134217728
  %64 = bitcast i64 %63 to double
  %65 = fmul double %57, %64
  %66 = fsub double %53, %65
  %67 = fmul double %59, %64
  %68 = fsub double %66, %67
  %69 = fmul double %60, %68
  %70 = fmul double %61, %61
  %71 = bitcast double %70 to i64
  %72 = and i64 %71, -134217728
  %73 = bitcast i64 %72 to double
  %74 = fmul double %64, %64
  %75 = fsub double %74, %73
  %76 = fadd double %61, %64
  %77 = fmul double %76, %69
  %78 = fadd double %75, %77
  %79 = call double @llvm.fma.f64(double %70, double 0x3FB0E6E6F035C02C, double 0x3FB0F7B54636674A)
  %80 = call double @llvm.fma.f64(double %79, double %70, double 0x3FB3B1F1CDA73E68)
  %81 = call double @llvm.fma.f64(double %80, double %70, double 0x3FB745CE8DD99A7B)
  %82 = call double @llvm.fma.f64(double %81, double %70, double 0x3FBC71C723045ED5)
  %83 = call double @llvm.fma.f64(double %82, double %70, double 0x3FC2492492455DDF)
  %84 = call double @llvm.fma.f64(double %83, double %70, double 0x3FC9999999999B40)
  %85 = call double @llvm.fma.f64(double %70, double %84, double 0xBE25555555555555)
  %86 = fmul double %73, 0x3FD5555558000000
  %87 = fadd double %85, 0x3FD5555558000000
  %88 = fmul double %78, %87
  %89 = call double @llvm.fma.f64(double %73, double %85, double %88)
  %90 = fadd double %86, %89
  %91 = bitcast double %90 to i64
  %92 = and i64 %91, -134217728
  %93 = bitcast i64 %92 to double
  %94 = fsub double %86, %93
  %95 = fadd double %89, %94
  %96 = fadd double %64, %64
  %97 = fadd double %69, %69
  %98 = sitofp i32 %45 to double
  %99 = fmul double %98, 0x3FE62E42FEFA3800
  %100 = fadd double %99, %96
  %101 = fsub double %100, %99
  %102 = fsub double %96, %101
  %103 = fmul double %96, %93
  %104 = fadd double %100, %103
  %105 = fsub double %104, %100
  %106 = fsub double %103, %105
  %107 = fmul double %97, %90
  %108 = call double @llvm.fma.f64(double %96, double %95, double %107)
  %109 = fadd double %97, %108
  %110 = call double @llvm.fma.f64(double %98, double 0x3D2EF35793C76730, double %109)
  %111 = fadd double %102, %110
  %112 = fadd double %106, %111
  %113 = fadd double %104, %112
  %114 = fsub double %113, %104
  %115 = fsub double %112, %114
  %116 = bitcast double %113 to i64
  %117 = and i64 %116, -134217728
  %118 = bitcast i64 %117 to double
  %119 = bitcast double %52 to i64
  %120 = and i64 %119, -134217728
  %121 = bitcast i64 %120 to double
  %122 = fmul double %121, %118
  %123 = fsub double %113, %118
  %124 = fadd double %115, %123
  %125 = fsub double %52, %121
  %126 = fmul double %125, %113
  %127 = call double @llvm.fma.f64(double %124, double %121, double %126)
  %128 = fadd double %122, %127
  %129 = fsub double %128, %122
  %130 = fsub double %127, %129
  %131 = call double @llvm.fabs.f64(double %128)
  %132 = fcmp olt double %131, 1.420000e+03
  %133 = fcmp olt double %128, -7.460000e+02
  %134 = select i1 %133, double -7.460000e+02, double %128
  %135 = fcmp ogt double %134, 7.100000e+02
  %136 = select i1 %135, double 7.100000e+02, double %134
  %137 = call double @llvm.fma.f64(double %136, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %138 = bitcast double %137 to i64
  %139 = trunc i64 %138 to i32
  %140 = fadd double %137, 0xC338000000000000
  %141 = fneg double %140
  %142 = call double @llvm.fma.f64(double %141, double 0x3FE62E42FEFA3800, double %136)
  %143 = fneg double %130
  %144 = select i1 %132, double %143, double -0.000000e+00
  %145 = call double @llvm.fma.f64(double %140, double 0x3D2EF35793C76730, double %144)
  %146 = fsub double %142, %145
  %147 = fmul double %146, %146
  %148 = call double @llvm.fma.f64(double %146, double 0x3E21F6F3A315F62B, double 0x3E5AF70C203317F6)
  %149 = call double @llvm.fma.f64(double %148, double %146, double 0x3E927E4DD11D80AA)
  %150 = call double @llvm.fma.f64(double %149, double %146, double 0x3EC71DDED52B86F1)
  %151 = call double @llvm.fma.f64(double %150, double %146, double 0x3EFA01A01A6632F5)
  %152 = call double @llvm.fma.f64(double %151, double %146, double 0x3F2A01A01B4A02D4)
  %153 = call double @llvm.fma.f64(double %152, double %146, double 0x3F56C16C16C16374)
  %154 = call double @llvm.fma.f64(double %153, double %146, double 0x3F8111111110E969)
  %155 = call double @llvm.fma.f64(double %154, double %146, double 0x3FA5555555555556)
  %156 = call double @llvm.fma.f64(double %155, double %146, double 0x3FC555555555555C)
  %157 = call double @llvm.fma.f64(double %156, double %146, double 5.000000e-01)
  %158 = fneg double %145
  %159 = call double @llvm.fma.f64(double %147, double %157, double %158)
  %160 = fadd double %142, %159
  %161 = fadd double %160, 1.000000e+00
  %162 = ashr i32 %139, 1
  %163 = add nsw i32 %162, 1023
  %164 = zext i32 %163 to i64
  %165 = shl i64 %164, 52
  %166 = bitcast i64 %165 to double
  %167 = fmul double %161, %166
  %168 = add i32 %139, 1023
  %169 = sub i32 %168, %162
  %170 = zext i32 %169 to i64
  %171 = shl i64 %170, 52
  %172 = bitcast i64 %171 to double
  %173 = fmul double %167, %172
  %174 = bitcast double %0 to i64
  %175 = icmp sgt i64 %174, -1
  %176 = call double @llvm.trunc.f64(double %1)
  %177 = fcmp oeq double %176, %1
  %178 = or i1 %175, %177
  br i1 %178, label %179, label %197

179:
  %180 = phi double [ %18, %17 ], [ 1.000000e+00, %11 ], [ 1.000000e+00, %27 ], [ %26, %23 ], [ %33, %29 ], [ %173, %34 ]
  %181 = bitcast double %0 to i64
  %182 = icmp sgt i64 %181, -1
  br i1 %182, label %197, label %183

183:
  %184 = fcmp olt double %7, 0x4340000000000000
  br i1 %184, label %185, label %193

185:
  %186 = call double @llvm.trunc.f64(double %1)
  %187 = fcmp une double %186, %1
  %188 = fmul double %1, 5.000000e-01
  %189 = call double @llvm.trunc.f64(double %188)
  %190 = fmul double %189, 2.000000e+00
  %191 = fcmp oeq double %190, %1
  %192 = or i1 %187, %191
  br label %193

193:
  %194 = phi i1 [ true, %183 ], [ %192, %185 ]
  %195 = fneg double %180
  %196 = select i1 %194, double %180, double %195
  br label %197

197:
  %198 = phi double [ %180, %179 ], [ %196, %193 ], [ 0x7FF8000000000000, %34 ]
  ret double %198
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fma.f64(double, double, double)

declare double @llvm.trunc.f64(double)
