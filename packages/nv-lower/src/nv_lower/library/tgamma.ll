define linkonce_odr double @tgamma(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = bitcast double %0 to i64
  %3 = call double @llvm.fabs.f64(double %0)
  %4 = bitcast double %3 to i64
  %5 = icmp ugt i64 %4, 9218868437227405311
  br i1 %5, label %6, label %9

6:
  %7 = fcmp oeq double %0, 0x7FF0000000000000
  br i1 %7, label %691, label %8

8:
  br label %691

9:
  %10 = fcmp oeq double %0, 0.000000e+00
  br i1 %10, label %11, label %13

11:
  %12 = call double @llvm.copysign.f64(double 0x7FF0000000000000, double %0)
  br label %691

13:
  %14 = fcmp olt double %0, 0.000000e+00
  %15 = call double @llvm.trunc.f64(double %0)
  %16 = fcmp oeq double %15, %0
  %17 = and i1 %14, %16
  br i1 %17, label %691, label %18

18:
  %19 = fcmp ogt double %0, 1.720000e+02
  br i1 %19, label %691, label %20

20:
  %21 = fcmp ult double %0, 3.500000e+00
  br i1 %21, label %183, label %22

22:
  %23 = add nsw i64 %2, -4604544271217802189
  %24 = ashr i64 %23, 52
  %25 = trunc nsw i64 %24 to i32
  %26 = and i64 %23, 4503599627370495
  %27 = add nuw nsw i64 %26, 4604544271217802189
  %28 = bitcast i64 %27 to double
  %29 = fadd double %28, -1.000000e+00
  %30 = fadd double %29, 2.000000e+00
  %31 = bitcast double %30 to i64
  %32 = and i64 %31, -134217728
  %33 = bitcast i64 %32 to double
  %34 = fadd double %33, -2.000000e+00
  %35 = fsub double %29, %34
  %36 = fdiv arcp double 1.000000e+00, %30
  %37 = fmul double %29, %36
  %38 = bitcast double %37 to i64
  %39 = and i64 %38, -134217728
  %40 = bitcast i64 %39 to double
  %41 = fmul double %33, %40
  %42 = fsub double %29, %41
  %43 = fmul double %35, %40
  %44 = fsub double %42, %43
  %45 = fmul double %36, %44
  %46 = fmul double %37, %37
  %47 = bitcast double %46 to i64
  %48 = and i64 %47, -134217728
  %49 = bitcast i64 %48 to double
  %50 = fmul double %40, %40
  %51 = fsub double %50, %49
  %52 = fadd double %37, %40
  %53 = fmul double %52, %45
  %54 = fadd double %51, %53
  %55 = call double @llvm.fmuladd.f64(double %46, double 0x3FB0E6E6F035C02C, double 0x3FB0F7B54636674A)
  %56 = call double @llvm.fmuladd.f64(double %55, double %46, double 0x3FB3B1F1CDA73E68)
  %57 = call double @llvm.fmuladd.f64(double %56, double %46, double 0x3FB745CE8DD99A7B)
  %58 = call double @llvm.fmuladd.f64(double %57, double %46, double 0x3FBC71C723045ED5)
  %59 = call double @llvm.fmuladd.f64(double %58, double %46, double 0x3FC2492492455DDF)
  %60 = call double @llvm.fmuladd.f64(double %59, double %46, double 0x3FC9999999999B40)
  %61 = call double @llvm.fmuladd.f64(double %46, double %60, double 0xBE25555555555555)
  %62 = fmul double %49, 0x3FD5555558000000
  %63 = fadd double %61, 0x3FD5555558000000
  %64 = fmul double %54, %63
  %65 = call double @llvm.fmuladd.f64(double %49, double %61, double %64)
  %66 = fadd double %62, %65
  %67 = bitcast double %66 to i64
  %68 = and i64 %67, -134217728
  %69 = bitcast i64 %68 to double
  %70 = fadd double %40, %40
  %71 = sitofp i32 %25 to double
  %72 = fmul double %71, 0x3FE62E42FEFA3800
  %73 = fadd double %72, %70
  %74 = fsub double %73, %72
  %75 = fsub double %70, %74
  %76 = icmp ult i64 %23, 4503599627370496
  %77 = select i1 %76, double %70, double %73
  %78 = select i1 %76, double 0.000000e+00, double %75
  %79 = fadd double %45, %45
  %80 = fsub double %62, %69
  %81 = fadd double %65, %80
  %82 = fmul double %70, %69
  %83 = fadd double %77, %82
  %84 = fsub double %83, %77
  %85 = fsub double %82, %84
  %86 = fmul double %79, %66
  %87 = call double @llvm.fmuladd.f64(double %70, double %81, double %86)
  %88 = fadd double %79, %87
  %89 = call double @llvm.fmuladd.f64(double %71, double 0x3D2EF35793C76730, double %88)
  %90 = fadd double %78, %89
  %91 = fadd double %85, %90
  %92 = fadd double %83, %91
  %93 = fsub double %92, %83
  %94 = fsub double %91, %93
  %95 = fadd double %0, -5.000000e-01
  %96 = bitcast double %92 to i64
  %97 = and i64 %96, -134217728
  %98 = bitcast i64 %97 to double
  %99 = bitcast double %95 to i64
  %100 = and i64 %99, -134217728
  %101 = bitcast i64 %100 to double
  %102 = fmul double %101, %98
  %103 = fsub double %92, %98
  %104 = fadd double %94, %103
  %105 = fsub double %95, %101
  %106 = fmul double %105, %92
  %107 = call double @llvm.fmuladd.f64(double %104, double %101, double %106)
  %108 = fadd double %102, %107
  %109 = fsub double %108, %102
  %110 = fsub double %107, %109
  %111 = fdiv arcp double 1.000000e+00, %0
  %112 = fmul double %111, %111
  %113 = call double @llvm.fmuladd.f64(double %112, double 0xBFBA2DA8ED7D9BA5, double 0x3FB03E7E775AA3FC)
  %114 = call double @llvm.fmuladd.f64(double %113, double %112, double 0xBF95D5ADBF752D3F)
  %115 = call double @llvm.fmuladd.f64(double %114, double %112, double 0x3F788BF71CC531C2)
  %116 = call double @llvm.fmuladd.f64(double %115, double %112, double 0xBF5F2E236753D415)
  %117 = call double @llvm.fmuladd.f64(double %116, double %112, double 0x3F4B926216E67880)
  %118 = call double @llvm.fmuladd.f64(double %117, double %112, double 0xBF43812E5AF26B5B)
  %119 = call double @llvm.fmuladd.f64(double %118, double %112, double 0x3F4A01A006C726DC)
  %120 = call double @llvm.fmuladd.f64(double %119, double %112, double 0xBF66C16C16BD0AF7)
  %121 = call double @llvm.fmuladd.f64(double %120, double %112, double 0x3FB555555555554C)
  %122 = fmul double %111, %121
  %123 = fneg double %0
  %124 = fsub double %108, %0
  %125 = fsub double %124, %108
  %126 = fsub double %124, %125
  %127 = fsub double %108, %126
  %128 = fsub double %123, %125
  %129 = fadd double %128, %127
  %130 = fadd double %124, 0x3FED67F1C864BEB5
  %131 = fsub double %130, %124
  %132 = fsub double %131, %130
  %133 = fadd double %124, %132
  %134 = fsub double 0x3FED67F1C864BEB5, %131
  %135 = fadd double %134, %133
  %136 = fadd double %122, 0xBC865B5A1B7FF5DF
  %137 = fadd double %136, %110
  %138 = fadd double %137, %129
  %139 = fadd double %135, %138
  %140 = fadd double %130, %139
  %141 = fsub double %130, %140
  %142 = fadd double %139, %141
  %143 = fcmp olt double %140, -7.460000e+02
  %144 = select i1 %143, double -7.460000e+02, double %140
  %145 = fcmp ogt double %144, 7.100000e+02
  %146 = select i1 %145, double 7.100000e+02, double %144
  %147 = call double @llvm.fmuladd.f64(double %146, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %148 = bitcast double %147 to i64
  %149 = trunc i64 %148 to i32
  %150 = fadd double %147, 0xC338000000000000
  %151 = fneg double %150
  %152 = call double @llvm.fmuladd.f64(double %151, double 0x3FE62E42FEFA3800, double %146)
  %153 = fneg double %142
  %154 = call double @llvm.fmuladd.f64(double %150, double 0x3D2EF35793C76730, double %153)
  %155 = fsub double %152, %154
  %156 = fmul double %155, %155
  %157 = call double @llvm.fmuladd.f64(double %155, double 0x3E21F6F3A315F62B, double 0x3E5AF70C203317F6)
  %158 = call double @llvm.fmuladd.f64(double %157, double %155, double 0x3E927E4DD11D80AA)
  %159 = call double @llvm.fmuladd.f64(double %158, double %155, double 0x3EC71DDED52B86F1)
  %160 = call double @llvm.fmuladd.f64(double %159, double %155, double 0x3EFA01A01A6632F5)
  %161 = call double @llvm.fmuladd.f64(double %160, double %155, double 0x3F2A01A01B4A02D4)
  %162 = call double @llvm.fmuladd.f64(double %161, double %155, double 0x3F56C16C16C16374)
  %163 = call double @llvm.fmuladd.f64(double %162, double %155, double 0x3F8111111110E969)
  %164 = call double @llvm.fmuladd.f64(double %163, double %155, double 0x3FA5555555555556)
  %165 = call double @llvm.fmuladd.f64(double %164, double %155, double 0x3FC555555555555C)
  %166 = call double @llvm.fmuladd.f64(double %165, double %155, double 5.000000e-01)
  %167 = fneg double %154
  %168 = call double @llvm.fmuladd.f64(double %156, double %166, double %167)
  %169 = fadd double %152, %168
  %170 = fadd double %169, 1.000000e+00
  %171 = ashr i32 %149, 1
  %172 = add nsw i32 %171, 1023
  %173 = zext i32 %172 to i64
  %174 = shl i64 %173, 52
  %175 = bitcast i64 %174 to double
  %176 = fmul double %170, %175
  %177 = add i32 %149, 1023
  %178 = sub i32 %177, %171
  %179 = zext i32 %178 to i64
  %180 = shl i64 %179, 52
  %181 = bitcast i64 %180 to double
  %182 = fmul double %176, %181
  br label %691

183:
  %184 = fcmp ogt double %0, -3.500000e+00
  br i1 %184, label %185, label %373

185:
  %186 = call double @llvm.rint.f64(double %0)
  %187 = fsub double %0, %186
  %188 = call double @llvm.fmuladd.f64(double %187, double 0x3EA7871747952868, double 0xBEB61428BD8B10F1)
  %189 = call double @llvm.fmuladd.f64(double %188, double %187, double 0x3EBD62C140890D2C)
  %190 = call double @llvm.fmuladd.f64(double %189, double %187, double 0xBECE41460E74ED7C)
  %191 = call double @llvm.fmuladd.f64(double %190, double %187, double 0x3EE01AFC617E698C)
  %192 = call double @llvm.fmuladd.f64(double %191, double %187, double 0xBEF00A53912B1049)
  %193 = call double @llvm.fmuladd.f64(double %192, double %187, double 0x3EFFEB4BE5A0036C)
  %194 = call double @llvm.fmuladd.f64(double %193, double %187, double 0xBF0FDDFA6C46D001)
  %195 = call double @llvm.fmuladd.f64(double %194, double %187, double 0x3F1FE5842A91A8A2)
  %196 = call double @llvm.fmuladd.f64(double %195, double %187, double 0xBF2F94B1B3822C5F)
  %197 = call double @llvm.fmuladd.f64(double %196, double %187, double 0x3F4011ACD2224062)
  %198 = call double @llvm.fmuladd.f64(double %197, double %187, double 0xBF4E21F19CE1A66B)
  %199 = call double @llvm.fmuladd.f64(double %198, double %187, double 0x3F613C449DC15EA4)
  %200 = call double @llvm.fmuladd.f64(double %199, double %187, double 0xBF675E6E90A73CE1)
  %201 = call double @llvm.fmuladd.f64(double %200, double %187, double 0x3F86D7EEAC9C4D91)
  %202 = call double @llvm.fmuladd.f64(double %201, double %187, double 0xBF317F3740F4E9AC)
  %203 = call double @llvm.fmuladd.f64(double %202, double %187, double 0x3FB301FBB0F25B92)
  %204 = call double @llvm.fmuladd.f64(double %203, double %187, double 0x3FB4E239984650BE)
  %205 = call double @llvm.fmuladd.f64(double %204, double %187, double 0x3FDA5B978B96BEBF)
  %206 = call double @llvm.fmuladd.f64(double %205, double %187, double 0x3FDB0EE6072093CE)
  %207 = call double @llvm.fmuladd.f64(double %206, double %187, double 1.000000e+00)
  %208 = fcmp ogt double %186, 2.500000e+00
  %209 = fadd double %0, -1.000000e+00
  %210 = select i1 %208, double %209, double 1.000000e+00
  %211 = fmul double %210, %207
  %212 = fcmp ogt double %186, 3.500000e+00
  br i1 %212, label %213, label %216

213:
  %214 = fadd double %0, -2.000000e+00
  %215 = fmul double %214, %211
  br label %691

216:
  %217 = fcmp olt double %186, 1.500000e+00
  %218 = select i1 %217, double %0, double 1.000000e+00
  %219 = fcmp olt double %186, 5.000000e-01
  %220 = fadd double %0, 1.000000e+00
  %221 = select i1 %219, double %220, double 1.000000e+00
  %222 = fmul double %218, %221
  %223 = fcmp olt double %186, -5.000000e-01
  %224 = fadd double %0, 2.000000e+00
  %225 = select i1 %223, double %224, double 1.000000e+00
  %226 = fmul double %225, %222
  %227 = fcmp olt double %186, -1.500000e+00
  %228 = fadd double %0, 3.000000e+00
  %229 = select i1 %227, double %228, double 1.000000e+00
  %230 = fmul double %229, %226
  %231 = fcmp olt double %186, -2.500000e+00
  %232 = fadd double %0, 4.000000e+00
  %233 = select i1 %231, double %232, double 1.000000e+00
  %234 = fmul double %233, %230
  %235 = bitcast double %211 to i64
  %236 = call double @llvm.fabs.f64(double %211)
  %237 = bitcast double %236 to i64
  %238 = bitcast double %234 to i64
  %239 = call double @llvm.fabs.f64(double %234)
  %240 = bitcast double %239 to i64
  %241 = xor i64 %235, %238
  %242 = and i64 %241, -9223372036854775808
  %243 = add nsw i64 %237, -1
  %244 = icmp ult i64 %243, 9218868437227405311
  %245 = add nsw i64 %240, -1
  %246 = icmp ult i64 %245, 9218868437227405311
  %247 = and i1 %246, %244
  br i1 %247, label %263, label %248

248:
  %249 = icmp ugt i64 %237, 9218868437227405312
  %250 = icmp ugt i64 %240, 9218868437227405312
  %251 = or i1 %250, %249
  br i1 %251, label %252, label %254

252:
  %253 = fadd double %234, %211
  br label %691

254:
  %255 = icmp eq i64 %237, %240
  %256 = icmp eq i64 %237, 9218868437227405312
  %257 = icmp eq i64 %240, 0
  %258 = or i1 %257, %256
  %259 = select i1 %258, i64 9218868437227405312, i64 0
  %260 = or disjoint i64 %259, %242
  %261 = bitcast i64 %260 to double
  %262 = select i1 %255, double 0x7FF8000000000000, double %261
  br label %691

263:
  %264 = lshr i64 %237, 52
  %265 = trunc nuw nsw i64 %264 to i32
  %266 = lshr i64 %240, 52
  %267 = trunc nuw nsw i64 %266 to i32
  %268 = and i64 %237, 4503599627370495
  %269 = or disjoint i64 %268, 4503599627370496
  %270 = and i64 %240, 4503599627370495
  %271 = or disjoint i64 %270, 4503599627370496
  %272 = icmp ult i64 %237, 4503599627370496
  %273 = icmp ult i64 %240, 4503599627370496
  %274 = or i1 %273, %272
  br i1 %274, label %275, label %292

275:
  %276 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %268, i1 true)
  %277 = trunc nuw nsw i64 %276 to i32
  %278 = add nuw nsw i64 %276, 4294967285
  %279 = sub nsw i32 12, %277
  %280 = and i64 %278, 4294967295
  %281 = shl i64 %268, %280
  %282 = select i1 %272, i32 %279, i32 %265
  %283 = select i1 %272, i64 %281, i64 %269
  %284 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %270, i1 true)
  %285 = trunc nuw nsw i64 %284 to i32
  %286 = add nuw nsw i64 %284, 4294967285
  %287 = sub nsw i32 12, %285
  %288 = and i64 %286, 4294967295
  %289 = shl i64 %270, %288
  %290 = select i1 %273, i32 %287, i32 %267
  %291 = select i1 %273, i64 %289, i64 %271
  br label %292

