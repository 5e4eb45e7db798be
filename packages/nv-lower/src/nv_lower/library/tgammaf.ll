define linkonce_odr float @tgammaf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = bitcast float %0 to i32
  %3 = call float @llvm.fabs.f32(float %0)
  %4 = bitcast float %3 to i32
  %5 = icmp ugt i32 %4, 2139095039
  br i1 %5, label %6, label %9

6:
  %7 = fcmp oeq float %0, 0x7FF0000000000000
  br i1 %7, label %611, label %8

8:
  br label %611

9:
  %10 = fcmp oeq float %0, 0.000000e+00
  br i1 %10, label %11, label %13

11:
  %12 = call float @llvm.copysign.f32(float 0x7FF0000000000000, float %0)
  br label %611

13:
  %14 = fcmp olt float %0, 0.000000e+00
  %15 = call float @llvm.trunc.f32(float %0)
  %16 = fcmp oeq float %15, %0
  %17 = and i1 %14, %16
  br i1 %17, label %611, label %18

18:
  %19 = fcmp ogt float %0, 3.600000e+01
  br i1 %19, label %611, label %20

20:
  %21 = fcmp ult float %0, 3.500000e+00
  br i1 %21, label %161, label %22

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
  %54 = call float @llvm.fma.f32(float %45, float 0x3FBDFCBFC0000000, float 0x3FC2451A60000000)
  %55 = call float @llvm.fma.f32(float %54, float %45, float 0x3FC999A020000000)
  %56 = call float @llvm.fma.f32(float %45, float %55, float 0xBF05555560000000)
  %57 = fmul float %48, 0x3FD5560000000000
  %58 = fadd float %56, 0x3FD5560000000000
  %59 = fmul float %58, %53
  %60 = call float @llvm.fma.f32(float %48, float %56, float %59)
  %61 = fadd float %57, %60
  %62 = bitcast float %61 to i32
  %63 = and i32 %62, -4096
  %64 = bitcast i32 %63 to float
  %65 = fsub float %57, %64
  %66 = fadd float %60, %65
  %67 = fadd float %39, %39
  %68 = fadd float %44, %44
  %69 = sitofp i32 %24 to float
  %70 = fmul float %69, 0x3FE62E4000000000
  %71 = fadd float %70, %67
  %72 = fsub float %71, %70
  %73 = fsub float %67, %72
  %74 = fmul float %67, %64
  %75 = fadd float %71, %74
  %76 = fsub float %75, %71
  %77 = fsub float %74, %76
  %78 = fmul float %68, %61
  %79 = call float @llvm.fma.f32(float %67, float %66, float %78)
  %80 = fadd float %68, %79
  %81 = call float @llvm.fma.f32(float %69, float 0x3EB7F7D1C0000000, float %80)
  %82 = fadd float %73, %81
  %83 = fadd float %77, %82
  %84 = fadd float %75, %83
  %85 = fsub float %84, %75
  %86 = fsub float %83, %85
  %87 = fadd float %0, -5.000000e-01
  %88 = bitcast float %84 to i32
  %89 = and i32 %88, -4096
  %90 = bitcast i32 %89 to float
  %91 = bitcast float %87 to i32
  %92 = and i32 %91, -4096
  %93 = bitcast i32 %92 to float
  %94 = fmul float %93, %90
  %95 = fsub float %84, %90
  %96 = fadd float %86, %95
  %97 = fsub float %87, %93
  %98 = fmul float %97, %84
  %99 = call float @llvm.fma.f32(float %96, float %93, float %98)
  %100 = fadd float %94, %99
  %101 = fsub float %100, %94
  %102 = fsub float %99, %101
  %103 = fdiv arcp float 1.000000e+00, %0
  %104 = fmul float %103, %103
  %105 = call float @llvm.fma.f32(float %104, float 0xBF4117FB60000000, float 0x3F4A037300000000)
  %106 = call float @llvm.fma.f32(float %105, float %104, float 0xBF66C1BEA0000000)
  %107 = call float @llvm.fma.f32(float %106, float %104, float 0x3FB5555560000000)
  %108 = fmul float %103, %107
  %109 = fneg float %0
  %110 = fsub float %100, %0
  %111 = fsub float %110, %100
  %112 = fsub float %110, %111
  %113 = fsub float %100, %112
  %114 = fsub float %109, %111
  %115 = fadd float %114, %113
  %116 = fadd float %110, 0x3FED67F1C0000000
  %117 = fsub float %116, %110
  %118 = fsub float %117, %116
  %119 = fadd float %110, %118
  %120 = fsub float 0x3FED67F1C0000000, %117
  %121 = fadd float %120, %119
  %122 = fadd float %108, 0x3E50C97D60000000
  %123 = fadd float %122, %102
  %124 = fadd float %123, %115
  %125 = fadd float %121, %124
  %126 = fadd float %116, %125
  %127 = fsub float %116, %126
  %128 = fadd float %125, %127
  %129 = fcmp olt float %126, -1.040000e+02
  %130 = select i1 %129, float -1.040000e+02, float %126
  %131 = fcmp ogt float %130, 8.900000e+01
  %132 = select i1 %131, float 8.900000e+01, float %130
  %133 = call float @llvm.fma.f32(float %132, float 0x3FF7154760000000, float 0x4168000000000000)
  %134 = bitcast float %133 to i32
  %135 = add i32 %134, -1262485504
  %136 = fadd float %133, 0xC168000000000000
  %137 = fneg float %136
  %138 = call float @llvm.fma.f32(float %137, float 0x3FE62E4000000000, float %132)
  %139 = fneg float %128
  %140 = call float @llvm.fma.f32(float %136, float 0x3EB7F7D1C0000000, float %139)
  %141 = fsub float %138, %140
  %142 = fmul float %141, %141
  %143 = call float @llvm.fma.f32(float %141, float 0x3F56D021A0000000, float 0x3F8123AF60000000)
  %144 = call float @llvm.fma.f32(float %143, float %141, float 0x3FA5555240000000)
  %145 = call float @llvm.fma.f32(float %144, float %141, float 0x3FC5554900000000)
  %146 = call float @llvm.fma.f32(float %145, float %141, float 5.000000e-01)
  %147 = fneg float %140
  %148 = call float @llvm.fma.f32(float %142, float %146, float %147)
  %149 = fadd float %138, %148
  %150 = fadd float %149, 1.000000e+00
  %151 = ashr i32 %135, 1
  %152 = shl i32 %151, 23
  %153 = add i32 %152, 1065353216
  %154 = bitcast i32 %153 to float
  %155 = fmul float %150, %154
  %156 = sub i32 %134, %151
  %157 = shl i32 %156, 23
  %158 = add i32 %157, 1065353216
  %159 = bitcast i32 %158 to float
  %160 = fmul float %155, %159
  br label %611

