define linkonce_odr float @tgammaf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = bitcast float %0 to i32
  %3 = call float @llvm.fabs.f32(float %0)
  %4 = bitcast float %3 to i32
  %5 = icmp ugt i32 %4, 2139095039
  br i1 %5, label %6, label %9

6:
  %7 = fcmp oeq float %0, 0x7FF0000000000000
  br i1 %7, label %771, label %8

8:
  br label %771

9:
  %10 = fcmp oeq float %0, 0.000000e+00
  br i1 %10, label %11, label %13

11:
  %12 = call float @llvm.copysign.f32(float 0x7FF0000000000000, float %0)
  br label %771

13:
  %14 = fcmp olt float %0, 0.000000e+00
  %15 = call float @llvm.trunc.f32(float %0)
  %16 = fcmp oeq float %15, %0
  %17 = and i1 %14, %16
  br i1 %17, label %771, label %18

18:
  %19 = fcmp ogt float %0, 3.600000e+01
  br i1 %19, label %771, label %20

20:
  %21 = fcmp ult float %0, 3.500000e+00
  br i1 %21, label %231, label %22

22:
  %23 = add nsw i32 %2, -1060439283
  %24 = ashr i32 %23, 23
  %25 = and i32 %23, 8388607
  %26 = add nuw nsw i32 %25, 1060439283
  %27 = bitcast i32 %26 to float
  %28 = fadd float %27, -1.000000e+00
  %29 = fadd float %28, 2.000000e+00
  %30 = fadd float %29, -2.000000e+00
  %31 = fsub float %28, %30
  %32 = fdiv arcp float 1.000000e+00, %29
  %33 = fmul float %28, %32
  %34 = bitcast float %33 to i32
  %35 = and i32 %34, -4096
  %36 = bitcast i32 %35 to float
  %37 = fsub float %33, %36
  %38 = bitcast float %29 to i32
  %39 = and i32 %38, -4096
  %40 = bitcast i32 %39 to float
  %41 = fsub float %29, %40
  %42 = fmul float %40, %36
  %43 = fsub float %28, %42
  %44 = fmul float %41, %36
  %45 = fsub float %43, %44
  %46 = fmul float %37, %40
  %47 = fsub float %45, %46
  %48 = fmul float %41, %37
  %49 = fsub float %47, %48
  %50 = fmul float %33, %31
  %51 = fsub float 0.000000e+00, %50
  %52 = fadd float %51, %49
  %53 = fmul float %32, %52
  %54 = fadd float %33, %53
  %55 = fsub float %54, %33
  %56 = fsub float %53, %55
  %57 = bitcast float %54 to i32
  %58 = and i32 %57, -4096
  %59 = bitcast i32 %58 to float
  %60 = fsub float %54, %59
  %61 = fmul float %54, %54
  %62 = fmul float %60, %60
  %63 = fmul float %59, %59
  %64 = fsub float %61, %63
  %65 = fmul float %60, %59
  %66 = fsub float %64, %65
  %67 = fsub float %65, %66
  %68 = fadd float %62, %67
  %69 = fmul float %54, %56
  %70 = call float @llvm.fmuladd.f32(float %54, float %56, float %69)
  %71 = fadd float %70, %68
  %72 = fadd float %61, %71
  %73 = fsub float %61, %72
  %74 = fadd float %71, %73
  %75 = bitcast float %72 to i32
  %76 = and i32 %75, -4096
  %77 = bitcast i32 %76 to float
  %78 = fsub float %72, %77
  %79 = fmul float %54, %72
  %80 = fmul float %60, %78
  %81 = fmul float %59, %77
  %82 = fsub float %79, %81
  %83 = fmul float %60, %77
  %84 = fsub float %82, %83
  %85 = fmul float %78, %59
  %86 = fsub float %84, %85
  %87 = fsub float %80, %86
  %88 = fmul float %54, %74
  %89 = call float @llvm.fmuladd.f32(float %72, float %56, float %88)
  %90 = fadd float %89, %87
  %91 = fadd float %79, %90
  %92 = fsub float %91, %79
  %93 = fsub float %90, %92
  %94 = bitcast float %91 to i32
  %95 = and i32 %94, -4096
  %96 = bitcast i32 %95 to float
  %97 = fsub float %91, %96
  %98 = fmul float %91, 0x3FE5555560000000
  %99 = fmul float %97, 0x3F25560000000000
  %100 = fmul float %96, 0x3FE5540000000000
  %101 = fsub float %98, %100
  %102 = fmul float %96, 0x3F25560000000000
  %103 = fsub float %101, %102
  %104 = fmul float %97, 0x3FE5540000000000
  %105 = fsub float %103, %104
  %106 = fsub float %99, %105
  %107 = fmul float %93, 0x3FE5555560000000
  %108 = call float @llvm.fmuladd.f32(float %91, float 0xBE55555560000000, float %107)
  %109 = fadd float %108, %106
  %110 = fadd float %98, %109
  %111 = fsub float %110, %98
  %112 = fsub float %109, %111
  %113 = call float @llvm.fmuladd.f32(float %72, float 0x3FCDFCBFC0000000, float 0x3FD2451A60000000)
  %114 = call float @llvm.fmuladd.f32(float %113, float %72, float 0x3FD999A020000000)
  %115 = sitofp i32 %24 to float
  %116 = fmul float %115, 0x3FE62E4000000000
  %117 = fmul float %115, 0x3EB7F7D1C0000000
  %118 = fadd float %116, %117
  %119 = fsub float %118, %116
  %120 = fsub float %117, %119
  %121 = fmul float %54, 2.000000e+00
  %122 = fmul float %56, 2.000000e+00
  %123 = fadd float %118, %121
  %124 = fsub float %123, %118
  %125 = fsub float %123, %124
  %126 = fsub float %118, %125
  %127 = fsub float %121, %124
  %128 = fadd float %127, %126
  %129 = fadd float %120, %122
  %130 = fadd float %129, %128
  %131 = fadd float %123, %130
  %132 = fsub float %131, %123
  %133 = fsub float %130, %132
  %134 = icmp ult i32 %23, 8388608
  %135 = select i1 %134, float %121, float %131
  %136 = select i1 %134, float %122, float %133
  %137 = fmul float %72, %114
  %138 = fmul float %137, %91
  %139 = fadd float %138, %112
  %140 = fadd float %110, %139
  %141 = fsub float %140, %110
  %142 = fsub float %139, %141
  %143 = fadd float %135, %140
  %144 = fsub float %143, %135
  %145 = fsub float %140, %144
  %146 = fadd float %136, %142
  %147 = fadd float %145, %146
  %148 = fadd float %143, %147
  %149 = fsub float %148, %143
  %150 = fsub float %147, %149
  %151 = fadd float %0, -5.000000e-01
  %152 = bitcast float %148 to i32
  %153 = and i32 %152, -4096
  %154 = bitcast i32 %153 to float
  %155 = fsub float %148, %154
  %156 = bitcast float %151 to i32
  %157 = and i32 %156, -4096
  %158 = bitcast i32 %157 to float
  %159 = fsub float %151, %158
  %160 = fmul float %151, %148
  %161 = fmul float %159, %155
  %162 = fmul float %158, %154
  %163 = fsub float %160, %162
  %164 = fmul float %159, %154
  %165 = fsub float %163, %164
  %166 = fmul float %155, %158
  %167 = fsub float %165, %166
  %168 = fsub float %161, %167
  %169 = call float @llvm.fmuladd.f32(float %150, float %151, float %168)
  %170 = fadd float %160, %169
  %171 = fsub float %170, %160
  %172 = fsub float %169, %171
  %173 = fdiv arcp float 1.000000e+00, %0
  %174 = fmul float %173, %173
  %175 = call float @llvm.fmuladd.f32(float %174, float 0xBF4117FB60000000, float 0x3F4A037300000000)
  %176 = call float @llvm.fmuladd.f32(float %175, float %174, float 0xBF66C1BEA0000000)
  %177 = call float @llvm.fmuladd.f32(float %176, float %174, float 0x3FB5555560000000)
  %178 = fmul float %173, %177
  %179 = fneg float %0
  %180 = fsub float %170, %0
  %181 = fsub float %180, %170
  %182 = fsub float %180, %181
  %183 = fsub float %170, %182
  %184 = fsub float %179, %181
  %185 = fadd float %184, %183
  %186 = fadd float %180, 0x3FED67F1C0000000
  %187 = fsub float %186, %180
  %188 = fsub float %187, %186
  %189 = fadd float %180, %188
  %190 = fsub float 0x3FED67F1C0000000, %187
  %191 = fadd float %190, %189
  %192 = fadd float %178, 0x3E50C97D60000000
  %193 = fadd float %192, %172
  %194 = fadd float %193, %185
  %195 = fadd float %191, %194
  %196 = fadd float %186, %195
  %197 = fsub float %186, %196
  %198 = fadd float %195, %197
  %199 = fcmp olt float %196, -1.040000e+02
  %200 = select i1 %199, float -1.040000e+02, float %196
  %201 = fcmp ogt float %200, 8.900000e+01
  %202 = select i1 %201, float 8.900000e+01, float %200
  %203 = call float @llvm.fmuladd.f32(float %202, float 0x3FF7154760000000, float 0x4168000000000000)
  %204 = bitcast float %203 to i32
  %205 = add i32 %204, -1262485504
  %206 = fadd float %203, 0xC168000000000000
  %207 = fneg float %206
  %208 = call float @llvm.fmuladd.f32(float %207, float 0x3FE62E4000000000, float %202)
  %209 = fneg float %198
  %210 = call float @llvm.fmuladd.f32(float %206, float 0x3EB7F7D1C0000000, float %209)
  %211 = fsub float %208, %210
  %212 = fmul float %211, %211
  %213 = call float @llvm.fmuladd.f32(float %211, float 0x3F56D021A0000000, float 0x3F8123AF60000000)
  %214 = call float @llvm.fmuladd.f32(float %213, float %211, float 0x3FA5555240000000)
  %215 = call float @llvm.fmuladd.f32(float %214, float %211, float 0x3FC5554900000000)
  %216 = call float @llvm.fmuladd.f32(float %215, float %211, float 5.000000e-01)
  %217 = fneg float %210
  %218 = call float @llvm.fmuladd.f32(float %212, float %216, float %217)
  %219 = fadd float %208, %218
  %220 = fadd float %219, 1.000000e+00
  %221 = ashr i32 %205, 1
  %222 = shl i32 %221, 23
  %223 = add i32 %222, 1065353216
  %224 = bitcast i32 %223 to float
  %225 = fmul float %220, %224
  %226 = sub i32 %204, %221
  %227 = shl i32 %226, 23
  %228 = add i32 %227, 1065353216
  %229 = bitcast i32 %228 to float
  %230 = fmul float %225, %229
  br label %771

