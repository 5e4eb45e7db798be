define linkonce_odr double @tgamma(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = bitcast double %0 to i64
  %3 = call double @llvm.fabs.f64(double %0)
  %4 = bitcast double %3 to i64
  %5 = icmp ugt i64 %4, 9218868437227405311
  br i1 %5, label %6, label %9

6:
  %7 = fcmp oeq double %0, 0x7FF0000000000000
  br i1 %7, label %685, label %8

8:
  br label %685

9:
  %10 = fcmp oeq double %0, 0.000000e+00
  br i1 %10, label %11, label %13

11:
  %12 = call double @llvm.copysign.f64(double 0x7FF0000000000000, double %0)
  br label %685

13:
  %14 = fcmp olt double %0, 0.000000e+00
  %15 = call double @llvm.trunc.f64(double %0)
  %16 = fcmp oeq double %15, %0
  %17 = and i1 %14, %16
  br i1 %17, label %685, label %18

18:
  %19 = fcmp ogt double %0, 1.720000e+02
  br i1 %19, label %685, label %20

20:
  %21 = fcmp ult double %0, 3.500000e+00
  br i1 %21, label %180, label %22

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
  %55 = call double @llvm.fma.f64(double %46, double 0x3FB0E6E6F035C02C, double 0x3FB0F7B54636674A)
  %56 = call double @llvm.fma.f64(double %55, double %46, double 0x3FB3B1F1CDA73E68)
  %57 = call double @llvm.fma.f64(double %56, double %46, double 0x3FB745CE8DD99A7B)
  %58 = call double @llvm.fma.f64(double %57, double %46, double 0x3FBC71C723045ED5)
  %59 = call double @llvm.fma.f64(double %58, double %46, double 0x3FC2492492455DDF)
  %60 = call double @llvm.fma.f64(double %59, double %46, double 0x3FC9999999999B40)
  %61 = call double @llvm.fma.f64(double %46, double %60, double 0xBE25555555555555)
  %62 = fmul double %49, 0x3FD5555558000000
  %63 = fadd double %61, 0x3FD5555558000000
  %64 = fmul double %54, %63
  %65 = call double @llvm.fma.f64(double %49, double %61, double %64)
  %66 = fadd double %62, %65
  %67 = bitcast double %66 to i64
  %68 = and i64 %67, -134217728
  %69 = bitcast i64 %68 to double
  %70 = fsub double %62, %69
  %71 = fadd double %65, %70
  %72 = fadd double %40, %40
  %73 = fadd double %45, %45
  %74 = sitofp i32 %25 to double
  %75 = fmul double %74, 0x3FE62E42FEFA3800
  %76 = fadd double %75, %72
  %77 = fsub double %76, %75
  %78 = fsub double %72, %77
  %79 = fmul double %72, %69
  %80 = fadd double %76, %79
  %81 = fsub double %80, %76
  %82 = fsub double %79, %81
  %83 = fmul double %73, %66
  %84 = call double @llvm.fma.f64(double %72, double %71, double %83)
  %85 = fadd double %73, %84
  %86 = call double @llvm.fma.f64(double %74, double 0x3D2EF35793C76730, double %85)
  %87 = fadd double %78, %86
  %88 = fadd double %82, %87
  %89 = fadd double %80, %88
  %90 = fsub double %89, %80
  %91 = fsub double %88, %90
  %92 = fadd double %0, -5.000000e-01
  %93 = bitcast double %89 to i64
  %94 = and i64 %93, -134217728
  %95 = bitcast i64 %94 to double
  %96 = bitcast double %92 to i64
  %97 = and i64 %96, -134217728
  %98 = bitcast i64 %97 to double
  %99 = fmul double %98, %95
  %100 = fsub double %89, %95
  %101 = fadd double %91, %100
  %102 = fsub double %92, %98
  %103 = fmul double %102, %89
  %104 = call double @llvm.fma.f64(double %101, double %98, double %103)
  %105 = fadd double %99, %104
  %106 = fsub double %105, %99
  %107 = fsub double %104, %106
  %108 = fdiv arcp double 1.000000e+00, %0
  %109 = fmul double %108, %108
  %110 = call double @llvm.fma.f64(double %109, double 0xBFBA2DA8ED7D9BA5, double 0x3FB03E7E775AA3FC)
  %111 = call double @llvm.fma.f64(double %110, double %109, double 0xBF95D5ADBF752D3F)
  %112 = call double @llvm.fma.f64(double %111, double %109, double 0x3F788BF71CC531C2)
  %113 = call double @llvm.fma.f64(double %112, double %109, double 0xBF5F2E236753D415)
  %114 = call double @llvm.fma.f64(double %113, double %109, double 0x3F4B926216E67880)
  %115 = call double @llvm.fma.f64(double %114, double %109, double 0xBF43812E5AF26B5B)
  %116 = call double @llvm.fma.f64(double %115, double %109, double 0x3F4A01A006C726DC)
  %117 = call double @llvm.fma.f64(double %116, double %109, double 0xBF66C16C16BD0AF7)
  %118 = call double @llvm.fma.f64(double %117, double %109, double 0x3FB555555555554C)
  %119 = fmul double %108, %118
  %120 = fneg double %0
  %121 = fsub double %105, %0
  %122 = fsub double %121, %105
  %123 = fsub double %121, %122
  %124 = fsub double %105, %123
  %125 = fsub double %120, %122
  %126 = fadd double %125, %124
  %127 = fadd double %121, 0x3FED67F1C864BEB5
  %128 = fsub double %127, %121
  %129 = fsub double %128, %127
  %130 = fadd double %121, %129
  %131 = fsub double 0x3FED67F1C864BEB5, %128
  %132 = fadd double %131, %130
  %133 = fadd double %119, 0xBC865B5A1B7FF5DF
  %134 = fadd double %133, %107
  %135 = fadd double %134, %126
  %136 = fadd double %132, %135
  %137 = fadd double %127, %136
  %138 = fsub double %127, %137
  %139 = fadd double %136, %138
  %140 = fcmp olt double %137, -7.460000e+02
  %141 = select i1 %140, double -7.460000e+02, double %137
  %142 = fcmp ogt double %141, 7.100000e+02
  %143 = select i1 %142, double 7.100000e+02, double %141
  %144 = call double @llvm.fma.f64(double %143, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %145 = bitcast double %144 to i64
  %146 = trunc i64 %145 to i32
  %147 = fadd double %144, 0xC338000000000000
  %148 = fneg double %147
  %149 = call double @llvm.fma.f64(double %148, double 0x3FE62E42FEFA3800, double %143)
  %150 = fneg double %139
  %151 = call double @llvm.fma.f64(double %147, double 0x3D2EF35793C76730, double %150)
  %152 = fsub double %149, %151
  %153 = fmul double %152, %152
  %154 = call double @llvm.fma.f64(double %152, double 0x3E21F6F3A315F62B, double 0x3E5AF70C203317F6)
  %155 = call double @llvm.fma.f64(double %154, double %152, double 0x3E927E4DD11D80AA)
  %156 = call double @llvm.fma.f64(double %155, double %152, double 0x3EC71DDED52B86F1)
  %157 = call double @llvm.fma.f64(double %156, double %152, double 0x3EFA01A01A6632F5)
  %158 = call double @llvm.fma.f64(double %157, double %152, double 0x3F2A01A01B4A02D4)
  %159 = call double @llvm.fma.f64(double %158, double %152, double 0x3F56C16C16C16374)
  %160 = call double @llvm.fma.f64(double %159, double %152, double 0x3F8111111110E969)
  %161 = call double @llvm.fma.f64(double %160, double %152, double 0x3FA5555555555556)
  %162 = call double @llvm.fma.f64(double %161, double %152, double 0x3FC555555555555C)
  %163 = call double @llvm.fma.f64(double %162, double %152, double 5.000000e-01)
  %164 = fneg double %151
  %165 = call double @llvm.fma.f64(double %153, double %163, double %164)
  %166 = fadd double %149, %165
  %167 = fadd double %166, 1.000000e+00
  %168 = ashr i32 %146, 1
  %169 = add nsw i32 %168, 1023
  %170 = zext i32 %169 to i64
  %171 = shl i64 %170, 52
  %172 = bitcast i64 %171 to double
  %173 = fmul double %167, %172
  %174 = add i32 %146, 1023
  %175 = sub i32 %174, %168
  %176 = zext i32 %175 to i64
  %177 = shl i64 %176, 52
  %178 = bitcast i64 %177 to double
  %179 = fmul double %173, %178
  br label %685

180:
  %181 = fcmp ogt double %0, -3.500000e+00
  br i1 %181, label %182, label %370

182:
  %183 = call double @llvm.rint.f64(double %0)
  %184 = fsub double %0, %183
  %185 = call double @llvm.fma.f64(double %184, double 0x3EA7871747952868, double 0xBEB61428BD8B10F1)
  %186 = call double @llvm.fma.f64(double %185, double %184, double 0x3EBD62C140890D2C)
  %187 = call double @llvm.fma.f64(double %186, double %184, double 0xBECE41460E74ED7C)
  %188 = call double @llvm.fma.f64(double %187, double %184, double 0x3EE01AFC617E698C)
  %189 = call double @llvm.fma.f64(double %188, double %184, double 0xBEF00A53912B1049)
  %190 = call double @llvm.fma.f64(double %189, double %184, double 0x3EFFEB4BE5A0036C)
  %191 = call double @llvm.fma.f64(double %190, double %184, double 0xBF0FDDFA6C46D001)
  %192 = call double @llvm.fma.f64(double %191, double %184, double 0x3F1FE5842A91A8A2)
  %193 = call double @llvm.fma.f64(double %192, double %184, double 0xBF2F94B1B3822C5F)
  %194 = call double @llvm.fma.f64(double %193, double %184, double 0x3F4011ACD2224062)
  %195 = call double @llvm.fma.f64(double %194, double %184, double 0xBF4E21F19CE1A66B)
  %196 = call double @llvm.fma.f64(double %195, double %184, double 0x3F613C449DC15EA4)
  %197 = call double @llvm.fma.f64(double %196, double %184, double 0xBF675E6E90A73CE1)
  %198 = call double @llvm.fma.f64(double %197, double %184, double 0x3F86D7EEAC9C4D91)
  %199 = call double @llvm.fma.f64(double %198, double %184, double 0xBF317F3740F4E9AC)
  %200 = call double @llvm.fma.f64(double %199, double %184, double 0x3FB301FBB0F25B92)
  %201 = call double @llvm.fma.f64(double %200, double %184, double 0x3FB4E239984650BE)
  %202 = call double @llvm.fma.f64(double %201, double %184, double 0x3FDA5B978B96BEBF)
  %203 = call double @llvm.fma.f64(double %202, double %184, double 0x3FDB0EE6072093CE)
  %204 = call double @llvm.fma.f64(double %203, double %184, double 1.000000e+00)
  %205 = fcmp ogt double %183, 2.500000e+00
  %206 = fadd double %0, -1.000000e+00
  %207 = select i1 %205, double %206, double 1.000000e+00
  %208 = fmul double %207, %204
  %209 = fcmp ogt double %183, 3.500000e+00
  br i1 %209, label %210, label %213

210:
  %211 = fadd double %0, -2.000000e+00
  %212 = fmul double %211, %208
  br label %685

213:
  %214 = fcmp olt double %183, 1.500000e+00
  %215 = select i1 %214, double %0, double 1.000000e+00
  %216 = fcmp olt double %183, 5.000000e-01
  %217 = fadd double %0, 1.000000e+00
  %218 = select i1 %216, double %217, double 1.000000e+00
  %219 = fmul double %215, %218
  %220 = fcmp olt double %183, -5.000000e-01
  %221 = fadd double %0, 2.000000e+00
  %222 = select i1 %220, double %221, double 1.000000e+00
  %223 = fmul double %222, %219
  %224 = fcmp olt double %183, -1.500000e+00
  %225 = fadd double %0, 3.000000e+00
  %226 = select i1 %224, double %225, double 1.000000e+00
  %227 = fmul double %226, %223
  %228 = fcmp olt double %183, -2.500000e+00
  %229 = fadd double %0, 4.000000e+00
  %230 = select i1 %228, double %229, double 1.000000e+00
  %231 = fmul double %230, %227
  %232 = bitcast double %208 to i64
  %233 = call double @llvm.fabs.f64(double %208)
  %234 = bitcast double %233 to i64
  %235 = bitcast double %231 to i64
  %236 = call double @llvm.fabs.f64(double %231)
  %237 = bitcast double %236 to i64
  %238 = xor i64 %232, %235
  %239 = and i64 %238, -9223372036854775808
  %240 = add nsw i64 %234, -1
  %241 = icmp ult i64 %240, 9218868437227405311
  %242 = add nsw i64 %237, -1
  %243 = icmp ult i64 %242, 9218868437227405311
  %244 = and i1 %243, %241
  br i1 %244, label %260, label %245

245:
  %246 = icmp ugt i64 %234, 9218868437227405312
  %247 = icmp ugt i64 %237, 9218868437227405312
  %248 = or i1 %247, %246
  br i1 %248, label %249, label %251

249:
  %250 = fadd double %231, %208
  br label %685

251:
  %252 = icmp eq i64 %234, %237
  %253 = icmp eq i64 %234, 9218868437227405312
  %254 = icmp eq i64 %237, 0
  %255 = or i1 %254, %253
  %256 = select i1 %255, i64 9218868437227405312, i64 0
  %257 = or disjoint i64 %256, %239
  %258 = bitcast i64 %257 to double
  %259 = select i1 %252, double 0x7FF8000000000000, double %258
  br label %685

260:
  %261 = lshr i64 %234, 52
  %262 = trunc nuw nsw i64 %261 to i32
  %263 = lshr i64 %237, 52
  %264 = trunc nuw nsw i64 %263 to i32
  %265 = and i64 %234, 4503599627370495
  %266 = or disjoint i64 %265, 4503599627370496
  %267 = and i64 %237, 4503599627370495
  %268 = or disjoint i64 %267, 4503599627370496
  %269 = icmp ult i64 %234, 4503599627370496
  %270 = icmp ult i64 %237, 4503599627370496
  %271 = or i1 %270, %269
  br i1 %271, label %272, label %289

272:
  %273 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %265, i1 true)
  %274 = trunc nuw nsw i64 %273 to i32
  %275 = add nuw nsw i64 %273, 4294967285
  %276 = sub nsw i32 12, %274
  %277 = and i64 %275, 4294967295
  %278 = shl i64 %265, %277
  %279 = select i1 %269, i32 %276, i32 %262
  %280 = select i1 %269, i64 %278, i64 %266
  %281 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %267, i1 true)
  %282 = trunc nuw nsw i64 %281 to i32
  %283 = add nuw nsw i64 %281, 4294967285
  %284 = sub nsw i32 12, %282
  %285 = and i64 %283, 4294967295
  %286 = shl i64 %267, %285
  %287 = select i1 %270, i32 %284, i32 %264
  %288 = select i1 %270, i64 %286, i64 %268
  br label %289