292:
  %293 = phi i32 [ %290, %275 ], [ %267, %263 ]
  %294 = phi i32 [ %282, %275 ], [ %265, %263 ]
  %295 = phi i64 [ %291, %275 ], [ %271, %263 ]
  %296 = phi i64 [ %283, %275 ], [ %269, %263 ]
  %297 = icmp ult i64 %296, %295
  %298 = sext i1 %297 to i32
  %299 = and i64 %295, 4503599627370495
  %300 = or disjoint i64 %299, 4607182418800017408
  %301 = bitcast i64 %300 to double
  %302 = and i64 %296, 4503599627370495
  %303 = or disjoint i64 %302, 4607182418800017408
  %304 = bitcast i64 %303 to double
  %305 = fdiv arcp double 1.000000e+00, %301
  %306 = fadd double %304, %304
  %307 = select i1 %297, double %306, double %304
  %308 = fmul double %305, %307
  %309 = fcmp olt double %308, 1.000000e+00
  %310 = select i1 %309, double 1.000000e+00, double %308
  %311 = bitcast double %310 to i64
  %312 = add i64 %311, -4602678819172646912
  %313 = select i1 %297, i64 53, i64 52
  %314 = shl i64 %296, %313
  %315 = mul i64 %312, %295
  %316 = sub i64 %314, %315
  %317 = sitofp i64 %316 to double
  %318 = fmul double %305, 0x3CB0000000000000
  %319 = fmul double %318, %317
  %320 = call double @llvm.rint.f64(double %319)
  %321 = fptosi double %320 to i64
  %322 = mul nsw i64 %295, %321
  %323 = sub nsw i64 %316, %322
  %324 = shl nsw i64 %323, 1
  %325 = icmp sgt i64 %324, %295
  %326 = sub nsw i64 0, %295
  %327 = icmp slt i64 %324, %326
  %328 = sext i1 %327 to i64
  %329 = select i1 %325, i64 1, i64 %328
  %330 = add i64 %312, %321
  %331 = mul nsw i64 %329, %295
  %332 = add i64 %330, %329
  %333 = sub nsw i32 %294, %293
  %334 = add nsw i32 %333, 1023
  %335 = add nsw i32 %334, %298
  %336 = add nsw i32 %335, -1
  %337 = zext i32 %336 to i64
  %338 = shl i64 %337, 52
  %339 = add i64 %332, %338
  %340 = icmp ugt i32 %336, 2045
  br i1 %340, label %341, label %369