231:
  %232 = fcmp ogt float %0, -3.500000e+00
  br i1 %232, label %233, label %406

233:
  %234 = call float @llvm.rint.f32(float %0)
  %235 = fsub float %0, %234
  %236 = call float @llvm.fmuladd.f32(float %235, float 0xBF50CA0760000000, float 0x3F63B4F0E0000000)
  %237 = call float @llvm.fmuladd.f32(float %236, float %235, float 0xBF675232C0000000)
  %238 = call float @llvm.fmuladd.f32(float %237, float %235, float 0x3F86BA9080000000)
  %239 = call float @llvm.fmuladd.f32(float %238, float %235, float 0xBF316C4A00000000)
  %240 = call float @llvm.fmuladd.f32(float %239, float %235, float 0x3FB3023660000000)
  %241 = call float @llvm.fmuladd.f32(float %240, float %235, float 0x3FB4E239E0000000)
  %242 = call float @llvm.fmuladd.f32(float %241, float %235, float 0x3FDA5B9760000000)
  %243 = call float @llvm.fmuladd.f32(float %242, float %235, float 0x3FDB0EE600000000)
  %244 = call float @llvm.fmuladd.f32(float %243, float %235, float 1.000000e+00)
  %245 = fcmp ogt float %234, 2.500000e+00
  %246 = fadd float %0, -1.000000e+00
  %247 = select i1 %245, float %246, float 1.000000e+00
  %248 = fmul float %247, %244
  %249 = fcmp ogt float %234, 3.500000e+00
  br i1 %249, label %250, label %253

