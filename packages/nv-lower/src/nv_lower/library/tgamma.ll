define linkonce_odr double @tgamma(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = bitcast double %0 to i64
  %3 = call double @llvm.fabs.f64(double %0)
  %4 = bitcast double %3 to i64
  %5 = icmp ugt i64 %4, 9218868437227405311
  br i1 %5, label %6, label %9

6:
  %7 = fcmp oeq double %0, 0x7FF0000000000000
  br i1 %7, label %842, label %8

8:
  br label %842

9:
  %10 = fcmp oeq double %0, 0.000000e+00
  br i1 %10, label %11, label %13

11:
  %12 = call double @llvm.copysign.f64(double 0x7FF0000000000000, double %0)
  br label %842

13:
  %14 = fcmp olt double %0, 0.000000e+00
  %15 = call double @llvm.trunc.f64(double %0)
  %16 = fcmp oeq double %15, %0
  %17 = and i1 %14, %16
  br i1 %17, label %842, label %18

18:
  %19 = fcmp ogt double %0, 1.720000e+02
  br i1 %19, label %842, label %20

20:
  %21 = fcmp ult double %0, 3.500000e+00
  br i1 %21, label %250, label %22

22:
  %23 = add nsw i64 %2, -4604544271217802189
  %24 = ashr i64 %23, 52
  %25 = trunc nsw i64 %24 to i32
  %26 = and i64 %23, 4503599627370495
  %27 = add nuw nsw i64 %26, 4604544271217802189
  %28 = bitcast i64 %27 to double
  %29 = fadd double %28, -1.000000e+00
  %30 = fadd double %29, 2.000000e+00
  %31 = fadd double %30, -2.000000e+00
  %32 = fsub double %29, %31
  %33 = fdiv arcp double 1.000000e+00, %30
  %34 = fmul double %29, %33
  %35 = bitcast double %34 to i64
  %36 = and i64 %35, -134217728
  %37 = bitcast i64 %36 to double
  %38 = fsub double %34, %37
  %39 = bitcast double %30 to i64
  %40 = and i64 %39, -134217728
  %41 = bitcast i64 %40 to double
  %42 = fsub double %30, %41
  %43 = fmul double %41, %37
  %44 = fsub double %29, %43
  %45 = fmul double %42, %37
  %46 = fsub double %44, %45
  %47 = fmul double %38, %41
  %48 = fsub double %46, %47
  %49 = fmul double %42, %38
  %50 = fsub double %48, %49
  %51 = fmul double %34, %32
  %52 = fsub double 0.000000e+00, %51
  %53 = fadd double %52, %50
  %54 = fmul double %33, %53
  %55 = fadd double %34, %54
  %56 = fsub double %55, %34
  %57 = fsub double %54, %56
  %58 = bitcast double %55 to i64
  %59 = and i64 %58, -134217728
  %60 = bitcast i64 %59 to double
  %61 = fsub double %55, %60
  %62 = fmul double %55, %55
  %63 = fmul double %61, %61
  %64 = fmul double %60, %60
  %65 = fsub double %62, %64
  %66 = fmul double %61, %60
  %67 = fsub double %65, %66
  %68 = fsub double %66, %67
  %69 = fadd double %63, %68
  %70 = fmul double %55, %57
  %71 = call double @llvm.fmuladd.f64(double %55, double %57, double %70)
  %72 = fadd double %71, %69
  %73 = fadd double %62, %72
  %74 = fsub double %62, %73
  %75 = fadd double %72, %74
  %76 = bitcast double %73 to i64
  %77 = and i64 %76, -134217728
  %78 = bitcast i64 %77 to double
  %79 = fsub double %73, %78
  %80 = fmul double %55, %73
  %81 = fmul double %61, %79
  %82 = fmul double %60, %78
  %83 = fsub double %80, %82
  %84 = fmul double %61, %78
  %85 = fsub double %83, %84
  %86 = fmul double %79, %60
  %87 = fsub double %85, %86
  %88 = fsub double %81, %87
  %89 = fmul double %55, %75
  %90 = call double @llvm.fmuladd.f64(double %73, double %57, double %89)
  %91 = fadd double %90, %88
  %92 = fadd double %80, %91
  %93 = fsub double %92, %80
  %94 = fsub double %91, %93
  %95 = bitcast double %92 to i64
  %96 = and i64 %95, -134217728
  %97 = bitcast i64 %96 to double
  %98 = fsub double %92, %97
  %99 = fmul double %92, 0x3FE5555555555555
  %100 = fmul double %98, 0x3E45555554000000
  %101 = fmul double %97, 0x3FE5555550000000
  %102 = fsub double %99, %101
  %103 = fmul double %97, 0x3E45555554000000
  %104 = fsub double %102, %103
  %105 = fmul double %98, 0x3FE5555550000000
  %106 = fsub double %104, %105
  %107 = fsub double %100, %106
  %108 = fmul double %94, 0x3FE5555555555555
  %109 = call double @llvm.fmuladd.f64(double %92, double 0x3C85555555555555, double %108)
  %110 = fadd double %109, %107
  %111 = fadd double %99, %110
  %112 = fsub double %111, %99
  %113 = fsub double %110, %112
  %114 = call double @llvm.fmuladd.f64(double %73, double 0x3FC0E6E6F035C02C, double 0x3FC0F7B54636674A)
  %115 = call double @llvm.fmuladd.f64(double %114, double %73, double 0x3FC3B1F1CDA73E68)
  %116 = call double @llvm.fmuladd.f64(double %115, double %73, double 0x3FC745CE8DD99A7B)
  %117 = call double @llvm.fmuladd.f64(double %116, double %73, double 0x3FCC71C723045ED5)
  %118 = call double @llvm.fmuladd.f64(double %117, double %73, double 0x3FD2492492455DDF)
  %119 = call double @llvm.fmuladd.f64(double %118, double %73, double 0x3FD9999999999B40)
  %120 = sitofp i32 %25 to double
  %121 = fmul double %120, 0x3FE62E42FEFA3800
  %122 = fmul double %120, 0x3D2EF35793C76730
  %123 = fadd double %121, %122
  %124 = fsub double %123, %121
  %125 = fsub double %122, %124
  %126 = fmul double %55, 2.000000e+00
  %127 = fmul double %57, 2.000000e+00
  %128 = fadd double %123, %126
  %129 = fsub double %128, %123
  %130 = fsub double %128, %129
  %131 = fsub double %123, %130
  %132 = fsub double %126, %129
  %133 = fadd double %132, %131
  %134 = fadd double %125, %127
  %135 = fadd double %134, %133
  %136 = fadd double %128, %135
  %137 = fsub double %136, %128
  %138 = fsub double %135, %137
  %139 = icmp ult i64 %23, 4503599627370496
  %140 = select i1 %139, double %126, double %136
  %141 = select i1 %139, double %127, double %138
  %142 = fmul double %73, %119
  %143 = fmul double %142, %92
  %144 = fadd double %143, %113
  %145 = fadd double %111, %144
  %146 = fsub double %145, %111
  %147 = fsub double %144, %146
  %148 = fadd double %140, %145
  %149 = fsub double %148, %140
  %150 = fsub double %145, %149
  %151 = fadd double %141, %147
  %152 = fadd double %150, %151
  %153 = fadd double %148, %152
  %154 = fsub double %153, %148
  %155 = fsub double %152, %154
  %156 = fadd double %0, -5.000000e-01
  %157 = bitcast double %153 to i64
  %158 = and i64 %157, -134217728
  %159 = bitcast i64 %158 to double
  %160 = fsub double %153, %159
  %161 = bitcast double %156 to i64
  %162 = and i64 %161, -134217728
  %163 = bitcast i64 %162 to double
  %164 = fsub double %156, %163
  %165 = fmul double %156, %153
  %166 = fmul double %164, %160
  %167 = fmul double %163, %159
  %168 = fsub double %165, %167
  %169 = fmul double %164, %159
  %170 = fsub double %168, %169
  %171 = fmul double %160, %163
  %172 = fsub double %170, %171
  %173 = fsub double %166, %172
  %174 = call double @llvm.fmuladd.f64(double %155, double %156, double %173)
  %175 = fadd double %165, %174
  %176 = fsub double %175, %165
  %177 = fsub double %174, %176
  %178 = fdiv arcp double 1.000000e+00, %0
  %179 = fmul double %178, %178
  %180 = call double @llvm.fmuladd.f64(double %179, double 0xBFBA2DA8ED7D9BA5, double 0x3FB03E7E775AA3FC)
  %181 = call double @llvm.fmuladd.f64(double %180, double %179, double 0xBF95D5ADBF752D3F)
  %182 = call double @llvm.fmuladd.f64(double %181, double %179, double 0x3F788BF71CC531C2)
  %183 = call double @llvm.fmuladd.f64(double %182, double %179, double 0xBF5F2E236753D415)
  %184 = call double @llvm.fmuladd.f64(double %183, double %179, double 0x3F4B926216E67880)
  %185 = call double @llvm.fmuladd.f64(double %184, double %179, double 0xBF43812E5AF26B5B)
  %186 = call double @llvm.fmuladd.f64(double %185, double %179, double 0x3F4A01A006C726DC)
  %187 = call double @llvm.fmuladd.f64(double %186, double %179, double 0xBF66C16C16BD0AF7)
  %188 = call double @llvm.fmuladd.f64(double %187, double %179, double 0x3FB555555555554C)
  %189 = fmul double %178, %188
  %190 = fneg double %0
  %191 = fsub double %175, %0
  %192 = fsub double %191, %175
  %193 = fsub double %191, %192
  %194 = fsub double %175, %193
  %195 = fsub double %190, %192
  %196 = fadd double %195, %194
  %197 = fadd double %191, 0x3FED67F1C864BEB5
  %198 = fsub double %197, %191
  %199 = fsub double %198, %197
  %200 = fadd double %191, %199
  %201 = fsub double 0x3FED67F1C864BEB5, %198
  %202 = fadd double %201, %200
  %203 = fadd double %189, 0xBC865B5A1B7FF5DF
  %204 = fadd double %203, %177
  %205 = fadd double %204, %196
  %206 = fadd double %202, %205
  %207 = fadd double %197, %206
  %208 = fsub double %197, %207
  %209 = fadd double %206, %208
  %210 = fcmp olt double %207, -7.460000e+02
  %211 = select i1 %210, double -7.460000e+02, double %207
  %212 = fcmp ogt double %211, 7.100000e+02
  %213 = select i1 %212, double 7.100000e+02, double %211
  %214 = call double @llvm.fmuladd.f64(double %213, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %215 = bitcast double %214 to i64
  %216 = trunc i64 %215 to i32
  %217 = fadd double %214, 0xC338000000000000
  %218 = fneg double %217
  %219 = call double @llvm.fmuladd.f64(double %218, double 0x3FE62E42FEFA3800, double %213)
  %220 = fneg double %209
  %221 = call double @llvm.fmuladd.f64(double %217, double 0x3D2EF35793C76730, double %220)
  %222 = fsub double %219, %221
  %223 = fmul double %222, %222
  %224 = call double @llvm.fmuladd.f64(double %222, double 0x3E21F6F3A315F62B, double 0x3E5AF70C203317F6)
  %225 = call double @llvm.fmuladd.f64(double %224, double %222, double 0x3E927E4DD11D80AA)
  %226 = call double @llvm.fmuladd.f64(double %225, double %222, double 0x3EC71DDED52B86F1)
  %227 = call double @llvm.fmuladd.f64(double %226, double %222, double 0x3EFA01A01A6632F5)
  %228 = call double @llvm.fmuladd.f64(double %227, double %222, double 0x3F2A01A01B4A02D4)
  %229 = call double @llvm.fmuladd.f64(double %228, double %222, double 0x3F56C16C16C16374)
  %230 = call double @llvm.fmuladd.f64(double %229, double %222, double 0x3F8111111110E969)
  %231 = call double @llvm.fmuladd.f64(double %230, double %222, double 0x3FA5555555555556)
  %232 = call double @llvm.fmuladd.f64(double %231, double %222, double 0x3FC555555555555C)
  %233 = call double @llvm.fmuladd.f64(double %232, double %222, double 5.000000e-01)
  %234 = fneg double %221
  %235 = call double @llvm.fmuladd.f64(double %223, double %233, double %234)
  %236 = fadd double %219, %235
  %237 = fadd double %236, 1.000000e+00
  %238 = ashr i32 %216, 1
  %239 = add nsw i32 %238, 1023
  %240 = zext i32 %239 to i64
  %241 = shl i64 %240, 52
  %242 = bitcast i64 %241 to double
  %243 = fmul double %237, %242
  %244 = add i32 %216, 1023
  %245 = sub i32 %244, %238
  %246 = zext i32 %245 to i64
  %247 = shl i64 %246, 52
  %248 = bitcast i64 %247 to double
  %249 = fmul double %243, %248
  br label %842

250:
  %251 = fcmp ogt double %0, -3.500000e+00
  br i1 %251, label %252, label %445

252:
  %253 = call double @llvm.rint.f64(double %0)
  %254 = fsub double %0, %253
  %255 = call double @llvm.fmuladd.f64(double %254, double 0x3EA7871747952868, double 0xBEB61428BD8B10F1)
  %256 = call double @llvm.fmuladd.f64(double %255, double %254, double 0x3EBD62C140890D2C)
  %257 = call double @llvm.fmuladd.f64(double %256, double %254, double 0xBECE41460E74ED7C)
  %258 = call double @llvm.fmuladd.f64(double %257, double %254, double 0x3EE01AFC617E698C)
  %259 = call double @llvm.fmuladd.f64(double %258, double %254, double 0xBEF00A53912B1049)
  %260 = call double @llvm.fmuladd.f64(double %259, double %254, double 0x3EFFEB4BE5A0036C)
  %261 = call double @llvm.fmuladd.f64(double %260, double %254, double 0xBF0FDDFA6C46D001)
  %262 = call double @llvm.fmuladd.f64(double %261, double %254, double 0x3F1FE5842A91A8A2)
  %263 = call double @llvm.fmuladd.f64(double %262, double %254, double 0xBF2F94B1B3822C5F)
  %264 = call double @llvm.fmuladd.f64(double %263, double %254, double 0x3F4011ACD2224062)
  %265 = call double @llvm.fmuladd.f64(double %264, double %254, double 0xBF4E21F19CE1A66B)
  %266 = call double @llvm.fmuladd.f64(double %265, double %254, double 0x3F613C449DC15EA4)
  %267 = call double @llvm.fmuladd.f64(double %266, double %254, double 0xBF675E6E90A73CE1)
  %268 = call double @llvm.fmuladd.f64(double %267, double %254, double 0x3F86D7EEAC9C4D91)
  %269 = call double @llvm.fmuladd.f64(double %268, double %254, double 0xBF317F3740F4E9AC)
  %270 = call double @llvm.fmuladd.f64(double %269, double %254, double 0x3FB301FBB0F25B92)
  %271 = call double @llvm.fmuladd.f64(double %270, double %254, double 0x3FB4E239984650BE)
  %272 = call double @llvm.fmuladd.f64(double %271, double %254, double 0x3FDA5B978B96BEBF)
  %273 = call double @llvm.fmuladd.f64(double %272, double %254, double 0x3FDB0EE6072093CE)
  %274 = call double @llvm.fmuladd.f64(double %273, double %254, double 1.000000e+00)
  %275 = fcmp ogt double %253, 2.500000e+00
  %276 = fadd double %0, -1.000000e+00
  %277 = select i1 %275, double %276, double 1.000000e+00
  %278 = fmul double %277, %274
  %279 = fcmp ogt double %253, 3.500000e+00
  br i1 %279, label %280, label %283

280:
  %281 = fadd double %0, -2.000000e+00
  %282 = fmul double %281, %278
  br label %842

283:
  %284 = fcmp olt double %253, 1.500000e+00
  %285 = select i1 %284, double %0, double 1.000000e+00
  %286 = fcmp olt double %253, 5.000000e-01
  %287 = fadd double %0, 1.000000e+00
  %288 = select i1 %286, double %287, double 1.000000e+00
  %289 = fmul double %285, %288
  %290 = fcmp olt double %253, -5.000000e-01
  %291 = fadd double %0, 2.000000e+00
  %292 = select i1 %290, double %291, double 1.000000e+00
  %293 = fmul double %292, %289
  %294 = fcmp olt double %253, -1.500000e+00
  %295 = fadd double %0, 3.000000e+00
  %296 = select i1 %294, double %295, double 1.000000e+00
  %297 = fmul double %296, %293
  %298 = fcmp olt double %253, -2.500000e+00
  %299 = fadd double %0, 4.000000e+00
  %300 = select i1 %298, double %299, double 1.000000e+00
  %301 = fmul double %300, %297
  %302 = bitcast double %278 to i64
  %303 = call double @llvm.fabs.f64(double %278)
  %304 = bitcast double %303 to i64
  %305 = bitcast double %301 to i64
  %306 = call double @llvm.fabs.f64(double %301)
  %307 = bitcast double %306 to i64
  %308 = xor i64 %302, %305
  %309 = and i64 %308, -9223372036854775808
  %310 = add nsw i64 %304, -9218868437227405312
  %311 = icmp ult i64 %310, -9218868437227405311
  %312 = icmp eq i64 %307, 0
  %313 = add nsw i64 %307, -9218868437227405312
  %314 = icmp ult i64 %313, -9218868437227405311
  %315 = select i1 %311, i1 true, i1 %314
  br i1 %315, label %316, label %330

316:
  %317 = icmp ugt i64 %304, 9218868437227405312
  %318 = icmp ugt i64 %307, 9218868437227405312
  %319 = select i1 %317, i1 true, i1 %318
  br i1 %319, label %320, label %322

320:
  %321 = fadd double %301, %278
  br label %842

322:
  %323 = icmp eq i64 %304, %307
  %324 = icmp eq i64 %304, 9218868437227405312
  %325 = select i1 %324, i1 true, i1 %312
  %326 = select i1 %325, i64 9218868437227405312, i64 0
  %327 = or disjoint i64 %326, %309
  %328 = bitcast i64 %327 to double
  %329 = select i1 %323, double 0x7FF8000000000000, double %328
  br label %842

330:
  %331 = and i64 %304, 4503599627370495
  %332 = icmp ult i64 %304, 4503599627370496
  br i1 %332, label %333, label %340

333:
  %334 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %331, i1 true)
  %335 = trunc nuw nsw i64 %334 to i32
  %336 = add nuw nsw i64 %334, 4294967285
  %337 = sub nsw i32 12, %335
  %338 = and i64 %336, 4294967295
  %339 = shl i64 %331, %338
  br label %344

340:
  %341 = lshr i64 %304, 52
  %342 = trunc nuw nsw i64 %341 to i32
  %343 = or disjoint i64 %331, 4503599627370496
  br label %344

344:
  %345 = phi i32 [ %337, %333 ], [ %342, %340 ]
  %346 = phi i64 [ %339, %333 ], [ %343, %340 ]
  %347 = and i64 %307, 4503599627370495
  %348 = icmp ult i64 %307, 4503599627370496
  br i1 %348, label %349, label %356

349:
  %350 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %347, i1 true)
  %351 = trunc nuw nsw i64 %350 to i32
  %352 = add nuw nsw i64 %350, 4294967285
  %353 = sub nsw i32 12, %351
  %354 = and i64 %352, 4294967295
  %355 = shl i64 %347, %354
  br label %360