341:
  %342 = icmp sgt i32 %335, 0
  br i1 %342, label %369, label %343

343:
  %344 = icmp slt i32 %335, -53
  br i1 %344, label %369, label %345

345:
  %346 = sub nsw i32 1, %335
  %347 = zext nneg i32 %346 to i64
  %348 = lshr i64 %332, %347
  %349 = shl nsw i64 -1, %347
  %350 = xor i64 %349, -1
  %351 = and i64 %332, %350
  %352 = sub nsw i32 0, %335
  %353 = zext nneg i32 %352 to i64
  %354 = shl nuw nsw i64 1, %353
  %355 = icmp ugt i64 %351, %354
  br i1 %355, label %366, label %356

356:
  %357 = icmp eq i64 %351, %354
  br i1 %357, label %358, label %366

358:
  %359 = icmp sgt i64 %323, %331
  %360 = icmp eq i64 %323, %331
  %361 = and i64 %348, 1
  %362 = icmp ne i64 %361, 0
  %363 = select i1 %360, i1 %362, i1 false
  %364 = select i1 %359, i1 true, i1 %363
  %365 = zext i1 %364 to i64
  br label %366

366:
  %367 = phi i64 [ 1, %345 ], [ 0, %356 ], [ %365, %358 ]
  %368 = add nuw i64 %367, %348
  br label %369

