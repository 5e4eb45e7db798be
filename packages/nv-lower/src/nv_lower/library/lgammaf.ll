define linkonce_odr float @lgammaf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp ord float %0, 0.000000e+00
  br i1 %3, label %4, label %752

4:
  %5 = fcmp ogt float %0, 0.000000e+00
  br i1 %5, label %10, label %6

6:
  %7 = fcmp oeq float %2, 0x7FF0000000000000
  %8 = fcmp olt float %2, 0x3E10000000000000
  %9 = or i1 %7, %8
  br i1 %9, label %10, label %317

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
  br label %752

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
  br i1 %89, label %752, label %90

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
  br label %752

151:
  %152 = fcmp ult float %12, 0x4150000000000000
  br i1 %152, label %208, label %153

153:
  %154 = fcmp oeq float %12, 0x7FF0000000000000
  br i1 %154, label %752, label %155

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
  br label %752

208:
  %209 = bitcast float %12 to i32
  %210 = add nsw i32 %209, -1060439283
  %211 = ashr i32 %210, 23
  %212 = and i32 %210, 8388607
  %213 = add nuw nsw i32 %212, 1060439283
  %214 = bitcast i32 %213 to float
  %215 = fadd float %214, -1.000000e+00
  %216 = fadd float %215, 2.000000e+00
  %217 = bitcast float %216 to i32
  %218 = and i32 %217, -4096
  %219 = bitcast i32 %218 to float
  %220 = fadd float %219, -2.000000e+00
  %221 = fsub float %215, %220
  %222 = fdiv arcp float 1.000000e+00, %216
  %223 = fmul float %215, %222
  %224 = bitcast float %223 to i32
  %225 = and i32 %224, -4096
  %226 = bitcast i32 %225 to float
  %227 = fmul float %219, %226
  %228 = fsub float %215, %227
  %229 = fmul float %221, %226
  %230 = fsub float %228, %229
  %231 = fmul float %222, %230
  %232 = fmul float %223, %223
  %233 = bitcast float %232 to i32
  %234 = and i32 %233, -4096
  %235 = bitcast i32 %234 to float
  %236 = fmul float %226, %226
  %237 = fsub float %236, %235
  %238 = fadd float %223, %226
  %239 = fmul float %238, %231
  %240 = fadd float %237, %239
  %241 = call float @llvm.fmuladd.f32(float %232, float 0x3FBDFCBFC0000000, float 0x3FC2451A60000000)
  %242 = call float @llvm.fmuladd.f32(float %241, float %232, float 0x3FC999A020000000)
  %243 = call float @llvm.fmuladd.f32(float %232, float %242, float 0xBF05555560000000)
  %244 = fmul float %235, 0x3FD5560000000000
  %245 = fadd float %243, 0x3FD5560000000000
  %246 = fmul float %245, %240
  %247 = call float @llvm.fmuladd.f32(float %235, float %243, float %246)
  %248 = fadd float %244, %247
  %249 = bitcast float %248 to i32
  %250 = and i32 %249, -4096
  %251 = bitcast i32 %250 to float
  %252 = fadd float %226, %226
  %253 = sitofp i32 %211 to float
  %254 = fmul float %253, 0x3FE62E4000000000
  %255 = fadd float %254, %252
  %256 = fsub float %255, %254
  %257 = fsub float %252, %256
  %258 = icmp ult i32 %210, 8388608
  %259 = select i1 %258, float %252, float %255
  %260 = select i1 %258, float 0.000000e+00, float %257
  %261 = fadd float %231, %231
  %262 = fsub float %244, %251
  %263 = fadd float %247, %262
  %264 = fmul float %252, %251
  %265 = fadd float %259, %264
  %266 = fsub float %265, %259
  %267 = fsub float %264, %266
  %268 = fmul float %261, %248
  %269 = call float @llvm.fmuladd.f32(float %252, float %263, float %268)
  %270 = fadd float %261, %269
  %271 = call float @llvm.fmuladd.f32(float %253, float 0x3EB7F7D1C0000000, float %270)
  %272 = fadd float %260, %271
  %273 = fadd float %267, %272
  %274 = fadd float %265, %273
  %275 = fsub float %274, %265
  %276 = fsub float %273, %275
  %277 = fadd float %12, -5.000000e-01
  %278 = bitcast float %274 to i32
  %279 = and i32 %278, -4096
  %280 = bitcast i32 %279 to float
  %281 = bitcast float %277 to i32
  %282 = and i32 %281, -4096
  %283 = bitcast i32 %282 to float
  %284 = fmul float %283, %280
  %285 = fsub float %274, %280
  %286 = fadd float %276, %285
  %287 = fsub float %277, %283
  %288 = fmul float %287, %274
  %289 = call float @llvm.fmuladd.f32(float %286, float %283, float %288)
  %290 = fadd float %284, %289
  %291 = fsub float %290, %284
  %292 = fsub float %289, %291
  %293 = fdiv arcp float 1.000000e+00, %12
  %294 = fmul float %293, %293
  %295 = call float @llvm.fmuladd.f32(float %294, float 0xBF4117FB60000000, float 0x3F4A037300000000)
  %296 = call float @llvm.fmuladd.f32(float %295, float %294, float 0xBF66C1BEA0000000)
  %297 = call float @llvm.fmuladd.f32(float %296, float %294, float 0x3FB5555560000000)
  %298 = fmul float %293, %297
  %299 = fneg float %12
  %300 = fsub float %290, %12
  %301 = fsub float %300, %290
  %302 = fsub float %300, %301
  %303 = fsub float %290, %302
  %304 = fsub float %299, %301
  %305 = fadd float %304, %303
  %306 = fadd float %300, 0x3FED67F1C0000000
  %307 = fsub float %306, %300
  %308 = fsub float %307, %306
  %309 = fadd float %300, %308
  %310 = fsub float 0x3FED67F1C0000000, %307
  %311 = fadd float %310, %309
  %312 = fadd float %298, 0x3E50C97D60000000
  %313 = fadd float %312, %292
  %314 = fadd float %313, %305
  %315 = fadd float %311, %314
  %316 = fadd float %306, %315
  br label %752