250:
  %251 = fadd float %0, -2.000000e+00
  %252 = fmul float %251, %248
  br label %771

253:
  %254 = fcmp olt float %234, 1.500000e+00
  %255 = select i1 %254, float %0, float 1.000000e+00
  %256 = fcmp olt float %234, 5.000000e-01
  %257 = fadd float %0, 1.000000e+00
  %258 = select i1 %256, float %257, float 1.000000e+00
  %259 = fmul float %255, %258
  %260 = fcmp olt float %234, -5.000000e-01
  %261 = fadd float %0, 2.000000e+00
  %262 = select i1 %260, float %261, float 1.000000e+00
  %263 = fmul float %262, %259
  %264 = fcmp olt float %234, -1.500000e+00
  %265 = fadd float %0, 3.000000e+00
  %266 = select i1 %264, float %265, float 1.000000e+00
  %267 = fmul float %266, %263
  %268 = fcmp olt float %234, -2.500000e+00
  %269 = fadd float %0, 4.000000e+00
  %270 = select i1 %268, float %269, float 1.000000e+00
  %271 = fmul float %270, %267
  %272 = bitcast float %248 to i32
  %273 = call float @llvm.fabs.f32(float %248)
  %274 = bitcast float %273 to i32
  %275 = bitcast float %271 to i32
  %276 = call float @llvm.fabs.f32(float %271)
  %277 = bitcast float %276 to i32
  %278 = xor i32 %272, %275
  %279 = and i32 %278, -2147483648
  %280 = add nsw i32 %274, -2139095040
  %281 = icmp ult i32 %280, -2139095039
  %282 = icmp eq i32 %277, 0
  %283 = add nsw i32 %277, -2139095040
  %284 = icmp ult i32 %283, -2139095039
  %285 = select i1 %281, i1 true, i1 %284
  br i1 %285, label %286, label %300