356:
  %357 = lshr i64 %307, 52
  %358 = trunc nuw nsw i64 %357 to i32
  %359 = or disjoint i64 %347, 4503599627370496
  br label %360

360:
  %361 = phi i32 [ %353, %349 ], [ %358, %356 ]
  %362 = phi i64 [ %355, %349 ], [ %359, %356 ]
  %363 = icmp ult i64 %346, %362
  %364 = sext i1 %363 to i32
  %365 = and i64 %362, 4503599627370495
  %366 = or disjoint i64 %365, 4607182418800017408
  %367 = bitcast i64 %366 to double
  %368 = and i64 %346, 4503599627370495
  %369 = or disjoint i64 %368, 4607182418800017408
  %370 = bitcast i64 %369 to double
  %371 = fdiv arcp double 1.000000e+00, %367
  %372 = fadd double %370, %370
  %373 = select i1 %363, double %372, double %370
  %374 = fmul double %373, %371
  %375 = fcmp olt double %374, 1.000000e+00
  %376 = select i1 %375, double 1.000000e+00, double %374
  %377 = bitcast double %376 to i64
  %378 = add i64 %377, -4602678819172646912
  %379 = select i1 %363, i64 53, i64 52
  %380 = shl i64 %346, %379
  %381 = mul i64 %378, %362
  %382 = sub i64 %380, %381
  %383 = sitofp i64 %382 to double
  %384 = fmul double %371, 0x3CB0000000000000
  %385 = fmul double %384, %383
  %386 = call double @llvm.rint.f64(double %385)
  %387 = fptosi double %386 to i64
  %388 = mul nsw i64 %362, %387
  %389 = sub nsw i64 %382, %388
  %390 = shl nsw i64 %389, 1
  %391 = icmp sgt i64 %390, %362
  %392 = sub nsw i64 0, %362
  %393 = icmp slt i64 %390, %392
  %394 = sext i1 %393 to i64
  %395 = select i1 %391, i64 1, i64 %394
  %396 = add i64 %378, %387
  %397 = mul nsw i64 %395, %362
  %398 = add i64 %396, %395
  %399 = add nsw i32 %345, 1023
  %400 = sub nsw i32 %399, %361
  %401 = add nsw i32 %400, %364
  %402 = icmp sgt i32 %401, 2046
  br i1 %402, label %403, label %406