161:
  %162 = fcmp ogt float %0, -3.500000e+00
  br i1 %162, label %163, label %331

163:
  %164 = call float @llvm.rint.f32(float %0)
  %165 = fsub float %0, %164
  %166 = call float @llvm.fma.f32(float %165, float 0xBF50CA0760000000, float 0x3F63B4F0E0000000)
  %167 = call float @llvm.fma.f32(float %166, float %165, float 0xBF675232C0000000)
  %168 = call float @llvm.fma.f32(float %167, float %165, float 0x3F86BA9080000000)
  %169 = call float @llvm.fma.f32(float %168, float %165, float 0xBF316C4A00000000)
  %170 = call float @llvm.fma.f32(float %169, float %165, float 0x3FB3023660000000)
  %171 = call float @llvm.fma.f32(float %170, float %165, float 0x3FB4E239E0000000)
  %172 = call float @llvm.fma.f32(float %171, float %165, float 0x3FDA5B9760000000)
  %173 = call float @llvm.fma.f32(float %172, float %165, float 0x3FDB0EE600000000)
  %174 = call float @llvm.fma.f32(float %173, float %165, float 1.000000e+00)
  %175 = fcmp ogt float %164, 2.500000e+00
  %176 = fadd float %0, -1.000000e+00
  %177 = select i1 %175, float %176, float 1.000000e+00
  %178 = fmul float %177, %174
  %179 = fcmp ogt float %164, 3.500000e+00
  br i1 %179, label %180, label %183

180:
  %181 = fadd float %0, -2.000000e+00
  %182 = fmul float %181, %178
  br label %611