286:
  %287 = icmp ugt i32 %274, 2139095040
  %288 = icmp ugt i32 %277, 2139095040
  %289 = select i1 %287, i1 true, i1 %288
  br i1 %289, label %290, label %292

290:
  %291 = fadd float %271, %248
  br label %771

292:
  %293 = icmp eq i32 %274, %277
  %294 = icmp eq i32 %274, 2139095040
  %295 = select i1 %294, i1 true, i1 %282
  %296 = select i1 %295, i32 2139095040, i32 0
  %297 = or disjoint i32 %296, %279
  %298 = bitcast i32 %297 to float
  %299 = select i1 %293, float 0x7FF8000000000000, float %298
  br label %771

300:
  %301 = and i32 %274, 8388607
  %302 = icmp ult i32 %274, 8388608
  br i1 %302, label %303, label %308

303:
  %304 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %301, i1 true)
  %305 = add nsw i32 %304, -8
  %306 = sub nsw i32 9, %304
  %307 = shl i32 %301, %305
  br label %311

308:
  %309 = lshr i32 %274, 23
  %310 = or disjoint i32 %301, 8388608
  br label %311

311:
  %312 = phi i32 [ %306, %303 ], [ %309, %308 ]
  %313 = phi i32 [ %307, %303 ], [ %310, %308 ]
  %314 = and i32 %277, 8388607
  %315 = icmp ult i32 %277, 8388608
  br i1 %315, label %316, label %321

316:
  %317 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %314, i1 true)
  %318 = add nsw i32 %317, -8
  %319 = sub nsw i32 9, %317
  %320 = shl i32 %314, %318
  br label %324

321:
  %322 = lshr i32 %277, 23
  %323 = or disjoint i32 %314, 8388608
  br label %324

324:
  %325 = phi i32 [ %319, %316 ], [ %322, %321 ]
  %326 = phi i32 [ %320, %316 ], [ %323, %321 ]
  %327 = icmp ult i32 %313, %326
  %328 = sext i1 %327 to i32
  %329 = select i1 %327, i32 24, i32 23
  %330 = and i32 %326, 8388607
  %331 = or disjoint i32 %330, 1065353216
  %332 = bitcast i32 %331 to float
  %333 = and i32 %313, 8388607
  %334 = or disjoint i32 %333, 1065353216
  %335 = bitcast i32 %334 to float
  %336 = fdiv arcp float 1.000000e+00, %332
  %337 = fadd float %335, %335
  %338 = select i1 %327, float %337, float %335
  %339 = fmul float %338, %336
  %340 = fcmp olt float %339, 1.000000e+00
  %341 = select i1 %340, float 1.000000e+00, float %339
  %342 = bitcast float %341 to i32
  %343 = add i32 %342, -1056964608
  %344 = shl i32 %313, %329
  %345 = mul i32 %343, %326
  %346 = sub i32 %344, %345
  %347 = sitofp i32 %346 to float
  %348 = fmul float %336, 0x3E80000000000000
  %349 = fmul float %348, %347
  %350 = call float @llvm.rint.f32(float %349)
  %351 = fptosi float %350 to i32
  %352 = mul nsw i32 %326, %351
  %353 = sub nsw i32 %346, %352
  %354 = shl nsw i32 %353, 1
  %355 = icmp sgt i32 %354, %326
  %356 = sub nsw i32 0, %326
  %357 = icmp slt i32 %354, %356
  %358 = sext i1 %357 to i32
  %359 = select i1 %355, i32 1, i32 %358
  %360 = add i32 %343, %351
  %361 = mul nsw i32 %359, %326
  %362 = add i32 %360, %359
  %363 = add nsw i32 %312, 127
  %364 = sub nsw i32 %363, %325
  %365 = add nsw i32 %364, %328
  %366 = icmp sgt i32 %365, 254
  br i1 %366, label %367, label %370

367:
  %368 = or disjoint i32 %279, 2139095040
  %369 = bitcast i32 %368 to float
  br label %771

370:
  %371 = icmp sgt i32 %365, 0
  br i1 %371, label %372, label %378

372:
  %373 = shl nuw nsw i32 %365, 23
  %374 = add nsw i32 %373, -8388608
  %375 = add i32 %374, %362
  %376 = or i32 %375, %279
  %377 = bitcast i32 %376 to float
  br label %771

378:
  %379 = icmp slt i32 %365, -24
  br i1 %379, label %380, label %382

380:
  %381 = bitcast i32 %279 to float
  br label %771

382:
  %383 = sub nsw i32 1, %365
  %384 = lshr i32 %362, %383
  %385 = shl nsw i32 -1, %383
  %386 = xor i32 %385, -1
  %387 = and i32 %362, %386
  %388 = sub nsw i32 0, %365
  %389 = shl nuw nsw i32 1, %388
  %390 = icmp ugt i32 %387, %389
  br i1 %390, label %401, label %391