403:
  %404 = or disjoint i64 %309, 9218868437227405312
  %405 = bitcast i64 %404 to double
  br label %842

406:
  %407 = icmp sgt i32 %401, 0
  br i1 %407, label %408, label %415

408:
  %409 = add nuw nsw i32 %401, 4095
  %410 = zext nneg i32 %409 to i64
  %411 = shl i64 %410, 52
  %412 = add i64 %398, %411
  %413 = or i64 %412, %309
  %414 = bitcast i64 %413 to double
  br label %842

415:
  %416 = icmp slt i32 %401, -53
  br i1 %416, label %417, label %419

417:
  %418 = bitcast i64 %309 to double
  br label %842

419:
  %420 = sub nsw i32 1, %401
  %421 = zext nneg i32 %420 to i64
  %422 = lshr i64 %398, %421
  %423 = shl nsw i64 -1, %421
  %424 = xor i64 %423, -1
  %425 = and i64 %398, %424
  %426 = sub nsw i32 0, %401
  %427 = zext nneg i32 %426 to i64
  %428 = shl nuw nsw i64 1, %427
  %429 = icmp ugt i64 %425, %428
  br i1 %429, label %440, label %430

430:
  %431 = icmp eq i64 %425, %428
  br i1 %431, label %432, label %440