183:
  %184 = fcmp olt float %164, 1.500000e+00
  %185 = select i1 %184, float %0, float 1.000000e+00
  %186 = fcmp olt float %164, 5.000000e-01
  %187 = fadd float %0, 1.000000e+00
  %188 = select i1 %186, float %187, float 1.000000e+00
  %189 = fmul float %185, %188
  %190 = fcmp olt float %164, -5.000000e-01
  %191 = fadd float %0, 2.000000e+00
  %192 = select i1 %190, float %191, float 1.000000e+00
  %193 = fmul float %192, %189
  %194 = fcmp olt float %164, -1.500000e+00
  %195 = fadd float %0, 3.000000e+00
  %196 = select i1 %194, float %195, float 1.000000e+00
  %197 = fmul float %196, %193
  %198 = fcmp olt float %164, -2.500000e+00
  %199 = fadd float %0, 4.000000e+00
  %200 = select i1 %198, float %199, float 1.000000e+00
  %201 = fmul float %200, %197
  %202 = bitcast float %178 to i32
  %203 = call float @llvm.fabs.f32(float %178)
  %204 = bitcast float %203 to i32
  %205 = bitcast float %201 to i32
  %206 = call float @llvm.fabs.f32(float %201)
  %207 = bitcast float %206 to i32
  %208 = xor i32 %202, %205
  %209 = and i32 %208, -2147483648
  %210 = add nsw i32 %204, -1
  %211 = icmp ult i32 %210, 2139095039
  %212 = add nsw i32 %207, -1
  %213 = icmp ult i32 %212, 2139095039
  %214 = and i1 %213, %211
  br i1 %214, label %230, label %215

215:
  %216 = icmp ugt i32 %204, 2139095040
  %217 = icmp ugt i32 %207, 2139095040
  %218 = or i1 %217, %216
  br i1 %218, label %219, label %221

219:
  %220 = fadd float %201, %178
  br label %611

221:
  %222 = icmp eq i32 %204, %207
  %223 = icmp eq i32 %204, 2139095040
  %224 = icmp eq i32 %207, 0
  %225 = or i1 %224, %223
  %226 = select i1 %225, i32 2139095040, i32 0
  %227 = or disjoint i32 %226, %209
  %228 = bitcast i32 %227 to float
  %229 = select i1 %222, float 0x7FF8000000000000, float %228
  br label %611

230:
  %231 = lshr i32 %204, 23
  %232 = lshr i32 %207, 23
  %233 = and i32 %204, 8388607
  %234 = or disjoint i32 %233, 8388608
  %235 = and i32 %207, 8388607
  %236 = or disjoint i32 %235, 8388608
  %237 = icmp ult i32 %204, 8388608
  %238 = icmp ult i32 %207, 8388608
  %239 = or i1 %238, %237
  br i1 %239, label %240, label %253

240:
  %241 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %233, i1 true)
  %242 = add nsw i32 %241, -8
  %243 = sub nsw i32 9, %241
  %244 = shl i32 %233, %242
  %245 = select i1 %237, i32 %243, i32 %231
  %246 = select i1 %237, i32 %244, i32 %234
  %247 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %235, i1 true)
  %248 = add nsw i32 %247, -8
  %249 = sub nsw i32 9, %247
  %250 = shl i32 %235, %248
  %251 = select i1 %238, i32 %249, i32 %232
  %252 = select i1 %238, i32 %250, i32 %236
  br label %253

253:
  %254 = phi i32 [ %251, %240 ], [ %232, %230 ]
  %255 = phi i32 [ %245, %240 ], [ %231, %230 ]
  %256 = phi i32 [ %252, %240 ], [ %236, %230 ]
  %257 = phi i32 [ %246, %240 ], [ %234, %230 ]
  %258 = icmp ult i32 %257, %256
  %259 = sext i1 %258 to i32
  %260 = select i1 %258, i32 24, i32 23
  %261 = and i32 %256, 8388607
  %262 = or disjoint i32 %261, 1065353216
  %263 = bitcast i32 %262 to float
  %264 = and i32 %257, 8388607
  %265 = or disjoint i32 %264, 1065353216
  %266 = bitcast i32 %265 to float
  %267 = fdiv arcp float 1.000000e+00, %263
  %268 = fadd float %266, %266
  %269 = select i1 %258, float %268, float %266
  %270 = fmul float %267, %269
  %271 = fcmp olt float %270, 1.000000e+00
  %272 = select i1 %271, float 1.000000e+00, float %270
  %273 = bitcast float %272 to i32
  %274 = add i32 %273, -1056964608
  %275 = shl i32 %257, %260
  %276 = mul i32 %274, %256
  %277 = sub i32 %275, %276
  %278 = sitofp i32 %277 to float
  %279 = fmul float %267, 0x3E80000000000000
  %280 = fmul float %279, %278
  %281 = call float @llvm.rint.f32(float %280)
  %282 = fptosi float %281 to i32
  %283 = mul nsw i32 %256, %282
  %284 = sub nsw i32 %277, %283
  %285 = shl nsw i32 %284, 1
  %286 = icmp sgt i32 %285, %256
  %287 = sub nsw i32 0, %256
  %288 = icmp slt i32 %285, %287
  %289 = sext i1 %288 to i32
  %290 = select i1 %286, i32 1, i32 %289
  %291 = add i32 %274, %282
  %292 = mul nsw i32 %290, %256
  %293 = add i32 %291, %290
  %294 = sub nsw i32 %255, %254
  %295 = add nsw i32 %294, 127
  %296 = add nsw i32 %295, %259
  %297 = add nsw i32 %296, -1
  %298 = shl nuw nsw i32 %297, 23
  %299 = add i32 %293, %298
  %300 = icmp ugt i32 %297, 253
  br i1 %300, label %301, label %327