391:
  %392 = icmp eq i32 %387, %389
  br i1 %392, label %393, label %401

393:
  %394 = icmp sgt i32 %353, %361
  %395 = icmp eq i32 %353, %361
  %396 = and i32 %384, 1
  %397 = icmp ne i32 %396, 0
  %398 = select i1 %395, i1 %397, i1 false
  %399 = select i1 %394, i1 true, i1 %398
  %400 = zext i1 %399 to i32
  br label %401

401:
  %402 = phi i32 [ 1, %382 ], [ 0, %391 ], [ %400, %393 ]
  %403 = add nuw i32 %402, %384
  %404 = or i32 %403, %279
  %405 = bitcast i32 %404 to float
  br label %771

406:
  %407 = fcmp olt float %3, 0x4170000000000000
  %408 = select i1 %407, float %0, float 0.000000e+00
  %409 = fadd float %408, %408
  %410 = call float @llvm.rint.f32(float %409)
  %411 = fmul float %410, 5.000000e-01
  %412 = fsub float %408, %411
  %413 = bitcast float %412 to i32
  %414 = and i32 %413, -4096
  %415 = bitcast i32 %414 to float
  %416 = fsub float %412, %415
  %417 = fmul float %412, 0x400921FB60000000
  %418 = fmul float %416, 0x3F4FB60000000000
  %419 = fmul float %415, 0x4009200000000000
  %420 = fsub float %417, %419
  %421 = fmul float %416, 0x4009200000000000
  %422 = fsub float %420, %421
  %423 = fmul float %415, 0x3F4FB60000000000
  %424 = fsub float %422, %423
  %425 = fsub float %418, %424
  %426 = call float @llvm.fmuladd.f32(float %412, float 0xBE7777A5C0000000, float %425)
  %427 = fadd float %417, %426
  %428 = fsub float %427, %417
  %429 = fsub float %426, %428
  %430 = fmul float %410, 2.500000e-01
  %431 = call float @llvm.trunc.f32(float %430)
  %432 = fmul float %431, 4.000000e+00
  %433 = fsub float %410, %432
  %434 = fptosi float %433 to i32
  %435 = fmul float %427, %427
  %436 = fmul float %427, %435
  %437 = call float @llvm.fmuladd.f32(float %435, float 0xBF29952D80000000, float 0x3F81107760000000)
  %438 = call float @llvm.fmuladd.f32(float %437, float %435, float 0xBFC5555460000000)
  %439 = call float @llvm.fmuladd.f32(float %436, float %438, float %429)
  %440 = fadd float %427, %439
  %441 = fmul float %435, -5.000000e-01
  %442 = fadd float %441, 1.000000e+00
  %443 = fadd float %442, -1.000000e+00
  %444 = fsub float %441, %443
  %445 = fmul float %435, %435
  %446 = call float @llvm.fmuladd.f32(float %435, float 0x3EF99E0E40000000, float 0xBF56C0C1A0000000)
  %447 = call float @llvm.fmuladd.f32(float %446, float %435, float 0x3FA55554A0000000)
  %448 = call float @llvm.fmuladd.f32(float %445, float %447, float %444)
  %449 = fmul float %427, %429
  %450 = fsub float %448, %449
  %451 = fadd float %442, %450
  %452 = and i32 %434, 1
  %453 = icmp eq i32 %452, 0
  %454 = select i1 %453, float %440, float %451
  %455 = bitcast float %454 to i32
  %456 = shl i32 %434, 30
  %457 = and i32 %456, -2147483648
  %458 = xor i32 %457, %455
  %459 = bitcast i32 %458 to float
  %460 = fcmp olt float %0, -4.600000e+01
  br i1 %460, label %461, label %463

461:
  %462 = call float @llvm.copysign.f32(float 0.000000e+00, float %459)
  br label %771