369:
  %370 = phi i64 [ %339, %292 ], [ 9218868437227405312, %341 ], [ %368, %366 ], [ 0, %343 ]
  %371 = or i64 %370, %242
  %372 = bitcast i64 %371 to double
  br label %691

373:
  %374 = fcmp olt double %3, 0x4340000000000000
  %375 = select i1 %374, double %0, double 0.000000e+00
  %376 = fadd double %375, %375
  %377 = call double @llvm.rint.f64(double %376)
  %378 = fmul double %377, 5.000000e-01
  %379 = fsub double %375, %378
  %380 = bitcast double %379 to i64
  %381 = and i64 %380, -134217728
  %382 = bitcast i64 %381 to double
  %383 = fmul double %382, 0x400921FB50000000
  %384 = fsub double %379, %382
  %385 = fmul double %384, 0x400921FB54442D18
  %386 = call double @llvm.fmuladd.f64(double %382, double 0x3E6110B4611A6263, double %385)
  %387 = fadd double %383, %386
  %388 = fsub double %387, %383
  %389 = fsub double %386, %388
  %390 = fmul double %377, 2.500000e-01
  %391 = call double @llvm.trunc.f64(double %390)
  %392 = fmul double %391, 4.000000e+00
  %393 = fsub double %377, %392
  %394 = fptosi double %393 to i32
  %395 = fmul double %387, %387
  %396 = fmul double %387, %395
  %397 = call double @llvm.fmuladd.f64(double %395, double 0x3DE5D8B55980CB71, double 0xBE5AE5E4B83D9994)
  %398 = call double @llvm.fmuladd.f64(double %397, double %395, double 0x3EC71DE35552B354)
  %399 = call double @llvm.fmuladd.f64(double %398, double %395, double 0xBF2A01A019BE9215)
  %400 = call double @llvm.fmuladd.f64(double %399, double %395, double 0x3F8111111110F730)
  %401 = call double @llvm.fmuladd.f64(double %400, double %395, double 0xBFC5555555555548)
  %402 = call double @llvm.fmuladd.f64(double %396, double %401, double %389)
  %403 = fadd double %387, %402
  %404 = fmul double %395, -5.000000e-01
  %405 = fadd double %404, 1.000000e+00
  %406 = fadd double %405, -1.000000e+00
  %407 = fsub double %404, %406
  %408 = fmul double %395, %395
  %409 = call double @llvm.fmuladd.f64(double %395, double 0xBDA8FB09171DF2CC, double 0x3E21EE9F044EB9EA)
  %410 = call double @llvm.fmuladd.f64(double %409, double %395, double 0xBE927E4F8116C585)
  %411 = call double @llvm.fmuladd.f64(double %410, double %395, double 0x3EFA01A019CBE0A3)
  %412 = call double @llvm.fmuladd.f64(double %411, double %395, double 0xBF56C16C16C15217)
  %413 = call double @llvm.fmuladd.f64(double %412, double %395, double 0x3FA555555555554C)
  %414 = call double @llvm.fmuladd.f64(double %408, double %413, double %407)
  %415 = fmul double %387, %389
  %416 = fsub double %414, %415
  %417 = fadd double %405, %416
  %418 = and i32 %394, 1
  %419 = icmp eq i32 %418, 0
  %420 = select i1 %419, double %403, double %417
  %421 = bitcast double %420 to i64
  %422 = and i32 %394, 2
  %423 = zext nneg i32 %422 to i64
  %424 = shl nuw i64 %423, 62
  %425 = xor i64 %424, %421
  %426 = bitcast i64 %425 to double
  %427 = fcmp olt double %0, -1.860000e+02
  br i1 %427, label %428, label %430