432:
  %433 = icmp sgt i64 %389, %397
  %434 = icmp eq i64 %389, %397
  %435 = and i64 %422, 1
  %436 = icmp ne i64 %435, 0
  %437 = select i1 %434, i1 %436, i1 false
  %438 = select i1 %433, i1 true, i1 %437
  %439 = zext i1 %438 to i64
  br label %440

440:
  %441 = phi i64 [ 1, %419 ], [ 0, %430 ], [ %439, %432 ]
  %442 = add nuw i64 %441, %422
  %443 = or i64 %442, %309
  %444 = bitcast i64 %443 to double
  br label %842

445:
  %446 = fcmp olt double %3, 0x4340000000000000
  %447 = select i1 %446, double %0, double 0.000000e+00
  %448 = fadd double %447, %447
  %449 = call double @llvm.rint.f64(double %448)
  %450 = fmul double %449, 5.000000e-01
  %451 = fsub double %447, %450
  %452 = bitcast double %451 to i64
  %453 = and i64 %452, -134217728
  %454 = bitcast i64 %453 to double
  %455 = fsub double %451, %454
  %456 = fmul double %451, 0x400921FB54442D18
  %457 = fmul double %455, 0x3E6110B460000000
  %458 = fmul double %454, 0x400921FB50000000
  %459 = fsub double %456, %458
  %460 = fmul double %455, 0x400921FB50000000
  %461 = fsub double %459, %460
  %462 = fmul double %454, 0x3E6110B460000000
  %463 = fsub double %461, %462
  %464 = fsub double %457, %463
  %465 = call double @llvm.fmuladd.f64(double %451, double 0x3CA1A62633145C07, double %464)
  %466 = fadd double %456, %465
  %467 = fsub double %466, %456
  %468 = fsub double %465, %467
  %469 = fmul double %449, 2.500000e-01
  %470 = call double @llvm.trunc.f64(double %469)
  %471 = fmul double %470, 4.000000e+00
  %472 = fsub double %449, %471
  %473 = fptosi double %472 to i32
  %474 = fmul double %466, %466
  %475 = fmul double %466, %474
  %476 = call double @llvm.fmuladd.f64(double %474, double 0x3DE5D8B55980CB71, double 0xBE5AE5E4B83D9994)
  %477 = call double @llvm.fmuladd.f64(double %476, double %474, double 0x3EC71DE35552B354)
  %478 = call double @llvm.fmuladd.f64(double %477, double %474, double 0xBF2A01A019BE9215)
  %479 = call double @llvm.fmuladd.f64(double %478, double %474, double 0x3F8111111110F730)
  %480 = call double @llvm.fmuladd.f64(double %479, double %474, double 0xBFC5555555555548)
  %481 = call double @llvm.fmuladd.f64(double %475, double %480, double %468)
  %482 = fadd double %466, %481
  %483 = fmul double %474, -5.000000e-01
  %484 = fadd double %483, 1.000000e+00
  %485 = fadd double %484, -1.000000e+00
  %486 = fsub double %483, %485
  %487 = fmul double %474, %474
  %488 = call double @llvm.fmuladd.f64(double %474, double 0xBDA8FB09171DF2CC, double 0x3E21EE9F044EB9EA)
  %489 = call double @llvm.fmuladd.f64(double %488, double %474, double 0xBE927E4F8116C585)
  %490 = call double @llvm.fmuladd.f64(double %489, double %474, double 0x3EFA01A019CBE0A3)
  %491 = call double @llvm.fmuladd.f64(double %490, double %474, double 0xBF56C16C16C15217)
  %492 = call double @llvm.fmuladd.f64(double %491, double %474, double 0x3FA555555555554C)
  %493 = call double @llvm.fmuladd.f64(double %487, double %492, double %486)
  %494 = fmul double %466, %468
  %495 = fsub double %493, %494
  %496 = fadd double %484, %495
  %497 = and i32 %473, 1
  %498 = icmp eq i32 %497, 0
  %499 = select i1 %498, double %482, double %496
  %500 = bitcast double %499 to i64
  %501 = and i32 %473, 2
  %502 = zext nneg i32 %501 to i64
  %503 = shl nuw i64 %502, 62
  %504 = xor i64 %503, %500
  %505 = bitcast i64 %504 to double
  %506 = fcmp olt double %0, -1.860000e+02
  br i1 %506, label %507, label %509

