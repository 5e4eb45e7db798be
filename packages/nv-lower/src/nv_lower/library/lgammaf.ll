define linkonce_odr float @lgammaf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp ord float %0, 0.000000e+00
  br i1 %3, label %4, label %967

4:
  %5 = fcmp ogt float %0, 0.000000e+00
  br i1 %5, label %10, label %6

6:
  %7 = fcmp oeq float %2, 0x7FF0000000000000
  %8 = fcmp olt float %2, 0x3E10000000000000
  %9 = or i1 %7, %8
  br i1 %9, label %10, label %384

10:
  %11 = fcmp one float %0, 0.000000e+00
  %12 = select i1 %11, float %2, float 0x7FF0000000000000
  %13 = fcmp olt float %12, 3.500000e+00
  br i1 %13, label %14, label %151

14:
  %15 = fcmp olt float %12, 0x3E10000000000000
  br i1 %15, label %16, label %68

16:
  %17 = bitcast float %12 to i32
  %18 = add nsw i32 %17, -2139095040
  %19 = icmp ult i32 %18, -2130706432
  br i1 %19, label %20, label %30

20:
  %21 = add nsw i32 %17, -8388608
  %22 = icmp ult i32 %21, -8388607
  br i1 %22, label %23, label %27

23:
  switch i32 %17, label %24 [
    i32 0, label %65
    i32 2139095040, label %25
  ]

24:
  br label %65

25:
  %26 = fadd float %12, %12
  br label %65

27:
  %28 = uitofp nneg i32 %17 to float
  %29 = bitcast float %28 to i32
  br label %30

