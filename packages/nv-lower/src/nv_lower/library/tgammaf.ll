define linkonce_odr float @tgammaf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = bitcast float %0 to i32
  %3 = call float @llvm.fabs.f32(float %0)
  %4 = bitcast float %3 to i32
  %5 = icmp ugt i32 %4, 2139095039
  br i1 %5, label %6, label %9

6:
  %7 = fcmp oeq float %0, 0x7FF0000000000000
  br i1 %7, label %618, label %8

8:
  br label %618

9:
  %10 = fcmp oeq float %0, 0.000000e+00
  br i1 %10, label %11, label %13

11:
  %12 = call float @llvm.copysign.f32(float 0x7FF0000000000000, float %0)
  br label %618

13:
  %14 = fcmp olt float %0, 0.000000e+00
  %15 = call float @llvm.trunc.f32(float %0)
  %16 = fcmp oeq float %15, %0
  %17 = and i1 %14, %16
  br i1 %17, label %618, label %18

18:
  %19 = fcmp ogt float %0, 3.600000e+01
  br i1 %19, label %618, label %20

20:
  %21 = fcmp ult float %0, 3.500000e+00
  br i1 %21, label %164, label %22

22:
  %23 = add nsw i32 %2, -1060439283
  %24 = ashr i32 %23, 23
  %25 = and i32 %23, 8388607
  %26 = add nuw nsw i32 %25, 1060439283
  %27 = bitcast i32 %26 to float
  %28 = fadd float %27, -1.000000e+00
  %29 = fadd float %28, 2.000000e+00
  %30 = bitcast float %29 to i32
  %31 = and i32 %30, -4096
  %32 = bitcast i32 %31 to float
  %33 = fadd float %32, -2.000000e+00
  %34 = fsub float %28, %33
  %35 = fdiv arcp float 1.000000e+00, %29
  %36 = fmul float %28, %35
  %37 = bitcast float %36 to i32
  %38 = and i32 %37, -4096
  %39 = bitcast i32 %38 to float
  %40 = fmul float %32, %39
  %41 = fsub float %28, %40
  %42 = fmul float %34, %39
  %43 = fsub float %41, %42
  %44 = fmul float %35, %43
  %45 = fmul float %36, %36
  %46 = bitcast float %45 to i32
  %47 = and i32 %46, -4096
  %48 = bitcast i32 %47 to float
  %49 = fmul float %39, %39
  %50 = fsub float %49, %48
  %51 = fadd float %36, %39
  %52 = fmul float %51, %44
  %53 = fadd float %50, %52
  %54 = call float @llvm.fmuladd.f32(float %45, float 0x3FBDFCBFC0000000, float 0x3FC2451A60000000)
  %55 = call float @llvm.fmuladd.f32(float %54, float %45, float 0x3FC999A020000000)
  %56 = call float @llvm.fmuladd.f32(float %45, float %55, float 0xBF05555560000000)
  %57 = fmul float %48, 0x3FD5560000000000
  %58 = fadd float %56, 0x3FD5560000000000
  %59 = fmul float %58, %53
  %60 = call float @llvm.fmuladd.f32(float %48, float %56, float %59)
  %61 = fadd float %57, %60
  %62 = bitcast float %61 to i32
  %63 = and i32 %62, -4096
  %64 = bitcast i32 %63 to float
  %65 = fadd float %39, %39
  %66 = sitofp i32 %24 to float
  %67 = fmul float %66, 0x3FE62E4000000000
  %68 = fadd float %67, %65
  %69 = fsub float %68, %67
  %70 = fsub float %65, %69
  %71 = icmp ult i32 %23, 8388608
  %72 = select i1 %71, float %65, float %68
  %73 = select i1 %71, float 0.000000e+00, float %70
  %74 = fadd float %44, %44
  %75 = fsub float %57, %64
  %76 = fadd float %60, %75
  %77 = fmul float %65, %64
  %78 = fadd float %72, %77
  %79 = fsub float %78, %72
  %80 = fsub float %77, %79
  %81 = fmul float %74, %61
  %82 = call float @llvm.fmuladd.f32(float %65, float %76, float %81)
  %83 = fadd float %74, %82
  %84 = call float @llvm.fmuladd.f32(float %66, float 0x3EB7F7D1C0000000, float %83)
  %85 = fadd float %73, %84
  %86 = fadd float %80, %85
  %87 = fadd float %78, %86
  %88 = fsub float %87, %78
  %89 = fsub float %86, %88
  %90 = fadd float %0, -5.000000e-01
  %91 = bitcast float %87 to i32
  %92 = and i32 %91, -4096
  %93 = bitcast i32 %92 to float
  %94 = bitcast float %90 to i32
  %95 = and i32 %94, -4096
  %96 = bitcast i32 %95 to float
  %97 = fmul float %96, %93
  %98 = fsub float %87, %93
  %99 = fadd float %89, %98
  %100 = fsub float %90, %96
  %101 = fmul float %100, %87
  %102 = call float @llvm.fmuladd.f32(float %99, float %96, float %101)
  %103 = fadd float %97, %102
  %104 = fsub float %103, %97
  %105 = fsub float %102, %104
  %106 = fdiv arcp float 1.000000e+00, %0
  %107 = fmul float %106, %106
  %108 = call float @llvm.fmuladd.f32(float %107, float 0xBF4117FB60000000, float 0x3F4A037300000000)
  %109 = call float @llvm.fmuladd.f32(float %108, float %107, float 0xBF66C1BEA0000000)
  %110 = call float @llvm.fmuladd.f32(float %109, float %107, float 0x3FB5555560000000)
  %111 = fmul float %106, %110
  %112 = fneg float %0
  %113 = fsub float %103, %0
  %114 = fsub float %113, %103
  %115 = fsub float %113, %114
  %116 = fsub float %103, %115
  %117 = fsub float %112, %114
  %118 = fadd float %117, %116
  %119 = fadd float %113, 0x3FED67F1C0000000
  %120 = fsub float %119, %113
  %121 = fsub float %120, %119
  %122 = fadd float %113, %121
  %123 = fsub float 0x3FED67F1C0000000, %120
  %124 = fadd float %123, %122
  %125 = fadd float %111, 0x3E50C97D60000000
  %126 = fadd float %125, %105
  %127 = fadd float %126, %118
  %128 = fadd float %124, %127
  %129 = fadd float %119, %128
  %130 = fsub float %119, %129
  %131 = fadd float %128, %130
  %132 = fcmp olt float %129, -1.040000e+02
  %133 = select i1 %132, float -1.040000e+02, float %129
  %134 = fcmp ogt float %133, 8.900000e+01
  %135 = select i1 %134, float 8.900000e+01, float %133
  %136 = call float @llvm.fmuladd.f32(float %135, float 0x3FF7154760000000, float 0x4168000000000000)
  %137 = bitcast float %136 to i32
  %138 = add i32 %137, -1262485504
  %139 = fadd float %136, 0xC168000000000000
  %140 = fneg float %139
  %141 = call float @llvm.fmuladd.f32(float %140, float 0x3FE62E4000000000, float %135)
  %142 = fneg float %131
  %143 = call float @llvm.fmuladd.f32(float %139, float 0x3EB7F7D1C0000000, float %142)
  %144 = fsub float %141, %143
  %145 = fmul float %144, %144
  %146 = call float @llvm.fmuladd.f32(float %144, float 0x3F56D021A0000000, float 0x3F8123AF60000000)
  %147 = call float @llvm.fmuladd.f32(float %146, float %144, float 0x3FA5555240000000)
  %148 = call float @llvm.fmuladd.f32(float %147, float %144, float 0x3FC5554900000000)
  %149 = call float @llvm.fmuladd.f32(float %148, float %144, float 5.000000e-01)
  %150 = fneg float %143
  %151 = call float @llvm.fmuladd.f32(float %145, float %149, float %150)
  %152 = fadd float %141, %151
  %153 = fadd float %152, 1.000000e+00
  %154 = ashr i32 %138, 1
  %155 = shl i32 %154, 23
  %156 = add i32 %155, 1065353216
  %157 = bitcast i32 %156 to float
  %158 = fmul float %153, %157
  %159 = sub i32 %137, %154
  %160 = shl i32 %159, 23
  %161 = add i32 %160, 1065353216
  %162 = bitcast i32 %161 to float
  %163 = fmul float %158, %162
  br label %618