289:
  %290 = phi i32 [ %287, %272 ], [ %264, %260 ]
  %291 = phi i32 [ %279, %272 ], [ %262, %260 ]
  %292 = phi i64 [ %288, %272 ], [ %268, %260 ]
  %293 = phi i64 [ %280, %272 ], [ %266, %260 ]
  %294 = icmp ult i64 %293, %292
  %295 = sext i1 %294 to i32
  %296 = and i64 %292, 4503599627370495
  %297 = or disjoint i64 %296, 4607182418800017408
  %298 = bitcast i64 %297 to double
  %299 = and i64 %293, 4503599627370495
  %300 = or disjoint i64 %299, 4607182418800017408
  %301 = bitcast i64 %300 to double
  %302 = fdiv arcp double 1.000000e+00, %298
  %303 = fadd double %301, %301
  %304 = select i1 %294, double %303, double %301
  %305 = fmul double %302, %304
  %306 = fcmp olt double %305, 1.000000e+00
  %307 = select i1 %306, double 1.000000e+00, double %305
  %308 = bitcast double %307 to i64
  %309 = add i64 %308, -4602678819172646912
  %310 = select i1 %294, i64 53, i64 52
  %311 = shl i64 %293, %310
  %312 = mul i64 %309, %292
  %313 = sub i64 %311, %312
  %314 = sitofp i64 %313 to double
  %315 = fmul double %302, 0x3CB0000000000000
  %316 = fmul double %315, %314
  %317 = call double @llvm.rint.f64(double %316)
  %318 = fptosi double %317 to i64
  %319 = mul nsw i64 %292, %318
  %320 = sub nsw i64 %313, %319
  %321 = shl nsw i64 %320, 1
  %322 = icmp sgt i64 %321, %292
  %323 = sub nsw i64 0, %292
  %324 = icmp slt i64 %321, %323
  %325 = sext i1 %324 to i64
  %326 = select i1 %322, i64 1, i64 %325
  %327 = add i64 %309, %318
  %328 = mul nsw i64 %326, %292
  %329 = add i64 %327, %326
  %330 = sub nsw i32 %291, %290
  %331 = add nsw i32 %330, 1023
  %332 = add nsw i32 %331, %295
  %333 = add nsw i32 %332, -1
  %334 = zext i32 %333 to i64
  %335 = shl i64 %334, 52
  %336 = add i64 %329, %335
  %337 = icmp ugt i32 %333, 2045
  br i1 %337, label %338, label %366