463:
  %464 = fneg float %0
  %465 = bitcast float %464 to i32
  %466 = add i32 %465, -1060439283
  %467 = ashr i32 %466, 23
  %468 = and i32 %466, 8388607
  %469 = add nuw nsw i32 %468, 1060439283
  %470 = bitcast i32 %469 to float
  %471 = fadd float %470, -1.000000e+00
  %472 = fadd float %471, 2.000000e+00
  %473 = fadd float %472, -2.000000e+00
  %474 = fsub float %471, %473
  %475 = fdiv arcp float 1.000000e+00, %472
  %476 = fmul float %471, %475
  %477 = bitcast float %476 to i32
  %478 = and i32 %477, -4096
  %479 = bitcast i32 %478 to float
  %480 = fsub float %476, %479
  %481 = bitcast float %472 to i32
  %482 = and i32 %481, -4096
  %483 = bitcast i32 %482 to float
  %484 = fsub float %472, %483
  %485 = fmul float %483, %479
  %486 = fsub float %471, %485
  %487 = fmul float %484, %479
  %488 = fsub float %486, %487
  %489 = fmul float %480, %483
  %490 = fsub float %488, %489
  %491 = fmul float %484, %480
  %492 = fsub float %490, %491
  %493 = fmul float %476, %474
  %494 = fsub float 0.000000e+00, %493
  %495 = fadd float %494, %492
  %496 = fmul float %475, %495
  %497 = fadd float %476, %496
  %498 = fsub float %497, %476
  %499 = fsub float %496, %498
  %500 = bitcast float %497 to i32
  %501 = and i32 %500, -4096
  %502 = bitcast i32 %501 to float
  %503 = fsub float %497, %502
  %504 = fmul float %497, %497
  %505 = fmul float %503, %503
  %506 = fmul float %502, %502
  %507 = fsub float %504, %506
  %508 = fmul float %503, %502
  %509 = fsub float %507, %508
  %510 = fsub float %508, %509
  %511 = fadd float %505, %510
  %512 = fmul float %497, %499
  %513 = call float @llvm.fmuladd.f32(float %497, float %499, float %512)
  %514 = fadd float %513, %511
  %515 = fadd float %504, %514
  %516 = fsub float %504, %515
  %517 = fadd float %514, %516
  %518 = bitcast float %515 to i32
  %519 = and i32 %518, -4096
  %520 = bitcast i32 %519 to float
  %521 = fsub float %515, %520
  %522 = fmul float %497, %515
  %523 = fmul float %503, %521
  %524 = fmul float %502, %520
  %525 = fsub float %522, %524
  %526 = fmul float %503, %520
  %527 = fsub float %525, %526
  %528 = fmul float %521, %502
  %529 = fsub float %527, %528
  %530 = fsub float %523, %529
  %531 = fmul float %497, %517
  %532 = call float @llvm.fmuladd.f32(float %515, float %499, float %531)
  %533 = fadd float %532, %530
  %534 = fadd float %522, %533
  %535 = fsub float %534, %522
  %536 = fsub float %533, %535
  %537 = bitcast float %534 to i32
  %538 = and i32 %537, -4096
  %539 = bitcast i32 %538 to float
  %540 = fsub float %534, %539
  %541 = fmul float %534, 0x3FE5555560000000
  %542 = fmul float %540, 0x3F25560000000000
  %543 = fmul float %539, 0x3FE5540000000000
  %544 = fsub float %541, %543
  %545 = fmul float %539, 0x3F25560000000000
  %546 = fsub float %544, %545
  %547 = fmul float %540, 0x3FE5540000000000
  %548 = fsub float %546, %547
  %549 = fsub float %542, %548
  %550 = fmul float %536, 0x3FE5555560000000
  %551 = call float @llvm.fmuladd.f32(float %534, float 0xBE55555560000000, float %550)
  %552 = fadd float %551, %549
  %553 = fadd float %541, %552
  %554 = fsub float %553, %541
  %555 = fsub float %552, %554
  %556 = call float @llvm.fmuladd.f32(float %515, float 0x3FCDFCBFC0000000, float 0x3FD2451A60000000)
  %557 = call float @llvm.fmuladd.f32(float %556, float %515, float 0x3FD999A020000000)
  %558 = sitofp i32 %467 to float
  %559 = fmul float %558, 0x3FE62E4000000000
  %560 = fmul float %558, 0x3EB7F7D1C0000000
  %561 = fadd float %559, %560
  %562 = fsub float %561, %559
  %563 = fsub float %560, %562
  %564 = fmul float %497, 2.000000e+00
  %565 = fmul float %499, 2.000000e+00
  %566 = fadd float %561, %564
  %567 = fsub float %566, %561
  %568 = fsub float %566, %567
  %569 = fsub float %561, %568
  %570 = fsub float %564, %567
  %571 = fadd float %570, %569
  %572 = fadd float %563, %565
  %573 = fadd float %572, %571
  %574 = fadd float %566, %573
  %575 = fsub float %574, %566
  %576 = fsub float %573, %575
  %577 = icmp ult i32 %466, 8388608
  %578 = select i1 %577, float %564, float %574
  %579 = select i1 %577, float %565, float %576
  %580 = fmul float %515, %557
  %581 = fmul float %580, %534
  %582 = fadd float %581, %555
  %583 = fadd float %553, %582
  %584 = fsub float %583, %553
  %585 = fsub float %582, %584
  %586 = fadd float %578, %583
  %587 = fsub float %586, %578
  %588 = fsub float %583, %587
  %589 = fadd float %579, %585
  %590 = fadd float %588, %589
  %591 = fadd float %586, %590
  %592 = fsub float %591, %586
  %593 = fsub float %590, %592
  %594 = fsub float -5.000000e-01, %0
  %595 = bitcast float %591 to i32
  %596 = and i32 %595, -4096
  %597 = bitcast i32 %596 to float
  %598 = fsub float %591, %597
  %599 = bitcast float %594 to i32
  %600 = and i32 %599, -4096
  %601 = bitcast i32 %600 to float
  %602 = fsub float %594, %601
  %603 = fmul float %594, %591
  %604 = fmul float %602, %598
  %605 = fmul float %601, %597
  %606 = fsub float %603, %605
  %607 = fmul float %602, %597
  %608 = fsub float %606, %607
  %609 = fmul float %598, %601
  %610 = fsub float %608, %609
  %611 = fsub float %604, %610
  %612 = call float @llvm.fmuladd.f32(float %593, float %594, float %611)
  %613 = fadd float %603, %612
  %614 = fsub float %613, %603
  %615 = fsub float %612, %614
  %616 = fdiv arcp float -1.000000e+00, %0
  %617 = fmul float %616, %616
  %618 = call float @llvm.fmuladd.f32(float %617, float 0xBF4117FB60000000, float 0x3F4A037300000000)
  %619 = call float @llvm.fmuladd.f32(float %618, float %617, float 0xBF66C1BEA0000000)
  %620 = call float @llvm.fmuladd.f32(float %619, float %617, float 0x3FB5555560000000)
  %621 = fmul float %616, %620
  %622 = fadd float %613, %0
  %623 = fsub float %622, %613
  %624 = fsub float %622, %623
  %625 = fsub float %613, %624
  %626 = fsub float %0, %623
  %627 = fadd float %626, %625
  %628 = fadd float %622, 0x3FED67F1C0000000
  %629 = fsub float %628, %622
  %630 = fsub float %629, %628
  %631 = fadd float %622, %630
  %632 = fsub float 0x3FED67F1C0000000, %629
  %633 = fadd float %632, %631
  %634 = fadd float %621, 0x3E50C97D60000000
  %635 = fadd float %634, %615
  %636 = fadd float %635, %627
  %637 = fadd float %633, %636
  %638 = fadd float %628, %637
  %639 = fsub float %628, %638
  %640 = fadd float %637, %639
  %641 = fneg float %638
  %642 = call float @llvm.fmuladd.f32(float %641, float 0x3FF7154760000000, float 0x4168000000000000)
  %643 = bitcast float %642 to i32
  %644 = add i32 %643, -1262485504
  %645 = fadd float %642, 0xC168000000000000
  %646 = fneg float %645
  %647 = call float @llvm.fmuladd.f32(float %646, float 0x3FE62E4000000000, float %641)
  %648 = call float @llvm.fmuladd.f32(float %645, float 0x3EB7F7D1C0000000, float %640)
  %649 = fsub float %647, %648
  %650 = fmul float %649, %649
  %651 = call float @llvm.fmuladd.f32(float %649, float 0x3F56D021A0000000, float 0x3F8123AF60000000)
  %652 = call float @llvm.fmuladd.f32(float %651, float %649, float 0x3FA5555240000000)
  %653 = call float @llvm.fmuladd.f32(float %652, float %649, float 0x3FC5554900000000)
  %654 = call float @llvm.fmuladd.f32(float %653, float %649, float 5.000000e-01)
  %655 = fneg float %648
  %656 = call float @llvm.fmuladd.f32(float %650, float %654, float %655)
  %657 = fadd float %647, %656
  %658 = fadd float %657, 1.000000e+00
  %659 = fmul float %459, %0
  %660 = bitcast float %659 to i32
  %661 = call float @llvm.fabs.f32(float %659)
  %662 = bitcast float %661 to i32
  %663 = and i32 %660, -2147483648
  %664 = xor i32 %663, -2147483648
  %665 = icmp eq i32 %662, 0
  %666 = add nsw i32 %662, -2139095040
  %667 = icmp ult i32 %666, -2139095039
  br i1 %667, label %668, label %678

