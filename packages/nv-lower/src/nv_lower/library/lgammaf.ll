define linkonce_odr float @lgammaf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp ord float %0, 0.000000e+00
  br i1 %3, label %4, label %713

4:
  %5 = fcmp ogt float %0, 0.000000e+00
  br i1 %5, label %10, label %6

6:
  %7 = fcmp oeq float %2, 0x7FF0000000000000
  %8 = fcmp olt float %2, 0x3E10000000000000
  %9 = or i1 %7, %8
  br i1 %9, label %10, label %299

10:
  %11 = fcmp one float %0, 0.000000e+00
  %12 = select i1 %11, float %2, float 0x7FF0000000000000
  %13 = fcmp olt float %12, 3.500000e+00
  br i1 %13, label %14, label %142

14:
  %15 = fcmp olt float %12, 0x3E10000000000000
  br i1 %15, label %16, label %62

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
    i32 0, label %59
    i32 2139095040, label %25
  ]

24:
  br label %59

25:
  %26 = fadd float %12, %12
  br label %59

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
  %45 = fmul float %39, %39
  %46 = call float @llvm.fma.f32(float %39, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %47 = call float @llvm.fma.f32(float %46, float %39, float 0x3FBE5B2880000000)
  %48 = call float @llvm.fma.f32(float %47, float %39, float 0xBFBFCBC540000000)
  %49 = call float @llvm.fma.f32(float %48, float %39, float 0x3FC235C1C0000000)
  %50 = call float @llvm.fma.f32(float %49, float %39, float 0xBFC555CA00000000)
  %51 = call float @llvm.fma.f32(float %50, float %39, float 0x3FC99A3100000000)
  %52 = call float @llvm.fma.f32(float %51, float %39, float 0xBFCFFFFE20000000)
  %53 = call float @llvm.fma.f32(float %52, float %39, float 0x3FD5555480000000)
  %54 = call float @llvm.fma.f32(float %39, float %53, float -5.000000e-01)
  %55 = fmul float %45, %54
  %56 = call float @llvm.fma.f32(float %40, float 0x3EB7F7D1C0000000, float %55)
  %57 = fadd float %44, %56
  %58 = fadd float %42, %57
  br label %59

59:
  %60 = phi float [ %58, %30 ], [ %26, %25 ], [ 0xFFF0000000000000, %23 ], [ 0x7FF8000000000000, %24 ]
  %61 = fneg float %60
  br label %713

62:
  %63 = fcmp olt float %12, 5.000000e-01
  br i1 %63, label %69, label %64

64:
  %65 = fcmp olt float %12, 1.250000e+00
  br i1 %65, label %69, label %66

66:
  %67 = fcmp ole float %12, 2.500000e+00
  %68 = select i1 %67, float 2.000000e+00, float 3.000000e+00
  br label %69

69:
  %70 = phi float [ 0.000000e+00, %62 ], [ %68, %66 ], [ 1.000000e+00, %64 ]
  %71 = fsub float %12, %70
  %72 = call float @llvm.fma.f32(float %71, float 0xBF2F97B3C0000000, float 0xBF262C2F60000000)
  %73 = call float @llvm.fma.f32(float %72, float %71, float 0xBF315EAA80000000)
  %74 = call float @llvm.fma.f32(float %73, float %71, float 0x3F4502BF00000000)
  %75 = call float @llvm.fma.f32(float %74, float %71, float 0xBF529355C0000000)
  %76 = call float @llvm.fma.f32(float %75, float %71, float 0x3F6785D420000000)
  %77 = call float @llvm.fma.f32(float %76, float %71, float 0xBF7E4CD560000000)
  %78 = call float @llvm.fma.f32(float %77, float %71, float 0x3F951359A0000000)
  %79 = call float @llvm.fma.f32(float %78, float %71, float 0xBFB13DF420000000)
  %80 = call float @llvm.fma.f32(float %79, float %71, float 0x3FD4A34CC0000000)
  %81 = call float @llvm.fma.f32(float %80, float %71, float 0x3FDB0EE600000000)
  %82 = fmul float %71, %81
  %83 = fcmp oeq float %70, 2.000000e+00
  br i1 %83, label %713, label %84

84:
  %85 = fcmp oeq float %70, 0.000000e+00
  %86 = fmul float %12, %12
  %87 = fcmp oeq float %70, 3.000000e+00
  %88 = select i1 %87, float -1.000000e+00, float 0.000000e+00
  %89 = select i1 %85, float %86, float %88
  %90 = fadd float %12, %89
  %91 = fsub float %12, %90
  %92 = fadd float %89, %91
  %93 = bitcast float %90 to i32
  %94 = add i32 %93, -1060439283
  %95 = ashr i32 %94, 23
  %96 = and i32 %94, 8388607
  %97 = add nuw nsw i32 %96, 1060439283
  %98 = bitcast i32 %97 to float
  %99 = fadd float %98, -1.000000e+00
  %100 = sub nsw i32 0, %95
  %101 = ashr i32 %100, 1
  %102 = shl nsw i32 %101, 23
  %103 = add i32 %102, 1065353216
  %104 = bitcast i32 %103 to float
  %105 = fmul float %92, %104
  %106 = sub nsw i32 %100, %101
  %107 = shl i32 %106, 23
  %108 = add i32 %107, 1065353216
  %109 = bitcast i32 %108 to float
  %110 = fmul float %105, %109
  %111 = sitofp i32 %95 to float
  %112 = fmul float %111, 0x3FE62E4000000000
  %113 = fadd float %112, %99
  %114 = fsub float %112, %113
  %115 = fadd float %99, %114
  %116 = fmul float %99, %99
  %117 = call float @llvm.fma.f32(float %99, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %118 = call float @llvm.fma.f32(float %117, float %99, float 0x3FBE5B2880000000)
  %119 = call float @llvm.fma.f32(float %118, float %99, float 0xBFBFCBC540000000)
  %120 = call float @llvm.fma.f32(float %119, float %99, float 0x3FC235C1C0000000)
  %121 = call float @llvm.fma.f32(float %120, float %99, float 0xBFC555CA00000000)
  %122 = call float @llvm.fma.f32(float %121, float %99, float 0x3FC99A3100000000)
  %123 = call float @llvm.fma.f32(float %122, float %99, float 0xBFCFFFFE20000000)
  %124 = call float @llvm.fma.f32(float %123, float %99, float 0x3FD5555480000000)
  %125 = call float @llvm.fma.f32(float %99, float %124, float -5.000000e-01)
  %126 = fmul float %116, %125
  %127 = call float @llvm.fma.f32(float %111, float 0x3EB7F7D1C0000000, float %126)
  %128 = fadd float %115, %127
  %129 = fneg float %99
  %130 = call float @llvm.fma.f32(float %129, float %110, float %110)
  %131 = fadd float %130, %128
  %132 = select i1 %87, float 1.000000e+00, float -1.000000e+00
  %133 = fmul float %132, %113
  %134 = fadd float %133, %82
  %135 = fsub float %134, %133
  %136 = fsub float %134, %135
  %137 = fsub float %133, %136
  %138 = fsub float %82, %135
  %139 = fadd float %138, %137
  %140 = call float @llvm.fma.f32(float %132, float %131, float %139)
  %141 = fadd float %134, %140
  br label %713

142:
  %143 = fcmp ult float %12, 0x4150000000000000
  br i1 %143, label %193, label %144

144:
  %145 = fcmp oeq float %12, 0x7FF0000000000000
  br i1 %145, label %713, label %146

146:
  %147 = bitcast float %12 to i32
  %148 = add nsw i32 %147, -2139095040
  %149 = icmp ult i32 %148, -2130706432
  br i1 %149, label %150, label %160

150:
  %151 = add nsw i32 %147, -8388608
  %152 = icmp ult i32 %151, -8388607
  br i1 %152, label %153, label %157

153:
  switch i32 %147, label %154 [
    i32 0, label %189
    i32 2139095040, label %155
  ]

154:
  br label %189

155:
  %156 = fadd float %12, %12
  br label %189

157:
  %158 = uitofp nneg i32 %147 to float
  %159 = bitcast float %158 to i32
  br label %160

160:
  %161 = phi i32 [ %159, %157 ], [ %147, %146 ]
  %162 = phi i32 [ -149, %157 ], [ 0, %146 ]
  %163 = add nsw i32 %161, -1060439283
  %164 = ashr i32 %163, 23
  %165 = add nsw i32 %164, %162
  %166 = and i32 %163, 8388607
  %167 = add nuw nsw i32 %166, 1060439283
  %168 = bitcast i32 %167 to float
  %169 = fadd float %168, -1.000000e+00
  %170 = sitofp i32 %165 to float
  %171 = fmul float %170, 0x3FE62E4000000000
  %172 = fadd float %171, %169
  %173 = fsub float %171, %172
  %174 = fadd float %169, %173
  %175 = fmul float %169, %169
  %176 = call float @llvm.fma.f32(float %169, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %177 = call float @llvm.fma.f32(float %176, float %169, float 0x3FBE5B2880000000)
  %178 = call float @llvm.fma.f32(float %177, float %169, float 0xBFBFCBC540000000)
  %179 = call float @llvm.fma.f32(float %178, float %169, float 0x3FC235C1C0000000)
  %180 = call float @llvm.fma.f32(float %179, float %169, float 0xBFC555CA00000000)
  %181 = call float @llvm.fma.f32(float %180, float %169, float 0x3FC99A3100000000)
  %182 = call float @llvm.fma.f32(float %181, float %169, float 0xBFCFFFFE20000000)
  %183 = call float @llvm.fma.f32(float %182, float %169, float 0x3FD5555480000000)
  %184 = call float @llvm.fma.f32(float %169, float %183, float -5.000000e-01)
  %185 = fmul float %175, %184
  %186 = call float @llvm.fma.f32(float %170, float 0x3EB7F7D1C0000000, float %185)
  %187 = fadd float %174, %186
  %188 = fadd float %172, %187
  br label %189

189:
  %190 = phi float [ %188, %160 ], [ %156, %155 ], [ 0xFFF0000000000000, %153 ], [ 0x7FF8000000000000, %154 ]
  %191 = fadd float %190, -1.000000e+00
  %192 = fmul float %12, %191
  br label %713

193:
  %194 = bitcast float %12 to i32
  %195 = add nsw i32 %194, -1060439283
  %196 = ashr i32 %195, 23
  %197 = and i32 %195, 8388607
  %198 = add nuw nsw i32 %197, 1060439283
  %199 = bitcast i32 %198 to float
  %200 = fadd float %199, -1.000000e+00
  %201 = fadd float %200, 2.000000e+00
  %202 = bitcast float %201 to i32
  %203 = and i32 %202, -4096
  %204 = bitcast i32 %203 to float
  %205 = fadd float %204, -2.000000e+00
  %206 = fsub float %200, %205
  %207 = fdiv arcp float 1.000000e+00, %201
  %208 = fmul float %200, %207
  %209 = bitcast float %208 to i32
  %210 = and i32 %209, -4096
  %211 = bitcast i32 %210 to float
  %212 = fmul float %204, %211
  %213 = fsub float %200, %212
  %214 = fmul float %206, %211
  %215 = fsub float %213, %214
  %216 = fmul float %207, %215
  %217 = fmul float %208, %208
  %218 = bitcast float %217 to i32
  %219 = and i32 %218, -4096
  %220 = bitcast i32 %219 to float
  %221 = fmul float %211, %211
  %222 = fsub float %221, %220
  %223 = fadd float %208, %211
  %224 = fmul float %223, %216
  %225 = fadd float %222, %224
  %226 = call float @llvm.fma.f32(float %217, float 0x3FBDFCBFC0000000, float 0x3FC2451A60000000)
  %227 = call float @llvm.fma.f32(float %226, float %217, float 0x3FC999A020000000)
  %228 = call float @llvm.fma.f32(float %217, float %227, float 0xBF05555560000000)
  %229 = fmul float %220, 0x3FD5560000000000
  %230 = fadd float %228, 0x3FD5560000000000
  %231 = fmul float %230, %225
  %232 = call float @llvm.fma.f32(float %220, float %228, float %231)
  %233 = fadd float %229, %232
  %234 = bitcast float %233 to i32
  %235 = and i32 %234, -4096
  %236 = bitcast i32 %235 to float
  %237 = fsub float %229, %236
  %238 = fadd float %232, %237
  %239 = fadd float %211, %211
  %240 = fadd float %216, %216
  %241 = sitofp i32 %196 to float
  %242 = fmul float %241, 0x3FE62E4000000000
  %243 = fadd float %242, %239
  %244 = fsub float %243, %242
  %245 = fsub float %239, %244
  %246 = fmul float %239, %236
  %247 = fadd float %243, %246
  %248 = fsub float %247, %243
  %249 = fsub float %246, %248
  %250 = fmul float %240, %233
  %251 = call float @llvm.fma.f32(float %239, float %238, float %250)
  %252 = fadd float %240, %251
  %253 = call float @llvm.fma.f32(float %241, float 0x3EB7F7D1C0000000, float %252)
  %254 = fadd float %245, %253
  %255 = fadd float %249, %254
  %256 = fadd float %247, %255
  %257 = fsub float %256, %247
  %258 = fsub float %255, %257
  %259 = fadd float %12, -5.000000e-01
  %260 = bitcast float %256 to i32
  %261 = and i32 %260, -4096
  %262 = bitcast i32 %261 to float
  %263 = bitcast float %259 to i32
  %264 = and i32 %263, -4096
  %265 = bitcast i32 %264 to float
  %266 = fmul float %265, %262
  %267 = fsub float %256, %262
  %268 = fadd float %258, %267
  %269 = fsub float %259, %265
  %270 = fmul float %269, %256
  %271 = call float @llvm.fma.f32(float %268, float %265, float %270)
  %272 = fadd float %266, %271
  %273 = fsub float %272, %266
  %274 = fsub float %271, %273
  %275 = fdiv arcp float 1.000000e+00, %12
  %276 = fmul float %275, %275
  %277 = call float @llvm.fma.f32(float %276, float 0xBF4117FB60000000, float 0x3F4A037300000000)
  %278 = call float @llvm.fma.f32(float %277, float %276, float 0xBF66C1BEA0000000)
  %279 = call float @llvm.fma.f32(float %278, float %276, float 0x3FB5555560000000)
  %280 = fmul float %275, %279
  %281 = fneg float %12
  %282 = fsub float %272, %12
  %283 = fsub float %282, %272
  %284 = fsub float %282, %283
  %285 = fsub float %272, %284
  %286 = fsub float %281, %283
  %287 = fadd float %286, %285
  %288 = fadd float %282, 0x3FED67F1C0000000
  %289 = fsub float %288, %282
  %290 = fsub float %289, %288
  %291 = fadd float %282, %290
  %292 = fsub float 0x3FED67F1C0000000, %289
  %293 = fadd float %292, %291
  %294 = fadd float %280, 0x3E50C97D60000000
  %295 = fadd float %294, %274
  %296 = fadd float %295, %287
  %297 = fadd float %293, %296
  %298 = fadd float %288, %297
  br label %713

299:
  %300 = call float @llvm.trunc.f32(float %0)
  %301 = fcmp oeq float %300, %0
  br i1 %301, label %713, label %302

302:
  %303 = fcmp ugt float %2, 5.000000e-01
  br i1 %303, label %362, label %304

304:
  %305 = fneg float %2
  %306 = fmul float %2, %305
  %307 = fadd float %2, %306
  %308 = fsub float %307, %2
  %309 = fsub float %306, %308
  %310 = bitcast float %307 to i32
  %311 = add i32 %310, -1060439283
  %312 = ashr i32 %311, 23
  %313 = and i32 %311, 8388607
  %314 = add nuw nsw i32 %313, 1060439283
  %315 = bitcast i32 %314 to float
  %316 = fadd float %315, -1.000000e+00
  %317 = sub nsw i32 0, %312
  %318 = ashr i32 %317, 1
  %319 = shl nsw i32 %318, 23
  %320 = add i32 %319, 1065353216
  %321 = bitcast i32 %320 to float
  %322 = fmul float %309, %321
  %323 = sub nsw i32 %317, %318
  %324 = shl i32 %323, 23
  %325 = add i32 %324, 1065353216
  %326 = bitcast i32 %325 to float
  %327 = fmul float %322, %326
  %328 = sitofp i32 %312 to float
  %329 = fmul float %328, 0x3FE62E4000000000
  %330 = fadd float %329, %316
  %331 = fsub float %329, %330
  %332 = fadd float %316, %331
  %333 = fmul float %316, %316
  %334 = call float @llvm.fma.f32(float %316, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %335 = call float @llvm.fma.f32(float %334, float %316, float 0x3FBE5B2880000000)
  %336 = call float @llvm.fma.f32(float %335, float %316, float 0xBFBFCBC540000000)
  %337 = call float @llvm.fma.f32(float %336, float %316, float 0x3FC235C1C0000000)
  %338 = call float @llvm.fma.f32(float %337, float %316, float 0xBFC555CA00000000)
  %339 = call float @llvm.fma.f32(float %338, float %316, float 0x3FC99A3100000000)
  %340 = call float @llvm.fma.f32(float %339, float %316, float 0xBFCFFFFE20000000)
  %341 = call float @llvm.fma.f32(float %340, float %316, float 0x3FD5555480000000)
  %342 = call float @llvm.fma.f32(float %316, float %341, float -5.000000e-01)
  %343 = fmul float %333, %342
  %344 = call float @llvm.fma.f32(float %328, float 0x3EB7F7D1C0000000, float %343)
  %345 = fadd float %332, %344
  %346 = fneg float %316
  %347 = call float @llvm.fma.f32(float %346, float %327, float %327)
  %348 = fadd float %347, %345
  %349 = call float @llvm.fma.f32(float %0, float 0xBF2F97B3C0000000, float 0xBF262C2F60000000)
  %350 = call float @llvm.fma.f32(float %349, float %0, float 0xBF315EAA80000000)
  %351 = call float @llvm.fma.f32(float %350, float %0, float 0x3F4502BF00000000)
  %352 = call float @llvm.fma.f32(float %351, float %0, float 0xBF529355C0000000)
  %353 = call float @llvm.fma.f32(float %352, float %0, float 0x3F6785D420000000)
  %354 = call float @llvm.fma.f32(float %353, float %0, float 0xBF7E4CD560000000)
  %355 = call float @llvm.fma.f32(float %354, float %0, float 0x3F951359A0000000)
  %356 = call float @llvm.fma.f32(float %355, float %0, float 0xBFB13DF420000000)
  %357 = call float @llvm.fma.f32(float %356, float %0, float 0x3FD4A34CC0000000)
  %358 = call float @llvm.fma.f32(float %357, float %0, float 0x3FDB0EE600000000)
  %359 = fmul float %358, %0
  %360 = fadd float %330, %348
  %361 = fsub float %359, %360
  br label %713

362:
  %363 = fcmp olt float %2, 0x4170000000000000
  %364 = select i1 %363, float %0, float 0.000000e+00
  %365 = fadd float %364, %364
  %366 = call float @llvm.rint.f32(float %365)
  %367 = fmul float %366, 5.000000e-01
  %368 = fsub float %364, %367
  %369 = bitcast float %368 to i32
  %370 = and i32 %369, -4096
  %371 = bitcast i32 %370 to float
  %372 = fmul float %371, 0x4009200000000000
  %373 = fsub float %368, %371
  %374 = fmul float %373, 0x400921FB60000000
  %375 = call float @llvm.fma.f32(float %371, float 0x3F4FB54440000000, float %374)
  %376 = fadd float %372, %375
  %377 = fsub float %376, %372
  %378 = fsub float %375, %377
  %379 = fmul float %366, 2.500000e-01
  %380 = call float @llvm.trunc.f32(float %379)
  %381 = fmul float %380, 4.000000e+00
  %382 = fsub float %366, %381
  %383 = fptosi float %382 to i32
  %384 = fmul float %376, %376
  %385 = fmul float %376, %384
  %386 = call float @llvm.fma.f32(float %384, float 0xBF29952D80000000, float 0x3F81107760000000)
  %387 = call float @llvm.fma.f32(float %386, float %384, float 0xBFC5555460000000)
  %388 = call float @llvm.fma.f32(float %385, float %387, float %378)
  %389 = fadd float %376, %388
  %390 = fmul float %384, -5.000000e-01
  %391 = fadd float %390, 1.000000e+00
  %392 = fadd float %391, -1.000000e+00
  %393 = fsub float %390, %392
  %394 = fmul float %384, %384
  %395 = call float @llvm.fma.f32(float %384, float 0x3EF99E0E40000000, float 0xBF56C0C1A0000000)
  %396 = call float @llvm.fma.f32(float %395, float %384, float 0x3FA55554A0000000)
  %397 = call float @llvm.fma.f32(float %394, float %396, float %393)
  %398 = fmul float %376, %378
  %399 = fsub float %397, %398
  %400 = fadd float %391, %399
  %401 = and i32 %383, 1
  %402 = icmp eq i32 %401, 0
  %403 = select i1 %402, float %389, float %400
  %404 = bitcast float %403 to i32
  %405 = shl i32 %383, 30
  %406 = and i32 %405, -2147483648
  %407 = xor i32 %406, %404
  %408 = bitcast i32 %407 to float
  %409 = fmul float %408, %0
  %410 = call float @llvm.fabs.f32(float %409)
  %411 = fdiv arcp float 1.000000e+00, %410
  %412 = fmul float %411, 0x400921FB60000000
  %413 = bitcast float %412 to i32
  %414 = and i32 %413, -4096
  %415 = bitcast i32 %414 to float
  %416 = bitcast float %410 to i32
  %417 = and i32 %416, 2147479552
  %418 = bitcast i32 %417 to float
  %419 = fmul float %418, %415
  %420 = fsub float 0x400921FB60000000, %419
  %421 = fsub float %410, %418
  %422 = fmul float %421, %415
  %423 = fsub float %420, %422
  %424 = fadd float %423, 0xBE7777A5C0000000
  %425 = fmul float %411, %424
  %426 = fadd float %425, %415
  %427 = bitcast float %426 to i32
  %428 = add i32 %427, -2139095040
  %429 = icmp ult i32 %428, -2130706432
  br i1 %429, label %430, label %444

430:
  %431 = add i32 %427, -8388608
  %432 = icmp ult i32 %431, -8388607
  br i1 %432, label %433, label %441

433:
  %434 = fcmp oeq float %426, 0.000000e+00
  br i1 %434, label %473, label %435

435:
  %436 = icmp ne i32 %427, 2139095040
  %437 = fcmp ord float %426, 0.000000e+00
  %438 = and i1 %437, %436
  %439 = fadd float %426, %426
  %440 = select i1 %438, float 0x7FF8000000000000, float %439
  br label %473

441:
  %442 = uitofp nneg i32 %427 to float
  %443 = bitcast float %442 to i32
  br label %444

444:
  %445 = phi i32 [ %443, %441 ], [ %427, %362 ]
  %446 = phi i32 [ -149, %441 ], [ 0, %362 ]
  %447 = add i32 %445, -1060439283
  %448 = ashr i32 %447, 23
  %449 = add nsw i32 %448, %446
  %450 = and i32 %447, 8388607
  %451 = add nuw nsw i32 %450, 1060439283
  %452 = bitcast i32 %451 to float
  %453 = fadd float %452, -1.000000e+00
  %454 = sitofp i32 %449 to float
  %455 = fmul float %454, 0x3FE62E4000000000
  %456 = fadd float %455, %453
  %457 = fsub float %455, %456
  %458 = fadd float %453, %457
  %459 = fmul float %453, %453
  %460 = call float @llvm.fma.f32(float %453, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %461 = call float @llvm.fma.f32(float %460, float %453, float 0x3FBE5B2880000000)
  %462 = call float @llvm.fma.f32(float %461, float %453, float 0xBFBFCBC540000000)
  %463 = call float @llvm.fma.f32(float %462, float %453, float 0x3FC235C1C0000000)
  %464 = call float @llvm.fma.f32(float %463, float %453, float 0xBFC555CA00000000)
  %465 = call float @llvm.fma.f32(float %464, float %453, float 0x3FC99A3100000000)
  %466 = call float @llvm.fma.f32(float %465, float %453, float 0xBFCFFFFE20000000)
  %467 = call float @llvm.fma.f32(float %466, float %453, float 0x3FD5555480000000)
  %468 = call float @llvm.fma.f32(float %453, float %467, float -5.000000e-01)
  %469 = fmul float %459, %468
  %470 = call float @llvm.fma.f32(float %454, float 0x3EB7F7D1C0000000, float %469)
  %471 = fadd float %458, %470
  %472 = fadd float %456, %471
  br label %473

473:
  %474 = phi float [ %472, %444 ], [ 0xFFF0000000000000, %433 ], [ %440, %435 ]
  %475 = fcmp olt float %2, 3.500000e+00
  br i1 %475, label %476, label %556

476:
  %477 = fcmp olt float %2, 5.000000e-01
  br i1 %477, label %483, label %478

478:
  %479 = fcmp olt float %2, 1.250000e+00
  br i1 %479, label %483, label %480

480:
  %481 = fcmp ole float %2, 2.500000e+00
  %482 = select i1 %481, float 2.000000e+00, float 3.000000e+00
  br label %483

483:
  %484 = phi float [ 0.000000e+00, %476 ], [ %482, %480 ], [ 1.000000e+00, %478 ]
  %485 = fsub float %2, %484
  %486 = call float @llvm.fma.f32(float %485, float 0xBF2F97B3C0000000, float 0xBF262C2F60000000)
  %487 = call float @llvm.fma.f32(float %486, float %485, float 0xBF315EAA80000000)
  %488 = call float @llvm.fma.f32(float %487, float %485, float 0x3F4502BF00000000)
  %489 = call float @llvm.fma.f32(float %488, float %485, float 0xBF529355C0000000)
  %490 = call float @llvm.fma.f32(float %489, float %485, float 0x3F6785D420000000)
  %491 = call float @llvm.fma.f32(float %490, float %485, float 0xBF7E4CD560000000)
  %492 = call float @llvm.fma.f32(float %491, float %485, float 0x3F951359A0000000)
  %493 = call float @llvm.fma.f32(float %492, float %485, float 0xBFB13DF420000000)
  %494 = call float @llvm.fma.f32(float %493, float %485, float 0x3FD4A34CC0000000)
  %495 = call float @llvm.fma.f32(float %494, float %485, float 0x3FDB0EE600000000)
  %496 = fmul float %485, %495
  %497 = fcmp oeq float %484, 2.000000e+00
  br i1 %497, label %710, label %498

498:
  %499 = fcmp oeq float %484, 0.000000e+00
  %500 = fmul float %0, %0
  %501 = fcmp oeq float %484, 3.000000e+00
  %502 = select i1 %501, float -1.000000e+00, float 0.000000e+00
  %503 = select i1 %499, float %500, float %502
  %504 = fadd float %2, %503
  %505 = fsub float %2, %504
  %506 = fadd float %503, %505
  %507 = bitcast float %504 to i32
  %508 = add i32 %507, -1060439283
  %509 = ashr i32 %508, 23
  %510 = and i32 %508, 8388607
  %511 = add nuw nsw i32 %510, 1060439283
  %512 = bitcast i32 %511 to float
  %513 = fadd float %512, -1.000000e+00
  %514 = sub nsw i32 0, %509
  %515 = ashr i32 %514, 1
  %516 = shl nsw i32 %515, 23
  %517 = add i32 %516, 1065353216
  %518 = bitcast i32 %517 to float
  %519 = fmul float %506, %518
  %520 = sub nsw i32 %514, %515
  %521 = shl i32 %520, 23
  %522 = add i32 %521, 1065353216
  %523 = bitcast i32 %522 to float
  %524 = fmul float %519, %523
  %525 = sitofp i32 %509 to float
  %526 = fmul float %525, 0x3FE62E4000000000
  %527 = fadd float %526, %513
  %528 = fsub float %526, %527
  %529 = fadd float %513, %528
  %530 = fmul float %513, %513
  %531 = call float @llvm.fma.f32(float %513, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %532 = call float @llvm.fma.f32(float %531, float %513, float 0x3FBE5B2880000000)
  %533 = call float @llvm.fma.f32(float %532, float %513, float 0xBFBFCBC540000000)
  %534 = call float @llvm.fma.f32(float %533, float %513, float 0x3FC235C1C0000000)
  %535 = call float @llvm.fma.f32(float %534, float %513, float 0xBFC555CA00000000)
  %536 = call float @llvm.fma.f32(float %535, float %513, float 0x3FC99A3100000000)
  %537 = call float @llvm.fma.f32(float %536, float %513, float 0xBFCFFFFE20000000)
  %538 = call float @llvm.fma.f32(float %537, float %513, float 0x3FD5555480000000)
  %539 = call float @llvm.fma.f32(float %513, float %538, float -5.000000e-01)
  %540 = fmul float %530, %539
  %541 = call float @llvm.fma.f32(float %525, float 0x3EB7F7D1C0000000, float %540)
  %542 = fadd float %529, %541
  %543 = fneg float %513
  %544 = call float @llvm.fma.f32(float %543, float %524, float %524)
  %545 = fadd float %544, %542
  %546 = select i1 %501, float 1.000000e+00, float -1.000000e+00
  %547 = fmul float %546, %527
  %548 = fadd float %547, %496
  %549 = fsub float %548, %547
  %550 = fsub float %548, %549
  %551 = fsub float %547, %550
  %552 = fsub float %496, %549
  %553 = fadd float %552, %551
  %554 = call float @llvm.fma.f32(float %546, float %545, float %553)
  %555 = fadd float %548, %554
  br label %710

556:
  %557 = fcmp ult float %2, 0x4150000000000000
  %558 = bitcast float %2 to i32
  br i1 %557, label %605, label %559

559:
  %560 = add nsw i32 %558, -2139095040
  %561 = icmp ult i32 %560, -2130706432
  br i1 %561, label %562, label %572

562:
  %563 = add nsw i32 %558, -8388608
  %564 = icmp ult i32 %563, -8388607
  br i1 %564, label %565, label %569

565:
  switch i32 %558, label %566 [
    i32 0, label %601
    i32 2139095040, label %567
  ]

566:
  br label %601

567:
  %568 = fadd float %2, %2
  br label %601

569:
  %570 = uitofp nneg i32 %558 to float
  %571 = bitcast float %570 to i32
  br label %572

572:
  %573 = phi i32 [ %571, %569 ], [ %558, %559 ]
  %574 = phi i32 [ -149, %569 ], [ 0, %559 ]
  %575 = add nsw i32 %573, -1060439283
  %576 = ashr i32 %575, 23
  %577 = add nsw i32 %576, %574
  %578 = and i32 %575, 8388607
  %579 = add nuw nsw i32 %578, 1060439283
  %580 = bitcast i32 %579 to float
  %581 = fadd float %580, -1.000000e+00
  %582 = sitofp i32 %577 to float
  %583 = fmul float %582, 0x3FE62E4000000000
  %584 = fadd float %583, %581
  %585 = fsub float %583, %584
  %586 = fadd float %581, %585
  %587 = fmul float %581, %581
  %588 = call float @llvm.fma.f32(float %581, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %589 = call float @llvm.fma.f32(float %588, float %581, float 0x3FBE5B2880000000)
  %590 = call float @llvm.fma.f32(float %589, float %581, float 0xBFBFCBC540000000)
  %591 = call float @llvm.fma.f32(float %590, float %581, float 0x3FC235C1C0000000)
  %592 = call float @llvm.fma.f32(float %591, float %581, float 0xBFC555CA00000000)
  %593 = call float @llvm.fma.f32(float %592, float %581, float 0x3FC99A3100000000)
  %594 = call float @llvm.fma.f32(float %593, float %581, float 0xBFCFFFFE20000000)
  %595 = call float @llvm.fma.f32(float %594, float %581, float 0x3FD5555480000000)
  %596 = call float @llvm.fma.f32(float %581, float %595, float -5.000000e-01)
  %597 = fmul float %587, %596
  %598 = call float @llvm.fma.f32(float %582, float 0x3EB7F7D1C0000000, float %597)
  %599 = fadd float %586, %598
  %600 = fadd float %584, %599
  br label %601

601:
  %602 = phi float [ %600, %572 ], [ %568, %567 ], [ 0xFFF0000000000000, %565 ], [ 0x7FF8000000000000, %566 ]
  %603 = fadd float %602, -1.000000e+00
  %604 = fmul float %2, %603
  br label %710

605:
  %606 = add nsw i32 %558, -1060439283
  %607 = ashr i32 %606, 23
  %608 = and i32 %606, 8388607
  %609 = add nuw nsw i32 %608, 1060439283
  %610 = bitcast i32 %609 to float
  %611 = fadd float %610, -1.000000e+00
  %612 = fadd float %611, 2.000000e+00
  %613 = bitcast float %612 to i32
  %614 = and i32 %613, -4096
  %615 = bitcast i32 %614 to float
  %616 = fadd float %615, -2.000000e+00
  %617 = fsub float %611, %616
  %618 = fdiv arcp float 1.000000e+00, %612
  %619 = fmul float %611, %618
  %620 = bitcast float %619 to i32
  %621 = and i32 %620, -4096
  %622 = bitcast i32 %621 to float
  %623 = fmul float %615, %622
  %624 = fsub float %611, %623
  %625 = fmul float %617, %622
  %626 = fsub float %624, %625
  %627 = fmul float %618, %626
  %628 = fmul float %619, %619
  %629 = bitcast float %628 to i32
  %630 = and i32 %629, -4096
  %631 = bitcast i32 %630 to float
  %632 = fmul float %622, %622
  %633 = fsub float %632, %631
  %634 = fadd float %619, %622
  %635 = fmul float %634, %627
  %636 = fadd float %633, %635
  %637 = call float @llvm.fma.f32(float %628, float 0x3FBDFCBFC0000000, float 0x3FC2451A60000000)
  %638 = call float @llvm.fma.f32(float %637, float %628, float 0x3FC999A020000000)
  %639 = call float @llvm.fma.f32(float %628, float %638, float 0xBF05555560000000)
  %640 = fmul float %631, 0x3FD5560000000000
  %641 = fadd float %639, 0x3FD5560000000000
  %642 = fmul float %641, %636
  %643 = call float @llvm.fma.f32(float %631, float %639, float %642)
  %644 = fadd float %640, %643
  %645 = bitcast float %644 to i32
  %646 = and i32 %645, -4096
  %647 = bitcast i32 %646 to float
  %648 = fsub float %640, %647
  %649 = fadd float %643, %648
  %650 = fadd float %622, %622
  %651 = fadd float %627, %627
  %652 = sitofp i32 %607 to float
  %653 = fmul float %652, 0x3FE62E4000000000
  %654 = fadd float %653, %650
  %655 = fsub float %654, %653
  %656 = fsub float %650, %655
  %657 = fmul float %650, %647
  %658 = fadd float %654, %657
  %659 = fsub float %658, %654
  %660 = fsub float %657, %659
  %661 = fmul float %651, %644
  %662 = call float @llvm.fma.f32(float %650, float %649, float %661)
  %663 = fadd float %651, %662
  %664 = call float @llvm.fma.f32(float %652, float 0x3EB7F7D1C0000000, float %663)
  %665 = fadd float %656, %664
  %666 = fadd float %660, %665
  %667 = fadd float %658, %666
  %668 = fsub float %667, %658
  %669 = fsub float %666, %668
  %670 = fadd float %2, -5.000000e-01
  %671 = bitcast float %667 to i32
  %672 = and i32 %671, -4096
  %673 = bitcast i32 %672 to float
  %674 = bitcast float %670 to i32
  %675 = and i32 %674, -4096
  %676 = bitcast i32 %675 to float
  %677 = fmul float %676, %673
  %678 = fsub float %667, %673
  %679 = fadd float %669, %678
  %680 = fsub float %670, %676
  %681 = fmul float %680, %667
  %682 = call float @llvm.fma.f32(float %679, float %676, float %681)
  %683 = fadd float %677, %682
  %684 = fsub float %683, %677
  %685 = fsub float %682, %684
  %686 = fdiv arcp float 1.000000e+00, %2
  %687 = fmul float %686, %686
  %688 = call float @llvm.fma.f32(float %687, float 0xBF4117FB60000000, float 0x3F4A037300000000)
  %689 = call float @llvm.fma.f32(float %688, float %687, float 0xBF66C1BEA0000000)
  %690 = call float @llvm.fma.f32(float %689, float %687, float 0x3FB5555560000000)
  %691 = fmul float %686, %690
  %692 = fneg float %2
  %693 = fsub float %683, %2
  %694 = fsub float %693, %683
  %695 = fsub float %693, %694
  %696 = fsub float %683, %695
  %697 = fsub float %692, %694
  %698 = fadd float %697, %696
  %699 = fadd float %693, 0x3FED67F1C0000000
  %700 = fsub float %699, %693
  %701 = fsub float %700, %699
  %702 = fadd float %693, %701
  %703 = fsub float 0x3FED67F1C0000000, %700
  %704 = fadd float %703, %702
  %705 = fadd float %691, 0x3E50C97D60000000
  %706 = fadd float %705, %685
  %707 = fadd float %706, %698
  %708 = fadd float %704, %707
  %709 = fadd float %699, %708
  br label %710

710:
  %711 = phi float [ %709, %605 ], [ %555, %498 ], [ %496, %483 ], [ %604, %601 ]
  %712 = fsub float %474, %711
  br label %713

713:
  %714 = phi float [ %361, %304 ], [ %712, %710 ], [ %0, %1 ], [ %61, %59 ], [ %298, %193 ], [ %141, %84 ], [ %82, %69 ], [ %192, %189 ], [ 0x7FF0000000000000, %144 ], [ 0x7FF0000000000000, %299 ]
  ret float %714
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.trunc.f32(float)

declare float @llvm.rint.f32(float)