301:
  %302 = icmp sgt i32 %296, 0
  br i1 %302, label %327, label %303

303:
  %304 = icmp slt i32 %296, -24
  br i1 %304, label %327, label %305

305:
  %306 = sub nsw i32 1, %296
  %307 = lshr i32 %293, %306
  %308 = shl nsw i32 -1, %306
  %309 = xor i32 %308, -1
  %310 = and i32 %293, %309
  %311 = sub nsw i32 0, %296
  %312 = shl nuw nsw i32 1, %311
  %313 = icmp ugt i32 %310, %312
  br i1 %313, label %324, label %314

314:
  %315 = icmp eq i32 %310, %312
  br i1 %315, label %316, label %324

316:
  %317 = icmp sgt i32 %284, %292
  %318 = icmp eq i32 %284, %292
  %319 = and i32 %307, 1
  %320 = icmp ne i32 %319, 0
  %321 = select i1 %318, i1 %320, i1 false
  %322 = select i1 %317, i1 true, i1 %321
  %323 = zext i1 %322 to i32
  br label %324

324:
  %325 = phi i32 [ 1, %305 ], [ 0, %314 ], [ %323, %316 ]
  %326 = add nuw i32 %325, %307
  br label %327

327:
  %328 = phi i32 [ %299, %253 ], [ 2139095040, %301 ], [ %326, %324 ], [ 0, %303 ]
  %329 = or i32 %328, %209
  %330 = bitcast i32 %329 to float
  br label %611

331:
  %332 = fcmp olt float %3, 0x4170000000000000
  %333 = select i1 %332, float %0, float 0.000000e+00
  %334 = fadd float %333, %333
  %335 = call float @llvm.rint.f32(float %334)
  %336 = fmul float %335, 5.000000e-01
  %337 = fsub float %333, %336
  %338 = bitcast float %337 to i32
  %339 = and i32 %338, -4096
  %340 = bitcast i32 %339 to float
  %341 = fmul float %340, 0x4009200000000000
  %342 = fsub float %337, %340
  %343 = fmul float %342, 0x400921FB60000000
  %344 = call float @llvm.fma.f32(float %340, float 0x3F4FB54440000000, float %343)
  %345 = fadd float %341, %344
  %346 = fsub float %345, %341
  %347 = fsub float %344, %346
  %348 = fmul float %335, 2.500000e-01
  %349 = call float @llvm.trunc.f32(float %348)
  %350 = fmul float %349, 4.000000e+00
  %351 = fsub float %335, %350
  %352 = fptosi float %351 to i32
  %353 = fmul float %345, %345
  %354 = fmul float %345, %353
  %355 = call float @llvm.fma.f32(float %353, float 0xBF29952D80000000, float 0x3F81107760000000)
  %356 = call float @llvm.fma.f32(float %355, float %353, float 0xBFC5555460000000)
  %357 = call float @llvm.fma.f32(float %354, float %356, float %347)
  %358 = fadd float %345, %357
  %359 = call float @llvm.fma.f32(float %353, float -5.000000e-01, float 1.000000e+00)
  %360 = fsub float 1.000000e+00, %359
  %361 = call float @llvm.fma.f32(float %353, float -5.000000e-01, float %360)
  %362 = fmul float %353, %353
  %363 = call float @llvm.fma.f32(float %353, float 0x3EF99E0E40000000, float 0xBF56C0C1A0000000)
  %364 = call float @llvm.fma.f32(float %363, float %353, float 0x3FA55554A0000000)
  %365 = call float @llvm.fma.f32(float %362, float %364, float %361)
  %366 = fmul float %345, %347
  %367 = fsub float %365, %366
  %368 = fadd float %359, %367
  %369 = and i32 %352, 1
  %370 = icmp eq i32 %369, 0
  %371 = select i1 %370, float %358, float %368
  %372 = bitcast float %371 to i32
  %373 = shl i32 %352, 30
  %374 = and i32 %373, -2147483648
  %375 = xor i32 %374, %372
  %376 = bitcast i32 %375 to float
  %377 = fcmp olt float %0, -4.600000e+01
  br i1 %377, label %378, label %380