507:
  %508 = call double @llvm.copysign.f64(double 0.000000e+00, double %505)
  br label %842

509:
  %510 = fneg double %0
  %511 = bitcast double %510 to i64
  %512 = add i64 %511, -4604544271217802189
  %513 = ashr i64 %512, 52
  %514 = trunc nsw i64 %513 to i32
  %515 = and i64 %512, 4503599627370495
  %516 = add nuw nsw i64 %515, 4604544271217802189
  %517 = bitcast i64 %516 to double
  %518 = fadd double %517, -1.000000e+00
  %519 = fadd double %518, 2.000000e+00
  %520 = fadd double %519, -2.000000e+00
  %521 = fsub double %518, %520
  %522 = fdiv arcp double 1.000000e+00, %519
  %523 = fmul double %518, %522
  %524 = bitcast double %523 to i64
  %525 = and i64 %524, -134217728
  %526 = bitcast i64 %525 to double
  %527 = fsub double %523, %526
  %528 = bitcast double %519 to i64
  %529 = and i64 %528, -134217728
  %530 = bitcast i64 %529 to double
  %531 = fsub double %519, %530
  %532 = fmul double %530, %526
  %533 = fsub double %518, %532
  %534 = fmul double %531, %526
  %535 = fsub double %533, %534
  %536 = fmul double %527, %530
  %537 = fsub double %535, %536
  %538 = fmul double %531, %527
  %539 = fsub double %537, %538
  %540 = fmul double %523, %521
  %541 = fsub double 0.000000e+00, %540
  %542 = fadd double %541, %539
  %543 = fmul double %522, %542
  %544 = fadd double %523, %543
  %545 = fsub double %544, %523
  %546 = fsub double %543, %545
  %547 = bitcast double %544 to i64
  %548 = and i64 %547, -134217728
  %549 = bitcast i64 %548 to double
  %550 = fsub double %544, %549
  %551 = fmul double %544, %544
  %552 = fmul double %550, %550
  %553 = fmul double %549, %549
  %554 = fsub double %551, %553
  %555 = fmul double %550, %549
  %556 = fsub double %554, %555
  %557 = fsub double %555, %556
  %558 = fadd double %552, %557
  %559 = fmul double %544, %546
  %560 = call double @llvm.fmuladd.f64(double %544, double %546, double %559)
  %561 = fadd double %560, %558
  %562 = fadd double %551, %561
  %563 = fsub double %551, %562
  %564 = fadd double %561, %563
  %565 = bitcast double %562 to i64
  %566 = and i64 %565, -134217728
  %567 = bitcast i64 %566 to double
  %568 = fsub double %562, %567
  %569 = fmul double %544, %562
  %570 = fmul double %550, %568
  %571 = fmul double %549, %567
  %572 = fsub double %569, %571
  %573 = fmul double %550, %567
  %574 = fsub double %572, %573
  %575 = fmul double %568, %549
  %576 = fsub double %574, %575
  %577 = fsub double %570, %576
  %578 = fmul double %544, %564
  %579 = call double @llvm.fmuladd.f64(double %562, double %546, double %578)
  %580 = fadd double %579, %577
  %581 = fadd double %569, %580
  %582 = fsub double %581, %569
  %583 = fsub double %580, %582
  %584 = bitcast double %581 to i64
  %585 = and i64 %584, -134217728
  %586 = bitcast i64 %585 to double
  %587 = fsub double %581, %586
  %588 = fmul double %581, 0x3FE5555555555555
  %589 = fmul double %587, 0x3E45555554000000
  %590 = fmul double %586, 0x3FE5555550000000
  %591 = fsub double %588, %590
  %592 = fmul double %586, 0x3E45555554000000
  %593 = fsub double %591, %592
  %594 = fmul double %587, 0x3FE5555550000000
  %595 = fsub double %593, %594
  %596 = fsub double %589, %595
  %597 = fmul double %583, 0x3FE5555555555555
  %598 = call double @llvm.fmuladd.f64(double %581, double 0x3C85555555555555, double %597)
  %599 = fadd double %598, %596
  %600 = fadd double %588, %599
  %601 = fsub double %600, %588
  %602 = fsub double %599, %601
  %603 = call double @llvm.fmuladd.f64(double %562, double 0x3FC0E6E6F035C02C, double 0x3FC0F7B54636674A)
  %604 = call double @llvm.fmuladd.f64(double %603, double %562, double 0x3FC3B1F1CDA73E68)
  %605 = call double @llvm.fmuladd.f64(double %604, double %562, double 0x3FC745CE8DD99A7B)
  %606 = call double @llvm.fmuladd.f64(double %605, double %562, double 0x3FCC71C723045ED5)
  %607 = call double @llvm.fmuladd.f64(double %606, double %562, double 0x3FD2492492455DDF)
  %608 = call double @llvm.fmuladd.f64(double %607, double %562, double 0x3FD9999999999B40)
  %609 = sitofp i32 %514 to double
  %610 = fmul double %609, 0x3FE62E42FEFA3800
  %611 = fmul double %609, 0x3D2EF35793C76730
  %612 = fadd double %610, %611
  %613 = fsub double %612, %610
  %614 = fsub double %611, %613
  %615 = fmul double %544, 2.000000e+00
  %616 = fmul double %546, 2.000000e+00
  %617 = fadd double %612, %615
  %618 = fsub double %617, %612
  %619 = fsub double %617, %618
  %620 = fsub double %612, %619
  %621 = fsub double %615, %618
  %622 = fadd double %621, %620
  %623 = fadd double %614, %616
  %624 = fadd double %623, %622
  %625 = fadd double %617, %624
  %626 = fsub double %625, %617
  %627 = fsub double %624, %626
  %628 = icmp ult i64 %512, 4503599627370496
  %629 = select i1 %628, double %615, double %625
  %630 = select i1 %628, double %616, double %627
  %631 = fmul double %562, %608
  %632 = fmul double %631, %581
  %633 = fadd double %632, %602
  %634 = fadd double %600, %633
  %635 = fsub double %634, %600
  %636 = fsub double %633, %635
  %637 = fadd double %629, %634
  %638 = fsub double %637, %629
  %639 = fsub double %634, %638
  %640 = fadd double %630, %636
  %641 = fadd double %639, %640
  %642 = fadd double %637, %641
  %643 = fsub double %642, %637
  %644 = fsub double %641, %643
  %645 = fsub double -5.000000e-01, %0
  %646 = bitcast double %642 to i64
  %647 = and i64 %646, -134217728
  %648 = bitcast i64 %647 to double
  %649 = fsub double %642, %648
  %650 = bitcast double %645 to i64
  %651 = and i64 %650, -134217728
  %652 = bitcast i64 %651 to double
  %653 = fsub double %645, %652
  %654 = fmul double %645, %642
  %655 = fmul double %653, %649
  %656 = fmul double %652, %648
  %657 = fsub double %654, %656
  %658 = fmul double %653, %648
  %659 = fsub double %657, %658
  %660 = fmul double %649, %652
  %661 = fsub double %659, %660
  %662 = fsub double %655, %661
  %663 = call double @llvm.fmuladd.f64(double %644, double %645, double %662)
  %664 = fadd double %654, %663
  %665 = fsub double %664, %654
  %666 = fsub double %663, %665
  %667 = fdiv arcp double -1.000000e+00, %0
  %668 = fmul double %667, %667
  %669 = call double @llvm.fmuladd.f64(double %668, double 0xBFBA2DA8ED7D9BA5, double 0x3FB03E7E775AA3FC)
  %670 = call double @llvm.fmuladd.f64(double %669, double %668, double 0xBF95D5ADBF752D3F)
  %671 = call double @llvm.fmuladd.f64(double %670, double %668, double 0x3F788BF71CC531C2)
  %672 = call double @llvm.fmuladd.f64(double %671, double %668, double 0xBF5F2E236753D415)
  %673 = call double @llvm.fmuladd.f64(double %672, double %668, double 0x3F4B926216E67880)
  %674 = call double @llvm.fmuladd.f64(double %673, double %668, double 0xBF43812E5AF26B5B)
  %675 = call double @llvm.fmuladd.f64(double %674, double %668, double 0x3F4A01A006C726DC)
  %676 = call double @llvm.fmuladd.f64(double %675, double %668, double 0xBF66C16C16BD0AF7)
  %677 = call double @llvm.fmuladd.f64(double %676, double %668, double 0x3FB555555555554C)
  %678 = fmul double %667, %677
  %679 = fadd double %664, %0
  %680 = fsub double %679, %664
  %681 = fsub double %679, %680
  %682 = fsub double %664, %681
  %683 = fsub double %0, %680
  %684 = fadd double %683, %682
  %685 = fadd double %679, 0x3FED67F1C864BEB5
  %686 = fsub double %685, %679
  %687 = fsub double %686, %685
  %688 = fadd double %679, %687
  %689 = fsub double 0x3FED67F1C864BEB5, %686
  %690 = fadd double %689, %688
  %691 = fadd double %678, 0xBC865B5A1B7FF5DF
  %692 = fadd double %691, %666
  %693 = fadd double %692, %684
  %694 = fadd double %690, %693
  %695 = fadd double %685, %694
  %696 = fsub double %685, %695
  %697 = fadd double %694, %696
  %698 = fneg double %695
  %699 = call double @llvm.fmuladd.f64(double %698, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %700 = bitcast double %699 to i64
  %701 = trunc i64 %700 to i32
  %702 = fadd double %699, 0xC338000000000000
  %703 = fneg double %702
  %704 = call double @llvm.fmuladd.f64(double %703, double 0x3FE62E42FEFA3800, double %698)
  %705 = call double @llvm.fmuladd.f64(double %702, double 0x3D2EF35793C76730, double %697)
  %706 = fsub double %704, %705
  %707 = fmul double %706, %706
  %708 = call double @llvm.fmuladd.f64(double %706, double 0x3E21F6F3A315F62B, double 0x3E5AF70C203317F6)
  %709 = call double @llvm.fmuladd.f64(double %708, double %706, double 0x3E927E4DD11D80AA)
  %710 = call double @llvm.fmuladd.f64(double %709, double %706, double 0x3EC71DDED52B86F1)
  %711 = call double @llvm.fmuladd.f64(double %710, double %706, double 0x3EFA01A01A6632F5)
  %712 = call double @llvm.fmuladd.f64(double %711, double %706, double 0x3F2A01A01B4A02D4)
  %713 = call double @llvm.fmuladd.f64(double %712, double %706, double 0x3F56C16C16C16374)
  %714 = call double @llvm.fmuladd.f64(double %713, double %706, double 0x3F8111111110E969)
  %715 = call double @llvm.fmuladd.f64(double %714, double %706, double 0x3FA5555555555556)
  %716 = call double @llvm.fmuladd.f64(double %715, double %706, double 0x3FC555555555555C)
  %717 = call double @llvm.fmuladd.f64(double %716, double %706, double 5.000000e-01)
  %718 = fneg double %705
  %719 = call double @llvm.fmuladd.f64(double %707, double %717, double %718)
  %720 = fadd double %704, %719
  %721 = fadd double %720, 1.000000e+00
  %722 = fmul double %505, %0
  %723 = bitcast double %722 to i64
  %724 = call double @llvm.fabs.f64(double %722)
  %725 = bitcast double %724 to i64
  %726 = and i64 %723, -9223372036854775808
  %727 = xor i64 %726, -9223372036854775808
  %728 = icmp eq i64 %725, 0
  %729 = add nsw i64 %725, -9218868437227405312
  %730 = icmp ult i64 %729, -9218868437227405311
  br i1 %730, label %731, label %741

731:
  %732 = icmp ugt i64 %725, 9218868437227405312
  br i1 %732, label %733, label %735

733:
  %734 = fadd double %722, 0xC00921FB54442D18
  br label %827

735:
  %736 = icmp eq i64 %725, 4614256656552045848
  %737 = select i1 %728, i64 9218868437227405312, i64 0
  %738 = or disjoint i64 %737, %727
  %739 = bitcast i64 %738 to double
  %740 = select i1 %736, double 0x7FF8000000000000, double %739
  br label %827

741:
  %742 = and i64 %725, 4503599627370495
  %743 = icmp ult i64 %725, 4503599627370496
  br i1 %743, label %744, label %751

744:
  %745 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %742, i1 true)
  %746 = trunc nuw nsw i64 %745 to i32
  %747 = add nuw nsw i64 %745, 4294967285
  %748 = sub nsw i32 12, %746
  %749 = and i64 %747, 4294967295
  %750 = shl i64 %742, %749
  br label %755

