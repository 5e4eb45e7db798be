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
  br i1 %14, label %178, label %15

15:
  %16 = fcmp ord double %0, %1
  br i1 %16, label %19, label %17

17:
  %18 = fadd double %0, %1
  br label %178

19:
  %20 = fcmp oeq double %0, 0.000000e+00
  %21 = fcmp oeq double %3, 0x7FF0000000000000
  %22 = or i1 %20, %21
  br i1 %22, label %23, label %27

23:
  %24 = fcmp uge double %1, 0.000000e+00
  %25 = xor i1 %20, %24
  %26 = select i1 %25, double 0x7FF0000000000000, double 0.000000e+00
  br label %178

27:
  %28 = fcmp oeq double %3, 1.000000e+00
  br i1 %28, label %178, label %29

29:
  %30 = fcmp ogt double %3, 1.000000e+00
  %31 = fcmp ule double %1, 0.000000e+00
  %32 = xor i1 %30, %31
  %33 = select i1 %32, double 0x7FF0000000000000, double 0.000000e+00
  br label %178

34:
  %35 = add nsw i64 %4, -4503599627370496
  %36 = icmp ult i64 %35, -4503599627370495
  %37 = uitofp nneg i64 %4 to double
  %38 = select i1 %36, i32 0, i32 -1074
  %39 = select i1 %36, double %3, double %37
  %40 = bitcast double %39 to i64
  %41 = add nsw i64 %40, -4604544271217802189
  %42 = ashr i64 %41, 52
  %43 = trunc nsw i64 %42 to i32
  %44 = add nsw i32 %38, %43
  %45 = and i64 %41, 4503599627370495
  %46 = add nuw nsw i64 %45, 4604544271217802189
  %47 = bitcast i64 %46 to double
  %48 = fcmp olt double %1, 0xC450000000000000
  %49 = select i1 %48, double 0xC450000000000000, double %1
  %50 = fcmp ogt double %49, 0x4450000000000000
  %51 = select i1 %50, double 0x4450000000000000, double %49
  %52 = fadd double %47, -1.000000e+00
  %53 = fadd double %52, 2.000000e+00
  %54 = bitcast double %53 to i64
  %55 = and i64 %54, -134217728
  %56 = bitcast i64 %55 to double
  %57 = fadd double %56, -2.000000e+00
  %58 = fsub double %52, %57
  %59 = fdiv arcp double 1.000000e+00, %53
  %60 = fmul double %52, %59
  %61 = bitcast double %60 to i64
  %62 = and i64 %61, -134217728
  %63 = bitcast i64 %62 to double
  %64 = fmul double %56, %63
  %65 = fsub double %52, %64
  %66 = fmul double %58, %63
  %67 = fsub double %65, %66
  %68 = fmul double %59, %67
  %69 = fmul double %60, %60
  %70 = bitcast double %69 to i64
  %71 = and i64 %70, -134217728
  %72 = bitcast i64 %71 to double
  %73 = fmul double %63, %63
  %74 = fsub double %73, %72
  %75 = fadd double %60, %63
  %76 = fmul double %75, %68
  %77 = fadd double %74, %76
  %78 = call double @llvm.fma.f64(double %69, double 0x3FB0E6E6F035C02C, double 0x3FB0F7B54636674A)
  %79 = call double @llvm.fma.f64(double %78, double %69, double 0x3FB3B1F1CDA73E68)
  %80 = call double @llvm.fma.f64(double %79, double %69, double 0x3FB745CE8DD99A7B)
  %81 = call double @llvm.fma.f64(double %80, double %69, double 0x3FBC71C723045ED5)
  %82 = call double @llvm.fma.f64(double %81, double %69, double 0x3FC2492492455DDF)
  %83 = call double @llvm.fma.f64(double %82, double %69, double 0x3FC9999999999B40)
  %84 = call double @llvm.fma.f64(double %69, double %83, double 0xBE25555555555555)
  %85 = fmul double %72, 0x3FD5555558000000
  %86 = fadd double %84, 0x3FD5555558000000
  %87 = fmul double %77, %86
  %88 = call double @llvm.fma.f64(double %72, double %84, double %87)
  %89 = fadd double %85, %88
  %90 = bitcast double %89 to i64
  %91 = and i64 %90, -134217728
  %92 = bitcast i64 %91 to double
  %93 = fsub double %85, %92
  %94 = fadd double %88, %93
  %95 = fadd double %63, %63
  %96 = fadd double %68, %68
  %97 = sitofp i32 %44 to double
  %98 = fmul double %97, 0x3FE62E42FEFA3800
  %99 = fadd double %98, %95
  %100 = fsub double %99, %98
  %101 = fsub double %95, %100
  %102 = fmul double %95, %92
  %103 = fadd double %99, %102
  %104 = fsub double %103, %99
  %105 = fsub double %102, %104
  %106 = fmul double %96, %89
  %107 = call double @llvm.fma.f64(double %95, double %94, double %106)
  %108 = fadd double %96, %107
  %109 = call double @llvm.fma.f64(double %97, double 0x3D2EF35793C76730, double %108)
  %110 = fadd double %101, %109
  %111 = fadd double %105, %110
  %112 = fadd double %103, %111
  %113 = fsub double %112, %103
  %114 = fsub double %111, %113
  %115 = bitcast double %112 to i64
  %116 = and i64 %115, -134217728
  %117 = bitcast i64 %116 to double
  %118 = bitcast double %51 to i64
  %119 = and i64 %118, -134217728
  %120 = bitcast i64 %119 to double
  %121 = fmul double %120, %117
  %122 = fsub double %112, %117
  %123 = fadd double %114, %122
  %124 = fsub double %51, %120
  %125 = fmul double %124, %112
  %126 = call double @llvm.fma.f64(double %123, double %120, double %125)
  %127 = fadd double %121, %126
  %128 = fsub double %127, %121
  %129 = fsub double %126, %128
  %130 = call double @llvm.fabs.f64(double %127)
  %131 = fcmp olt double %130, 1.420000e+03
  %132 = fcmp olt double %127, -7.460000e+02
  %133 = select i1 %132, double -7.460000e+02, double %127
  %134 = fcmp ogt double %133, 7.100000e+02
  %135 = select i1 %134, double 7.100000e+02, double %133
  %136 = call double @llvm.fma.f64(double %135, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %137 = bitcast double %136 to i64
  %138 = trunc i64 %137 to i32
  %139 = fadd double %136, 0xC338000000000000
  %140 = fneg double %139
  %141 = call double @llvm.fma.f64(double %140, double 0x3FE62E42FEFA3800, double %135)
  %142 = fneg double %129
  %143 = select i1 %131, double %142, double -0.000000e+00
  %144 = call double @llvm.fma.f64(double %139, double 0x3D2EF35793C76730, double %143)
  %145 = fsub double %141, %144
  %146 = fmul double %145, %145
  %147 = call double @llvm.fma.f64(double %145, double 0x3E21F6F3A315F62B, double 0x3E5AF70C203317F6)
  %148 = call double @llvm.fma.f64(double %147, double %145, double 0x3E927E4DD11D80AA)
  %149 = call double @llvm.fma.f64(double %148, double %145, double 0x3EC71DDED52B86F1)
  %150 = call double @llvm.fma.f64(double %149, double %145, double 0x3EFA01A01A6632F5)
  %151 = call double @llvm.fma.f64(double %150, double %145, double 0x3F2A01A01B4A02D4)
  %152 = call double @llvm.fma.f64(double %151, double %145, double 0x3F56C16C16C16374)
  %153 = call double @llvm.fma.f64(double %152, double %145, double 0x3F8111111110E969)
  %154 = call double @llvm.fma.f64(double %153, double %145, double 0x3FA5555555555556)
  %155 = call double @llvm.fma.f64(double %154, double %145, double 0x3FC555555555555C)
  %156 = call double @llvm.fma.f64(double %155, double %145, double 5.000000e-01)
  %157 = fneg double %144
  %158 = call double @llvm.fma.f64(double %146, double %156, double %157)
  %159 = fadd double %141, %158
  %160 = fadd double %159, 1.000000e+00
  %161 = ashr i32 %138, 1
  %162 = add nsw i32 %161, 1023
  %163 = zext i32 %162 to i64
  %164 = shl i64 %163, 52
  %165 = bitcast i64 %164 to double
  %166 = fmul double %160, %165
  %167 = add i32 %138, 1023
  %168 = sub i32 %167, %161
  %169 = zext i32 %168 to i64
  %170 = shl i64 %169, 52
  %171 = bitcast i64 %170 to double
  %172 = fmul double %166, %171
  %173 = bitcast double %0 to i64
  %174 = icmp sgt i64 %173, -1
  %175 = call double @llvm.trunc.f64(double %1)
  %176 = fcmp oeq double %175, %1
  %177 = or i1 %174, %176
  br i1 %177, label %178, label %196

178:
  %179 = phi double [ %18, %17 ], [ 1.000000e+00, %11 ], [ 1.000000e+00, %27 ], [ %26, %23 ], [ %33, %29 ], [ %172, %34 ]
  %180 = bitcast double %0 to i64
  %181 = icmp sgt i64 %180, -1
  br i1 %181, label %196, label %182

182:
  %183 = fcmp olt double %7, 0x4340000000000000
  br i1 %183, label %184, label %192

184:
  %185 = call double @llvm.trunc.f64(double %1)
  %186 = fcmp une double %185, %1
  %187 = fmul double %1, 5.000000e-01
  %188 = call double @llvm.trunc.f64(double %187)
  %189 = fmul double %188, 2.000000e+00
  %190 = fcmp oeq double %189, %1
  %191 = or i1 %186, %190
  br label %192

192:
  %193 = phi i1 [ true, %182 ], [ %191, %184 ]
  %194 = fneg double %179
  %195 = select i1 %193, double %179, double %194
  br label %196

196:
  %197 = phi double [ %179, %178 ], [ %195, %192 ], [ 0x7FF8000000000000, %34 ]
  ret double %197
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fma.f64(double, double, double)

declare double @llvm.trunc.f64(double)