317:
  %318 = call float @llvm.trunc.f32(float %0)
  %319 = fcmp oeq float %318, %0
  br i1 %319, label %752, label %320

320:
  %321 = fcmp ugt float %2, 5.000000e-01
  br i1 %321, label %383, label %322

322:
  %323 = fneg float %2
  %324 = fmul float %2, %323
  %325 = fadd float %2, %324
  %326 = fsub float %325, %2
  %327 = fsub float %324, %326
  %328 = bitcast float %325 to i32
  %329 = add i32 %328, -1060439283
  %330 = ashr i32 %329, 23
  %331 = and i32 %329, 8388607
  %332 = add nuw nsw i32 %331, 1060439283
  %333 = bitcast i32 %332 to float
  %334 = fadd float %333, -1.000000e+00
  %335 = sub nsw i32 0, %330
  %336 = ashr i32 %335, 1
  %337 = shl nsw i32 %336, 23
  %338 = add i32 %337, 1065353216
  %339 = bitcast i32 %338 to float
  %340 = fmul float %327, %339
  %341 = sub nsw i32 %335, %336
  %342 = shl i32 %341, 23
  %343 = add i32 %342, 1065353216
  %344 = bitcast i32 %343 to float
  %345 = fmul float %340, %344
  %346 = sitofp i32 %330 to float
  %347 = fmul float %346, 0x3FE62E4000000000
  %348 = fadd float %347, %334
  %349 = fsub float %347, %348
  %350 = fadd float %334, %349
  %351 = icmp ult i32 %329, 8388608
  %352 = select i1 %351, float %334, float %348
  %353 = select i1 %351, float 0.000000e+00, float %350
  %354 = fneg float %334
  %355 = call float @llvm.fmuladd.f32(float %354, float %345, float %345)
  %356 = call float @llvm.fmuladd.f32(float %346, float 0x3EB7F7D1C0000000, float %355)
  %357 = fmul float %334, %334
  %358 = call float @llvm.fmuladd.f32(float %334, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %359 = call float @llvm.fmuladd.f32(float %358, float %334, float 0x3FBE5B2880000000)
  %360 = call float @llvm.fmuladd.f32(float %359, float %334, float 0xBFBFCBC540000000)
  %361 = call float @llvm.fmuladd.f32(float %360, float %334, float 0x3FC235C1C0000000)
  %362 = call float @llvm.fmuladd.f32(float %361, float %334, float 0xBFC555CA00000000)
  %363 = call float @llvm.fmuladd.f32(float %362, float %334, float 0x3FC99A3100000000)
  %364 = call float @llvm.fmuladd.f32(float %363, float %334, float 0xBFCFFFFE20000000)
  %365 = call float @llvm.fmuladd.f32(float %364, float %334, float 0x3FD5555480000000)
  %366 = call float @llvm.fmuladd.f32(float %334, float %365, float -5.000000e-01)
  %367 = fmul float %357, %366
  %368 = fadd float %356, %367
  %369 = fadd float %353, %368
  %370 = call float @llvm.fmuladd.f32(float %0, float 0xBF2F97B3C0000000, float 0xBF262C2F60000000)
  %371 = call float @llvm.fmuladd.f32(float %370, float %0, float 0xBF315EAA80000000)
  %372 = call float @llvm.fmuladd.f32(float %371, float %0, float 0x3F4502BF00000000)
  %373 = call float @llvm.fmuladd.f32(float %372, float %0, float 0xBF529355C0000000)
  %374 = call float @llvm.fmuladd.f32(float %373, float %0, float 0x3F6785D420000000)
  %375 = call float @llvm.fmuladd.f32(float %374, float %0, float 0xBF7E4CD560000000)
  %376 = call float @llvm.fmuladd.f32(float %375, float %0, float 0x3F951359A0000000)
  %377 = call float @llvm.fmuladd.f32(float %376, float %0, float 0xBFB13DF420000000)
  %378 = call float @llvm.fmuladd.f32(float %377, float %0, float 0x3FD4A34CC0000000)
  %379 = call float @llvm.fmuladd.f32(float %378, float %0, float 0x3FDB0EE600000000)
  %380 = fmul float %379, %0
  %381 = fadd float %352, %369
  %382 = fsub float %380, %381
  br label %752

383:
  %384 = fcmp olt float %2, 0x4170000000000000
  %385 = select i1 %384, float %0, float 0.000000e+00
  %386 = fadd float %385, %385
  %387 = call float @llvm.rint.f32(float %386)
  %388 = fmul float %387, 5.000000e-01
  %389 = fsub float %385, %388
  %390 = bitcast float %389 to i32
  %391 = and i32 %390, -4096
  %392 = bitcast i32 %391 to float
  %393 = fmul float %392, 0x4009200000000000
  %394 = fsub float %389, %392
  %395 = fmul float %394, 0x400921FB60000000
  %396 = call float @llvm.fmuladd.f32(float %392, float 0x3F4FB54440000000, float %395)
  %397 = fadd float %393, %396
  %398 = fsub float %397, %393
  %399 = fsub float %396, %398
  %400 = fmul float %387, 2.500000e-01
  %401 = call float @llvm.trunc.f32(float %400)
  %402 = fmul float %401, 4.000000e+00
  %403 = fsub float %387, %402
  %404 = fptosi float %403 to i32
  %405 = fmul float %397, %397
  %406 = fmul float %397, %405
  %407 = call float @llvm.fmuladd.f32(float %405, float 0xBF29952D80000000, float 0x3F81107760000000)
  %408 = call float @llvm.fmuladd.f32(float %407, float %405, float 0xBFC5555460000000)
  %409 = call float @llvm.fmuladd.f32(float %406, float %408, float %399)
  %410 = fadd float %397, %409
  %411 = fmul float %405, -5.000000e-01
  %412 = fadd float %411, 1.000000e+00
  %413 = fadd float %412, -1.000000e+00
  %414 = fsub float %411, %413
  %415 = fmul float %405, %405
  %416 = call float @llvm.fmuladd.f32(float %405, float 0x3EF99E0E40000000, float 0xBF56C0C1A0000000)
  %417 = call float @llvm.fmuladd.f32(float %416, float %405, float 0x3FA55554A0000000)
  %418 = call float @llvm.fmuladd.f32(float %415, float %417, float %414)
  %419 = fmul float %397, %399
  %420 = fsub float %418, %419
  %421 = fadd float %412, %420
  %422 = and i32 %404, 1
  %423 = icmp eq i32 %422, 0
  %424 = select i1 %423, float %410, float %421
  %425 = bitcast float %424 to i32
  %426 = shl i32 %404, 30
  %427 = and i32 %426, -2147483648
  %428 = xor i32 %427, %425
  %429 = bitcast i32 %428 to float
  %430 = fmul float %429, %0
  %431 = call float @llvm.fabs.f32(float %430)
  %432 = fdiv arcp float 1.000000e+00, %431
  %433 = fmul float %432, 0x400921FB60000000
  %434 = bitcast float %433 to i32
  %435 = and i32 %434, -4096
  %436 = bitcast i32 %435 to float
  %437 = bitcast float %431 to i32
  %438 = and i32 %437, 2147479552
  %439 = bitcast i32 %438 to float
  %440 = fmul float %439, %436
  %441 = fsub float 0x400921FB60000000, %440
  %442 = fsub float %431, %439
  %443 = fmul float %442, %436
  %444 = fsub float %441, %443
  %445 = fadd float %444, 0xBE7777A5C0000000
  %446 = fmul float %432, %445
  %447 = fadd float %446, %436
  %448 = bitcast float %447 to i32
  %449 = add i32 %448, -2139095040
  %450 = icmp ult i32 %449, -2130706432
  br i1 %450, label %451, label %465

451:
  %452 = add i32 %448, -8388608
  %453 = icmp ult i32 %452, -8388607
  br i1 %453, label %454, label %462

454:
  %455 = fcmp oeq float %447, 0.000000e+00
  br i1 %455, label %500, label %456

456:
  %457 = icmp ne i32 %448, 2139095040
  %458 = fcmp ord float %447, 0.000000e+00
  %459 = and i1 %458, %457
  %460 = fadd float %447, %447
  %461 = select i1 %459, float 0x7FF8000000000000, float %460
  br label %500

462:
  %463 = uitofp nneg i32 %448 to float
  %464 = bitcast float %463 to i32
  br label %465

465:
  %466 = phi i32 [ %464, %462 ], [ %448, %383 ]
  %467 = phi i32 [ -149, %462 ], [ 0, %383 ]
  %468 = add i32 %466, -1060439283
  %469 = ashr i32 %468, 23
  %470 = add nsw i32 %469, %467
  %471 = and i32 %468, 8388607
  %472 = add nuw nsw i32 %471, 1060439283
  %473 = bitcast i32 %472 to float
  %474 = fadd float %473, -1.000000e+00
  %475 = sitofp i32 %470 to float
  %476 = fmul float %475, 0x3FE62E4000000000
  %477 = fadd float %476, %474
  %478 = fsub float %476, %477
  %479 = fadd float %474, %478
  %480 = icmp eq i32 %470, 0
  %481 = select i1 %480, float %474, float %477
  %482 = select i1 %480, float 0.000000e+00, float %479
  %483 = fneg float %474
  %484 = call float @llvm.fmuladd.f32(float %483, float 0.000000e+00, float 0.000000e+00)
  %485 = call float @llvm.fmuladd.f32(float %475, float 0x3EB7F7D1C0000000, float %484)
  %486 = fmul float %474, %474
  %487 = call float @llvm.fmuladd.f32(float %474, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %488 = call float @llvm.fmuladd.f32(float %487, float %474, float 0x3FBE5B2880000000)
  %489 = call float @llvm.fmuladd.f32(float %488, float %474, float 0xBFBFCBC540000000)
  %490 = call float @llvm.fmuladd.f32(float %489, float %474, float 0x3FC235C1C0000000)
  %491 = call float @llvm.fmuladd.f32(float %490, float %474, float 0xBFC555CA00000000)
  %492 = call float @llvm.fmuladd.f32(float %491, float %474, float 0x3FC99A3100000000)
  %493 = call float @llvm.fmuladd.f32(float %492, float %474, float 0xBFCFFFFE20000000)
  %494 = call float @llvm.fmuladd.f32(float %493, float %474, float 0x3FD5555480000000)
  %495 = call float @llvm.fmuladd.f32(float %474, float %494, float -5.000000e-01)
  %496 = fmul float %486, %495
  %497 = fadd float %485, %496
  %498 = fadd float %482, %497
  %499 = fadd float %481, %498
  br label %500

500:
  %501 = phi float [ %499, %465 ], [ 0xFFF0000000000000, %454 ], [ %461, %456 ]
  %502 = fcmp olt float %2, 3.500000e+00
  br i1 %502, label %503, label %586

503:
  %504 = fcmp olt float %2, 5.000000e-01
  br i1 %504, label %510, label %505

505:
  %506 = fcmp olt float %2, 1.250000e+00
  br i1 %506, label %510, label %507

507:
  %508 = fcmp ole float %2, 2.500000e+00
  %509 = select i1 %508, float 2.000000e+00, float 3.000000e+00
  br label %510

510:
  %511 = phi float [ 0.000000e+00, %503 ], [ %509, %507 ], [ 1.000000e+00, %505 ]
  %512 = fsub float %2, %511
  %513 = call float @llvm.fmuladd.f32(float %512, float 0xBF2F97B3C0000000, float 0xBF262C2F60000000)
  %514 = call float @llvm.fmuladd.f32(float %513, float %512, float 0xBF315EAA80000000)
  %515 = call float @llvm.fmuladd.f32(float %514, float %512, float 0x3F4502BF00000000)
  %516 = call float @llvm.fmuladd.f32(float %515, float %512, float 0xBF529355C0000000)
  %517 = call float @llvm.fmuladd.f32(float %516, float %512, float 0x3F6785D420000000)
  %518 = call float @llvm.fmuladd.f32(float %517, float %512, float 0xBF7E4CD560000000)
  %519 = call float @llvm.fmuladd.f32(float %518, float %512, float 0x3F951359A0000000)
  %520 = call float @llvm.fmuladd.f32(float %519, float %512, float 0xBFB13DF420000000)
  %521 = call float @llvm.fmuladd.f32(float %520, float %512, float 0x3FD4A34CC0000000)
  %522 = call float @llvm.fmuladd.f32(float %521, float %512, float 0x3FDB0EE600000000)
  %523 = fmul float %512, %522
  %524 = fcmp oeq float %511, 2.000000e+00
  br i1 %524, label %749, label %525

525:
  %526 = fcmp oeq float %511, 0.000000e+00
  %527 = fmul float %0, %0
  %528 = fcmp oeq float %511, 3.000000e+00
  %529 = select i1 %528, float -1.000000e+00, float 0.000000e+00
  %530 = select i1 %526, float %527, float %529
  %531 = fadd float %2, %530
  %532 = fsub float %2, %531
  %533 = fadd float %530, %532
  %534 = bitcast float %531 to i32
  %535 = add i32 %534, -1060439283
  %536 = ashr i32 %535, 23
  %537 = and i32 %535, 8388607
  %538 = add nuw nsw i32 %537, 1060439283
  %539 = bitcast i32 %538 to float
  %540 = fadd float %539, -1.000000e+00
  %541 = sub nsw i32 0, %536
  %542 = ashr i32 %541, 1
  %543 = shl nsw i32 %542, 23
  %544 = add i32 %543, 1065353216
  %545 = bitcast i32 %544 to float
  %546 = fmul float %533, %545
  %547 = sub nsw i32 %541, %542
  %548 = shl i32 %547, 23
  %549 = add i32 %548, 1065353216
  %550 = bitcast i32 %549 to float
  %551 = fmul float %546, %550
  %552 = sitofp i32 %536 to float
  %553 = fmul float %552, 0x3FE62E4000000000
  %554 = fadd float %553, %540
  %555 = fsub float %553, %554
  %556 = fadd float %540, %555
  %557 = icmp ult i32 %535, 8388608
  %558 = select i1 %557, float %540, float %554
  %559 = select i1 %557, float 0.000000e+00, float %556
  %560 = fneg float %540
  %561 = call float @llvm.fmuladd.f32(float %560, float %551, float %551)
  %562 = call float @llvm.fmuladd.f32(float %552, float 0x3EB7F7D1C0000000, float %561)
  %563 = fmul float %540, %540
  %564 = call float @llvm.fmuladd.f32(float %540, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %565 = call float @llvm.fmuladd.f32(float %564, float %540, float 0x3FBE5B2880000000)
  %566 = call float @llvm.fmuladd.f32(float %565, float %540, float 0xBFBFCBC540000000)
  %567 = call float @llvm.fmuladd.f32(float %566, float %540, float 0x3FC235C1C0000000)
  %568 = call float @llvm.fmuladd.f32(float %567, float %540, float 0xBFC555CA00000000)
  %569 = call float @llvm.fmuladd.f32(float %568, float %540, float 0x3FC99A3100000000)
  %570 = call float @llvm.fmuladd.f32(float %569, float %540, float 0xBFCFFFFE20000000)
  %571 = call float @llvm.fmuladd.f32(float %570, float %540, float 0x3FD5555480000000)
  %572 = call float @llvm.fmuladd.f32(float %540, float %571, float -5.000000e-01)
  %573 = fmul float %563, %572
  %574 = fadd float %562, %573
  %575 = fadd float %559, %574
  %576 = select i1 %528, float 1.000000e+00, float -1.000000e+00
  %577 = fmul float %576, %558
  %578 = fadd float %523, %577
  %579 = fsub float %578, %577
  %580 = fsub float %578, %579
  %581 = fsub float %577, %580
  %582 = fsub float %523, %579
  %583 = fadd float %582, %581
  %584 = call float @llvm.fmuladd.f32(float %576, float %575, float %583)
  %585 = fadd float %578, %584
  br label %749

586:
  %587 = fcmp ult float %2, 0x4150000000000000
  %588 = bitcast float %2 to i32
  br i1 %587, label %641, label %589

589:
  %590 = add nsw i32 %588, -2139095040
  %591 = icmp ult i32 %590, -2130706432
  br i1 %591, label %592, label %602

592:
  %593 = add nsw i32 %588, -8388608
  %594 = icmp ult i32 %593, -8388607
  br i1 %594, label %595, label %599

595:
  switch i32 %588, label %596 [
    i32 0, label %637
    i32 2139095040, label %597
  ]

596:
  br label %637

597:
  %598 = fadd float %2, %2
  br label %637

599:
  %600 = uitofp nneg i32 %588 to float
  %601 = bitcast float %600 to i32
  br label %602

602:
  %603 = phi i32 [ %601, %599 ], [ %588, %589 ]
  %604 = phi i32 [ -149, %599 ], [ 0, %589 ]
  %605 = add nsw i32 %603, -1060439283
  %606 = ashr i32 %605, 23
  %607 = add nsw i32 %606, %604
  %608 = and i32 %605, 8388607
  %609 = add nuw nsw i32 %608, 1060439283
  %610 = bitcast i32 %609 to float
  %611 = fadd float %610, -1.000000e+00
  %612 = sitofp i32 %607 to float
  %613 = fmul float %612, 0x3FE62E4000000000
  %614 = fadd float %613, %611
  %615 = fsub float %613, %614
  %616 = fadd float %611, %615
  %617 = icmp eq i32 %607, 0
  %618 = select i1 %617, float %611, float %614
  %619 = select i1 %617, float 0.000000e+00, float %616
  %620 = fneg float %611
  %621 = call float @llvm.fmuladd.f32(float %620, float 0.000000e+00, float 0.000000e+00)
  %622 = call float @llvm.fmuladd.f32(float %612, float 0x3EB7F7D1C0000000, float %621)
  %623 = fmul float %611, %611
  %624 = call float @llvm.fmuladd.f32(float %611, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %625 = call float @llvm.fmuladd.f32(float %624, float %611, float 0x3FBE5B2880000000)
  %626 = call float @llvm.fmuladd.f32(float %625, float %611, float 0xBFBFCBC540000000)
  %627 = call float @llvm.fmuladd.f32(float %626, float %611, float 0x3FC235C1C0000000)
  %628 = call float @llvm.fmuladd.f32(float %627, float %611, float 0xBFC555CA00000000)
  %629 = call float @llvm.fmuladd.f32(float %628, float %611, float 0x3FC99A3100000000)
  %630 = call float @llvm.fmuladd.f32(float %629, float %611, float 0xBFCFFFFE20000000)
  %631 = call float @llvm.fmuladd.f32(float %630, float %611, float 0x3FD5555480000000)
  %632 = call float @llvm.fmuladd.f32(float %611, float %631, float -5.000000e-01)
  %633 = fmul float %623, %632
  %634 = fadd float %622, %633
  %635 = fadd float %619, %634
  %636 = fadd float %618, %635
  br label %637

637:
  %638 = phi float [ %636, %602 ], [ %598, %597 ], [ 0xFFF0000000000000, %595 ], [ 0x7FF8000000000000, %596 ]
  %639 = fadd float %638, -1.000000e+00
  %640 = fmul float %2, %639
  br label %749

641:
  %642 = add nsw i32 %588, -1060439283
  %643 = ashr i32 %642, 23
  %644 = and i32 %642, 8388607
  %645 = add nuw nsw i32 %644, 1060439283
  %646 = bitcast i32 %645 to float
  %647 = fadd float %646, -1.000000e+00
  %648 = fadd float %647, 2.000000e+00
  %649 = bitcast float %648 to i32
  %650 = and i32 %649, -4096
  %651 = bitcast i32 %650 to float
  %652 = fadd float %651, -2.000000e+00
  %653 = fsub float %647, %652
  %654 = fdiv arcp float 1.000000e+00, %648
  %655 = fmul float %647, %654
  %656 = bitcast float %655 to i32
  %657 = and i32 %656, -4096
  %658 = bitcast i32 %657 to float
  %659 = fmul float %651, %658
  %660 = fsub float %647, %659
  %661 = fmul float %653, %658
  %662 = fsub float %660, %661
  %663 = fmul float %654, %662
  %664 = fmul float %655, %655
  %665 = bitcast float %664 to i32
  %666 = and i32 %665, -4096
  %667 = bitcast i32 %666 to float
  %668 = fmul float %658, %658
  %669 = fsub float %668, %667
  %670 = fadd float %655, %658
  %671 = fmul float %670, %663
  %672 = fadd float %669, %671
  %673 = call float @llvm.fmuladd.f32(float %664, float 0x3FBDFCBFC0000000, float 0x3FC2451A60000000)
  %674 = call float @llvm.fmuladd.f32(float %673, float %664, float 0x3FC999A020000000)
  %675 = call float @llvm.fmuladd.f32(float %664, float %674, float 0xBF05555560000000)
  %676 = fmul float %667, 0x3FD5560000000000
  %677 = fadd float %675, 0x3FD5560000000000
  %678 = fmul float %677, %672
  %679 = call float @llvm.fmuladd.f32(float %667, float %675, float %678)
  %680 = fadd float %676, %679
  %681 = bitcast float %680 to i32
  %682 = and i32 %681, -4096
  %683 = bitcast i32 %682 to float
  %684 = fadd float %658, %658
  %685 = sitofp i32 %643 to float
  %686 = fmul float %685, 0x3FE62E4000000000
  %687 = fadd float %686, %684
  %688 = fsub float %687, %686
  %689 = fsub float %684, %688
  %690 = icmp ult i32 %642, 8388608
  %691 = select i1 %690, float %684, float %687
  %692 = select i1 %690, float 0.000000e+00, float %689
  %693 = fadd float %663, %663
  %694 = fsub float %676, %683
  %695 = fadd float %679, %694
  %696 = fmul float %684, %683
  %697 = fadd float %691, %696
  %698 = fsub float %697, %691
  %699 = fsub float %696, %698
  %700 = fmul float %693, %680
  %701 = call float @llvm.fmuladd.f32(float %684, float %695, float %700)
  %702 = fadd float %693, %701
  %703 = call float @llvm.fmuladd.f32(float %685, float 0x3EB7F7D1C0000000, float %702)
  %704 = fadd float %692, %703
  %705 = fadd float %699, %704
  %706 = fadd float %697, %705
  %707 = fsub float %706, %697
  %708 = fsub float %705, %707
  %709 = fadd float %2, -5.000000e-01
  %710 = bitcast float %706 to i32
  %711 = and i32 %710, -4096
  %712 = bitcast i32 %711 to float
  %713 = bitcast float %709 to i32
  %714 = and i32 %713, -4096
  %715 = bitcast i32 %714 to float
  %716 = fmul float %715, %712
  %717 = fsub float %706, %712
  %718 = fadd float %708, %717
  %719 = fsub float %709, %715
  %720 = fmul float %719, %706
  %721 = call float @llvm.fmuladd.f32(float %718, float %715, float %720)
  %722 = fadd float %716, %721
  %723 = fsub float %722, %716
  %724 = fsub float %721, %723
  %725 = fdiv arcp float 1.000000e+00, %2
  %726 = fmul float %725, %725
  %727 = call float @llvm.fmuladd.f32(float %726, float 0xBF4117FB60000000, float 0x3F4A037300000000)
  %728 = call float @llvm.fmuladd.f32(float %727, float %726, float 0xBF66C1BEA0000000)
  %729 = call float @llvm.fmuladd.f32(float %728, float %726, float 0x3FB5555560000000)
  %730 = fmul float %725, %729
  %731 = fneg float %2
  %732 = fsub float %722, %2
  %733 = fsub float %732, %722
  %734 = fsub float %732, %733
  %735 = fsub float %722, %734
  %736 = fsub float %731, %733
  %737 = fadd float %736, %735
  %738 = fadd float %732, 0x3FED67F1C0000000
  %739 = fsub float %738, %732
  %740 = fsub float %739, %738
  %741 = fadd float %732, %740
  %742 = fsub float 0x3FED67F1C0000000, %739
  %743 = fadd float %742, %741
  %744 = fadd float %730, 0x3E50C97D60000000
  %745 = fadd float %744, %724
  %746 = fadd float %745, %737
  %747 = fadd float %743, %746
  %748 = fadd float %738, %747
  br label %749

749:
  %750 = phi float [ %748, %641 ], [ %585, %525 ], [ %523, %510 ], [ %640, %637 ]
  %751 = fsub float %501, %750
  br label %752

752:
  %753 = phi float [ %382, %322 ], [ %751, %749 ], [ %0, %1 ], [ %67, %65 ], [ %316, %208 ], [ %150, %90 ], [ %88, %75 ], [ %207, %204 ], [ 0x7FF0000000000000, %153 ], [ 0x7FF0000000000000, %317 ]
  ret float %753
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fmuladd.f32(float, float, float)

declare float @llvm.trunc.f32(float)

declare float @llvm.rint.f32(float)