164:
  %165 = fcmp ogt float %0, -3.500000e+00
  br i1 %165, label %166, label %334

166:
  %167 = call float @llvm.rint.f32(float %0)
  %168 = fsub float %0, %167
  %169 = call float @llvm.fmuladd.f32(float %168, float 0xBF50CA0760000000, float 0x3F63B4F0E0000000)
  %170 = call float @llvm.fmuladd.f32(float %169, float %168, float 0xBF675232C0000000)
  %171 = call float @llvm.fmuladd.f32(float %170, float %168, float 0x3F86BA9080000000)
  %172 = call float @llvm.fmuladd.f32(float %171, float %168, float 0xBF316C4A00000000)
  %173 = call float @llvm.fmuladd.f32(float %172, float %168, float 0x3FB3023660000000)
  %174 = call float @llvm.fmuladd.f32(float %173, float %168, float 0x3FB4E239E0000000)
  %175 = call float @llvm.fmuladd.f32(float %174, float %168, float 0x3FDA5B9760000000)
  %176 = call float @llvm.fmuladd.f32(float %175, float %168, float 0x3FDB0EE600000000)
  %177 = call float @llvm.fmuladd.f32(float %176, float %168, float 1.000000e+00)
  %178 = fcmp ogt float %167, 2.500000e+00
  %179 = fadd float %0, -1.000000e+00
  %180 = select i1 %178, float %179, float 1.000000e+00
  %181 = fmul float %180, %177
  %182 = fcmp ogt float %167, 3.500000e+00
  br i1 %182, label %183, label %186

