define linkonce_odr double @pow(double noundef %0, double noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = call double @llvm.fabs.f64(double %0)
  %4 = fcmp oeq double %1, 0.000000e+00
  %5 = fcmp oeq double %0, 1.000000e+00
  %6 = or i1 %5, %4
  br i1 %6, label %261, label %7

7:
  %8 = fcmp ord double %0, %1
  br i1 %8, label %11, label %9

9:
  %10 = fadd double %0, %1
  br label %261

11:
  %12 = fcmp oeq double %0, 0.000000e+00
  %13 = fcmp oeq double %3, 0x7FF0000000000000
  %14 = or i1 %12, %13
  br i1 %14, label %15, label %19

15:
  %16 = fcmp uge double %1, 0.000000e+00
  %17 = xor i1 %12, %16
  %18 = select i1 %17, double 0x7FF0000000000000, double 0.000000e+00
  br label %239

19:
  %20 = call double @llvm.fabs.f64(double %1)
  %21 = fcmp oeq double %20, 0x7FF0000000000000
  br i1 %21, label %22, label %29

22:
  %23 = fcmp oeq double %3, 1.000000e+00
  br i1 %23, label %239, label %24

24:
  %25 = fcmp ogt double %3, 1.000000e+00
  %26 = fcmp ule double %1, 0.000000e+00
  %27 = xor i1 %25, %26
  %28 = select i1 %27, double 0x7FF0000000000000, double 0.000000e+00
  br label %239

29:
  %30 = bitcast double %3 to i64
  %31 = add nsw i64 %30, -4503599627370496
  %32 = icmp ult i64 %31, -4503599627370495
  %33 = uitofp nneg i64 %30 to double
  %34 = select i1 %32, i32 0, i32 -1074
  %35 = select i1 %32, double %3, double %33
  %36 = bitcast double %35 to i64
  %37 = add nsw i64 %36, -4604544271217802189
  %38 = ashr i64 %37, 52
  %39 = trunc nsw i64 %38 to i32
  %40 = add nsw i32 %34, %39
  %41 = and i64 %37, 4503599627370495
  %42 = add nuw nsw i64 %41, 4604544271217802189
  %43 = bitcast i64 %42 to double
  %44 = fcmp olt double %1, 0xC450000000000000
  %45 = select i1 %44, double 0xC450000000000000, double %1
  %46 = fcmp ogt double %45, 0x4450000000000000
  %47 = select i1 %46, double 0x4450000000000000, double %45
  %48 = fadd double %43, -1.000000e+00
  %49 = fadd double %48, 2.000000e+00
  %50 = fadd double %49, -2.000000e+00
  %51 = fsub double %48, %50
  %52 = fdiv arcp double 1.000000e+00, %49
  %53 = fmul double %48, %52
  %54 = bitcast double %53 to i64
  %55 = and i64 %54, -134217728
  %56 = bitcast i64 %55 to double
  %57 = fsub double %53, %56
  %58 = bitcast double %49 to i64
  %59 = and i64 %58, -134217728
  %60 = bitcast i64 %59 to double
  %61 = fsub double %49, %60
  %62 = fmul double %60, %56
  %63 = fsub double %48, %62
  %64 = fmul double %61, %56
  %65 = fsub double %63, %64
  %66 = fmul double %57, %60
  %67 = fsub double %65, %66
  %68 = fmul double %61, %57
  %69 = fsub double %67, %68
  %70 = fmul double %53, %51
  %71 = fsub double 0.000000e+00, %70
  %72 = fadd double %71, %69
  %73 = fmul double %52, %72
  %74 = fadd double %53, %73
  %75 = fsub double %74, %53
  %76 = fsub double %73, %75
  %77 = bitcast double %74 to i64
  %78 = and i64 %77, -134217728
  %79 = bitcast i64 %78 to double
  %80 = fsub double %74, %79
  %81 = fmul double %74, %74
  %82 = fmul double %80, %80
  %83 = fmul double %79, %79
  %84 = fsub double %81, %83
  %85 = fmul double %80, %79
  %86 = fsub double %84, %85
  %87 = fsub double %85, %86
  %88 = fadd double %82, %87
  %89 = fmul double %74, %76
  %90 = call double @llvm.fmuladd.f64(double %74, double %76, double %89)
  %91 = fadd double %90, %88
  %92 = fadd double %81, %91
  %93 = fsub double %81, %92
  %94 = fadd double %91, %93
  %95 = bitcast double %92 to i64
  %96 = and i64 %95, -134217728
  %97 = bitcast i64 %96 to double
  %98 = fsub double %92, %97
  %99 = fmul double %74, %92
  %100 = fmul double %80, %98
  %101 = fmul double %79, %97
  %102 = fsub double %99, %101
  %103 = fmul double %80, %97
  %104 = fsub double %102, %103
  %105 = fmul double %98, %79
  %106 = fsub double %104, %105
  %107 = fsub double %100, %106
  %108 = fmul double %74, %94
  %109 = call double @llvm.fmuladd.f64(double %92, double %76, double %108)
  %110 = fadd double %109, %107
  %111 = fadd double %99, %110
  %112 = fsub double %111, %99
  %113 = fsub double %110, %112
  %114 = bitcast double %111 to i64
  %115 = and i64 %114, -134217728
  %116 = bitcast i64 %115 to double
  %117 = fsub double %111, %116
  %118 = fmul double %111, 0x3FE5555555555555
  %119 = fmul double %117, 0x3E45555554000000
  %120 = fmul double %116, 0x3FE5555550000000
  %121 = fsub double %118, %120
  %122 = fmul double %116, 0x3E45555554000000
  %123 = fsub double %121, %122
  %124 = fmul double %117, 0x3FE5555550000000
  %125 = fsub double %123, %124
  %126 = fsub double %119, %125
  %127 = fmul double %113, 0x3FE5555555555555
  %128 = call double @llvm.fmuladd.f64(double %111, double 0x3C85555555555555, double %127)
  %129 = fadd double %128, %126
  %130 = fadd double %118, %129
  %131 = fsub double %130, %118
  %132 = fsub double %129, %131
  %133 = call double @llvm.fmuladd.f64(double %92, double 0x3FC0E6E6F035C02C, double 0x3FC0F7B54636674A)
  %134 = call double @llvm.fmuladd.f64(double %133, double %92, double 0x3FC3B1F1CDA73E68)
  %135 = call double @llvm.fmuladd.f64(double %134, double %92, double 0x3FC745CE8DD99A7B)
  %136 = call double @llvm.fmuladd.f64(double %135, double %92, double 0x3FCC71C723045ED5)
  %137 = call double @llvm.fmuladd.f64(double %136, double %92, double 0x3FD2492492455DDF)
  %138 = call double @llvm.fmuladd.f64(double %137, double %92, double 0x3FD9999999999B40)
  %139 = sitofp i32 %40 to double
  %140 = fmul double %139, 0x3FE62E42FEFA3800
  %141 = fmul double %139, 0x3D2EF35793C76730
  %142 = fadd double %140, %141
  %143 = fsub double %142, %140
  %144 = fsub double %141, %143
  %145 = fmul double %74, 2.000000e+00
  %146 = fmul double %76, 2.000000e+00
  %147 = fadd double %142, %145
  %148 = fsub double %147, %142
  %149 = fsub double %147, %148
  %150 = fsub double %142, %149
  %151 = fsub double %145, %148
  %152 = fadd double %151, %150
  %153 = fadd double %144, %146
  %154 = fadd double %153, %152
  %155 = fadd double %147, %154
  %156 = fsub double %155, %147
  %157 = fsub double %154, %156
  %158 = icmp eq i32 %40, 0
  %159 = select i1 %158, double %145, double %155
  %160 = select i1 %158, double %146, double %157
  %161 = fmul double %92, %138
  %162 = fmul double %161, %111
  %163 = fadd double %162, %132
  %164 = fadd double %130, %163
  %165 = fsub double %164, %130
  %166 = fsub double %163, %165
  %167 = fadd double %159, %164
  %168 = fsub double %167, %159
  %169 = fsub double %164, %168
  %170 = fadd double %160, %166
  %171 = fadd double %169, %170
  %172 = fadd double %167, %171
  %173 = fsub double %172, %167
  %174 = fsub double %171, %173
  %175 = bitcast double %172 to i64
  %176 = and i64 %175, -134217728
  %177 = bitcast i64 %176 to double
  %178 = fsub double %172, %177
  %179 = bitcast double %47 to i64
  %180 = and i64 %179, -134217728
  %181 = bitcast i64 %180 to double
  %182 = fsub double %47, %181
  %183 = fmul double %47, %172
  %184 = fmul double %182, %178
  %185 = fmul double %181, %177
  %186 = fsub double %183, %185
  %187 = fmul double %182, %177
  %188 = fsub double %186, %187
  %189 = fmul double %178, %181
  %190 = fsub double %188, %189
  %191 = fsub double %184, %190
  %192 = call double @llvm.fmuladd.f64(double %174, double %47, double %191)
  %193 = fadd double %183, %192
  %194 = fsub double %193, %183
  %195 = fsub double %192, %194
  %196 = call double @llvm.fabs.f64(double %193)
  %197 = fcmp olt double %196, 1.420000e+03
  %198 = fcmp olt double %193, -7.460000e+02
  %199 = select i1 %198, double -7.460000e+02, double %193
  %200 = fcmp ogt double %199, 7.100000e+02
  %201 = select i1 %200, double 7.100000e+02, double %199
  %202 = call double @llvm.fmuladd.f64(double %201, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %203 = bitcast double %202 to i64
  %204 = trunc i64 %203 to i32
  %205 = fadd double %202, 0xC338000000000000
  %206 = fneg double %205
  %207 = call double @llvm.fmuladd.f64(double %206, double 0x3FE62E42FEFA3800, double %201)
  %208 = fneg double %195
  %209 = select i1 %197, double %208, double -0.000000e+00
  %210 = call double @llvm.fmuladd.f64(double %205, double 0x3D2EF35793C76730, double %209)
  %211 = fsub double %207, %210
  %212 = fmul double %211, %211
  %213 = call double @llvm.fmuladd.f64(double %211, double 0x3E21F6F3A315F62B, double 0x3E5AF70C203317F6)
  %214 = call double @llvm.fmuladd.f64(double %213, double %211, double 0x3E927E4DD11D80AA)
  %215 = call double @llvm.fmuladd.f64(double %214, double %211, double 0x3EC71DDED52B86F1)
  %216 = call double @llvm.fmuladd.f64(double %215, double %211, double 0x3EFA01A01A6632F5)
  %217 = call double @llvm.fmuladd.f64(double %216, double %211, double 0x3F2A01A01B4A02D4)
  %218 = call double @llvm.fmuladd.f64(double %217, double %211, double 0x3F56C16C16C16374)
  %219 = call double @llvm.fmuladd.f64(double %218, double %211, double 0x3F8111111110E969)
  %220 = call double @llvm.fmuladd.f64(double %219, double %211, double 0x3FA5555555555556)
  %221 = call double @llvm.fmuladd.f64(double %220, double %211, double 0x3FC555555555555C)
  %222 = call double @llvm.fmuladd.f64(double %221, double %211, double 5.000000e-01)
  %223 = fneg double %210
  %224 = call double @llvm.fmuladd.f64(double %212, double %222, double %223)
  %225 = fadd double %207, %224
  %226 = fadd double %225, 1.000000e+00
  %227 = ashr i32 %204, 1
  %228 = add nsw i32 %227, 1023
  %229 = zext i32 %228 to i64
  %230 = shl i64 %229, 52
  %231 = bitcast i64 %230 to double
  %232 = fmul double %226, %231
  %233 = add i32 %204, 1023
  %234 = sub i32 %233, %227
  %235 = zext i32 %234 to i64
  %236 = shl i64 %235, 52
  %237 = bitcast i64 %236 to double
  %238 = fmul double %232, %237
  br label %239

239:
  %240 = phi double [ %238, %29 ], [ 1.000000e+00, %22 ], [ %18, %15 ], [ %28, %24 ]
  %241 = bitcast double %0 to i64
  %242 = icmp sgt i64 %241, -1
  br i1 %242, label %261, label %243

243:
  %244 = call double @llvm.fabs.f64(double %1)
  %245 = fcmp olt double %244, 0x4340000000000000
  %246 = call double @llvm.trunc.f64(double %1)
  br i1 %245, label %247, label %256

247:
  %248 = fcmp une double %246, %1
  %249 = fmul double %1, 5.000000e-01
  %250 = call double @llvm.trunc.f64(double %249)
  %251 = fmul double %250, 2.000000e+00
  %252 = fcmp oeq double %251, %1
  %253 = or i1 %248, %252
  br i1 %253, label %256, label %254

254:
  %255 = fneg double %240
  br label %261

256:
  %257 = fcmp oeq double %246, %1
  %258 = or i1 %13, %257
  %259 = or i1 %12, %258
  %260 = select i1 %259, double %240, double 0x7FF8000000000000
  br label %261

261:
  %262 = phi double [ %10, %9 ], [ 1.000000e+00, %2 ], [ %255, %254 ], [ %240, %239 ], [ %260, %256 ]
  ret double %262
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.trunc.f64(double)