378:
  %379 = call float @llvm.copysign.f32(float 0.000000e+00, float %376)
  br label %611

380:
  %381 = fneg float %0
  %382 = bitcast float %381 to i32
  %383 = add i32 %382, -1060439283
  %384 = ashr i32 %383, 23
  %385 = and i32 %383, 8388607
  %386 = add nuw nsw i32 %385, 1060439283
  %387 = bitcast i32 %386 to float
  %388 = fadd float %387, -1.000000e+00
  %389 = fadd float %388, 2.000000e+00
  %390 = bitcast float %389 to i32
  %391 = and i32 %390, -4096
  %392 = bitcast i32 %391 to float
  %393 = fadd float %392, -2.000000e+00
  %394 = fsub float %388, %393
  %395 = fdiv arcp float 1.000000e+00, %389
  %396 = fmul float %388, %395
  %397 = bitcast float %396 to i32
  %398 = and i32 %397, -4096
  %399 = bitcast i32 %398 to float
  %400 = fmul float %392, %399
  %401 = fsub float %388, %400
  %402 = fmul float %394, %399
  %403 = fsub float %401, %402
  %404 = fmul float %395, %403
  %405 = fmul float %396, %396
  %406 = bitcast float %405 to i32
  %407 = and i32 %406, -4096
  %408 = bitcast i32 %407 to float
  %409 = fmul float %399, %399
  %410 = fsub float %409, %408
  %411 = fadd float %396, %399
  %412 = fmul float %411, %404
  %413 = fadd float %410, %412
  %414 = call float @llvm.fma.f32(float %405, float 0x3FBDFCBFC0000000, float 0x3FC2451A60000000)
  %415 = call float @llvm.fma.f32(float %414, float %405, float 0x3FC999A020000000)
  %416 = call float @llvm.fma.f32(float %405, float %415, float 0xBF05555560000000)
  %417 = fmul float %408, 0x3FD5560000000000
  %418 = fadd float %416, 0x3FD5560000000000
  %419 = fmul float %418, %413
  %420 = call float @llvm.fma.f32(float %408, float %416, float %419)
  %421 = fadd float %417, %420
  %422 = bitcast float %421 to i32
  %423 = and i32 %422, -4096
  %424 = bitcast i32 %423 to float
  %425 = fsub float %417, %424
  %426 = fadd float %420, %425
  %427 = fadd float %399, %399
  %428 = fadd float %404, %404
  %429 = sitofp i32 %384 to float
  %430 = fmul float %429, 0x3FE62E4000000000
  %431 = fadd float %430, %427
  %432 = fsub float %431, %430
  %433 = fsub float %427, %432
  %434 = fmul float %427, %424
  %435 = fadd float %431, %434
  %436 = fsub float %435, %431
  %437 = fsub float %434, %436
  %438 = fmul float %428, %421
  %439 = call float @llvm.fma.f32(float %427, float %426, float %438)
  %440 = fadd float %428, %439
  %441 = call float @llvm.fma.f32(float %429, float 0x3EB7F7D1C0000000, float %440)
  %442 = fadd float %433, %441
  %443 = fadd float %437, %442
  %444 = fadd float %435, %443
  %445 = fsub float %444, %435
  %446 = fsub float %443, %445
  %447 = fsub float -5.000000e-01, %0
  %448 = bitcast float %444 to i32
  %449 = and i32 %448, -4096
  %450 = bitcast i32 %449 to float
  %451 = bitcast float %447 to i32
  %452 = and i32 %451, -4096
  %453 = bitcast i32 %452 to float
  %454 = fmul float %453, %450
  %455 = fsub float %444, %450
  %456 = fadd float %446, %455
  %457 = fsub float %447, %453
  %458 = fmul float %457, %444
  %459 = call float @llvm.fma.f32(float %456, float %453, float %458)
  %460 = fadd float %454, %459
  %461 = fsub float %460, %454
  %462 = fsub float %459, %461
  %463 = fdiv arcp float -1.000000e+00, %0
  %464 = fmul float %463, %463
  %465 = call float @llvm.fma.f32(float %464, float 0xBF4117FB60000000, float 0x3F4A037300000000)
  %466 = call float @llvm.fma.f32(float %465, float %464, float 0xBF66C1BEA0000000)
  %467 = call float @llvm.fma.f32(float %466, float %464, float 0x3FB5555560000000)
  %468 = fmul float %463, %467
  %469 = fadd float %460, %0
  %470 = fsub float %469, %460
  %471 = fsub float %469, %470
  %472 = fsub float %460, %471
  %473 = fsub float %0, %470
  %474 = fadd float %473, %472
  %475 = fadd float %469, 0x3FED67F1C0000000
  %476 = fsub float %475, %469
  %477 = fsub float %476, %475
  %478 = fadd float %469, %477
  %479 = fsub float 0x3FED67F1C0000000, %476
  %480 = fadd float %479, %478
  %481 = fadd float %468, 0x3E50C97D60000000
  %482 = fadd float %481, %462
  %483 = fadd float %482, %474
  %484 = fadd float %480, %483
  %485 = fadd float %475, %484
  %486 = fsub float %475, %485
  %487 = fadd float %484, %486
  %488 = fneg float %485
  %489 = call float @llvm.fma.f32(float %488, float 0x3FF7154760000000, float 0x4168000000000000)
  %490 = bitcast float %489 to i32
  %491 = add i32 %490, -1262485504
  %492 = fadd float %489, 0xC168000000000000
  %493 = fneg float %492
  %494 = call float @llvm.fma.f32(float %493, float 0x3FE62E4000000000, float %488)
  %495 = call float @llvm.fma.f32(float %492, float 0x3EB7F7D1C0000000, float %487)
  %496 = fsub float %494, %495
  %497 = fmul float %496, %496
  %498 = call float @llvm.fma.f32(float %496, float 0x3F56D021A0000000, float 0x3F8123AF60000000)
  %499 = call float @llvm.fma.f32(float %498, float %496, float 0x3FA5555240000000)
  %500 = call float @llvm.fma.f32(float %499, float %496, float 0x3FC5554900000000)
  %501 = call float @llvm.fma.f32(float %500, float %496, float 5.000000e-01)
  %502 = fneg float %495
  %503 = call float @llvm.fma.f32(float %497, float %501, float %502)
  %504 = fadd float %494, %503
  %505 = fadd float %504, 1.000000e+00
  %506 = fmul float %376, %0
  %507 = bitcast float %506 to i32
  %508 = call float @llvm.fabs.f32(float %506)
  %509 = bitcast float %508 to i32
  %510 = and i32 %507, -2147483648
  %511 = xor i32 %510, -2147483648
  %512 = add nsw i32 %509, -1
  %513 = icmp ult i32 %512, 2139095039
  br i1 %513, label %525, label %514