751:
  %752 = lshr i64 %725, 52
  %753 = trunc nuw nsw i64 %752 to i32
  %754 = or disjoint i64 %742, 4503599627370496
  br label %755

755:
  %756 = phi i32 [ %748, %744 ], [ %753, %751 ]
  %757 = phi i64 [ %750, %744 ], [ %754, %751 ]
  %758 = icmp ugt i64 %757, 7074237752028440
  %759 = sext i1 %758 to i32
  %760 = and i64 %757, 4503599627370495
  %761 = or disjoint i64 %760, 4607182418800017408
  %762 = bitcast i64 %761 to double
  %763 = fdiv arcp double 1.000000e+00, %762
  %764 = select i1 %758, double 0x400921FB54442D18, double 0x3FF921FB54442D18
  %765 = fmul double %764, %763
  %766 = fcmp olt double %765, 1.000000e+00
  %767 = select i1 %766, double 1.000000e+00, double %765
  %768 = bitcast double %767 to i64
  %769 = add i64 %768, -4602678819172646912
  %770 = select i1 %758, i64 -6701356245527298048, i64 -3350678122763649024
  %771 = mul i64 %769, %757
  %772 = sub i64 %770, %771
  %773 = sitofp i64 %772 to double
  %774 = fmul double %763, 0x3CB0000000000000
  %775 = fmul double %774, %773
  %776 = call double @llvm.rint.f64(double %775)
  %777 = fptosi double %776 to i64
  %778 = mul nsw i64 %757, %777
  %779 = sub nsw i64 %772, %778
  %780 = shl nsw i64 %779, 1
  %781 = icmp sgt i64 %780, %757
  %782 = sub nsw i64 0, %757
  %783 = icmp slt i64 %780, %782
  %784 = sext i1 %783 to i64
  %785 = select i1 %781, i64 1, i64 %784
  %786 = add i64 %769, %777
  %787 = mul nsw i64 %785, %757
  %788 = add i64 %786, %785
  %789 = sub nsw i32 %759, %756
  %790 = icmp sgt i32 %789, -1
  br i1 %790, label %791, label %794