183:
  %184 = fadd float %0, -2.000000e+00
  %185 = fmul float %184, %181
  br label %618

186:
  %187 = fcmp olt float %167, 1.500000e+00
  %188 = select i1 %187, float %0, float 1.000000e+00
  %189 = fcmp olt float %167, 5.000000e-01
  %190 = fadd float %0, 1.000000e+00
  %191 = select i1 %189, float %190, float 1.000000e+00
  %192 = fmul float %188, %191
  %193 = fcmp olt float %167, -5.000000e-01
  %194 = fadd float %0, 2.000000e+00
  %195 = select i1 %193, float %194, float 1.000000e+00
  %196 = fmul float %195, %192
  %197 = fcmp olt float %167, -1.500000e+00
  %198 = fadd float %0, 3.000000e+00
  %199 = select i1 %197, float %198, float 1.000000e+00
  %200 = fmul float %199, %196
  %201 = fcmp olt float %167, -2.500000e+00
  %202 = fadd float %0, 4.000000e+00
  %203 = select i1 %201, float %202, float 1.000000e+00
  %204 = fmul float %203, %200
  %205 = bitcast float %181 to i32
  %206 = call float @llvm.fabs.f32(float %181)
  %207 = bitcast float %206 to i32
  %208 = bitcast float %204 to i32
  %209 = call float @llvm.fabs.f32(float %204)
  %210 = bitcast float %209 to i32
  %211 = xor i32 %205, %208
  %212 = and i32 %211, -2147483648
  %213 = add nsw i32 %207, -1
  %214 = icmp ult i32 %213, 2139095039
  %215 = add nsw i32 %210, -1
  %216 = icmp ult i32 %215, 2139095039
  %217 = and i1 %216, %214
  br i1 %217, label %233, label %218

218:
  %219 = icmp ugt i32 %207, 2139095040
  %220 = icmp ugt i32 %210, 2139095040
  %221 = or i1 %220, %219
  br i1 %221, label %222, label %224

222:
  %223 = fadd float %204, %181
  br label %618