428:
  %429 = call double @llvm.copysign.f64(double 0.000000e+00, double %426)
  br label %691

430:
  %431 = fneg double %0
  %432 = bitcast double %431 to i64
  %433 = add i64 %432, -4604544271217802189
  %434 = ashr i64 %433, 52
  %435 = trunc nsw i64 %434 to i32
  %436 = and i64 %433, 4503599627370495
  %437 = add nuw nsw i64 %436, 4604544271217802189
  %438 = bitcast i64 %437 to double
  %439 = fadd double %438, -1.000000e+00
  %440 = fadd double %439, 2.000000e+00
  %441 = bitcast double %440 to i64
  %442 = and i64 %441, -134217728
  %443 = bitcast i64 %442 to double
  %444 = fadd double %443, -2.000000e+00
  %445 = fsub double %439, %444
  %446 = fdiv arcp double 1.000000e+00, %440
  %447 = fmul double %439, %446
  %448 = bitcast double %447 to i64
  %449 = and i64 %448, -134217728
  %450 = bitcast i64 %449 to double
  %451 = fmul double %443, %450
  %452 = fsub double %439, %451
  %453 = fmul double %445, %450
  %454 = fsub double %452, %453
  %455 = fmul double %446, %454
  %456 = fmul double %447, %447
  %457 = bitcast double %456 to i64
  %458 = and i64 %457, -134217728
  %459 = bitcast i64 %458 to double
  %460 = fmul double %450, %450
  %461 = fsub double %460, %459
  %462 = fadd double %447, %450
  %463 = fmul double %462, %455
  %464 = fadd double %461, %463
  %465 = call double @llvm.fmuladd.f64(double %456, double 0x3FB0E6E6F035C02C, double 0x3FB0F7B54636674A)
  %466 = call double @llvm.fmuladd.f64(double %465, double %456, double 0x3FB3B1F1CDA73E68)
  %467 = call double @llvm.fmuladd.f64(double %466, double %456, double 0x3FB745CE8DD99A7B)
  %468 = call double @llvm.fmuladd.f64(double %467, double %456, double 0x3FBC71C723045ED5)
  %469 = call double @llvm.fmuladd.f64(double %468, double %456, double 0x3FC2492492455DDF)
  %470 = call double @llvm.fmuladd.f64(double %469, double %456, double 0x3FC9999999999B40)
  %471 = call double @llvm.fmuladd.f64(double %456, double %470, double 0xBE25555555555555)
  %472 = fmul double %459, 0x3FD5555558000000
  %473 = fadd double %471, 0x3FD5555558000000
  %474 = fmul double %464, %473
  %475 = call double @llvm.fmuladd.f64(double %459, double %471, double %474)
  %476 = fadd double %472, %475
  %477 = bitcast double %476 to i64
  %478 = and i64 %477, -134217728
  %479 = bitcast i64 %478 to double
  %480 = fadd double %450, %450
  %481 = sitofp i32 %435 to double
  %482 = fmul double %481, 0x3FE62E42FEFA3800
  %483 = fadd double %482, %480
  %484 = fsub double %483, %482
  %485 = fsub double %480, %484
  %486 = icmp ult i64 %433, 4503599627370496
  %487 = select i1 %486, double %480, double %483
  %488 = select i1 %486, double 0.000000e+00, double %485
  %489 = fadd double %455, %455
  %490 = fsub double %472, %479
  %491 = fadd double %475, %490
  %492 = fmul double %480, %479
  %493 = fadd double %487, %492
  %494 = fsub double %493, %487
  %495 = fsub double %492, %494
  %496 = fmul double %489, %476
  %497 = call double @llvm.fmuladd.f64(double %480, double %491, double %496)
  %498 = fadd double %489, %497
  %499 = call double @llvm.fmuladd.f64(double %481, double 0x3D2EF35793C76730, double %498)
  %500 = fadd double %488, %499
  %501 = fadd double %495, %500
  %502 = fadd double %493, %501
  %503 = fsub double %502, %493
  %504 = fsub double %501, %503
  %505 = fsub double -5.000000e-01, %0
  %506 = bitcast double %502 to i64
  %507 = and i64 %506, -134217728
  %508 = bitcast i64 %507 to double
  %509 = bitcast double %505 to i64
  %510 = and i64 %509, -134217728
  %511 = bitcast i64 %510 to double
  %512 = fmul double %511, %508
  %513 = fsub double %502, %508
  %514 = fadd double %504, %513
  %515 = fsub double %505, %511
  %516 = fmul double %515, %502
  %517 = call double @llvm.fmuladd.f64(double %514, double %511, double %516)
  %518 = fadd double %512, %517
  %519 = fsub double %518, %512
  %520 = fsub double %517, %519
  %521 = fdiv arcp double -1.000000e+00, %0
  %522 = fmul double %521, %521
  %523 = call double @llvm.fmuladd.f64(double %522, double 0xBFBA2DA8ED7D9BA5, double 0x3FB03E7E775AA3FC)
  %524 = call double @llvm.fmuladd.f64(double %523, double %522, double 0xBF95D5ADBF752D3F)
  %525 = call double @llvm.fmuladd.f64(double %524, double %522, double 0x3F788BF71CC531C2)
  %526 = call double @llvm.fmuladd.f64(double %525, double %522, double 0xBF5F2E236753D415)
  %527 = call double @llvm.fmuladd.f64(double %526, double %522, double 0x3F4B926216E67880)
  %528 = call double @llvm.fmuladd.f64(double %527, double %522, double 0xBF43812E5AF26B5B)
  %529 = call double @llvm.fmuladd.f64(double %528, double %522, double 0x3F4A01A006C726DC)
  %530 = call double @llvm.fmuladd.f64(double %529, double %522, double 0xBF66C16C16BD0AF7)
  %531 = call double @llvm.fmuladd.f64(double %530, double %522, double 0x3FB555555555554C)
  %532 = fmul double %521, %531
  %533 = fadd double %518, %0
  %534 = fsub double %533, %518
  %535 = fsub double %533, %534
  %536 = fsub double %518, %535
  %537 = fsub double %0, %534
  %538 = fadd double %537, %536
  %539 = fadd double %533, 0x3FED67F1C864BEB5
  %540 = fsub double %539, %533
  %541 = fsub double %540, %539
  %542 = fadd double %533, %541
  %543 = fsub double 0x3FED67F1C864BEB5, %540
  %544 = fadd double %543, %542
  %545 = fadd double %532, 0xBC865B5A1B7FF5DF
  %546 = fadd double %545, %520
  %547 = fadd double %546, %538
  %548 = fadd double %544, %547
  %549 = fadd double %539, %548
  %550 = fsub double %539, %549
  %551 = fadd double %548, %550
  %552 = fneg double %549
  %553 = call double @llvm.fmuladd.f64(double %552, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %554 = bitcast double %553 to i64
  %555 = trunc i64 %554 to i32
  %556 = fadd double %553, 0xC338000000000000
  %557 = fneg double %556
  %558 = call double @llvm.fmuladd.f64(double %557, double 0x3FE62E42FEFA3800, double %552)
  %559 = call double @llvm.fmuladd.f64(double %556, double 0x3D2EF35793C76730, double %551)
  %560 = fsub double %558, %559
  %561 = fmul double %560, %560
  %562 = call double @llvm.fmuladd.f64(double %560, double 0x3E21F6F3A315F62B, double 0x3E5AF70C203317F6)
  %563 = call double @llvm.fmuladd.f64(double %562, double %560, double 0x3E927E4DD11D80AA)
  %564 = call double @llvm.fmuladd.f64(double %563, double %560, double 0x3EC71DDED52B86F1)
  %565 = call double @llvm.fmuladd.f64(double %564, double %560, double 0x3EFA01A01A6632F5)
  %566 = call double @llvm.fmuladd.f64(double %565, double %560, double 0x3F2A01A01B4A02D4)
  %567 = call double @llvm.fmuladd.f64(double %566, double %560, double 0x3F56C16C16C16374)
  %568 = call double @llvm.fmuladd.f64(double %567, double %560, double 0x3F8111111110E969)
  %569 = call double @llvm.fmuladd.f64(double %568, double %560, double 0x3FA5555555555556)
  %570 = call double @llvm.fmuladd.f64(double %569, double %560, double 0x3FC555555555555C)
  %571 = call double @llvm.fmuladd.f64(double %570, double %560, double 5.000000e-01)
  %572 = fneg double %559
  %573 = call double @llvm.fmuladd.f64(double %561, double %571, double %572)
  %574 = fadd double %558, %573
  %575 = fadd double %574, 1.000000e+00
  %576 = fmul double %426, %0
  %577 = bitcast double %576 to i64
  %578 = call double @llvm.fabs.f64(double %576)
  %579 = bitcast double %578 to i64
  %580 = and i64 %577, -9223372036854775808
  %581 = xor i64 %580, -9223372036854775808
  %582 = add nsw i64 %579, -1
  %583 = icmp ult i64 %582, 9218868437227405311
  br i1 %583, label %595, label %584

584:
  %585 = icmp ugt i64 %579, 9218868437227405312
  br i1 %585, label %586, label %588

586:
  %587 = fadd double %576, 0xC00921FB54442D18
  br label %676

588:
  %589 = icmp eq i64 %579, 4614256656552045848
  %590 = icmp eq i64 %579, 0
  %591 = select i1 %590, i64 9218868437227405312, i64 0
  %592 = or disjoint i64 %591, %581
  %593 = bitcast i64 %592 to double
  %594 = select i1 %589, double 0x7FF8000000000000, double %593
  br label %676

595:
  %596 = lshr i64 %579, 52
  %597 = trunc nuw nsw i64 %596 to i32
  %598 = and i64 %579, 4503599627370495
  %599 = or disjoint i64 %598, 4503599627370496
  %600 = icmp ult i64 %579, 4503599627370496
  br i1 %600, label %601, label %608

601:
  %602 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %598, i1 true)
  %603 = trunc nuw nsw i64 %602 to i32
  %604 = add nuw nsw i64 %602, 4294967285
  %605 = sub nsw i32 12, %603
  %606 = and i64 %604, 4294967295
  %607 = shl i64 %598, %606
  br label %608

