define linkonce_odr float @lgammaf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp ord float %0, 0.000000e+00
  br i1 %3, label %4, label %700

4:
  %5 = fcmp ogt float %0, 0.000000e+00
  br i1 %5, label %10, label %6

6:
  %7 = fcmp oeq float %2, 0x7FF0000000000000
  %8 = fcmp olt float %2, 0x3E10000000000000
  %9 = or i1 %7, %8
  br i1 %9, label %10, label %290

10:
  %11 = fcmp one float %0, 0.000000e+00
  %12 = select i1 %11, float %2, float 0x7FF0000000000000
  %13 = fcmp olt float %12, 3.500000e+00
  br i1 %13, label %14, label %134

14:
  %15 = fcmp olt float %12, 0x3E10000000000000
  br i1 %15, label %16, label %55

16:
  %17 = bitcast float %12 to i32
  %18 = icmp ult i32 %17, 8388608
  %19 = or i32 %17, 1065353216
  %20 = bitcast i32 %19 to float
  %21 = fadd float %20, -1.000000e+00
  %22 = select i1 %18, i32 -126, i32 0
  %23 = select i1 %18, float %21, float %12
  %24 = bitcast float %23 to i32
  %25 = add i32 %24, -1060439283
  %26 = ashr i32 %25, 23
  %27 = add nsw i32 %26, %22
  %28 = and i32 %25, 8388607
  %29 = add nuw nsw i32 %28, 1060439283
  %30 = bitcast i32 %29 to float
  %31 = fadd float %30, -1.000000e+00
  %32 = sitofp i32 %27 to float
  %33 = fmul float %32, 0x3FE62E4000000000
  %34 = fmul float %31, %31
  %35 = call float @llvm.fma.f32(float %31, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %36 = call float @llvm.fma.f32(float %35, float %31, float 0x3FBE5B2880000000)
  %37 = call float @llvm.fma.f32(float %36, float %31, float 0xBFBFCBC540000000)
  %38 = call float @llvm.fma.f32(float %37, float %31, float 0x3FC235C1C0000000)
  %39 = call float @llvm.fma.f32(float %38, float %31, float 0xBFC555CA00000000)
  %40 = call float @llvm.fma.f32(float %39, float %31, float 0x3FC99A3100000000)
  %41 = call float @llvm.fma.f32(float %40, float %31, float 0xBFCFFFFE20000000)
  %42 = call float @llvm.fma.f32(float %41, float %31, float 0x3FD5555480000000)
  %43 = call float @llvm.fma.f32(float %31, float %42, float -5.000000e-01)
  %44 = fmul float %34, %43
  %45 = call float @llvm.fma.f32(float %32, float 0x3EB7F7D1C0000000, float %44)
  %46 = fadd float %31, %45
  %47 = fadd float %33, %46
  %48 = call float @llvm.fma.f32(float %12, float 0x7FF0000000000000, float 0x7FF0000000000000)
  %49 = icmp eq i32 %17, 0
  %50 = select i1 %49, float 0xFFF0000000000000, float %48
  %51 = add nsw i32 %17, -2139095040
  %52 = icmp ult i32 %51, -2139095039
  %53 = select i1 %52, float %50, float %47
  %54 = fneg float %53
  br label %286

55:
  %56 = fcmp olt float %12, 5.000000e-01
  br i1 %56, label %62, label %57

57:
  %58 = fcmp olt float %12, 1.250000e+00
  br i1 %58, label %62, label %59

59:
  %60 = fcmp ole float %12, 2.500000e+00
  %61 = select i1 %60, float 2.000000e+00, float 3.000000e+00
  br label %62

62:
  %63 = phi float [ 0.000000e+00, %55 ], [ %61, %59 ], [ 1.000000e+00, %57 ]
  %64 = fsub float %12, %63
  %65 = call float @llvm.fma.f32(float %64, float 0xBF2F97B3C0000000, float 0xBF262C2F60000000)
  %66 = call float @llvm.fma.f32(float %65, float %64, float 0xBF315EAA80000000)
  %67 = call float @llvm.fma.f32(float %66, float %64, float 0x3F4502BF00000000)
  %68 = call float @llvm.fma.f32(float %67, float %64, float 0xBF529355C0000000)
  %69 = call float @llvm.fma.f32(float %68, float %64, float 0x3F6785D420000000)
  %70 = call float @llvm.fma.f32(float %69, float %64, float 0xBF7E4CD560000000)
  %71 = call float @llvm.fma.f32(float %70, float %64, float 0x3F951359A0000000)
  %72 = call float @llvm.fma.f32(float %71, float %64, float 0xBFB13DF420000000)
  %73 = call float @llvm.fma.f32(float %72, float %64, float 0x3FD4A34CC0000000)
  %74 = call float @llvm.fma.f32(float %73, float %64, float 0x3FDB0EE600000000)
  %75 = fmul float %64, %74
  %76 = fcmp oeq float %63, 2.000000e+00
  br i1 %76, label %286, label %77

77:
  %78 = fcmp oeq float %63, 0.000000e+00
  %79 = fmul float %12, %12
  %80 = fcmp oeq float %63, 3.000000e+00
  %81 = select i1 %80, float -1.000000e+00, float 0.000000e+00
  %82 = select i1 %78, float %79, float %81
  %83 = fadd float %12, %82
  %84 = fsub float %12, %83
  %85 = fadd float %82, %84
  %86 = bitcast float %83 to i32
  %87 = add i32 %86, -1060439283
  %88 = ashr i32 %87, 23
  %89 = and i32 %87, 8388607
  %90 = add nuw nsw i32 %89, 1060439283
  %91 = bitcast i32 %90 to float
  %92 = fadd float %91, -1.000000e+00
  %93 = sub nsw i32 0, %88
  %94 = ashr i32 %93, 1
  %95 = shl nsw i32 %94, 23
  %96 = add i32 %95, 1065353216
  %97 = bitcast i32 %96 to float
  %98 = fmul float %85, %97
  %99 = sub nsw i32 %93, %94
  %100 = shl i32 %99, 23
  %101 = add i32 %100, 1065353216
  %102 = bitcast i32 %101 to float
  %103 = fmul float %98, %102
  %104 = sitofp i32 %88 to float
  %105 = fmul float %104, 0x3FE62E4000000000
  %106 = fadd float %105, %92
  %107 = fsub float %105, %106
  %108 = fadd float %92, %107
  %109 = fmul float %92, %92
  %110 = call float @llvm.fma.f32(float %92, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %111 = call float @llvm.fma.f32(float %110, float %92, float 0x3FBE5B2880000000)
  %112 = call float @llvm.fma.f32(float %111, float %92, float 0xBFBFCBC540000000)
  %113 = call float @llvm.fma.f32(float %112, float %92, float 0x3FC235C1C0000000)
  %114 = call float @llvm.fma.f32(float %113, float %92, float 0xBFC555CA00000000)
  %115 = call float @llvm.fma.f32(float %114, float %92, float 0x3FC99A3100000000)
  %116 = call float @llvm.fma.f32(float %115, float %92, float 0xBFCFFFFE20000000)
  %117 = call float @llvm.fma.f32(float %116, float %92, float 0x3FD5555480000000)
  %118 = call float @llvm.fma.f32(float %92, float %117, float -5.000000e-01)
  %119 = fmul float %109, %118
  %120 = call float @llvm.fma.f32(float %104, float 0x3EB7F7D1C0000000, float %119)
  %121 = fadd float %108, %120
  %122 = fneg float %92
  %123 = call float @llvm.fma.f32(float %122, float %103, float %103)
  %124 = fadd float %123, %121
  %125 = select i1 %80, float 1.000000e+00, float -1.000000e+00
  %126 = fmul float %125, %106
  %127 = fadd float %126, %75
  %128 = fsub float %127, %126
  %129 = fsub float %127, %128
  %130 = fsub float %126, %129
  %131 = fsub float %75, %128
  %132 = fadd float %131, %130
  %133 = call float @llvm.fma.f32(float %125, float %124, float %132)
  br label %286

134:
  %135 = fcmp ult float %12, 0x41B0000000000000
  br i1 %135, label %178, label %136

136:
  %137 = fcmp oeq float %12, 0x7FF0000000000000
  br i1 %137, label %286, label %138

138:
  %139 = bitcast float %12 to i32
  %140 = icmp ult i32 %139, 8388608
  %141 = or i32 %139, 1065353216
  %142 = bitcast i32 %141 to float
  %143 = fadd float %142, -1.000000e+00
  %144 = select i1 %140, i32 -126, i32 0
  %145 = select i1 %140, float %143, float %12
  %146 = bitcast float %145 to i32
  %147 = add i32 %146, -1060439283
  %148 = ashr i32 %147, 23
  %149 = add nsw i32 %148, %144
  %150 = and i32 %147, 8388607
  %151 = add nuw nsw i32 %150, 1060439283
  %152 = bitcast i32 %151 to float
  %153 = fadd float %152, -1.000000e+00
  %154 = sitofp i32 %149 to float
  %155 = fmul float %154, 0x3FE62E4000000000
  %156 = fmul float %153, %153
  %157 = call float @llvm.fma.f32(float %153, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %158 = call float @llvm.fma.f32(float %157, float %153, float 0x3FBE5B2880000000)
  %159 = call float @llvm.fma.f32(float %158, float %153, float 0xBFBFCBC540000000)
  %160 = call float @llvm.fma.f32(float %159, float %153, float 0x3FC235C1C0000000)
  %161 = call float @llvm.fma.f32(float %160, float %153, float 0xBFC555CA00000000)
  %162 = call float @llvm.fma.f32(float %161, float %153, float 0x3FC99A3100000000)
  %163 = call float @llvm.fma.f32(float %162, float %153, float 0xBFCFFFFE20000000)
  %164 = call float @llvm.fma.f32(float %163, float %153, float 0x3FD5555480000000)
  %165 = call float @llvm.fma.f32(float %153, float %164, float -5.000000e-01)
  %166 = fmul float %156, %165
  %167 = call float @llvm.fma.f32(float %154, float 0x3EB7F7D1C0000000, float %166)
  %168 = fadd float %153, %167
  %169 = fadd float %155, %168
  %170 = call float @llvm.fma.f32(float %12, float 0x7FF0000000000000, float 0x7FF0000000000000)
  %171 = icmp eq i32 %139, 0
  %172 = select i1 %171, float 0xFFF0000000000000, float %170
  %173 = add nsw i32 %139, -2139095040
  %174 = icmp ult i32 %173, -2139095039
  %175 = select i1 %174, float %172, float %169
  %176 = fadd float %175, -1.000000e+00
  %177 = fmul float %12, %176
  br label %286

178:
  %179 = bitcast float %12 to i32
  %180 = add nsw i32 %179, -1060439283
  %181 = ashr i32 %180, 23
  %182 = and i32 %180, 8388607
  %183 = add nuw nsw i32 %182, 1060439283
  %184 = bitcast i32 %183 to float
  %185 = fadd float %184, -1.000000e+00
  %186 = fadd float %185, 2.000000e+00
  %187 = bitcast float %186 to i32
  %188 = and i32 %187, -4096
  %189 = bitcast i32 %188 to float
  %190 = fadd float %189, -2.000000e+00
  %191 = fsub float %185, %190
  %192 = fdiv arcp float 1.000000e+00, %186
  %193 = fmul float %185, %192
  %194 = bitcast float %193 to i32
  %195 = and i32 %194, -4096
  %196 = bitcast i32 %195 to float
  %197 = fmul float %189, %196
  %198 = fsub float %185, %197
  %199 = fmul float %191, %196
  %200 = fsub float %198, %199
  %201 = fmul float %192, %200
  %202 = fmul float %193, %193
  %203 = bitcast float %202 to i32
  %204 = and i32 %203, -4096
  %205 = bitcast i32 %204 to float
  %206 = fmul float %196, %196
  %207 = fsub float %206, %205
  %208 = fadd float %193, %196
  %209 = fmul float %208, %201
  %210 = fadd float %207, %209
  %211 = call float @llvm.fma.f32(float %202, float 0x3FBDFCBFC0000000, float 0x3FC2451A60000000)
  %212 = call float @llvm.fma.f32(float %211, float %202, float 0x3FC999A020000000)
  %213 = call float @llvm.fma.f32(float %202, float %212, float 0xBF05555560000000)
  %214 = fmul float %205, 0x3FD5560000000000
  %215 = fadd float %213, 0x3FD5560000000000
  %216 = fmul float %215, %210
  %217 = call float @llvm.fma.f32(float %205, float %213, float %216)
  %218 = fadd float %214, %217
  %219 = bitcast float %218 to i32
  %220 = and i32 %219, -4096
  %221 = bitcast i32 %220 to float
  %222 = fsub float %214, %221
  %223 = fadd float %217, %222
  %224 = fadd float %196, %196
  %225 = fadd float %201, %201
  %226 = sitofp i32 %181 to float
  %227 = fmul float %226, 0x3FE62E4000000000
  %228 = fadd float %227, %224
  %229 = fsub float %228, %227
  %230 = fsub float %224, %229
  %231 = fmul float %224, %221
  %232 = fadd float %228, %231
  %233 = fsub float %232, %228
  %234 = fsub float %231, %233
  %235 = fmul float %225, %218
  %236 = call float @llvm.fma.f32(float %224, float %223, float %235)
  %237 = fadd float %225, %236
  %238 = call float @llvm.fma.f32(float %226, float 0x3EB7F7D1C0000000, float %237)
  %239 = fadd float %230, %238
  %240 = fadd float %234, %239
  %241 = fadd float %232, %240
  %242 = fsub float %241, %232
  %243 = fsub float %240, %242
  %244 = fadd float %12, -5.000000e-01
  %245 = bitcast float %241 to i32
  %246 = and i32 %245, -4096
  %247 = bitcast i32 %246 to float
  %248 = bitcast float %244 to i32
  %249 = and i32 %248, -4096
  %250 = bitcast i32 %249 to float
  %251 = fmul float %250, %247
  %252 = fsub float %241, %247
  %253 = fadd float %243, %252
  %254 = fsub float %244, %250
  %255 = fmul float %254, %241
  %256 = call float @llvm.fma.f32(float %253, float %250, float %255)
  %257 = fadd float %251, %256
  %258 = fsub float %257, %251
  %259 = fsub float %256, %258
  %260 = fdiv arcp float 1.000000e+00, %12
  %261 = fmul float %260, %260
  %262 = call float @llvm.fma.f32(float %261, float 0xBF4117FB60000000, float 0x3F4A037300000000)
  %263 = call float @llvm.fma.f32(float %262, float %261, float 0xBF66C1BEA0000000)
  %264 = call float @llvm.fma.f32(float %263, float %261, float 0x3FB5555560000000)
  %265 = fmul float %260, %264
  %266 = fneg float %12
  %267 = fsub float %257, %12
  %268 = fsub float %267, %257
  %269 = fsub float %267, %268
  %270 = fsub float %257, %269
  %271 = fsub float %266, %268
  %272 = fadd float %271, %270
  %273 = fadd float %267, 0x3FED67F1C0000000
  %274 = fsub float %273, %267
  %275 = fsub float %274, %273
  %276 = fadd float %267, %275
  %277 = fsub float 0x3FED67F1C0000000, %274
  %278 = fadd float %277, %276
  %279 = fadd float %265, 0x3E50C97D60000000
  %280 = fadd float %279, %259
  %281 = fadd float %280, %272
  %282 = fadd float %278, %281
  %283 = fadd float %273, %282
  %284 = fsub float %273, %283
  %285 = fadd float %282, %284
  br label %286

286:
  %287 = phi float [ %54, %16 ], [ %283, %178 ], [ %127, %77 ], [ %75, %62 ], [ %177, %138 ], [ 0x7FF0000000000000, %136 ]
  %288 = phi float [ 0.000000e+00, %16 ], [ %285, %178 ], [ %133, %77 ], [ 0.000000e+00, %62 ], [ 0.000000e+00, %138 ], [ 0.000000e+00, %136 ]
  %289 = fadd float %287, %288
  br label %700

290:
  %291 = call float @llvm.trunc.f32(float %0)
  %292 = fcmp oeq float %291, %0
  br i1 %292, label %700, label %293

293:
  %294 = fcmp ugt float %2, 5.000000e-01
  br i1 %294, label %353, label %295

295:
  %296 = fneg float %2
  %297 = fmul float %2, %296
  %298 = fadd float %2, %297
  %299 = fsub float %298, %2
  %300 = fsub float %297, %299
  %301 = bitcast float %298 to i32
  %302 = add i32 %301, -1060439283
  %303 = ashr i32 %302, 23
  %304 = and i32 %302, 8388607
  %305 = add nuw nsw i32 %304, 1060439283
  %306 = bitcast i32 %305 to float
  %307 = fadd float %306, -1.000000e+00
  %308 = sub nsw i32 0, %303
  %309 = ashr i32 %308, 1
  %310 = shl nsw i32 %309, 23
  %311 = add i32 %310, 1065353216
  %312 = bitcast i32 %311 to float
  %313 = fmul float %300, %312
  %314 = sub nsw i32 %308, %309
  %315 = shl i32 %314, 23
  %316 = add i32 %315, 1065353216
  %317 = bitcast i32 %316 to float
  %318 = fmul float %313, %317
  %319 = sitofp i32 %303 to float
  %320 = fmul float %319, 0x3FE62E4000000000
  %321 = fadd float %320, %307
  %322 = fsub float %320, %321
  %323 = fadd float %307, %322
  %324 = fmul float %307, %307
  %325 = call float @llvm.fma.f32(float %307, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %326 = call float @llvm.fma.f32(float %325, float %307, float 0x3FBE5B2880000000)
  %327 = call float @llvm.fma.f32(float %326, float %307, float 0xBFBFCBC540000000)
  %328 = call float @llvm.fma.f32(float %327, float %307, float 0x3FC235C1C0000000)
  %329 = call float @llvm.fma.f32(float %328, float %307, float 0xBFC555CA00000000)
  %330 = call float @llvm.fma.f32(float %329, float %307, float 0x3FC99A3100000000)
  %331 = call float @llvm.fma.f32(float %330, float %307, float 0xBFCFFFFE20000000)
  %332 = call float @llvm.fma.f32(float %331, float %307, float 0x3FD5555480000000)
  %333 = call float @llvm.fma.f32(float %307, float %332, float -5.000000e-01)
  %334 = fmul float %324, %333
  %335 = call float @llvm.fma.f32(float %319, float 0x3EB7F7D1C0000000, float %334)
  %336 = fadd float %323, %335
  %337 = fneg float %307
  %338 = call float @llvm.fma.f32(float %337, float %318, float %318)
  %339 = fadd float %338, %336
  %340 = call float @llvm.fma.f32(float %0, float 0xBF2F97B3C0000000, float 0xBF262C2F60000000)
  %341 = call float @llvm.fma.f32(float %340, float %0, float 0xBF315EAA80000000)
  %342 = call float @llvm.fma.f32(float %341, float %0, float 0x3F4502BF00000000)
  %343 = call float @llvm.fma.f32(float %342, float %0, float 0xBF529355C0000000)
  %344 = call float @llvm.fma.f32(float %343, float %0, float 0x3F6785D420000000)
  %345 = call float @llvm.fma.f32(float %344, float %0, float 0xBF7E4CD560000000)
  %346 = call float @llvm.fma.f32(float %345, float %0, float 0x3F951359A0000000)
  %347 = call float @llvm.fma.f32(float %346, float %0, float 0xBFB13DF420000000)
  %348 = call float @llvm.fma.f32(float %347, float %0, float 0x3FD4A34CC0000000)
  %349 = call float @llvm.fma.f32(float %348, float %0, float 0x3FDB0EE600000000)
  %350 = fmul float %349, %0
  %351 = fadd float %321, %339
  %352 = fsub float %350, %351
  br label %700

353:
  %354 = fcmp olt float %2, 0x4170000000000000
  %355 = select i1 %354, float %0, float 0.000000e+00
  %356 = fadd float %355, %355
  %357 = call float @llvm.rint.f32(float %356)
  %358 = fmul float %357, 5.000000e-01
  %359 = fsub float %355, %358
  %360 = bitcast float %359 to i32
  %361 = and i32 %360, -4096
  %362 = bitcast i32 %361 to float
  %363 = fmul float %362, 0x4009200000000000
  %364 = fsub float %359, %362
  %365 = fmul float %364, 0x400921FB60000000
  %366 = call float @llvm.fma.f32(float %362, float 0x3F4FB54440000000, float %365)
  %367 = fadd float %363, %366
  %368 = fsub float %367, %363
  %369 = fsub float %366, %368
  %370 = fmul float %357, 2.500000e-01
  %371 = call float @llvm.trunc.f32(float %370)
  %372 = fmul float %371, 4.000000e+00
  %373 = fsub float %357, %372
  %374 = fptosi float %373 to i32
  %375 = fmul float %367, %367
  %376 = fmul float %367, %375
  %377 = call float @llvm.fma.f32(float %375, float 0xBF29952D80000000, float 0x3F81107760000000)
  %378 = call float @llvm.fma.f32(float %377, float %375, float 0xBFC5555460000000)
  %379 = call float @llvm.fma.f32(float %376, float %378, float %369)
  %380 = fadd float %367, %379
  %381 = call float @llvm.fma.f32(float %375, float -5.000000e-01, float 1.000000e+00)
  %382 = fsub float 1.000000e+00, %381
  %383 = call float @llvm.fma.f32(float %375, float -5.000000e-01, float %382)
  %384 = fmul float %375, %375
  %385 = call float @llvm.fma.f32(float %375, float 0x3EF99E0E40000000, float 0xBF56C0C1A0000000)
  %386 = call float @llvm.fma.f32(float %385, float %375, float 0x3FA55554A0000000)
  %387 = call float @llvm.fma.f32(float %384, float %386, float %383)
  %388 = fmul float %367, %369
  %389 = fsub float %387, %388
  %390 = fadd float %381, %389
  %391 = and i32 %374, 1
  %392 = icmp eq i32 %391, 0
  %393 = select i1 %392, float %380, float %390
  %394 = bitcast float %393 to i32
  %395 = shl i32 %374, 30
  %396 = and i32 %395, -2147483648
  %397 = xor i32 %396, %394
  %398 = bitcast i32 %397 to float
  %399 = fmul float %398, %0
  %400 = call float @llvm.fabs.f32(float %399)
  %401 = fdiv arcp float 1.000000e+00, %400
  %402 = fmul float %401, 0x400921FB60000000
  %403 = bitcast float %402 to i32
  %404 = and i32 %403, -4096
  %405 = bitcast i32 %404 to float
  %406 = bitcast float %400 to i32
  %407 = and i32 %406, 2147479552
  %408 = bitcast i32 %407 to float
  %409 = fmul float %408, %405
  %410 = fsub float 0x400921FB60000000, %409
  %411 = fsub float %400, %408
  %412 = fmul float %411, %405
  %413 = fsub float %410, %412
  %414 = fadd float %413, 0xBE7777A5C0000000
  %415 = fmul float %401, %414
  %416 = fadd float %415, %405
  %417 = fsub float %416, %405
  %418 = fsub float %415, %417
  %419 = bitcast float %416 to i32
  %420 = add i32 %419, -1060439283
  %421 = ashr i32 %420, 23
  %422 = and i32 %420, 8388607
  %423 = add nuw nsw i32 %422, 1060439283
  %424 = bitcast i32 %423 to float
  %425 = fadd float %424, -1.000000e+00
  %426 = sub nsw i32 0, %421
  %427 = ashr i32 %426, 1
  %428 = shl nsw i32 %427, 23
  %429 = add i32 %428, 1065353216
  %430 = bitcast i32 %429 to float
  %431 = fmul float %418, %430
  %432 = sub nsw i32 %426, %427
  %433 = shl i32 %432, 23
  %434 = add i32 %433, 1065353216
  %435 = bitcast i32 %434 to float
  %436 = fmul float %431, %435
  %437 = sitofp i32 %421 to float
  %438 = fmul float %437, 0x3FE62E4000000000
  %439 = fadd float %438, %425
  %440 = fsub float %438, %439
  %441 = fadd float %425, %440
  %442 = fmul float %425, %425
  %443 = call float @llvm.fma.f32(float %425, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %444 = call float @llvm.fma.f32(float %443, float %425, float 0x3FBE5B2880000000)
  %445 = call float @llvm.fma.f32(float %444, float %425, float 0xBFBFCBC540000000)
  %446 = call float @llvm.fma.f32(float %445, float %425, float 0x3FC235C1C0000000)
  %447 = call float @llvm.fma.f32(float %446, float %425, float 0xBFC555CA00000000)
  %448 = call float @llvm.fma.f32(float %447, float %425, float 0x3FC99A3100000000)
  %449 = call float @llvm.fma.f32(float %448, float %425, float 0xBFCFFFFE20000000)
  %450 = call float @llvm.fma.f32(float %449, float %425, float 0x3FD5555480000000)
  %451 = call float @llvm.fma.f32(float %425, float %450, float -5.000000e-01)
  %452 = fmul float %442, %451
  %453 = call float @llvm.fma.f32(float %437, float 0x3EB7F7D1C0000000, float %452)
  %454 = fadd float %441, %453
  %455 = fneg float %425
  %456 = call float @llvm.fma.f32(float %455, float %436, float %436)
  %457 = fadd float %456, %454
  %458 = fcmp olt float %2, 3.500000e+00
  br i1 %458, label %459, label %538

459:
  %460 = fcmp olt float %2, 5.000000e-01
  br i1 %460, label %466, label %461

461:
  %462 = fcmp olt float %2, 1.250000e+00
  br i1 %462, label %466, label %463

463:
  %464 = fcmp ole float %2, 2.500000e+00
  %465 = select i1 %464, float 2.000000e+00, float 3.000000e+00
  br label %466

466:
  %467 = phi float [ 0.000000e+00, %459 ], [ %465, %463 ], [ 1.000000e+00, %461 ]
  %468 = fsub float %2, %467
  %469 = call float @llvm.fma.f32(float %468, float 0xBF2F97B3C0000000, float 0xBF262C2F60000000)
  %470 = call float @llvm.fma.f32(float %469, float %468, float 0xBF315EAA80000000)
  %471 = call float @llvm.fma.f32(float %470, float %468, float 0x3F4502BF00000000)
  %472 = call float @llvm.fma.f32(float %471, float %468, float 0xBF529355C0000000)
  %473 = call float @llvm.fma.f32(float %472, float %468, float 0x3F6785D420000000)
  %474 = call float @llvm.fma.f32(float %473, float %468, float 0xBF7E4CD560000000)
  %475 = call float @llvm.fma.f32(float %474, float %468, float 0x3F951359A0000000)
  %476 = call float @llvm.fma.f32(float %475, float %468, float 0xBFB13DF420000000)
  %477 = call float @llvm.fma.f32(float %476, float %468, float 0x3FD4A34CC0000000)
  %478 = call float @llvm.fma.f32(float %477, float %468, float 0x3FDB0EE600000000)
  %479 = fmul float %468, %478
  %480 = fcmp oeq float %467, 2.000000e+00
  br i1 %480, label %687, label %481

481:
  %482 = fcmp oeq float %467, 0.000000e+00
  %483 = fmul float %0, %0
  %484 = fcmp oeq float %467, 3.000000e+00
  %485 = select i1 %484, float -1.000000e+00, float 0.000000e+00
  %486 = select i1 %482, float %483, float %485
  %487 = fadd float %2, %486
  %488 = fsub float %2, %487
  %489 = fadd float %486, %488
  %490 = bitcast float %487 to i32
  %491 = add i32 %490, -1060439283
  %492 = ashr i32 %491, 23
  %493 = and i32 %491, 8388607
  %494 = add nuw nsw i32 %493, 1060439283
  %495 = bitcast i32 %494 to float
  %496 = fadd float %495, -1.000000e+00
  %497 = sub nsw i32 0, %492
  %498 = ashr i32 %497, 1
  %499 = shl nsw i32 %498, 23
  %500 = add i32 %499, 1065353216
  %501 = bitcast i32 %500 to float
  %502 = fmul float %489, %501
  %503 = sub nsw i32 %497, %498
  %504 = shl i32 %503, 23
  %505 = add i32 %504, 1065353216
  %506 = bitcast i32 %505 to float
  %507 = fmul float %502, %506
  %508 = sitofp i32 %492 to float
  %509 = fmul float %508, 0x3FE62E4000000000
  %510 = fadd float %509, %496
  %511 = fsub float %509, %510
  %512 = fadd float %496, %511
  %513 = fmul float %496, %496
  %514 = call float @llvm.fma.f32(float %496, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %515 = call float @llvm.fma.f32(float %514, float %496, float 0x3FBE5B2880000000)
  %516 = call float @llvm.fma.f32(float %515, float %496, float 0xBFBFCBC540000000)
  %517 = call float @llvm.fma.f32(float %516, float %496, float 0x3FC235C1C0000000)
  %518 = call float @llvm.fma.f32(float %517, float %496, float 0xBFC555CA00000000)
  %519 = call float @llvm.fma.f32(float %518, float %496, float 0x3FC99A3100000000)
  %520 = call float @llvm.fma.f32(float %519, float %496, float 0xBFCFFFFE20000000)
  %521 = call float @llvm.fma.f32(float %520, float %496, float 0x3FD5555480000000)
  %522 = call float @llvm.fma.f32(float %496, float %521, float -5.000000e-01)
  %523 = fmul float %513, %522
  %524 = call float @llvm.fma.f32(float %508, float 0x3EB7F7D1C0000000, float %523)
  %525 = fadd float %512, %524
  %526 = fneg float %496
  %527 = call float @llvm.fma.f32(float %526, float %507, float %507)
  %528 = fadd float %527, %525
  %529 = select i1 %484, float 1.000000e+00, float -1.000000e+00
  %530 = fmul float %529, %510
  %531 = fadd float %530, %479
  %532 = fsub float %531, %530
  %533 = fsub float %531, %532
  %534 = fsub float %530, %533
  %535 = fsub float %479, %532
  %536 = fadd float %535, %534
  %537 = call float @llvm.fma.f32(float %529, float %528, float %536)
  br label %687

538:
  %539 = fcmp ult float %2, 0x41B0000000000000
  %540 = bitcast float %2 to i32
  br i1 %539, label %580, label %541

541:
  %542 = icmp ult i32 %540, 8388608
  %543 = or i32 %540, 1065353216
  %544 = bitcast i32 %543 to float
  %545 = fadd float %544, -1.000000e+00
  %546 = select i1 %542, i32 -126, i32 0
  %547 = select i1 %542, float %545, float %2
  %548 = bitcast float %547 to i32
  %549 = add i32 %548, -1060439283
  %550 = ashr i32 %549, 23
  %551 = add nsw i32 %550, %546
  %552 = and i32 %549, 8388607
  %553 = add nuw nsw i32 %552, 1060439283
  %554 = bitcast i32 %553 to float
  %555 = fadd float %554, -1.000000e+00
  %556 = sitofp i32 %551 to float
  %557 = fmul float %556, 0x3FE62E4000000000
  %558 = fmul float %555, %555
  %559 = call float @llvm.fma.f32(float %555, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %560 = call float @llvm.fma.f32(float %559, float %555, float 0x3FBE5B2880000000)
  %561 = call float @llvm.fma.f32(float %560, float %555, float 0xBFBFCBC540000000)
  %562 = call float @llvm.fma.f32(float %561, float %555, float 0x3FC235C1C0000000)
  %563 = call float @llvm.fma.f32(float %562, float %555, float 0xBFC555CA00000000)
  %564 = call float @llvm.fma.f32(float %563, float %555, float 0x3FC99A3100000000)
  %565 = call float @llvm.fma.f32(float %564, float %555, float 0xBFCFFFFE20000000)
  %566 = call float @llvm.fma.f32(float %565, float %555, float 0x3FD5555480000000)
  %567 = call float @llvm.fma.f32(float %555, float %566, float -5.000000e-01)
  %568 = fmul float %558, %567
  %569 = call float @llvm.fma.f32(float %556, float 0x3EB7F7D1C0000000, float %568)
  %570 = fadd float %555, %569
  %571 = fadd float %557, %570
  %572 = call float @llvm.fma.f32(float %2, float 0x7FF0000000000000, float 0x7FF0000000000000)
  %573 = icmp eq i32 %540, 0
  %574 = select i1 %573, float 0xFFF0000000000000, float %572
  %575 = add nsw i32 %540, -2139095040
  %576 = icmp ult i32 %575, -2139095039
  %577 = select i1 %576, float %574, float %571
  %578 = fadd float %577, -1.000000e+00
  %579 = fmul float %2, %578
  br label %687

580:
  %581 = add nsw i32 %540, -1060439283
  %582 = ashr i32 %581, 23
  %583 = and i32 %581, 8388607
  %584 = add nuw nsw i32 %583, 1060439283
  %585 = bitcast i32 %584 to float
  %586 = fadd float %585, -1.000000e+00
  %587 = fadd float %586, 2.000000e+00
  %588 = bitcast float %587 to i32
  %589 = and i32 %588, -4096
  %590 = bitcast i32 %589 to float
  %591 = fadd float %590, -2.000000e+00
  %592 = fsub float %586, %591
  %593 = fdiv arcp float 1.000000e+00, %587
  %594 = fmul float %586, %593
  %595 = bitcast float %594 to i32
  %596 = and i32 %595, -4096
  %597 = bitcast i32 %596 to float
  %598 = fmul float %590, %597
  %599 = fsub float %586, %598
  %600 = fmul float %592, %597
  %601 = fsub float %599, %600
  %602 = fmul float %593, %601
  %603 = fmul float %594, %594
  %604 = bitcast float %603 to i32
  %605 = and i32 %604, -4096
  %606 = bitcast i32 %605 to float
  %607 = fmul float %597, %597
  %608 = fsub float %607, %606
  %609 = fadd float %594, %597
  %610 = fmul float %609, %602
  %611 = fadd float %608, %610
  %612 = call float @llvm.fma.f32(float %603, float 0x3FBDFCBFC0000000, float 0x3FC2451A60000000)
  %613 = call float @llvm.fma.f32(float %612, float %603, float 0x3FC999A020000000)
  %614 = call float @llvm.fma.f32(float %603, float %613, float 0xBF05555560000000)
  %615 = fmul float %606, 0x3FD5560000000000
  %616 = fadd float %614, 0x3FD5560000000000
  %617 = fmul float %616, %611
  %618 = call float @llvm.fma.f32(float %606, float %614, float %617)
  %619 = fadd float %615, %618
  %620 = bitcast float %619 to i32
  %621 = and i32 %620, -4096
  %622 = bitcast i32 %621 to float
  %623 = fsub float %615, %622
  %624 = fadd float %618, %623
  %625 = fadd float %597, %597
  %626 = fadd float %602, %602
  %627 = sitofp i32 %582 to float
  %628 = fmul float %627, 0x3FE62E4000000000
  %629 = fadd float %628, %625
  %630 = fsub float %629, %628
  %631 = fsub float %625, %630
  %632 = fmul float %625, %622
  %633 = fadd float %629, %632
  %634 = fsub float %633, %629
  %635 = fsub float %632, %634
  %636 = fmul float %626, %619
  %637 = call float @llvm.fma.f32(float %625, float %624, float %636)
  %638 = fadd float %626, %637
  %639 = call float @llvm.fma.f32(float %627, float 0x3EB7F7D1C0000000, float %638)
  %640 = fadd float %631, %639
  %641 = fadd float %635, %640
  %642 = fadd float %633, %641
  %643 = fsub float %642, %633
  %644 = fsub float %641, %643
  %645 = fadd float %2, -5.000000e-01
  %646 = bitcast float %642 to i32
  %647 = and i32 %646, -4096
  %648 = bitcast i32 %647 to float
  %649 = bitcast float %645 to i32
  %650 = and i32 %649, -4096
  %651 = bitcast i32 %650 to float
  %652 = fmul float %651, %648
  %653 = fsub float %642, %648
  %654 = fadd float %644, %653
  %655 = fsub float %645, %651
  %656 = fmul float %655, %642
  %657 = call float @llvm.fma.f32(float %654, float %651, float %656)
  %658 = fadd float %652, %657
  %659 = fsub float %658, %652
  %660 = fsub float %657, %659
  %661 = fdiv arcp float 1.000000e+00, %2
  %662 = fmul float %661, %661
  %663 = call float @llvm.fma.f32(float %662, float 0xBF4117FB60000000, float 0x3F4A037300000000)
  %664 = call float @llvm.fma.f32(float %663, float %662, float 0xBF66C1BEA0000000)
  %665 = call float @llvm.fma.f32(float %664, float %662, float 0x3FB5555560000000)
  %666 = fmul float %661, %665
  %667 = fneg float %2
  %668 = fsub float %658, %2
  %669 = fsub float %668, %658
  %670 = fsub float %668, %669
  %671 = fsub float %658, %670
  %672 = fsub float %667, %669
  %673 = fadd float %672, %671
  %674 = fadd float %668, 0x3FED67F1C0000000
  %675 = fsub float %674, %668
  %676 = fsub float %675, %674
  %677 = fadd float %668, %676
  %678 = fsub float 0x3FED67F1C0000000, %675
  %679 = fadd float %678, %677
  %680 = fadd float %666, 0x3E50C97D60000000
  %681 = fadd float %680, %660
  %682 = fadd float %681, %673
  %683 = fadd float %679, %682
  %684 = fadd float %674, %683
  %685 = fsub float %674, %684
  %686 = fadd float %683, %685
  br label %687

687:
  %688 = phi float [ %684, %580 ], [ %531, %481 ], [ %479, %466 ], [ %579, %541 ]
  %689 = phi float [ %686, %580 ], [ %537, %481 ], [ 0.000000e+00, %466 ], [ 0.000000e+00, %541 ]
  %690 = fneg float %688
  %691 = fsub float %439, %688
  %692 = fsub float %691, %439
  %693 = fsub float %692, %691
  %694 = fadd float %439, %693
  %695 = fsub float %690, %692
  %696 = fadd float %695, %694
  %697 = fsub float %457, %689
  %698 = fadd float %697, %696
  %699 = fadd float %691, %698
  br label %700

700:
  %701 = phi float [ %289, %286 ], [ %352, %295 ], [ %699, %687 ], [ %0, %1 ], [ 0x7FF0000000000000, %290 ]
  ret float %701
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.trunc.f32(float)

declare float @llvm.rint.f32(float)