514:
  %515 = icmp ugt i32 %509, 2139095040
  br i1 %515, label %516, label %518

516:
  %517 = fadd float %506, 0xC00921FB60000000
  br label %598

518:
  %519 = icmp eq i32 %509, 1078530011
  %520 = icmp eq i32 %509, 0
  %521 = select i1 %520, i32 2139095040, i32 0
  %522 = or disjoint i32 %521, %511
  %523 = bitcast i32 %522 to float
  %524 = select i1 %519, float 0x7FF8000000000000, float %523
  br label %598

525:
  %526 = lshr i32 %509, 23
  %527 = and i32 %509, 8388607
  %528 = or disjoint i32 %527, 8388608
  %529 = icmp ult i32 %509, 8388608
  %530 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %527, i1 true)
  %531 = add nsw i32 %530, -8
  %532 = sub nsw i32 9, %530
  %533 = shl i32 %527, %531
  %534 = select i1 %529, i32 %532, i32 %526
  %535 = select i1 %529, i32 %533, i32 %528
  %536 = icmp ugt i32 %535, 13176795
  %537 = sext i1 %536 to i32
  %538 = and i32 %535, 8388607
  %539 = or disjoint i32 %538, 1065353216
  %540 = bitcast i32 %539 to float
  %541 = fdiv arcp float 1.000000e+00, %540
  %542 = select i1 %536, float 0x400921FB60000000, float 0x3FF921FB60000000
  %543 = fmul float %542, %541
  %544 = fcmp olt float %543, 1.000000e+00
  %545 = select i1 %544, float 1.000000e+00, float %543
  %546 = bitcast float %545 to i32
  %547 = add i32 %546, -1056964608
  %548 = select i1 %536, i32 -620756992, i32 -310378496
  %549 = mul i32 %547, %535
  %550 = sub i32 %548, %549
  %551 = sitofp i32 %550 to float
  %552 = fmul float %541, 0x3E80000000000000
  %553 = fmul float %552, %551
  %554 = call float @llvm.rint.f32(float %553)
  %555 = fptosi float %554 to i32
  %556 = mul nsw i32 %535, %555
  %557 = sub nsw i32 %550, %556
  %558 = shl nsw i32 %557, 1
  %559 = icmp sgt i32 %558, %535
  %560 = sub nsw i32 0, %535
  %561 = icmp slt i32 %558, %560
  %562 = sext i1 %561 to i32
  %563 = select i1 %559, i32 1, i32 %562
  %564 = add i32 %547, %555
  %565 = mul nsw i32 %563, %535
  %566 = add i32 %564, %563
  %567 = sub nsw i32 %537, %534
  %568 = shl nsw i32 %567, 23
  %569 = add i32 %568, 2130706432
  %570 = add i32 %569, %566
  %571 = icmp ult i32 %567, -254
  br i1 %571, label %572, label %594