338:
  %339 = icmp sgt i32 %332, 0
  br i1 %339, label %366, label %340

340:
  %341 = icmp slt i32 %332, -53
  br i1 %341, label %366, label %342

342:
  %343 = sub nsw i32 1, %332
  %344 = zext nneg i32 %343 to i64
  %345 = lshr i64 %329, %344
  %346 = shl nsw i64 -1, %344
  %347 = xor i64 %346, -1
  %348 = and i64 %329, %347
  %349 = sub nsw i32 0, %332
  %350 = zext nneg i32 %349 to i64
  %351 = shl nuw nsw i64 1, %350
  %352 = icmp ugt i64 %348, %351
  br i1 %352, label %363, label %353

353:
  %354 = icmp eq i64 %348, %351
  br i1 %354, label %355, label %363

355:
  %356 = icmp sgt i64 %320, %328
  %357 = icmp eq i64 %320, %328
  %358 = and i64 %345, 1
  %359 = icmp ne i64 %358, 0
  %360 = select i1 %357, i1 %359, i1 false
  %361 = select i1 %356, i1 true, i1 %360
  %362 = zext i1 %361 to i64
  br label %363

363:
  %364 = phi i64 [ 1, %342 ], [ 0, %353 ], [ %362, %355 ]
  %365 = add nuw i64 %364, %345
  br label %366