224:
  %225 = icmp eq i32 %207, %210
  %226 = icmp eq i32 %207, 2139095040
  %227 = icmp eq i32 %210, 0
  %228 = or i1 %227, %226
  %229 = select i1 %228, i32 2139095040, i32 0
  %230 = or disjoint i32 %229, %212
  %231 = bitcast i32 %230 to float
  %232 = select i1 %225, float 0x7FF8000000000000, float %231
  br label %618

233:
  %234 = lshr i32 %207, 23
  %235 = lshr i32 %210, 23
  %236 = and i32 %207, 8388607
  %237 = or disjoint i32 %236, 8388608
  %238 = and i32 %210, 8388607
  %239 = or disjoint i32 %238, 8388608
  %240 = icmp ult i32 %207, 8388608
  %241 = icmp ult i32 %210, 8388608
  %242 = or i1 %241, %240
  br i1 %242, label %243, label %256

243:
  %244 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %236, i1 true)
  %245 = add nsw i32 %244, -8
  %246 = sub nsw i32 9, %244
  %247 = shl i32 %236, %245
  %248 = select i1 %240, i32 %246, i32 %234
  %249 = select i1 %240, i32 %247, i32 %237
  %250 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %238, i1 true)
  %251 = add nsw i32 %250, -8
  %252 = sub nsw i32 9, %250
  %253 = shl i32 %238, %251
  %254 = select i1 %241, i32 %252, i32 %235
  %255 = select i1 %241, i32 %253, i32 %239
  br label %256

256:
  %257 = phi i32 [ %254, %243 ], [ %235, %233 ]
  %258 = phi i32 [ %248, %243 ], [ %234, %233 ]
  %259 = phi i32 [ %255, %243 ], [ %239, %233 ]
  %260 = phi i32 [ %249, %243 ], [ %237, %233 ]
  %261 = icmp ult i32 %260, %259
  %262 = sext i1 %261 to i32
  %263 = select i1 %261, i32 24, i32 23
  %264 = and i32 %259, 8388607
  %265 = or disjoint i32 %264, 1065353216
  %266 = bitcast i32 %265 to float
  %267 = and i32 %260, 8388607
  %268 = or disjoint i32 %267, 1065353216
  %269 = bitcast i32 %268 to float
  %270 = fdiv arcp float 1.000000e+00, %266
  %271 = fadd float %269, %269
  %272 = select i1 %261, float %271, float %269
  %273 = fmul float %270, %272
  %274 = fcmp olt float %273, 1.000000e+00
  %275 = select i1 %274, float 1.000000e+00, float %273
  %276 = bitcast float %275 to i32
  %277 = add i32 %276, -1056964608
  %278 = shl i32 %260, %263
  %279 = mul i32 %277, %259
  %280 = sub i32 %278, %279
  %281 = sitofp i32 %280 to float
  %282 = fmul float %270, 0x3E80000000000000
  %283 = fmul float %282, %281
  %284 = call float @llvm.rint.f32(float %283)
  %285 = fptosi float %284 to i32
  %286 = mul nsw i32 %259, %285
  %287 = sub nsw i32 %280, %286
  %288 = shl nsw i32 %287, 1
  %289 = icmp sgt i32 %288, %259
  %290 = sub nsw i32 0, %259
  %291 = icmp slt i32 %288, %290
  %292 = sext i1 %291 to i32
  %293 = select i1 %289, i32 1, i32 %292
  %294 = add i32 %277, %285
  %295 = mul nsw i32 %293, %259
  %296 = add i32 %294, %293
  %297 = sub nsw i32 %258, %257
  %298 = add nsw i32 %297, 127
  %299 = add nsw i32 %298, %262
  %300 = add nsw i32 %299, -1
  %301 = shl nuw nsw i32 %300, 23
  %302 = add i32 %296, %301
  %303 = icmp ugt i32 %300, 253
  br i1 %303, label %304, label %330

304:
  %305 = icmp sgt i32 %299, 0
  br i1 %305, label %330, label %306

306:
  %307 = icmp slt i32 %299, -24
  br i1 %307, label %330, label %308