668:
  %669 = icmp ugt i32 %662, 2139095040
  br i1 %669, label %670, label %672

670:
  %671 = fadd float %659, 0xC00921FB60000000
  br label %758

672:
  %673 = icmp eq i32 %662, 1078530011
  %674 = select i1 %665, i32 2139095040, i32 0
  %675 = or disjoint i32 %674, %664
  %676 = bitcast i32 %675 to float
  %677 = select i1 %673, float 0x7FF8000000000000, float %676
  br label %758

678:
  %679 = and i32 %662, 8388607
  %680 = icmp ult i32 %662, 8388608
  br i1 %680, label %681, label %686

681:
  %682 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %679, i1 true)
  %683 = add nsw i32 %682, -8
  %684 = sub nsw i32 9, %682
  %685 = shl i32 %679, %683
  br label %689

686:
  %687 = lshr i32 %662, 23
  %688 = or disjoint i32 %679, 8388608
  br label %689

689:
  %690 = phi i32 [ %684, %681 ], [ %687, %686 ]
  %691 = phi i32 [ %685, %681 ], [ %688, %686 ]
  %692 = icmp ugt i32 %691, 13176795
  %693 = sext i1 %692 to i32
  %694 = and i32 %691, 8388607
  %695 = or disjoint i32 %694, 1065353216
  %696 = bitcast i32 %695 to float
  %697 = fdiv arcp float 1.000000e+00, %696
  %698 = select i1 %692, float 0x400921FB60000000, float 0x3FF921FB60000000
  %699 = fmul float %698, %697
  %700 = fcmp olt float %699, 1.000000e+00
  %701 = select i1 %700, float 1.000000e+00, float %699
  %702 = bitcast float %701 to i32
  %703 = add i32 %702, -1056964608
  %704 = select i1 %692, i32 -620756992, i32 -310378496
  %705 = mul i32 %703, %691
  %706 = sub i32 %704, %705
  %707 = sitofp i32 %706 to float
  %708 = fmul float %697, 0x3E80000000000000
  %709 = fmul float %708, %707
  %710 = call float @llvm.rint.f32(float %709)
  %711 = fptosi float %710 to i32
  %712 = mul nsw i32 %691, %711
  %713 = sub nsw i32 %706, %712
  %714 = shl nsw i32 %713, 1
  %715 = icmp sgt i32 %714, %691
  %716 = sub nsw i32 0, %691
  %717 = icmp slt i32 %714, %716
  %718 = sext i1 %717 to i32
  %719 = select i1 %715, i32 1, i32 %718
  %720 = add i32 %703, %711
  %721 = mul nsw i32 %719, %691
  %722 = add i32 %720, %719
  %723 = sub nsw i32 %693, %690
  %724 = icmp sgt i32 %723, -1
  br i1 %724, label %725, label %728