366:
  %367 = phi i64 [ %336, %289 ], [ 9218868437227405312, %338 ], [ %365, %363 ], [ 0, %340 ]
  %368 = or i64 %367, %239
  %369 = bitcast i64 %368 to double
  br label %685

370:
  %371 = fcmp olt double %3, 0x4340000000000000
  %372 = select i1 %371, double %0, double 0.000000e+00
  %373 = fadd double %372, %372
  %374 = call double @llvm.rint.f64(double %373)
  %375 = fmul double %374, 5.000000e-01
  %376 = fsub double %372, %375
  %377 = bitcast double %376 to i64
  %378 = and i64 %377, -134217728
  %379 = bitcast i64 %378 to double
  %380 = fmul double %379, 0x400921FB50000000
  %381 = fsub double %376, %379
  %382 = fmul double %381, 0x400921FB54442D18
  %383 = call double @llvm.fma.f64(double %379, double 0x3E6110B4611A6263, double %382)
  %384 = fadd double %380, %383
  %385 = fsub double %384, %380
  %386 = fsub double %383, %385
  %387 = fmul double %374, 2.500000e-01
  %388 = call double @llvm.trunc.f64(double %387)
  %389 = fmul double %388, 4.000000e+00
  %390 = fsub double %374, %389
  %391 = fptosi double %390 to i32
  %392 = fmul double %384, %384
  %393 = fmul double %384, %392
  %394 = call double @llvm.fma.f64(double %392, double 0x3DE5D8B55980CB71, double 0xBE5AE5E4B83D9994)
  %395 = call double @llvm.fma.f64(double %394, double %392, double 0x3EC71DE35552B354)
  %396 = call double @llvm.fma.f64(double %395, double %392, double 0xBF2A01A019BE9215)
  %397 = call double @llvm.fma.f64(double %396, double %392, double 0x3F8111111110F730)
  %398 = call double @llvm.fma.f64(double %397, double %392, double 0xBFC5555555555548)
  %399 = call double @llvm.fma.f64(double %393, double %398, double %386)
  %400 = fadd double %384, %399
  %401 = fmul double %392, -5.000000e-01
  %402 = fadd double %401, 1.000000e+00
  %403 = fadd double %402, -1.000000e+00
  %404 = fsub double %401, %403
  %405 = fmul double %392, %392
  %406 = call double @llvm.fma.f64(double %392, double 0xBDA8FB09171DF2CC, double 0x3E21EE9F044EB9EA)
  %407 = call double @llvm.fma.f64(double %406, double %392, double 0xBE927E4F8116C585)
  %408 = call double @llvm.fma.f64(double %407, double %392, double 0x3EFA01A019CBE0A3)
  %409 = call double @llvm.fma.f64(double %408, double %392, double 0xBF56C16C16C15217)
  %410 = call double @llvm.fma.f64(double %409, double %392, double 0x3FA555555555554C)
  %411 = call double @llvm.fma.f64(double %405, double %410, double %404)
  %412 = fmul double %384, %386
  %413 = fsub double %411, %412
  %414 = fadd double %402, %413
  %415 = and i32 %391, 1
  %416 = icmp eq i32 %415, 0
  %417 = select i1 %416, double %400, double %414
  %418 = bitcast double %417 to i64
  %419 = and i32 %391, 2
  %420 = zext nneg i32 %419 to i64
  %421 = shl nuw i64 %420, 62
  %422 = xor i64 %421, %418
  %423 = bitcast i64 %422 to double
  %424 = fcmp olt double %0, -1.860000e+02
  br i1 %424, label %425, label %427