308:
  %309 = sub nsw i32 1, %299
  %310 = lshr i32 %296, %309
  %311 = shl nsw i32 -1, %309
  %312 = xor i32 %311, -1
  %313 = and i32 %296, %312
  %314 = sub nsw i32 0, %299
  %315 = shl nuw nsw i32 1, %314
  %316 = icmp ugt i32 %313, %315
  br i1 %316, label %327, label %317

317:
  %318 = icmp eq i32 %313, %315
  br i1 %318, label %319, label %327

319:
  %320 = icmp sgt i32 %287, %295
  %321 = icmp eq i32 %287, %295
  %322 = and i32 %310, 1
  %323 = icmp ne i32 %322, 0
  %324 = select i1 %321, i1 %323, i1 false
  %325 = select i1 %320, i1 true, i1 %324
  %326 = zext i1 %325 to i32
  br label %327

327:
  %328 = phi i32 [ 1, %308 ], [ 0, %317 ], [ %326, %319 ]
  %329 = add nuw i32 %328, %310
  br label %330

330:
  %331 = phi i32 [ %302, %256 ], [ 2139095040, %304 ], [ %329, %327 ], [ 0, %306 ]
  %332 = or i32 %331, %212
  %333 = bitcast i32 %332 to float
  br label %618

334:
  %335 = fcmp olt float %3, 0x4170000000000000
  %336 = select i1 %335, float %0, float 0.000000e+00
  %337 = fadd float %336, %336
  %338 = call float @llvm.rint.f32(float %337)
  %339 = fmul float %338, 5.000000e-01
  %340 = fsub float %336, %339
  %341 = bitcast float %340 to i32
  %342 = and i32 %341, -4096
  %343 = bitcast i32 %342 to float
  %344 = fmul float %343, 0x4009200000000000
  %345 = fsub float %340, %343
  %346 = fmul float %345, 0x400921FB60000000
  %347 = call float @llvm.fmuladd.f32(float %343, float 0x3F4FB54440000000, float %346)
  %348 = fadd float %344, %347
  %349 = fsub float %348, %344
  %350 = fsub float %347, %349
  %351 = fmul float %338, 2.500000e-01
  %352 = call float @llvm.trunc.f32(float %351)
  %353 = fmul float %352, 4.000000e+00
  %354 = fsub float %338, %353
  %355 = fptosi float %354 to i32
  %356 = fmul float %348, %348
  %357 = fmul float %348, %356
  %358 = call float @llvm.fmuladd.f32(float %356, float 0xBF29952D80000000, float 0x3F81107760000000)
  %359 = call float @llvm.fmuladd.f32(float %358, float %356, float 0xBFC5555460000000)
  %360 = call float @llvm.fmuladd.f32(float %357, float %359, float %350)
  %361 = fadd float %348, %360
  %362 = fmul float %356, -5.000000e-01
  %363 = fadd float %362, 1.000000e+00
  %364 = fadd float %363, -1.000000e+00
  %365 = fsub float %362, %364
  %366 = fmul float %356, %356
  %367 = call float @llvm.fmuladd.f32(float %356, float 0x3EF99E0E40000000, float 0xBF56C0C1A0000000)
  %368 = call float @llvm.fmuladd.f32(float %367, float %356, float 0x3FA55554A0000000)
  %369 = call float @llvm.fmuladd.f32(float %366, float %368, float %365)
  %370 = fmul float %348, %350
  %371 = fsub float %369, %370
  %372 = fadd float %363, %371
  %373 = and i32 %355, 1
  %374 = icmp eq i32 %373, 0
  %375 = select i1 %374, float %361, float %372
  %376 = bitcast float %375 to i32
  %377 = shl i32 %355, 30
  %378 = and i32 %377, -2147483648
  %379 = xor i32 %378, %376
  %380 = bitcast i32 %379 to float
  %381 = fcmp olt float %0, -4.600000e+01
  br i1 %381, label %382, label %384

382:
  %383 = call float @llvm.copysign.f32(float 0.000000e+00, float %380)
  br label %618