30:
  %31 = phi i32 [ %29, %27 ], [ %17, %16 ]
  %32 = phi i32 [ -149, %27 ], [ 0, %16 ]
  %33 = add nsw i32 %31, -1060439283
  %34 = ashr i32 %33, 23
  %35 = add nsw i32 %34, %32
  %36 = and i32 %33, 8388607
  %37 = add nuw nsw i32 %36, 1060439283
  %38 = bitcast i32 %37 to float
  %39 = fadd float %38, -1.000000e+00
  %40 = sitofp i32 %35 to float
  %41 = fmul float %40, 0x3FE62E4000000000
  %42 = fadd float %41, %39
  %43 = fsub float %41, %42
  %44 = fadd float %39, %43
  %45 = icmp eq i32 %35, 0
  %46 = select i1 %45, float %39, float %42
  %47 = select i1 %45, float 0.000000e+00, float %44
  %48 = fneg float %39
  %49 = call float @llvm.fmuladd.f32(float %48, float 0.000000e+00, float 0.000000e+00)
  %50 = call float @llvm.fmuladd.f32(float %40, float 0x3EB7F7D1C0000000, float %49)
  %51 = fmul float %39, %39
  %52 = call float @llvm.fmuladd.f32(float %39, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %53 = call float @llvm.fmuladd.f32(float %52, float %39, float 0x3FBE5B2880000000)
  %54 = call float @llvm.fmuladd.f32(float %53, float %39, float 0xBFBFCBC540000000)
  %55 = call float @llvm.fmuladd.f32(float %54, float %39, float 0x3FC235C1C0000000)
  %56 = call float @llvm.fmuladd.f32(float %55, float %39, float 0xBFC555CA00000000)
  %57 = call float @llvm.fmuladd.f32(float %56, float %39, float 0x3FC99A3100000000)
  %58 = call float @llvm.fmuladd.f32(float %57, float %39, float 0xBFCFFFFE20000000)
  %59 = call float @llvm.fmuladd.f32(float %58, float %39, float 0x3FD5555480000000)
  %60 = call float @llvm.fmuladd.f32(float %39, float %59, float -5.000000e-01)
  %61 = fmul float %51, %60
  %62 = fadd float %50, %61
  %63 = fadd float %47, %62
  %64 = fadd float %46, %63
  br label %65

65:
  %66 = phi float [ %64, %30 ], [ %26, %25 ], [ 0xFFF0000000000000, %23 ], [ 0x7FF8000000000000, %24 ]
  %67 = fneg float %66
  br label %967

68:
  %69 = fcmp olt float %12, 5.000000e-01
  br i1 %69, label %75, label %70

70:
  %71 = fcmp olt float %12, 1.250000e+00
  br i1 %71, label %75, label %72

72:
  %73 = fcmp ole float %12, 2.500000e+00
  %74 = select i1 %73, float 2.000000e+00, float 3.000000e+00
  br label %75

75:
  %76 = phi float [ 0.000000e+00, %68 ], [ %74, %72 ], [ 1.000000e+00, %70 ]
  %77 = fsub float %12, %76
  %78 = call float @llvm.fmuladd.f32(float %77, float 0xBF2F97B3C0000000, float 0xBF262C2F60000000)
  %79 = call float @llvm.fmuladd.f32(float %78, float %77, float 0xBF315EAA80000000)
  %80 = call float @llvm.fmuladd.f32(float %79, float %77, float 0x3F4502BF00000000)
  %81 = call float @llvm.fmuladd.f32(float %80, float %77, float 0xBF529355C0000000)
  %82 = call float @llvm.fmuladd.f32(float %81, float %77, float 0x3F6785D420000000)
  %83 = call float @llvm.fmuladd.f32(float %82, float %77, float 0xBF7E4CD560000000)
  %84 = call float @llvm.fmuladd.f32(float %83, float %77, float 0x3F951359A0000000)
  %85 = call float @llvm.fmuladd.f32(float %84, float %77, float 0xBFB13DF420000000)
  %86 = call float @llvm.fmuladd.f32(float %85, float %77, float 0x3FD4A34CC0000000)
  %87 = call float @llvm.fmuladd.f32(float %86, float %77, float 0x3FDB0EE600000000)
  %88 = fmul float %77, %87
  %89 = fcmp oeq float %76, 2.000000e+00
  br i1 %89, label %967, label %90

90:
  %91 = fcmp oeq float %76, 0.000000e+00
  %92 = fmul float %12, %12
  %93 = fcmp oeq float %76, 3.000000e+00
  %94 = select i1 %93, float -1.000000e+00, float 0.000000e+00
  %95 = select i1 %91, float %92, float %94
  %96 = fadd float %12, %95
  %97 = fsub float %12, %96
  %98 = fadd float %95, %97
  %99 = bitcast float %96 to i32
  %100 = add i32 %99, -1060439283
  %101 = ashr i32 %100, 23
  %102 = and i32 %100, 8388607
  %103 = add nuw nsw i32 %102, 1060439283
  %104 = bitcast i32 %103 to float
  %105 = fadd float %104, -1.000000e+00
  %106 = sub nsw i32 0, %101
  %107 = ashr i32 %106, 1
  %108 = shl nsw i32 %107, 23
  %109 = add i32 %108, 1065353216
  %110 = bitcast i32 %109 to float
  %111 = fmul float %98, %110
  %112 = sub nsw i32 %106, %107
  %113 = shl i32 %112, 23
  %114 = add i32 %113, 1065353216
  %115 = bitcast i32 %114 to float
  %116 = fmul float %111, %115
  %117 = sitofp i32 %101 to float
  %118 = fmul float %117, 0x3FE62E4000000000
  %119 = fadd float %118, %105
  %120 = fsub float %118, %119
  %121 = fadd float %105, %120
  %122 = icmp ult i32 %100, 8388608
  %123 = select i1 %122, float %105, float %119
  %124 = select i1 %122, float 0.000000e+00, float %121
  %125 = fneg float %105
  %126 = call float @llvm.fmuladd.f32(float %125, float %116, float %116)
  %127 = call float @llvm.fmuladd.f32(float %117, float 0x3EB7F7D1C0000000, float %126)
  %128 = fmul float %105, %105
  %129 = call float @llvm.fmuladd.f32(float %105, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %130 = call float @llvm.fmuladd.f32(float %129, float %105, float 0x3FBE5B2880000000)
  %131 = call float @llvm.fmuladd.f32(float %130, float %105, float 0xBFBFCBC540000000)
  %132 = call float @llvm.fmuladd.f32(float %131, float %105, float 0x3FC235C1C0000000)
  %133 = call float @llvm.fmuladd.f32(float %132, float %105, float 0xBFC555CA00000000)
  %134 = call float @llvm.fmuladd.f32(float %133, float %105, float 0x3FC99A3100000000)
  %135 = call float @llvm.fmuladd.f32(float %134, float %105, float 0xBFCFFFFE20000000)
  %136 = call float @llvm.fmuladd.f32(float %135, float %105, float 0x3FD5555480000000)
  %137 = call float @llvm.fmuladd.f32(float %105, float %136, float -5.000000e-01)
  %138 = fmul float %128, %137
  %139 = fadd float %127, %138
  %140 = fadd float %124, %139
  %141 = select i1 %93, float 1.000000e+00, float -1.000000e+00
  %142 = fmul float %141, %123
  %143 = fadd float %88, %142
  %144 = fsub float %143, %142
  %145 = fsub float %143, %144
  %146 = fsub float %142, %145
  %147 = fsub float %88, %144
  %148 = fadd float %147, %146
  %149 = call float @llvm.fmuladd.f32(float %141, float %140, float %148)
  %150 = fadd float %143, %149
  br label %967

151:
  %152 = fcmp ult float %12, 0x4150000000000000
  br i1 %152, label %208, label %153

153:
  %154 = fcmp oeq float %12, 0x7FF0000000000000
  br i1 %154, label %967, label %155

155:
  %156 = bitcast float %12 to i32
  %157 = add nsw i32 %156, -2139095040
  %158 = icmp ult i32 %157, -2130706432
  br i1 %158, label %159, label %169

159:
  %160 = add nsw i32 %156, -8388608
  %161 = icmp ult i32 %160, -8388607
  br i1 %161, label %162, label %166

162:
  switch i32 %156, label %163 [
    i32 0, label %204
    i32 2139095040, label %164
  ]

163:
  br label %204

164:
  %165 = fadd float %12, %12
  br label %204

166:
  %167 = uitofp nneg i32 %156 to float
  %168 = bitcast float %167 to i32
  br label %169

169:
  %170 = phi i32 [ %168, %166 ], [ %156, %155 ]
  %171 = phi i32 [ -149, %166 ], [ 0, %155 ]
  %172 = add nsw i32 %170, -1060439283
  %173 = ashr i32 %172, 23
  %174 = add nsw i32 %173, %171
  %175 = and i32 %172, 8388607
  %176 = add nuw nsw i32 %175, 1060439283
  %177 = bitcast i32 %176 to float
  %178 = fadd float %177, -1.000000e+00
  %179 = sitofp i32 %174 to float
  %180 = fmul float %179, 0x3FE62E4000000000
  %181 = fadd float %180, %178
  %182 = fsub float %180, %181
  %183 = fadd float %178, %182
  %184 = icmp eq i32 %174, 0
  %185 = select i1 %184, float %178, float %181
  %186 = select i1 %184, float 0.000000e+00, float %183
  %187 = fneg float %178
  %188 = call float @llvm.fmuladd.f32(float %187, float 0.000000e+00, float 0.000000e+00)
  %189 = call float @llvm.fmuladd.f32(float %179, float 0x3EB7F7D1C0000000, float %188)
  %190 = fmul float %178, %178
  %191 = call float @llvm.fmuladd.f32(float %178, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %192 = call float @llvm.fmuladd.f32(float %191, float %178, float 0x3FBE5B2880000000)
  %193 = call float @llvm.fmuladd.f32(float %192, float %178, float 0xBFBFCBC540000000)
  %194 = call float @llvm.fmuladd.f32(float %193, float %178, float 0x3FC235C1C0000000)
  %195 = call float @llvm.fmuladd.f32(float %194, float %178, float 0xBFC555CA00000000)
  %196 = call float @llvm.fmuladd.f32(float %195, float %178, float 0x3FC99A3100000000)
  %197 = call float @llvm.fmuladd.f32(float %196, float %178, float 0xBFCFFFFE20000000)
  %198 = call float @llvm.fmuladd.f32(float %197, float %178, float 0x3FD5555480000000)
  %199 = call float @llvm.fmuladd.f32(float %178, float %198, float -5.000000e-01)
  %200 = fmul float %190, %199
  %201 = fadd float %189, %200
  %202 = fadd float %186, %201
  %203 = fadd float %185, %202
  br label %204

204:
  %205 = phi float [ %203, %169 ], [ %165, %164 ], [ 0xFFF0000000000000, %162 ], [ 0x7FF8000000000000, %163 ]
  %206 = fadd float %205, -1.000000e+00
  %207 = fmul float %12, %206
  br label %967

208:
  %209 = bitcast float %12 to i32
  %210 = add nsw i32 %209, -1060439283
  %211 = ashr i32 %210, 23
  %212 = and i32 %210, 8388607
  %213 = add nuw nsw i32 %212, 1060439283
  %214 = bitcast i32 %213 to float
  %215 = fadd float %214, -1.000000e+00
  %216 = fadd float %215, 2.000000e+00
  %217 = fadd float %216, -2.000000e+00
  %218 = fsub float %215, %217
  %219 = fdiv arcp float 1.000000e+00, %216
  %220 = fmul float %215, %219
  %221 = bitcast float %220 to i32
  %222 = and i32 %221, -4096
  %223 = bitcast i32 %222 to float
  %224 = fsub float %220, %223
  %225 = bitcast float %216 to i32
  %226 = and i32 %225, -4096
  %227 = bitcast i32 %226 to float
  %228 = fsub float %216, %227
  %229 = fmul float %227, %223
  %230 = fsub float %215, %229
  %231 = fmul float %228, %223
  %232 = fsub float %230, %231
  %233 = fmul float %224, %227
  %234 = fsub float %232, %233
  %235 = fmul float %228, %224
  %236 = fsub float %234, %235
  %237 = fmul float %220, %218
  %238 = fsub float 0.000000e+00, %237
  %239 = fadd float %238, %236
  %240 = fmul float %219, %239
  %241 = fadd float %220, %240
  %242 = fsub float %241, %220
  %243 = fsub float %240, %242
  %244 = bitcast float %241 to i32
  %245 = and i32 %244, -4096
  %246 = bitcast i32 %245 to float
  %247 = fsub float %241, %246
  %248 = fmul float %241, %241
  %249 = fmul float %247, %247
  %250 = fmul float %246, %246
  %251 = fsub float %248, %250
  %252 = fmul float %247, %246
  %253 = fsub float %251, %252
  %254 = fsub float %252, %253
  %255 = fadd float %249, %254
  %256 = fmul float %241, %243
  %257 = call float @llvm.fmuladd.f32(float %241, float %243, float %256)
  %258 = fadd float %257, %255
  %259 = fadd float %248, %258
  %260 = fsub float %248, %259
  %261 = fadd float %258, %260
  %262 = bitcast float %259 to i32
  %263 = and i32 %262, -4096
  %264 = bitcast i32 %263 to float
  %265 = fsub float %259, %264
  %266 = fmul float %241, %259
  %267 = fmul float %247, %265
  %268 = fmul float %246, %264
  %269 = fsub float %266, %268
  %270 = fmul float %247, %264
  %271 = fsub float %269, %270
  %272 = fmul float %265, %246
  %273 = fsub float %271, %272
  %274 = fsub float %267, %273
  %275 = fmul float %241, %261
  %276 = call float @llvm.fmuladd.f32(float %259, float %243, float %275)
  %277 = fadd float %276, %274
  %278 = fadd float %266, %277
  %279 = fsub float %278, %266
  %280 = fsub float %277, %279
  %281 = bitcast float %278 to i32
  %282 = and i32 %281, -4096
  %283 = bitcast i32 %282 to float
  %284 = fsub float %278, %283
  %285 = fmul float %278, 0x3FE5555560000000
  %286 = fmul float %284, 0x3F25560000000000
  %287 = fmul float %283, 0x3FE5540000000000
  %288 = fsub float %285, %287
  %289 = fmul float %283, 0x3F25560000000000
  %290 = fsub float %288, %289
  %291 = fmul float %284, 0x3FE5540000000000
  %292 = fsub float %290, %291
  %293 = fsub float %286, %292
  %294 = fmul float %280, 0x3FE5555560000000
  %295 = call float @llvm.fmuladd.f32(float %278, float 0xBE55555560000000, float %294)
  %296 = fadd float %295, %293
  %297 = fadd float %285, %296
  %298 = fsub float %297, %285
  %299 = fsub float %296, %298
  %300 = call float @llvm.fmuladd.f32(float %259, float 0x3FCDFCBFC0000000, float 0x3FD2451A60000000)
  %301 = call float @llvm.fmuladd.f32(float %300, float %259, float 0x3FD999A020000000)
  %302 = sitofp i32 %211 to float
  %303 = fmul float %302, 0x3FE62E4000000000
  %304 = fmul float %302, 0x3EB7F7D1C0000000
  %305 = fadd float %303, %304
  %306 = fsub float %305, %303
  %307 = fsub float %304, %306
  %308 = fmul float %241, 2.000000e+00
  %309 = fmul float %243, 2.000000e+00
  %310 = fadd float %305, %308
  %311 = fsub float %310, %305
  %312 = fsub float %310, %311
  %313 = fsub float %305, %312
  %314 = fsub float %308, %311
  %315 = fadd float %314, %313
  %316 = fadd float %307, %309
  %317 = fadd float %316, %315
  %318 = fadd float %310, %317
  %319 = fsub float %318, %310
  %320 = fsub float %317, %319
  %321 = icmp ult i32 %210, 8388608
  %322 = select i1 %321, float %308, float %318
  %323 = select i1 %321, float %309, float %320
  %324 = fmul float %259, %301
  %325 = fmul float %324, %278
  %326 = fadd float %325, %299
  %327 = fadd float %297, %326
  %328 = fsub float %327, %297
  %329 = fsub float %326, %328
  %330 = fadd float %322, %327
  %331 = fsub float %330, %322
  %332 = fsub float %327, %331
  %333 = fadd float %323, %329
  %334 = fadd float %332, %333
  %335 = fadd float %330, %334
  %336 = fsub float %335, %330
  %337 = fsub float %334, %336
  %338 = fadd float %12, -5.000000e-01
  %339 = bitcast float %335 to i32
  %340 = and i32 %339, -4096
  %341 = bitcast i32 %340 to float
  %342 = fsub float %335, %341
  %343 = bitcast float %338 to i32
  %344 = and i32 %343, -4096
  %345 = bitcast i32 %344 to float
  %346 = fsub float %338, %345
  %347 = fmul float %338, %335
  %348 = fmul float %346, %342
  %349 = fmul float %345, %341
  %350 = fsub float %347, %349
  %351 = fmul float %346, %341
  %352 = fsub float %350, %351
  %353 = fmul float %342, %345
  %354 = fsub float %352, %353
  %355 = fsub float %348, %354
  %356 = call float @llvm.fmuladd.f32(float %337, float %338, float %355)
  %357 = fadd float %347, %356
  %358 = fsub float %357, %347
  %359 = fsub float %356, %358
  %360 = fdiv arcp float 1.000000e+00, %12
  %361 = fmul float %360, %360
  %362 = call float @llvm.fmuladd.f32(float %361, float 0xBF4117FB60000000, float 0x3F4A037300000000)
  %363 = call float @llvm.fmuladd.f32(float %362, float %361, float 0xBF66C1BEA0000000)
  %364 = call float @llvm.fmuladd.f32(float %363, float %361, float 0x3FB5555560000000)
  %365 = fmul float %360, %364
  %366 = fneg float %12
  %367 = fsub float %357, %12
  %368 = fsub float %367, %357
  %369 = fsub float %367, %368
  %370 = fsub float %357, %369
  %371 = fsub float %366, %368
  %372 = fadd float %371, %370
  %373 = fadd float %367, 0x3FED67F1C0000000
  %374 = fsub float %373, %367
  %375 = fsub float %374, %373
  %376 = fadd float %367, %375
  %377 = fsub float 0x3FED67F1C0000000, %374
  %378 = fadd float %377, %376
  %379 = fadd float %365, 0x3E50C97D60000000
  %380 = fadd float %379, %359
  %381 = fadd float %380, %372
  %382 = fadd float %378, %381
  %383 = fadd float %373, %382
  br label %967

384:
  %385 = call float @llvm.trunc.f32(float %0)
  %386 = fcmp oeq float %385, %0
  br i1 %386, label %967, label %387

387:
  %388 = fcmp ugt float %2, 5.000000e-01
  br i1 %388, label %450, label %389

389:
  %390 = fneg float %2
  %391 = fmul float %2, %390
  %392 = fadd float %2, %391
  %393 = fsub float %392, %2
  %394 = fsub float %391, %393
  %395 = bitcast float %392 to i32
  %396 = add i32 %395, -1060439283
  %397 = ashr i32 %396, 23
  %398 = and i32 %396, 8388607
  %399 = add nuw nsw i32 %398, 1060439283
  %400 = bitcast i32 %399 to float
  %401 = fadd float %400, -1.000000e+00
  %402 = sub nsw i32 0, %397
  %403 = ashr i32 %402, 1
  %404 = shl nsw i32 %403, 23
  %405 = add i32 %404, 1065353216
  %406 = bitcast i32 %405 to float
  %407 = fmul float %394, %406
  %408 = sub nsw i32 %402, %403
  %409 = shl i32 %408, 23
  %410 = add i32 %409, 1065353216
  %411 = bitcast i32 %410 to float
  %412 = fmul float %407, %411
  %413 = sitofp i32 %397 to float
  %414 = fmul float %413, 0x3FE62E4000000000
  %415 = fadd float %414, %401
  %416 = fsub float %414, %415
  %417 = fadd float %401, %416
  %418 = icmp ult i32 %396, 8388608
  %419 = select i1 %418, float %401, float %415
  %420 = select i1 %418, float 0.000000e+00, float %417
  %421 = fneg float %401
  %422 = call float @llvm.fmuladd.f32(float %421, float %412, float %412)
  %423 = call float @llvm.fmuladd.f32(float %413, float 0x3EB7F7D1C0000000, float %422)
  %424 = fmul float %401, %401
  %425 = call float @llvm.fmuladd.f32(float %401, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %426 = call float @llvm.fmuladd.f32(float %425, float %401, float 0x3FBE5B2880000000)
  %427 = call float @llvm.fmuladd.f32(float %426, float %401, float 0xBFBFCBC540000000)
  %428 = call float @llvm.fmuladd.f32(float %427, float %401, float 0x3FC235C1C0000000)
  %429 = call float @llvm.fmuladd.f32(float %428, float %401, float 0xBFC555CA00000000)
  %430 = call float @llvm.fmuladd.f32(float %429, float %401, float 0x3FC99A3100000000)
  %431 = call float @llvm.fmuladd.f32(float %430, float %401, float 0xBFCFFFFE20000000)
  %432 = call float @llvm.fmuladd.f32(float %431, float %401, float 0x3FD5555480000000)
  %433 = call float @llvm.fmuladd.f32(float %401, float %432, float -5.000000e-01)
  %434 = fmul float %424, %433
  %435 = fadd float %423, %434
  %436 = fadd float %420, %435
  %437 = call float @llvm.fmuladd.f32(float %0, float 0xBF2F97B3C0000000, float 0xBF262C2F60000000)
  %438 = call float @llvm.fmuladd.f32(float %437, float %0, float 0xBF315EAA80000000)
  %439 = call float @llvm.fmuladd.f32(float %438, float %0, float 0x3F4502BF00000000)
  %440 = call float @llvm.fmuladd.f32(float %439, float %0, float 0xBF529355C0000000)
  %441 = call float @llvm.fmuladd.f32(float %440, float %0, float 0x3F6785D420000000)
  %442 = call float @llvm.fmuladd.f32(float %441, float %0, float 0xBF7E4CD560000000)
  %443 = call float @llvm.fmuladd.f32(float %442, float %0, float 0x3F951359A0000000)
  %444 = call float @llvm.fmuladd.f32(float %443, float %0, float 0xBFB13DF420000000)
  %445 = call float @llvm.fmuladd.f32(float %444, float %0, float 0x3FD4A34CC0000000)
  %446 = call float @llvm.fmuladd.f32(float %445, float %0, float 0x3FDB0EE600000000)
  %447 = fmul float %446, %0
  %448 = fadd float %419, %436
  %449 = fsub float %447, %448
  br label %967

450:
  %451 = fcmp olt float %2, 0x4170000000000000
  %452 = select i1 %451, float %0, float 0.000000e+00
  %453 = fadd float %452, %452
  %454 = call float @llvm.rint.f32(float %453)
  %455 = fmul float %454, 5.000000e-01
  %456 = fsub float %452, %455
  %457 = bitcast float %456 to i32
  %458 = and i32 %457, -4096
  %459 = bitcast i32 %458 to float
  %460 = fsub float %456, %459
  %461 = fmul float %456, 0x400921FB60000000
  %462 = fmul float %460, 0x3F4FB60000000000
  %463 = fmul float %459, 0x4009200000000000
  %464 = fsub float %461, %463
  %465 = fmul float %460, 0x4009200000000000
  %466 = fsub float %464, %465
  %467 = fmul float %459, 0x3F4FB60000000000
  %468 = fsub float %466, %467
  %469 = fsub float %462, %468
  %470 = call float @llvm.fmuladd.f32(float %456, float 0xBE7777A5C0000000, float %469)
  %471 = fadd float %461, %470
  %472 = fsub float %471, %461
  %473 = fsub float %470, %472
  %474 = fmul float %454, 2.500000e-01
  %475 = call float @llvm.trunc.f32(float %474)
  %476 = fmul float %475, 4.000000e+00
  %477 = fsub float %454, %476
  %478 = fptosi float %477 to i32
  %479 = fmul float %471, %471
  %480 = fmul float %471, %479
  %481 = call float @llvm.fmuladd.f32(float %479, float 0xBF29952D80000000, float 0x3F81107760000000)
  %482 = call float @llvm.fmuladd.f32(float %481, float %479, float 0xBFC5555460000000)
  %483 = call float @llvm.fmuladd.f32(float %480, float %482, float %473)
  %484 = fadd float %471, %483
  %485 = fmul float %479, -5.000000e-01
  %486 = fadd float %485, 1.000000e+00
  %487 = fadd float %486, -1.000000e+00
  %488 = fsub float %485, %487
  %489 = fmul float %479, %479
  %490 = call float @llvm.fmuladd.f32(float %479, float 0x3EF99E0E40000000, float 0xBF56C0C1A0000000)
  %491 = call float @llvm.fmuladd.f32(float %490, float %479, float 0x3FA55554A0000000)
  %492 = call float @llvm.fmuladd.f32(float %489, float %491, float %488)
  %493 = fmul float %471, %473
  %494 = fsub float %492, %493
  %495 = fadd float %486, %494
  %496 = and i32 %478, 1
  %497 = icmp eq i32 %496, 0
  %498 = select i1 %497, float %484, float %495
  %499 = bitcast float %498 to i32
  %500 = shl i32 %478, 30
  %501 = and i32 %500, -2147483648
  %502 = xor i32 %501, %499
  %503 = bitcast i32 %502 to float
  %504 = fmul float %503, %0
  %505 = call float @llvm.fabs.f32(float %504)
  %506 = bitcast float %505 to i32
  %507 = icmp eq i32 %506, 0
  %508 = add nsw i32 %506, -2139095040
  %509 = icmp ult i32 %508, -2139095039
  br i1 %509, label %510, label %519

510:
  %511 = icmp ugt i32 %506, 2139095040
  br i1 %511, label %512, label %514

512:
  %513 = fadd float %505, 0x400921FB60000000
  br label %594

514:
  %515 = icmp eq i32 %506, 1078530011
  %516 = select i1 %507, i32 2139095040, i32 0
  %517 = bitcast i32 %516 to float
  %518 = select i1 %515, float 0x7FF8000000000000, float %517
  br label %594

519:
  %520 = and i32 %506, 8388607
  %521 = icmp ult i32 %506, 8388608
  br i1 %521, label %522, label %527

522:
  %523 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %520, i1 true)
  %524 = add nsw i32 %523, -8
  %525 = sub nsw i32 9, %523
  %526 = shl i32 %520, %524
  br label %530

527:
  %528 = lshr i32 %506, 23
  %529 = or disjoint i32 %520, 8388608
  br label %530

530:
  %531 = phi i32 [ %525, %522 ], [ %528, %527 ]
  %532 = phi i32 [ %526, %522 ], [ %529, %527 ]
  %533 = icmp ugt i32 %532, 13176795
  %534 = sext i1 %533 to i32
  %535 = and i32 %532, 8388607
  %536 = or disjoint i32 %535, 1065353216
  %537 = bitcast i32 %536 to float
  %538 = fdiv arcp float 1.000000e+00, %537
  %539 = select i1 %533, float 0x400921FB60000000, float 0x3FF921FB60000000
  %540 = fmul float %539, %538
  %541 = fcmp olt float %540, 1.000000e+00
  %542 = select i1 %541, float 1.000000e+00, float %540
  %543 = bitcast float %542 to i32
  %544 = add i32 %543, -1056964608
  %545 = select i1 %533, i32 -620756992, i32 -310378496
  %546 = mul i32 %544, %532
  %547 = sub i32 %545, %546
  %548 = sitofp i32 %547 to float
  %549 = fmul float %538, 0x3E80000000000000
  %550 = fmul float %549, %548
  %551 = call float @llvm.rint.f32(float %550)
  %552 = fptosi float %551 to i32
  %553 = mul nsw i32 %532, %552
  %554 = sub nsw i32 %547, %553
  %555 = shl nsw i32 %554, 1
  %556 = icmp sgt i32 %555, %532
  %557 = sub nsw i32 0, %532
  %558 = icmp slt i32 %555, %557
  %559 = sext i1 %558 to i32
  %560 = select i1 %556, i32 1, i32 %559
  %561 = add i32 %544, %552
  %562 = mul nsw i32 %560, %532
  %563 = add i32 %561, %560
  %564 = sub nsw i32 %534, %531
  %565 = icmp sgt i32 %564, -1
  br i1 %565, label %594, label %566

566:
  %567 = icmp ugt i32 %564, -255
  br i1 %567, label %568, label %573

568:
  %569 = shl nsw i32 %564, 23
  %570 = add nsw i32 %569, 2130706432
  %571 = add i32 %570, %563
  %572 = bitcast i32 %571 to float
  br label %594

573:
  %574 = sub nuw nsw i32 -254, %564
  %575 = lshr i32 %563, %574
  %576 = shl nsw i32 -1, %574
  %577 = xor i32 %576, -1
  %578 = and i32 %563, %577
  %579 = sub nuw nsw i32 -255, %564
  %580 = shl nuw nsw i32 1, %579
  %581 = icmp eq i32 %578, %580
  br i1 %581, label %582, label %590

582:
  %583 = icmp sgt i32 %554, %562
  %584 = icmp eq i32 %554, %562
  %585 = and i32 %575, 1
  %586 = icmp ne i32 %585, 0
  %587 = select i1 %584, i1 %586, i1 false
  %588 = select i1 %583, i1 true, i1 %587
  %589 = zext i1 %588 to i32
  br label %590

590:
  %591 = phi i32 [ 0, %573 ], [ %589, %582 ]
  %592 = add nuw i32 %591, %575
  %593 = bitcast i32 %592 to float
  br label %594

594:
  %595 = phi float [ %513, %512 ], [ %518, %514 ], [ %572, %568 ], [ %593, %590 ], [ 0x7FF0000000000000, %530 ]
  %596 = bitcast float %595 to i32
  %597 = add i32 %596, -2139095040
  %598 = icmp ult i32 %597, -2130706432
  br i1 %598, label %599, label %613

599:
  %600 = add i32 %596, -8388608
  %601 = icmp ult i32 %600, -8388607
  br i1 %601, label %602, label %610

602:
  %603 = fcmp oeq float %595, 0.000000e+00
  br i1 %603, label %648, label %604

604:
  %605 = icmp ne i32 %596, 2139095040
  %606 = fcmp ord float %595, 0.000000e+00
  %607 = and i1 %606, %605
  %608 = fadd float %595, %595
  %609 = select i1 %607, float 0x7FF8000000000000, float %608
  br label %648

610:
  %611 = uitofp nneg i32 %596 to float
  %612 = bitcast float %611 to i32
  br label %613

613:
  %614 = phi i32 [ %612, %610 ], [ %596, %594 ]
  %615 = phi i32 [ -149, %610 ], [ 0, %594 ]
  %616 = add i32 %614, -1060439283
  %617 = ashr i32 %616, 23
  %618 = add nsw i32 %617, %615
  %619 = and i32 %616, 8388607
  %620 = add nuw nsw i32 %619, 1060439283
  %621 = bitcast i32 %620 to float
  %622 = fadd float %621, -1.000000e+00
  %623 = sitofp i32 %618 to float
  %624 = fmul float %623, 0x3FE62E4000000000
  %625 = fadd float %624, %622
  %626 = fsub float %624, %625
  %627 = fadd float %622, %626
  %628 = icmp eq i32 %618, 0
  %629 = select i1 %628, float %622, float %625
  %630 = select i1 %628, float 0.000000e+00, float %627
  %631 = fneg float %622
  %632 = call float @llvm.fmuladd.f32(float %631, float 0.000000e+00, float 0.000000e+00)
  %633 = call float @llvm.fmuladd.f32(float %623, float 0x3EB7F7D1C0000000, float %632)
  %634 = fmul float %622, %622
  %635 = call float @llvm.fmuladd.f32(float %622, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %636 = call float @llvm.fmuladd.f32(float %635, float %622, float 0x3FBE5B2880000000)
  %637 = call float @llvm.fmuladd.f32(float %636, float %622, float 0xBFBFCBC540000000)
  %638 = call float @llvm.fmuladd.f32(float %637, float %622, float 0x3FC235C1C0000000)
  %639 = call float @llvm.fmuladd.f32(float %638, float %622, float 0xBFC555CA00000000)
  %640 = call float @llvm.fmuladd.f32(float %639, float %622, float 0x3FC99A3100000000)
  %641 = call float @llvm.fmuladd.f32(float %640, float %622, float 0xBFCFFFFE20000000)
  %642 = call float @llvm.fmuladd.f32(float %641, float %622, float 0x3FD5555480000000)
  %643 = call float @llvm.fmuladd.f32(float %622, float %642, float -5.000000e-01)
  %644 = fmul float %634, %643
  %645 = fadd float %633, %644
  %646 = fadd float %630, %645
  %647 = fadd float %629, %646
  br label %648

648:
  %649 = phi float [ %647, %613 ], [ 0xFFF0000000000000, %602 ], [ %609, %604 ]
  %650 = fcmp olt float %2, 3.500000e+00
  br i1 %650, label %651, label %734

651:
  %652 = fcmp olt float %2, 5.000000e-01
  br i1 %652, label %658, label %653

653:
  %654 = fcmp olt float %2, 1.250000e+00
  br i1 %654, label %658, label %655

655:
  %656 = fcmp ole float %2, 2.500000e+00
  %657 = select i1 %656, float 2.000000e+00, float 3.000000e+00
  br label %658

658:
  %659 = phi float [ 0.000000e+00, %651 ], [ %657, %655 ], [ 1.000000e+00, %653 ]
  %660 = fsub float %2, %659
  %661 = call float @llvm.fmuladd.f32(float %660, float 0xBF2F97B3C0000000, float 0xBF262C2F60000000)
  %662 = call float @llvm.fmuladd.f32(float %661, float %660, float 0xBF315EAA80000000)
  %663 = call float @llvm.fmuladd.f32(float %662, float %660, float 0x3F4502BF00000000)
  %664 = call float @llvm.fmuladd.f32(float %663, float %660, float 0xBF529355C0000000)
  %665 = call float @llvm.fmuladd.f32(float %664, float %660, float 0x3F6785D420000000)
  %666 = call float @llvm.fmuladd.f32(float %665, float %660, float 0xBF7E4CD560000000)
  %667 = call float @llvm.fmuladd.f32(float %666, float %660, float 0x3F951359A0000000)
  %668 = call float @llvm.fmuladd.f32(float %667, float %660, float 0xBFB13DF420000000)
  %669 = call float @llvm.fmuladd.f32(float %668, float %660, float 0x3FD4A34CC0000000)
  %670 = call float @llvm.fmuladd.f32(float %669, float %660, float 0x3FDB0EE600000000)
  %671 = fmul float %660, %670
  %672 = fcmp oeq float %659, 2.000000e+00
  br i1 %672, label %964, label %673

673:
  %674 = fcmp oeq float %659, 0.000000e+00
  %675 = fmul float %0, %0
  %676 = fcmp oeq float %659, 3.000000e+00
  %677 = select i1 %676, float -1.000000e+00, float 0.000000e+00
  %678 = select i1 %674, float %675, float %677
  %679 = fadd float %2, %678
  %680 = fsub float %2, %679
  %681 = fadd float %678, %680
  %682 = bitcast float %679 to i32
  %683 = add i32 %682, -1060439283
  %684 = ashr i32 %683, 23
  %685 = and i32 %683, 8388607
  %686 = add nuw nsw i32 %685, 1060439283
  %687 = bitcast i32 %686 to float
  %688 = fadd float %687, -1.000000e+00
  %689 = sub nsw i32 0, %684
  %690 = ashr i32 %689, 1
  %691 = shl nsw i32 %690, 23
  %692 = add i32 %691, 1065353216
  %693 = bitcast i32 %692 to float
  %694 = fmul float %681, %693
  %695 = sub nsw i32 %689, %690
  %696 = shl i32 %695, 23
  %697 = add i32 %696, 1065353216
  %698 = bitcast i32 %697 to float
  %699 = fmul float %694, %698
  %700 = sitofp i32 %684 to float
  %701 = fmul float %700, 0x3FE62E4000000000
  %702 = fadd float %701, %688
  %703 = fsub float %701, %702
  %704 = fadd float %688, %703
  %705 = icmp ult i32 %683, 8388608
  %706 = select i1 %705, float %688, float %702
  %707 = select i1 %705, float 0.000000e+00, float %704
  %708 = fneg float %688
  %709 = call float @llvm.fmuladd.f32(float %708, float %699, float %699)
  %710 = call float @llvm.fmuladd.f32(float %700, float 0x3EB7F7D1C0000000, float %709)
  %711 = fmul float %688, %688
  %712 = call float @llvm.fmuladd.f32(float %688, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %713 = call float @llvm.fmuladd.f32(float %712, float %688, float 0x3FBE5B2880000000)
  %714 = call float @llvm.fmuladd.f32(float %713, float %688, float 0xBFBFCBC540000000)
  %715 = call float @llvm.fmuladd.f32(float %714, float %688, float 0x3FC235C1C0000000)
  %716 = call float @llvm.fmuladd.f32(float %715, float %688, float 0xBFC555CA00000000)
  %717 = call float @llvm.fmuladd.f32(float %716, float %688, float 0x3FC99A3100000000)
  %718 = call float @llvm.fmuladd.f32(float %717, float %688, float 0xBFCFFFFE20000000)
  %719 = call float @llvm.fmuladd.f32(float %718, float %688, float 0x3FD5555480000000)
  %720 = call float @llvm.fmuladd.f32(float %688, float %719, float -5.000000e-01)
  %721 = fmul float %711, %720
  %722 = fadd float %710, %721
  %723 = fadd float %707, %722
  %724 = select i1 %676, float 1.000000e+00, float -1.000000e+00
  %725 = fmul float %724, %706
  %726 = fadd float %671, %725
  %727 = fsub float %726, %725
  %728 = fsub float %726, %727
  %729 = fsub float %725, %728
  %730 = fsub float %671, %727
  %731 = fadd float %730, %729
  %732 = call float @llvm.fmuladd.f32(float %724, float %723, float %731)
  %733 = fadd float %726, %732
  br label %964

734:
  %735 = fcmp ult float %2, 0x4150000000000000
  %736 = bitcast float %2 to i32
  br i1 %735, label %789, label %737

737:
  %738 = add nsw i32 %736, -2139095040
  %739 = icmp ult i32 %738, -2130706432
  br i1 %739, label %740, label %750

740:
  %741 = add nsw i32 %736, -8388608
  %742 = icmp ult i32 %741, -8388607
  br i1 %742, label %743, label %747

743:
  switch i32 %736, label %744 [
    i32 0, label %785
    i32 2139095040, label %745
  ]

744:
  br label %785

745:
  %746 = fadd float %2, %2
  br label %785

747:
  %748 = uitofp nneg i32 %736 to float
  %749 = bitcast float %748 to i32
  br label %750

750:
  %751 = phi i32 [ %749, %747 ], [ %736, %737 ]
  %752 = phi i32 [ -149, %747 ], [ 0, %737 ]
  %753 = add nsw i32 %751, -1060439283
  %754 = ashr i32 %753, 23
  %755 = add nsw i32 %754, %752
  %756 = and i32 %753, 8388607
  %757 = add nuw nsw i32 %756, 1060439283
  %758 = bitcast i32 %757 to float
  %759 = fadd float %758, -1.000000e+00
  %760 = sitofp i32 %755 to float
  %761 = fmul float %760, 0x3FE62E4000000000
  %762 = fadd float %761, %759
  %763 = fsub float %761, %762
  %764 = fadd float %759, %763
  %765 = icmp eq i32 %755, 0
  %766 = select i1 %765, float %759, float %762
  %767 = select i1 %765, float 0.000000e+00, float %764
  %768 = fneg float %759
  %769 = call float @llvm.fmuladd.f32(float %768, float 0.000000e+00, float 0.000000e+00)
  %770 = call float @llvm.fmuladd.f32(float %760, float 0x3EB7F7D1C0000000, float %769)
  %771 = fmul float %759, %759
  %772 = call float @llvm.fmuladd.f32(float %759, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %773 = call float @llvm.fmuladd.f32(float %772, float %759, float 0x3FBE5B2880000000)
  %774 = call float @llvm.fmuladd.f32(float %773, float %759, float 0xBFBFCBC540000000)
  %775 = call float @llvm.fmuladd.f32(float %774, float %759, float 0x3FC235C1C0000000)
  %776 = call float @llvm.fmuladd.f32(float %775, float %759, float 0xBFC555CA00000000)
  %777 = call float @llvm.fmuladd.f32(float %776, float %759, float 0x3FC99A3100000000)
  %778 = call float @llvm.fmuladd.f32(float %777, float %759, float 0xBFCFFFFE20000000)
  %779 = call float @llvm.fmuladd.f32(float %778, float %759, float 0x3FD5555480000000)
  %780 = call float @llvm.fmuladd.f32(float %759, float %779, float -5.000000e-01)
  %781 = fmul float %771, %780
  %782 = fadd float %770, %781
  %783 = fadd float %767, %782
  %784 = fadd float %766, %783
  br label %785

785:
  %786 = phi float [ %784, %750 ], [ %746, %745 ], [ 0xFFF0000000000000, %743 ], [ 0x7FF8000000000000, %744 ]
  %787 = fadd float %786, -1.000000e+00
  %788 = fmul float %2, %787
  br label %964

789:
  %790 = add nsw i32 %736, -1060439283
  %791 = ashr i32 %790, 23
  %792 = and i32 %790, 8388607
  %793 = add nuw nsw i32 %792, 1060439283
  %794 = bitcast i32 %793 to float
  %795 = fadd float %794, -1.000000e+00
  %796 = fadd float %795, 2.000000e+00
  %797 = fadd float %796, -2.000000e+00
  %798 = fsub float %795, %797
  %799 = fdiv arcp float 1.000000e+00, %796
  %800 = fmul float %795, %799
  %801 = bitcast float %800 to i32
  %802 = and i32 %801, -4096
  %803 = bitcast i32 %802 to float
  %804 = fsub float %800, %803
  %805 = bitcast float %796 to i32
  %806 = and i32 %805, -4096
  %807 = bitcast i32 %806 to float
  %808 = fsub float %796, %807
  %809 = fmul float %807, %803
  %810 = fsub float %795, %809
  %811 = fmul float %808, %803
  %812 = fsub float %810, %811
  %813 = fmul float %804, %807
  %814 = fsub float %812, %813
  %815 = fmul float %808, %804
  %816 = fsub float %814, %815
  %817 = fmul float %800, %798
  %818 = fsub float 0.000000e+00, %817
  %819 = fadd float %818, %816
  %820 = fmul float %799, %819
  %821 = fadd float %800, %820
  %822 = fsub float %821, %800
  %823 = fsub float %820, %822
  %824 = bitcast float %821 to i32
  %825 = and i32 %824, -4096
  %826 = bitcast i32 %825 to float
  %827 = fsub float %821, %826
  %828 = fmul float %821, %821
  %829 = fmul float %827, %827
  %830 = fmul float %826, %826
  %831 = fsub float %828, %830
  %832 = fmul float %827, %826
  %833 = fsub float %831, %832
  %834 = fsub float %832, %833
  %835 = fadd float %829, %834
  %836 = fmul float %821, %823
  %837 = call float @llvm.fmuladd.f32(float %821, float %823, float %836)
  %838 = fadd float %837, %835
  %839 = fadd float %828, %838
  %840 = fsub float %828, %839
  %841 = fadd float %838, %840
  %842 = bitcast float %839 to i32
  %843 = and i32 %842, -4096
  %844 = bitcast i32 %843 to float
  %845 = fsub float %839, %844
  %846 = fmul float %821, %839
  %847 = fmul float %827, %845
  %848 = fmul float %826, %844
  %849 = fsub float %846, %848
  %850 = fmul float %827, %844
  %851 = fsub float %849, %850
  %852 = fmul float %845, %826
  %853 = fsub float %851, %852
  %854 = fsub float %847, %853
  %855 = fmul float %821, %841
  %856 = call float @llvm.fmuladd.f32(float %839, float %823, float %855)
  %857 = fadd float %856, %854
  %858 = fadd float %846, %857
  %859 = fsub float %858, %846
  %860 = fsub float %857, %859
  %861 = bitcast float %858 to i32
  %862 = and i32 %861, -4096
  %863 = bitcast i32 %862 to float
  %864 = fsub float %858, %863
  %865 = fmul float %858, 0x3FE5555560000000
  %866 = fmul float %864, 0x3F25560000000000
  %867 = fmul float %863, 0x3FE5540000000000
  %868 = fsub float %865, %867
  %869 = fmul float %863, 0x3F25560000000000
  %870 = fsub float %868, %869
  %871 = fmul float %864, 0x3FE5540000000000
  %872 = fsub float %870, %871
  %873 = fsub float %866, %872
  %874 = fmul float %860, 0x3FE5555560000000
  %875 = call float @llvm.fmuladd.f32(float %858, float 0xBE55555560000000, float %874)
  %876 = fadd float %875, %873
  %877 = fadd float %865, %876
  %878 = fsub float %877, %865
  %879 = fsub float %876, %878
  %880 = call float @llvm.fmuladd.f32(float %839, float 0x3FCDFCBFC0000000, float 0x3FD2451A60000000)
  %881 = call float @llvm.fmuladd.f32(float %880, float %839, float 0x3FD999A020000000)
  %882 = sitofp i32 %791 to float
  %883 = fmul float %882, 0x3FE62E4000000000
  %884 = fmul float %882, 0x3EB7F7D1C0000000
  %885 = fadd float %883, %884
  %886 = fsub float %885, %883
  %887 = fsub float %884, %886
  %888 = fmul float %821, 2.000000e+00
  %889 = fmul float %823, 2.000000e+00
  %890 = fadd float %885, %888
  %891 = fsub float %890, %885
  %892 = fsub float %890, %891
  %893 = fsub float %885, %892
  %894 = fsub float %888, %891
  %895 = fadd float %894, %893
  %896 = fadd float %887, %889
  %897 = fadd float %896, %895
  %898 = fadd float %890, %897
  %899 = fsub float %898, %890
  %900 = fsub float %897, %899
  %901 = icmp ult i32 %790, 8388608
  %902 = select i1 %901, float %888, float %898
  %903 = select i1 %901, float %889, float %900
  %904 = fmul float %839, %881
  %905 = fmul float %904, %858
  %906 = fadd float %905, %879
  %907 = fadd float %877, %906
  %908 = fsub float %907, %877
  %909 = fsub float %906, %908
  %910 = fadd float %902, %907
  %911 = fsub float %910, %902
  %912 = fsub float %907, %911
  %913 = fadd float %903, %909
  %914 = fadd float %912, %913
  %915 = fadd float %910, %914
  %916 = fsub float %915, %910
  %917 = fsub float %914, %916
  %918 = fadd float %2, -5.000000e-01
  %919 = bitcast float %915 to i32
  %920 = and i32 %919, -4096
  %921 = bitcast i32 %920 to float
  %922 = fsub float %915, %921
  %923 = bitcast float %918 to i32
  %924 = and i32 %923, -4096
  %925 = bitcast i32 %924 to float
  %926 = fsub float %918, %925
  %927 = fmul float %918, %915
  %928 = fmul float %926, %922
  %929 = fmul float %925, %921
  %930 = fsub float %927, %929
  %931 = fmul float %926, %921
  %932 = fsub float %930, %931
  %933 = fmul float %922, %925
  %934 = fsub float %932, %933
  %935 = fsub float %928, %934
  %936 = call float @llvm.fmuladd.f32(float %917, float %918, float %935)
  %937 = fadd float %927, %936
  %938 = fsub float %937, %927
  %939 = fsub float %936, %938
  %940 = fdiv arcp float 1.000000e+00, %2
  %941 = fmul float %940, %940
  %942 = call float @llvm.fmuladd.f32(float %941, float 0xBF4117FB60000000, float 0x3F4A037300000000)
  %943 = call float @llvm.fmuladd.f32(float %942, float %941, float 0xBF66C1BEA0000000)
  %944 = call float @llvm.fmuladd.f32(float %943, float %941, float 0x3FB5555560000000)
  %945 = fmul float %940, %944
  %946 = fneg float %2
  %947 = fsub float %937, %2
  %948 = fsub float %947, %937
  %949 = fsub float %947, %948
  %950 = fsub float %937, %949
  %951 = fsub float %946, %948
  %952 = fadd float %951, %950
  %953 = fadd float %947, 0x3FED67F1C0000000
  %954 = fsub float %953, %947
  %955 = fsub float %954, %953
  %956 = fadd float %947, %955
  %957 = fsub float 0x3FED67F1C0000000, %954
  %958 = fadd float %957, %956
  %959 = fadd float %945, 0x3E50C97D60000000
  %960 = fadd float %959, %939
  %961 = fadd float %960, %952
  %962 = fadd float %958, %961
  %963 = fadd float %953, %962
  br label %964

964:
  %965 = phi float [ %963, %789 ], [ %733, %673 ], [ %671, %658 ], [ %788, %785 ]
  %966 = fsub float %649, %965
  br label %967

967:
  %968 = phi float [ %449, %389 ], [ %966, %964 ], [ %0, %1 ], [ %67, %65 ], [ %383, %208 ], [ %150, %90 ], [ %88, %75 ], [ %207, %204 ], [ 0x7FF0000000000000, %153 ], [ 0x7FF0000000000000, %384 ]
  ret float %968
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fmuladd.f32(float, float, float)

declare float @llvm.trunc.f32(float)

declare float @llvm.rint.f32(float)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)