425:
  %426 = call double @llvm.copysign.f64(double 0.000000e+00, double %423)
  br label %685

427:
  %428 = fneg double %0
  %429 = bitcast double %428 to i64
  %430 = add i64 %429, -4604544271217802189
  %431 = ashr i64 %430, 52
  %432 = trunc nsw i64 %431 to i32
  %433 = and i64 %430, 4503599627370495
  %434 = add nuw nsw i64 %433, 4604544271217802189
  %435 = bitcast i64 %434 to double
  %436 = fadd double %435, -1.000000e+00
  %437 = fadd double %436, 2.000000e+00
  %438 = bitcast double %437 to i64
  %439 = and i64 %438, -134217728
  %440 = bitcast i64 %439 to double
  %441 = fadd double %440, -2.000000e+00
  %442 = fsub double %436, %441
  %443 = fdiv arcp double 1.000000e+00, %437
  %444 = fmul double %436, %443
  %445 = bitcast double %444 to i64
  %446 = and i64 %445, -134217728
  %447 = bitcast i64 %446 to double
  %448 = fmul double %440, %447
  %449 = fsub double %436, %448
  %450 = fmul double %442, %447
  %451 = fsub double %449, %450
  %452 = fmul double %443, %451
  %453 = fmul double %444, %444
  %454 = bitcast double %453 to i64
  %455 = and i64 %454, -134217728
  %456 = bitcast i64 %455 to double
  %457 = fmul double %447, %447
  %458 = fsub double %457, %456
  %459 = fadd double %444, %447
  %460 = fmul double %459, %452
  %461 = fadd double %458, %460
  %462 = call double @llvm.fma.f64(double %453, double 0x3FB0E6E6F035C02C, double 0x3FB0F7B54636674A)
  %463 = call double @llvm.fma.f64(double %462, double %453, double 0x3FB3B1F1CDA73E68)
  %464 = call double @llvm.fma.f64(double %463, double %453, double 0x3FB745CE8DD99A7B)
  %465 = call double @llvm.fma.f64(double %464, double %453, double 0x3FBC71C723045ED5)
  %466 = call double @llvm.fma.f64(double %465, double %453, double 0x3FC2492492455DDF)
  %467 = call double @llvm.fma.f64(double %466, double %453, double 0x3FC9999999999B40)
  %468 = call double @llvm.fma.f64(double %453, double %467, double 0xBE25555555555555)
  %469 = fmul double %456, 0x3FD5555558000000
  %470 = fadd double %468, 0x3FD5555558000000
  %471 = fmul double %461, %470
  %472 = call double @llvm.fma.f64(double %456, double %468, double %471)
  %473 = fadd double %469, %472
  %474 = bitcast double %473 to i64
  %475 = and i64 %474, -134217728
  %476 = bitcast i64 %475 to double
  %477 = fsub double %469, %476
  %478 = fadd double %472, %477
  %479 = fadd double %447, %447
  %480 = fadd double %452, %452
  %481 = sitofp i32 %432 to double
  %482 = fmul double %481, 0x3FE62E42FEFA3800
  %483 = fadd double %482, %479
  %484 = fsub double %483, %482
  %485 = fsub double %479, %484
  %486 = fmul double %479, %476
  %487 = fadd double %483, %486
  %488 = fsub double %487, %483
  %489 = fsub double %486, %488
  %490 = fmul double %480, %473
  %491 = call double @llvm.fma.f64(double %479, double %478, double %490)
  %492 = fadd double %480, %491
  %493 = call double @llvm.fma.f64(double %481, double 0x3D2EF35793C76730, double %492)
  %494 = fadd double %485, %493
  %495 = fadd double %489, %494
  %496 = fadd double %487, %495
  %497 = fsub double %496, %487
  %498 = fsub double %495, %497
  %499 = fsub double -5.000000e-01, %0
  %500 = bitcast double %496 to i64
  %501 = and i64 %500, -134217728
  %502 = bitcast i64 %501 to double
  %503 = bitcast double %499 to i64
  %504 = and i64 %503, -134217728
  %505 = bitcast i64 %504 to double
  %506 = fmul double %505, %502
  %507 = fsub double %496, %502
  %508 = fadd double %498, %507
  %509 = fsub double %499, %505
  %510 = fmul double %509, %496
  %511 = call double @llvm.fma.f64(double %508, double %505, double %510)
  %512 = fadd double %506, %511
  %513 = fsub double %512, %506
  %514 = fsub double %511, %513
  %515 = fdiv arcp double -1.000000e+00, %0
  %516 = fmul double %515, %515
  %517 = call double @llvm.fma.f64(double %516, double 0xBFBA2DA8ED7D9BA5, double 0x3FB03E7E775AA3FC)
  %518 = call double @llvm.fma.f64(double %517, double %516, double 0xBF95D5ADBF752D3F)
  %519 = call double @llvm.fma.f64(double %518, double %516, double 0x3F788BF71CC531C2)
  %520 = call double @llvm.fma.f64(double %519, double %516, double 0xBF5F2E236753D415)
  %521 = call double @llvm.fma.f64(double %520, double %516, double 0x3F4B926216E67880)
  %522 = call double @llvm.fma.f64(double %521, double %516, double 0xBF43812E5AF26B5B)
  %523 = call double @llvm.fma.f64(double %522, double %516, double 0x3F4A01A006C726DC)
  %524 = call double @llvm.fma.f64(double %523, double %516, double 0xBF66C16C16BD0AF7)
  %525 = call double @llvm.fma.f64(double %524, double %516, double 0x3FB555555555554C)
  %526 = fmul double %515, %525
  %527 = fadd double %512, %0
  %528 = fsub double %527, %512
  %529 = fsub double %527, %528
  %530 = fsub double %512, %529
  %531 = fsub double %0, %528
  %532 = fadd double %531, %530
  %533 = fadd double %527, 0x3FED67F1C864BEB5
  %534 = fsub double %533, %527
  %535 = fsub double %534, %533
  %536 = fadd double %527, %535
  %537 = fsub double 0x3FED67F1C864BEB5, %534
  %538 = fadd double %537, %536
  %539 = fadd double %526, 0xBC865B5A1B7FF5DF
  %540 = fadd double %539, %514
  %541 = fadd double %540, %532
  %542 = fadd double %538, %541
  %543 = fadd double %533, %542
  %544 = fsub double %533, %543
  %545 = fadd double %542, %544
  %546 = fneg double %543
  %547 = call double @llvm.fma.f64(double %546, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %548 = bitcast double %547 to i64
  %549 = trunc i64 %548 to i32
  %550 = fadd double %547, 0xC338000000000000
  %551 = fneg double %550
  %552 = call double @llvm.fma.f64(double %551, double 0x3FE62E42FEFA3800, double %546)
  %553 = call double @llvm.fma.f64(double %550, double 0x3D2EF35793C76730, double %545)
  %554 = fsub double %552, %553
  %555 = fmul double %554, %554
  %556 = call double @llvm.fma.f64(double %554, double 0x3E21F6F3A315F62B, double 0x3E5AF70C203317F6)
  %557 = call double @llvm.fma.f64(double %556, double %554, double 0x3E927E4DD11D80AA)
  %558 = call double @llvm.fma.f64(double %557, double %554, double 0x3EC71DDED52B86F1)
  %559 = call double @llvm.fma.f64(double %558, double %554, double 0x3EFA01A01A6632F5)
  %560 = call double @llvm.fma.f64(double %559, double %554, double 0x3F2A01A01B4A02D4)
  %561 = call double @llvm.fma.f64(double %560, double %554, double 0x3F56C16C16C16374)
  %562 = call double @llvm.fma.f64(double %561, double %554, double 0x3F8111111110E969)
  %563 = call double @llvm.fma.f64(double %562, double %554, double 0x3FA5555555555556)
  %564 = call double @llvm.fma.f64(double %563, double %554, double 0x3FC555555555555C)
  %565 = call double @llvm.fma.f64(double %564, double %554, double 5.000000e-01)
  %566 = fneg double %553
  %567 = call double @llvm.fma.f64(double %555, double %565, double %566)
  %568 = fadd double %552, %567
  %569 = fadd double %568, 1.000000e+00
  %570 = fmul double %423, %0
  %571 = bitcast double %570 to i64
  %572 = call double @llvm.fabs.f64(double %570)
  %573 = bitcast double %572 to i64
  %574 = and i64 %571, -9223372036854775808
  %575 = xor i64 %574, -9223372036854775808
  %576 = add nsw i64 %573, -1
  %577 = icmp ult i64 %576, 9218868437227405311
  br i1 %577, label %589, label %578

578:
  %579 = icmp ugt i64 %573, 9218868437227405312
  br i1 %579, label %580, label %582

580:
  %581 = fadd double %570, 0xC00921FB54442D18
  br label %670

582:
  %583 = icmp eq i64 %573, 4614256656552045848
  %584 = icmp eq i64 %573, 0
  %585 = select i1 %584, i64 9218868437227405312, i64 0
  %586 = or disjoint i64 %585, %575
  %587 = bitcast i64 %586 to double
  %588 = select i1 %583, double 0x7FF8000000000000, double %587
  br label %670

589:
  %590 = lshr i64 %573, 52
  %591 = trunc nuw nsw i64 %590 to i32
  %592 = and i64 %573, 4503599627370495
  %593 = or disjoint i64 %592, 4503599627370496
  %594 = icmp ult i64 %573, 4503599627370496
  br i1 %594, label %595, label %602

595:
  %596 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %592, i1 true)
  %597 = trunc nuw nsw i64 %596 to i32
  %598 = add nuw nsw i64 %596, 4294967285
  %599 = sub nsw i32 12, %597
  %600 = and i64 %598, 4294967295
  %601 = shl i64 %592, %600
  br label %602