384:
  %385 = fneg float %0
  %386 = bitcast float %385 to i32
  %387 = add i32 %386, -1060439283
  %388 = ashr i32 %387, 23
  %389 = and i32 %387, 8388607
  %390 = add nuw nsw i32 %389, 1060439283
  %391 = bitcast i32 %390 to float
  %392 = fadd float %391, -1.000000e+00
  %393 = fadd float %392, 2.000000e+00
  %394 = bitcast float %393 to i32
  %395 = and i32 %394, -4096
  %396 = bitcast i32 %395 to float
  %397 = fadd float %396, -2.000000e+00
  %398 = fsub float %392, %397
  %399 = fdiv arcp float 1.000000e+00, %393
  %400 = fmul float %392, %399
  %401 = bitcast float %400 to i32
  %402 = and i32 %401, -4096
  %403 = bitcast i32 %402 to float
  %404 = fmul float %396, %403
  %405 = fsub float %392, %404
  %406 = fmul float %398, %403
  %407 = fsub float %405, %406
  %408 = fmul float %399, %407
  %409 = fmul float %400, %400
  %410 = bitcast float %409 to i32
  %411 = and i32 %410, -4096
  %412 = bitcast i32 %411 to float
  %413 = fmul float %403, %403
  %414 = fsub float %413, %412
  %415 = fadd float %400, %403
  %416 = fmul float %415, %408
  %417 = fadd float %414, %416
  %418 = call float @llvm.fmuladd.f32(float %409, float 0x3FBDFCBFC0000000, float 0x3FC2451A60000000)
  %419 = call float @llvm.fmuladd.f32(float %418, float %409, float 0x3FC999A020000000)
  %420 = call float @llvm.fmuladd.f32(float %409, float %419, float 0xBF05555560000000)
  %421 = fmul float %412, 0x3FD5560000000000
  %422 = fadd float %420, 0x3FD5560000000000
  %423 = fmul float %422, %417
  %424 = call float @llvm.fmuladd.f32(float %412, float %420, float %423)
  %425 = fadd float %421, %424
  %426 = bitcast float %425 to i32
  %427 = and i32 %426, -4096
  %428 = bitcast i32 %427 to float
  %429 = fadd float %403, %403
  %430 = sitofp i32 %388 to float
  %431 = fmul float %430, 0x3FE62E4000000000
  %432 = fadd float %431, %429
  %433 = fsub float %432, %431
  %434 = fsub float %429, %433
  %435 = icmp ult i32 %387, 8388608
  %436 = select i1 %435, float %429, float %432
  %437 = select i1 %435, float 0.000000e+00, float %434
  %438 = fadd float %408, %408
  %439 = fsub float %421, %428
  %440 = fadd float %424, %439
  %441 = fmul float %429, %428
  %442 = fadd float %436, %441
  %443 = fsub float %442, %436
  %444 = fsub float %441, %443
  %445 = fmul float %438, %425
  %446 = call float @llvm.fmuladd.f32(float %429, float %440, float %445)
  %447 = fadd float %438, %446
  %448 = call float @llvm.fmuladd.f32(float %430, float 0x3EB7F7D1C0000000, float %447)
  %449 = fadd float %437, %448
  %450 = fadd float %444, %449
  %451 = fadd float %442, %450
  %452 = fsub float %451, %442
  %453 = fsub float %450, %452
  %454 = fsub float -5.000000e-01, %0
  %455 = bitcast float %451 to i32
  %456 = and i32 %455, -4096
  %457 = bitcast i32 %456 to float
  %458 = bitcast float %454 to i32
  %459 = and i32 %458, -4096
  %460 = bitcast i32 %459 to float
  %461 = fmul float %460, %457
  %462 = fsub float %451, %457
  %463 = fadd float %453, %462
  %464 = fsub float %454, %460
  %465 = fmul float %464, %451
  %466 = call float @llvm.fmuladd.f32(float %463, float %460, float %465)
  %467 = fadd float %461, %466
  %468 = fsub float %467, %461
  %469 = fsub float %466, %468
  %470 = fdiv arcp float -1.000000e+00, %0
  %471 = fmul float %470, %470
  %472 = call float @llvm.fmuladd.f32(float %471, float 0xBF4117FB60000000, float 0x3F4A037300000000)
  %473 = call float @llvm.fmuladd.f32(float %472, float %471, float 0xBF66C1BEA0000000)
  %474 = call float @llvm.fmuladd.f32(float %473, float %471, float 0x3FB5555560000000)
  %475 = fmul float %470, %474
  %476 = fadd float %467, %0
  %477 = fsub float %476, %467
  %478 = fsub float %476, %477
  %479 = fsub float %467, %478
  %480 = fsub float %0, %477
  %481 = fadd float %480, %479
  %482 = fadd float %476, 0x3FED67F1C0000000
  %483 = fsub float %482, %476
  %484 = fsub float %483, %482
  %485 = fadd float %476, %484
  %486 = fsub float 0x3FED67F1C0000000, %483
  %487 = fadd float %486, %485
  %488 = fadd float %475, 0x3E50C97D60000000
  %489 = fadd float %488, %469
  %490 = fadd float %489, %481
  %491 = fadd float %487, %490
  %492 = fadd float %482, %491
  %493 = fsub float %482, %492
  %494 = fadd float %491, %493
  %495 = fneg float %492
  %496 = call float @llvm.fmuladd.f32(float %495, float 0x3FF7154760000000, float 0x4168000000000000)
  %497 = bitcast float %496 to i32
  %498 = add i32 %497, -1262485504
  %499 = fadd float %496, 0xC168000000000000
  %500 = fneg float %499
  %501 = call float @llvm.fmuladd.f32(float %500, float 0x3FE62E4000000000, float %495)
  %502 = call float @llvm.fmuladd.f32(float %499, float 0x3EB7F7D1C0000000, float %494)
  %503 = fsub float %501, %502
  %504 = fmul float %503, %503
  %505 = call float @llvm.fmuladd.f32(float %503, float 0x3F56D021A0000000, float 0x3F8123AF60000000)
  %506 = call float @llvm.fmuladd.f32(float %505, float %503, float 0x3FA5555240000000)
  %507 = call float @llvm.fmuladd.f32(float %506, float %503, float 0x3FC5554900000000)
  %508 = call float @llvm.fmuladd.f32(float %507, float %503, float 5.000000e-01)
  %509 = fneg float %502
  %510 = call float @llvm.fmuladd.f32(float %504, float %508, float %509)
  %511 = fadd float %501, %510
  %512 = fadd float %511, 1.000000e+00
  %513 = fmul float %380, %0
  %514 = bitcast float %513 to i32
  %515 = call float @llvm.fabs.f32(float %513)
  %516 = bitcast float %515 to i32
  %517 = and i32 %514, -2147483648
  %518 = xor i32 %517, -2147483648
  %519 = add nsw i32 %516, -1
  %520 = icmp ult i32 %519, 2139095039
  br i1 %520, label %532, label %521