791:
  %792 = or disjoint i64 %727, 9218868437227405312
  %793 = bitcast i64 %792 to double
  br label %827

794:
  %795 = icmp ugt i32 %789, -2047
  br i1 %795, label %796, label %803

796:
  %797 = add nsw i32 %789, 2046
  %798 = zext nneg i32 %797 to i64
  %799 = shl nuw nsw i64 %798, 52
  %800 = add i64 %788, %799
  %801 = or i64 %800, %727
  %802 = bitcast i64 %801 to double
  br label %827

803:
  %804 = sub nuw nsw i32 -2046, %789
  %805 = zext nneg i32 %804 to i64
  %806 = lshr i64 %788, %805
  %807 = shl nsw i64 -1, %805
  %808 = xor i64 %807, -1
  %809 = and i64 %788, %808
  %810 = sub nuw nsw i32 -2047, %789
  %811 = zext nneg i32 %810 to i64
  %812 = shl nuw nsw i64 1, %811
  %813 = icmp eq i64 %809, %812
  br i1 %813, label %814, label %822

814:
  %815 = icmp sgt i64 %779, %787
  %816 = icmp eq i64 %779, %787
  %817 = and i64 %806, 1
  %818 = icmp ne i64 %817, 0
  %819 = select i1 %816, i1 %818, i1 false
  %820 = select i1 %815, i1 true, i1 %819
  %821 = zext i1 %820 to i64
  br label %822