602:
  %603 = phi i32 [ %599, %595 ], [ %591, %589 ]
  %604 = phi i64 [ %601, %595 ], [ %593, %589 ]
  %605 = icmp ugt i64 %604, 7074237752028440
  %606 = sext i1 %605 to i32
  %607 = and i64 %604, 4503599627370495
  %608 = or disjoint i64 %607, 4607182418800017408
  %609 = bitcast i64 %608 to double
  %610 = fdiv arcp double 1.000000e+00, %609
  %611 = select i1 %605, double 0x400921FB54442D18, double 0x3FF921FB54442D18
  %612 = fmul double %611, %610
  %613 = fcmp olt double %612, 1.000000e+00
  %614 = select i1 %613, double 1.000000e+00, double %612
  %615 = bitcast double %614 to i64
  %616 = add i64 %615, -4602678819172646912
  %617 = select i1 %605, i64 -6701356245527298048, i64 -3350678122763649024
  %618 = mul i64 %616, %604
  %619 = sub i64 %617, %618
  %620 = sitofp i64 %619 to double
  %621 = fmul double %610, 0x3CB0000000000000
  %622 = fmul double %621, %620
  %623 = call double @llvm.rint.f64(double %622)
  %624 = fptosi double %623 to i64
  %625 = mul nsw i64 %604, %624
  %626 = sub nsw i64 %619, %625
  %627 = shl nsw i64 %626, 1
  %628 = icmp sgt i64 %627, %604
  %629 = sub nsw i64 0, %604
  %630 = icmp slt i64 %627, %629
  %631 = sext i1 %630 to i64
  %632 = select i1 %628, i64 1, i64 %631
  %633 = add i64 %616, %624
  %634 = mul nsw i64 %632, %604
  %635 = add i64 %633, %632
  %636 = sub nsw i32 %606, %603
  %637 = add nsw i32 %636, 2046
  %638 = zext i32 %637 to i64
  %639 = shl i64 %638, 52
  %640 = add i64 %635, %639
  %641 = icmp ult i32 %636, -2046
  br i1 %641, label %642, label %666