521:
  %522 = icmp ugt i32 %516, 2139095040
  br i1 %522, label %523, label %525

523:
  %524 = fadd float %513, 0xC00921FB60000000
  br label %605

525:
  %526 = icmp eq i32 %516, 1078530011
  %527 = icmp eq i32 %516, 0
  %528 = select i1 %527, i32 2139095040, i32 0
  %529 = or disjoint i32 %528, %518
  %530 = bitcast i32 %529 to float
  %531 = select i1 %526, float 0x7FF8000000000000, float %530
  br label %605

532:
  %533 = lshr i32 %516, 23
  %534 = and i32 %516, 8388607
  %535 = or disjoint i32 %534, 8388608
  %536 = icmp ult i32 %516, 8388608
  %537 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %534, i1 true)
  %538 = add nsw i32 %537, -8
  %539 = sub nsw i32 9, %537
  %540 = shl i32 %534, %538
  %541 = select i1 %536, i32 %539, i32 %533
  %542 = select i1 %536, i32 %540, i32 %535
  %543 = icmp ugt i32 %542, 13176795
  %544 = sext i1 %543 to i32
  %545 = and i32 %542, 8388607
  %546 = or disjoint i32 %545, 1065353216
  %547 = bitcast i32 %546 to float
  %548 = fdiv arcp float 1.000000e+00, %547
  %549 = select i1 %543, float 0x400921FB60000000, float 0x3FF921FB60000000
  %550 = fmul float %549, %548
  %551 = fcmp olt float %550, 1.000000e+00
  %552 = select i1 %551, float 1.000000e+00, float %550
  %553 = bitcast float %552 to i32
  %554 = add i32 %553, -1056964608
  %555 = select i1 %543, i32 -620756992, i32 -310378496
  %556 = mul i32 %554, %542
  %557 = sub i32 %555, %556
  %558 = sitofp i32 %557 to float
  %559 = fmul float %548, 0x3E80000000000000
  %560 = fmul float %559, %558
  %561 = call float @llvm.rint.f32(float %560)
  %562 = fptosi float %561 to i32
  %563 = mul nsw i32 %542, %562
  %564 = sub nsw i32 %557, %563
  %565 = shl nsw i32 %564, 1
  %566 = icmp sgt i32 %565, %542
  %567 = sub nsw i32 0, %542
  %568 = icmp slt i32 %565, %567
  %569 = sext i1 %568 to i32
  %570 = select i1 %566, i32 1, i32 %569
  %571 = add i32 %554, %562
  %572 = mul nsw i32 %570, %542
  %573 = add i32 %571, %570
  %574 = sub nsw i32 %544, %541
  %575 = shl nsw i32 %574, 23
  %576 = add i32 %575, 2130706432
  %577 = add i32 %576, %573
  %578 = icmp ult i32 %574, -254
  br i1 %578, label %579, label %601