822:
  %823 = phi i64 [ 0, %803 ], [ %821, %814 ]
  %824 = add nuw i64 %823, %806
  %825 = or i64 %824, %727
  %826 = bitcast i64 %825 to double
  br label %827

827:
  %828 = phi double [ %734, %733 ], [ %740, %735 ], [ %793, %791 ], [ %802, %796 ], [ %826, %822 ]
  %829 = fmul double %721, %828
  %830 = ashr i32 %701, 1
  %831 = add nsw i32 %830, 1023
  %832 = zext i32 %831 to i64
  %833 = shl i64 %832, 52
  %834 = bitcast i64 %833 to double
  %835 = fmul double %829, %834
  %836 = add i32 %701, 1023
  %837 = sub i32 %836, %830
  %838 = zext i32 %837 to i64
  %839 = shl i64 %838, 52
  %840 = bitcast i64 %839 to double
  %841 = fmul double %835, %840
  br label %842

842:
  %843 = phi double [ %12, %11 ], [ %249, %22 ], [ 0x7FF8000000000000, %8 ], [ 0x7FF0000000000000, %6 ], [ %282, %280 ], [ %508, %507 ], [ %841, %827 ], [ 0x7FF8000000000000, %13 ], [ 0x7FF0000000000000, %18 ], [ %321, %320 ], [ %329, %322 ], [ %405, %403 ], [ %414, %408 ], [ %418, %417 ], [ %444, %440 ]
  ret double %843
}

declare double @llvm.fabs.f64(double)

declare double @llvm.copysign.f64(double, double)

declare double @llvm.trunc.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.rint.f64(double)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)