642:
  %643 = icmp sgt i32 %636, -2047
  br i1 %643, label %666, label %644

644:
  %645 = sub nuw nsw i32 -2046, %636
  %646 = zext nneg i32 %645 to i64
  %647 = lshr i64 %635, %646
  %648 = shl nsw i64 -1, %646
  %649 = xor i64 %648, -1
  %650 = and i64 %635, %649
  %651 = sub nuw nsw i32 -2047, %636
  %652 = zext nneg i32 %651 to i64
  %653 = shl nuw nsw i64 1, %652
  %654 = icmp eq i64 %650, %653
  br i1 %654, label %655, label %663

655:
  %656 = icmp sgt i64 %626, %634
  %657 = icmp eq i64 %626, %634
  %658 = and i64 %647, 1
  %659 = icmp ne i64 %658, 0
  %660 = select i1 %657, i1 %659, i1 false
  %661 = select i1 %656, i1 true, i1 %660
  %662 = zext i1 %661 to i64
  br label %663

663:
  %664 = phi i64 [ 0, %644 ], [ %662, %655 ]
  %665 = add nuw i64 %664, %647
  br label %666

666:
  %667 = phi i64 [ %640, %602 ], [ 9218868437227405312, %642 ], [ %665, %663 ]
  %668 = or i64 %667, %575
  %669 = bitcast i64 %668 to double
  br label %670