579:
  %580 = icmp sgt i32 %574, -255
  br i1 %580, label %601, label %581

581:
  %582 = sub nuw nsw i32 -254, %574
  %583 = lshr i32 %573, %582
  %584 = shl nsw i32 -1, %582
  %585 = xor i32 %584, -1
  %586 = and i32 %573, %585
  %587 = sub nuw nsw i32 -255, %574
  %588 = shl nuw nsw i32 1, %587
  %589 = icmp eq i32 %586, %588
  br i1 %589, label %590, label %598

590:
  %591 = icmp sgt i32 %564, %572
  %592 = icmp eq i32 %564, %572
  %593 = and i32 %583, 1
  %594 = icmp ne i32 %593, 0
  %595 = select i1 %592, i1 %594, i1 false
  %596 = select i1 %591, i1 true, i1 %595
  %597 = zext i1 %596 to i32
  br label %598

598:
  %599 = phi i32 [ 0, %581 ], [ %597, %590 ]
  %600 = add nuw i32 %599, %583
  br label %601

601:
  %602 = phi i32 [ %577, %532 ], [ 2139095040, %579 ], [ %600, %598 ]
  %603 = or i32 %602, %518
  %604 = bitcast i32 %603 to float
  br label %605

605:
  %606 = phi float [ %604, %601 ], [ %524, %523 ], [ %531, %525 ]
  %607 = fmul float %512, %606
  %608 = ashr i32 %498, 1
  %609 = shl i32 %608, 23
  %610 = add i32 %609, 1065353216
  %611 = bitcast i32 %610 to float
  %612 = fmul float %607, %611
  %613 = sub i32 %497, %608
  %614 = shl i32 %613, 23
  %615 = add i32 %614, 1065353216
  %616 = bitcast i32 %615 to float
  %617 = fmul float %612, %616
  br label %618

618:
  %619 = phi float [ %12, %11 ], [ %163, %22 ], [ 0x7FF8000000000000, %8 ], [ 0x7FF0000000000000, %6 ], [ %185, %183 ], [ %383, %382 ], [ %617, %605 ], [ 0x7FF8000000000000, %13 ], [ 0x7FF0000000000000, %18 ], [ %333, %330 ], [ %223, %222 ], [ %232, %224 ]
  ret float %619
}

declare float @llvm.fabs.f32(float)

declare float @llvm.copysign.f32(float, float)

declare float @llvm.trunc.f32(float)

declare float @llvm.fmuladd.f32(float, float, float)

declare float @llvm.rint.f32(float)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)