608:
  %609 = phi i32 [ %605, %601 ], [ %597, %595 ]
  %610 = phi i64 [ %607, %601 ], [ %599, %595 ]
  %611 = icmp ugt i64 %610, 7074237752028440
  %612 = sext i1 %611 to i32
  %613 = and i64 %610, 4503599627370495
  %614 = or disjoint i64 %613, 4607182418800017408
  %615 = bitcast i64 %614 to double
  %616 = fdiv arcp double 1.000000e+00, %615
  %617 = select i1 %611, double 0x400921FB54442D18, double 0x3FF921FB54442D18
  %618 = fmul double %617, %616
  %619 = fcmp olt double %618, 1.000000e+00
  %620 = select i1 %619, double 1.000000e+00, double %618
  %621 = bitcast double %620 to i64
  %622 = add i64 %621, -4602678819172646912
  %623 = select i1 %611, i64 -6701356245527298048, i64 -3350678122763649024
  %624 = mul i64 %622, %610
  %625 = sub i64 %623, %624
  %626 = sitofp i64 %625 to double
  %627 = fmul double %616, 0x3CB0000000000000
  %628 = fmul double %627, %626
  %629 = call double @llvm.rint.f64(double %628)
  %630 = fptosi double %629 to i64
  %631 = mul nsw i64 %610, %630
  %632 = sub nsw i64 %625, %631
  %633 = shl nsw i64 %632, 1
  %634 = icmp sgt i64 %633, %610
  %635 = sub nsw i64 0, %610
  %636 = icmp slt i64 %633, %635
  %637 = sext i1 %636 to i64
  %638 = select i1 %634, i64 1, i64 %637
  %639 = add i64 %622, %630
  %640 = mul nsw i64 %638, %610
  %641 = add i64 %639, %638
  %642 = sub nsw i32 %612, %609
  %643 = add nsw i32 %642, 2046
  %644 = zext i32 %643 to i64
  %645 = shl i64 %644, 52
  %646 = add i64 %641, %645
  %647 = icmp ult i32 %642, -2046
  br i1 %647, label %648, label %672