670:
  %671 = phi double [ %669, %666 ], [ %581, %580 ], [ %588, %582 ]
  %672 = fmul double %569, %671
  %673 = ashr i32 %549, 1
  %674 = add nsw i32 %673, 1023
  %675 = zext i32 %674 to i64
  %676 = shl i64 %675, 52
  %677 = bitcast i64 %676 to double
  %678 = fmul double %672, %677
  %679 = add i32 %549, 1023
  %680 = sub i32 %679, %673
  %681 = zext i32 %680 to i64
  %682 = shl i64 %681, 52
  %683 = bitcast i64 %682 to double
  %684 = fmul double %678, %683
  br label %685

685:
  %686 = phi double [ %12, %11 ], [ %179, %22 ], [ 0x7FF8000000000000, %8 ], [ 0x7FF0000000000000, %6 ], [ %212, %210 ], [ %426, %425 ], [ %684, %670 ], [ 0x7FF8000000000000, %13 ], [ 0x7FF0000000000000, %18 ], [ %369, %366 ], [ %250, %249 ], [ %259, %251 ]
  ret double %686
}

declare double @llvm.fabs.f64(double)

declare double @llvm.copysign.f64(double, double)

declare double @llvm.trunc.f64(double)

declare double @llvm.fma.f64(double, double, double)

declare double @llvm.rint.f64(double)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)
