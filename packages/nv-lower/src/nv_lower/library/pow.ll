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
  br i1 %14, label %181, label %15

15:
  %16 = fcmp ord double %0, %1
  br i1 %16, label %19, label %17

17:
  %18 = fadd double %0, %1
  br label %181

19:
  %20 = fcmp oeq double %0, 0.000000e+00
  %21 = fcmp oeq double %3, 0x7FF0000000000000
  %22 = or i1 %20, %21
  br i1 %22, label %23, label %27

23:
  %24 = fcmp uge double %1, 0.000000e+00
  %25 = xor i1 %20, %24
  %26 = select i1 %25, double 0x7FF0000000000000, double 0.000000e+00
  br label %181

27:
  %28 = fcmp oeq double %3, 1.000000e+00
  br i1 %28, label %181, label %29

29:
  %30 = fcmp ogt double %3, 1.000000e+00
  %31 = fcmp ule double %1, 0.000000e+00
  %32 = xor i1 %30, %31
  %33 = select i1 %32, double 0x7FF0000000000000, double 0.000000e+00
  br label %181

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
  %78 = call double @llvm.fmuladd.f64(double %69, double 0x3FB0E6E6F035C02C, double 0x3FB0F7B54636674A)
  %79 = call double @llvm.fmuladd.f64(double %78, double %69, double 0x3FB3B1F1CDA73E68)
  %80 = call double @llvm.fmuladd.f64(double %79, double %69, double 0x3FB745CE8DD99A7B)
  %81 = call double @llvm.fmuladd.f64(double %80, double %69, double 0x3FBC71C723045ED5)
  %82 = call double @llvm.fmuladd.f64(double %81, double %69, double 0x3FC2492492455DDF)
  %83 = call double @llvm.fmuladd.f64(double %82, double %69, double 0x3FC9999999999B40)
  %84 = call double @llvm.fmuladd.f64(double %69, double %83, double 0xBE25555555555555)
  %85 = fmul double %72, 0x3FD5555558000000
  %86 = fadd double %84, 0x3FD5555558000000
  %87 = fmul double %77, %86
  %88 = call double @llvm.fmuladd.f64(double %72, double %84, double %87)
  %89 = fadd double %85, %88
  %90 = bitcast double %89 to i64
  %91 = and i64 %90, -134217728
  %92 = bitcast i64 %91 to double
  %93 = fadd double %63, %63
  %94 = sitofp i32 %44 to double
  %95 = fmul double %94, 0x3FE62E42FEFA3800
  %96 = fadd double %95, %93
  %97 = fsub double %96, %95
  %98 = fsub double %93, %97
  %99 = icmp eq i32 %44, 0
  %100 = select i1 %99, double %93, double %96
  %101 = select i1 %99, double 0.000000e+00, double %98
  %102 = fadd double %68, %68
  %103 = fsub double %85, %92
  %104 = fadd double %88, %103
  %105 = fmul double %93, %92
  %106 = fadd double %100, %105
  %107 = fsub double %106, %100
  %108 = fsub double %105, %107
  %109 = fmul double %102, %89
  %110 = call double @llvm.fmuladd.f64(double %93, double %104, double %109)
  %111 = fadd double %102, %110
  %112 = call double @llvm.fmuladd.f64(double %94, double 0x3D2EF35793C76730, double %111)
  %113 = fadd double %101, %112
  %114 = fadd double %108, %113
  %115 = fadd double %106, %114
  %116 = fsub double %115, %106
  %117 = fsub double %114, %116
  %118 = bitcast double %115 to i64
  %119 = and i64 %118, -134217728
  %120 = bitcast i64 %119 to double
  %121 = bitcast double %51 to i64
  %122 = and i64 %121, -134217728
  %123 = bitcast i64 %122 to double
  %124 = fmul double %123, %120
  %125 = fsub double %115, %120
  %126 = fadd double %117, %125
  %127 = fsub double %51, %123
  %128 = fmul double %127, %115
  %129 = call double @llvm.fmuladd.f64(double %126, double %123, double %128)
  %130 = fadd double %124, %129
  %131 = fsub double %130, %124
  %132 = fsub double %129, %131
  %133 = call double @llvm.fabs.f64(double %130)
  %134 = fcmp olt double %133, 1.420000e+03
  %135 = fcmp olt double %130, -7.460000e+02
  %136 = select i1 %135, double -7.460000e+02, double %130
  %137 = fcmp ogt double %136, 7.100000e+02
  %138 = select i1 %137, double 7.100000e+02, double %136
  %139 = call double @llvm.fmuladd.f64(double %138, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %140 = bitcast double %139 to i64
  %141 = trunc i64 %140 to i32
  %142 = fadd double %139, 0xC338000000000000
  %143 = fneg double %142
  %144 = call double @llvm.fmuladd.f64(double %143, double 0x3FE62E42FEFA3800, double %138)
  %145 = fneg double %132
  %146 = select i1 %134, double %145, double -0.000000e+00
  %147 = call double @llvm.fmuladd.f64(double %142, double 0x3D2EF35793C76730, double %146)
  %148 = fsub double %144, %147
  %149 = fmul double %148, %148
  %150 = call double @llvm.fmuladd.f64(double %148, double 0x3E21F6F3A315F62B, double 0x3E5AF70C203317F6)
  %151 = call double @llvm.fmuladd.f64(double %150, double %148, double 0x3E927E4DD11D80AA)
  %152 = call double @llvm.fmuladd.f64(double %151, double %148, double 0x3EC71DDED52B86F1)
  %153 = call double @llvm.fmuladd.f64(double %152, double %148, double 0x3EFA01A01A6632F5)
  %154 = call double @llvm.fmuladd.f64(double %153, double %148, double 0x3F2A01A01B4A02D4)
  %155 = call double @llvm.fmuladd.f64(double %154, double %148, double 0x3F56C16C16C16374)
  %156 = call double @llvm.fmuladd.f64(double %155, double %148, double 0x3F8111111110E969)
  %157 = call double @llvm.fmuladd.f64(double %156, double %148, double 0x3FA5555555555556)
  %158 = call double @llvm.fmuladd.f64(double %157, double %148, double 0x3FC555555555555C)
  %159 = call double @llvm.fmuladd.f64(double %158, double %148, double 5.000000e-01)
  %160 = fneg double %147
  %161 = call double @llvm.fmuladd.f64(double %149, double %159, double %160)
  %162 = fadd double %144, %161
  %163 = fadd double %162, 1.000000e+00
  %164 = ashr i32 %141, 1
  %165 = add nsw i32 %164, 1023
  %166 = zext i32 %165 to i64
  %167 = shl i64 %166, 52
  %168 = bitcast i64 %167 to double
  %169 = fmul double %163, %168
  %170 = add i32 %141, 1023
  %171 = sub i32 %170, %164
  %172 = zext i32 %171 to i64
  %173 = shl i64 %172, 52
  %174 = bitcast i64 %173 to double
  %175 = fmul double %169, %174
  %176 = bitcast double %0 to i64
  %177 = icmp sgt i64 %176, -1
  %178 = call double @llvm.trunc.f64(double %1)
  %179 = fcmp oeq double %178, %1
  %180 = or i1 %177, %179
  br i1 %180, label %181, label %199

181:
  %182 = phi double [ %18, %17 ], [ 1.000000e+00, %11 ], [ 1.000000e+00, %27 ], [ %26, %23 ], [ %33, %29 ], [ %175, %34 ]
  %183 = bitcast double %0 to i64
  %184 = icmp sgt i64 %183, -1
  br i1 %184, label %199, label %185

185:
  %186 = fcmp olt double %7, 0x4340000000000000
  br i1 %186, label %187, label %195

187:
  %188 = call double @llvm.trunc.f64(double %1)
  %189 = fcmp une double %188, %1
  %190 = fmul double %1, 5.000000e-01
  %191 = call double @llvm.trunc.f64(double %190)
  %192 = fmul double %191, 2.000000e+00
  %193 = fcmp oeq double %192, %1
  %194 = or i1 %189, %193
  br label %195

195:
  %196 = phi i1 [ true, %185 ], [ %194, %187 ]
  %197 = fneg double %182
  %198 = select i1 %196, double %182, double %197
  br label %199

199:
  %200 = phi double [ %182, %181 ], [ %198, %195 ], [ 0x7FF8000000000000, %34 ]
  ret double %200
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.trunc.f64(double)