648:
  %649 = icmp sgt i32 %642, -2047
  br i1 %649, label %672, label %650

650:
  %651 = sub nuw nsw i32 -2046, %642
  %652 = zext nneg i32 %651 to i64
  %653 = lshr i64 %641, %652
  %654 = shl nsw i64 -1, %652
  %655 = xor i64 %654, -1
  %656 = and i64 %641, %655
  %657 = sub nuw nsw i32 -2047, %642
  %658 = zext nneg i32 %657 to i64
  %659 = shl nuw nsw i64 1, %658
  %660 = icmp eq i64 %656, %659
  br i1 %660, label %661, label %669

661:
  %662 = icmp sgt i64 %632, %640
  %663 = icmp eq i64 %632, %640
  %664 = and i64 %653, 1
  %665 = icmp ne i64 %664, 0
  %666 = select i1 %663, i1 %665, i1 false
  %667 = select i1 %662, i1 true, i1 %666
  %668 = zext i1 %667 to i64
  br label %669

669:
  %670 = phi i64 [ 0, %650 ], [ %668, %661 ]
  %671 = add nuw i64 %670, %653
  br label %672

672:
  %673 = phi i64 [ %646, %608 ], [ 9218868437227405312, %648 ], [ %671, %669 ]
  %674 = or i64 %673, %581
  %675 = bitcast i64 %674 to double
  br label %676

676:
  %677 = phi double [ %675, %672 ], [ %587, %586 ], [ %594, %588 ]
  %678 = fmul double %575, %677
  %679 = ashr i32 %555, 1
  %680 = add nsw i32 %679, 1023
  %681 = zext i32 %680 to i64
  %682 = shl i64 %681, 52
  %683 = bitcast i64 %682 to double
  %684 = fmul double %678, %683
  %685 = add i32 %555, 1023
  %686 = sub i32 %685, %679
  %687 = zext i32 %686 to i64
  %688 = shl i64 %687, 52
  %689 = bitcast i64 %688 to double
  %690 = fmul double %684, %689
  br label %691

691:
  %692 = phi double [ %12, %11 ], [ %182, %22 ], [ 0x7FF8000000000000, %8 ], [ 0x7FF0000000000000, %6 ], [ %215, %213 ], [ %429, %428 ], [ %690, %676 ], [ 0x7FF8000000000000, %13 ], [ 0x7FF0000000000000, %18 ], [ %372, %369 ], [ %253, %252 ], [ %262, %254 ]
  ret double %692
}

declare double @llvm.fabs.f64(double)

declare double @llvm.copysign.f64(double, double)

declare double @llvm.trunc.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.rint.f64(double)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)