572:
  %573 = icmp sgt i32 %567, -255
  br i1 %573, label %594, label %574

574:
  %575 = sub nuw nsw i32 -254, %567
  %576 = lshr i32 %566, %575
  %577 = shl nsw i32 -1, %575
  %578 = xor i32 %577, -1
  %579 = and i32 %566, %578
  %580 = sub nuw nsw i32 -255, %567
  %581 = shl nuw nsw i32 1, %580
  %582 = icmp eq i32 %579, %581
  br i1 %582, label %583, label %591

583:
  %584 = icmp sgt i32 %557, %565
  %585 = icmp eq i32 %557, %565
  %586 = and i32 %576, 1
  %587 = icmp ne i32 %586, 0
  %588 = select i1 %585, i1 %587, i1 false
  %589 = select i1 %584, i1 true, i1 %588
  %590 = zext i1 %589 to i32
  br label %591

591:
  %592 = phi i32 [ 0, %574 ], [ %590, %583 ]
  %593 = add nuw i32 %592, %576
  br label %594

594:
  %595 = phi i32 [ %570, %525 ], [ 2139095040, %572 ], [ %593, %591 ]
  %596 = or i32 %595, %511
  %597 = bitcast i32 %596 to float
  br label %598

598:
  %599 = phi float [ %597, %594 ], [ %517, %516 ], [ %524, %518 ]
  %600 = fmul float %505, %599
  %601 = ashr i32 %491, 1
  %602 = shl i32 %601, 23
  %603 = add i32 %602, 1065353216
  %604 = bitcast i32 %603 to float
  %605 = fmul float %600, %604
  %606 = sub i32 %490, %601
  %607 = shl i32 %606, 23
  %608 = add i32 %607, 1065353216
  %609 = bitcast i32 %608 to float
  %610 = fmul float %605, %609
  br label %611

611:
  %612 = phi float [ %12, %11 ], [ %160, %22 ], [ 0x7FF8000000000000, %8 ], [ 0x7FF0000000000000, %6 ], [ %182, %180 ], [ %379, %378 ], [ %610, %598 ], [ 0x7FF8000000000000, %13 ], [ 0x7FF0000000000000, %18 ], [ %330, %327 ], [ %220, %219 ], [ %229, %221 ]
  ret float %612
}

declare float @llvm.fabs.f32(float)

declare float @llvm.copysign.f32(float, float)

declare float @llvm.trunc.f32(float)

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.rint.f32(float)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)