725:
  %726 = or disjoint i32 %664, 2139095040
  %727 = bitcast i32 %726 to float
  br label %758

728:
  %729 = icmp ugt i32 %723, -255
  br i1 %729, label %730, label %736

730:
  %731 = shl nsw i32 %723, 23
  %732 = add nsw i32 %731, 2130706432
  %733 = add i32 %732, %722
  %734 = or i32 %733, %664
  %735 = bitcast i32 %734 to float
  br label %758

736:
  %737 = sub nuw nsw i32 -254, %723
  %738 = lshr i32 %722, %737
  %739 = shl nsw i32 -1, %737
  %740 = xor i32 %739, -1
  %741 = and i32 %722, %740
  %742 = sub nuw nsw i32 -255, %723
  %743 = shl nuw nsw i32 1, %742
  %744 = icmp eq i32 %741, %743
  br i1 %744, label %745, label %753

745:
  %746 = icmp sgt i32 %713, %721
  %747 = icmp eq i32 %713, %721
  %748 = and i32 %738, 1
  %749 = icmp ne i32 %748, 0
  %750 = select i1 %747, i1 %749, i1 false
  %751 = select i1 %746, i1 true, i1 %750
  %752 = zext i1 %751 to i32
  br label %753

753:
  %754 = phi i32 [ 0, %736 ], [ %752, %745 ]
  %755 = add nuw i32 %754, %738
  %756 = or i32 %755, %664
  %757 = bitcast i32 %756 to float
  br label %758

758:
  %759 = phi float [ %671, %670 ], [ %677, %672 ], [ %727, %725 ], [ %735, %730 ], [ %757, %753 ]
  %760 = fmul float %658, %759
  %761 = ashr i32 %644, 1
  %762 = shl i32 %761, 23
  %763 = add i32 %762, 1065353216
  %764 = bitcast i32 %763 to float
  %765 = fmul float %760, %764
  %766 = sub i32 %643, %761
  %767 = shl i32 %766, 23
  %768 = add i32 %767, 1065353216
  %769 = bitcast i32 %768 to float
  %770 = fmul float %765, %769
  br label %771

771:
  %772 = phi float [ %12, %11 ], [ %230, %22 ], [ 0x7FF8000000000000, %8 ], [ 0x7FF0000000000000, %6 ], [ %252, %250 ], [ %462, %461 ], [ %770, %758 ], [ 0x7FF8000000000000, %13 ], [ 0x7FF0000000000000, %18 ], [ %291, %290 ], [ %299, %292 ], [ %369, %367 ], [ %377, %372 ], [ %381, %380 ], [ %405, %401 ]
  ret float %772
}

declare float @llvm.fabs.f32(float)

declare float @llvm.copysign.f32(float, float)

declare float @llvm.trunc.f32(float)

declare float @llvm.fmuladd.f32(float, float, float)

declare float @llvm.rint.f32(float)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)
