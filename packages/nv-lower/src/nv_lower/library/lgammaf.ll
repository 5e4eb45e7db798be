define linkonce_odr float @lgammaf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp ord float %0, 0.000000e+00
  br i1 %3, label %4, label %721

4:
  %5 = fcmp ogt float %0, 0.000000e+00
  br i1 %5, label %10, label %6

6:
  %7 = fcmp oeq float %2, 0x7FF0000000000000
  %8 = fcmp olt float %2, 0x3E10000000000000
  %9 = or i1 %7, %8
  br i1 %9, label %10, label %304

10:
  %11 = fcmp one float %0, 0.000000e+00
  %12 = select i1 %11, float %2, float 0x7FF0000000000000
  %13 = fcmp olt float %12, 3.500000e+00
  br i1 %13, label %14, label %141

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
  br label %300

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
  br i1 %83, label %300, label %84

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
  br label %300

141:
  %142 = fcmp ult float %12, 0x41B0000000000000
  br i1 %142, label %192, label %143

143:
  %144 = fcmp oeq float %12, 0x7FF0000000000000
  br i1 %144, label %300, label %145

145:
  %146 = bitcast float %12 to i32
  %147 = add nsw i32 %146, -2139095040
  %148 = icmp ult i32 %147, -2130706432
  br i1 %148, label %149, label %159

149:
  %150 = add nsw i32 %146, -8388608
  %151 = icmp ult i32 %150, -8388607
  br i1 %151, label %152, label %156

152:
  switch i32 %146, label %153 [
    i32 0, label %188
    i32 2139095040, label %154
  ]

153:
  br label %188

154:
  %155 = fadd float %12, %12
  br label %188

156:
  %157 = uitofp nneg i32 %146 to float
  %158 = bitcast float %157 to i32
  br label %159

159:
  %160 = phi i32 [ %158, %156 ], [ %146, %145 ]
  %161 = phi i32 [ -149, %156 ], [ 0, %145 ]
  %162 = add nsw i32 %160, -1060439283
  %163 = ashr i32 %162, 23
  %164 = add nsw i32 %163, %161
  %165 = and i32 %162, 8388607
  %166 = add nuw nsw i32 %165, 1060439283
  %167 = bitcast i32 %166 to float
  %168 = fadd float %167, -1.000000e+00
  %169 = sitofp i32 %164 to float
  %170 = fmul float %169, 0x3FE62E4000000000
  %171 = fadd float %170, %168
  %172 = fsub float %170, %171
  %173 = fadd float %168, %172
  %174 = fmul float %168, %168
  %175 = call float @llvm.fma.f32(float %168, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %176 = call float @llvm.fma.f32(float %175, float %168, float 0x3FBE5B2880000000)
  %177 = call float @llvm.fma.f32(float %176, float %168, float 0xBFBFCBC540000000)
  %178 = call float @llvm.fma.f32(float %177, float %168, float 0x3FC235C1C0000000)
  %179 = call float @llvm.fma.f32(float %178, float %168, float 0xBFC555CA00000000)
  %180 = call float @llvm.fma.f32(float %179, float %168, float 0x3FC99A3100000000)
  %181 = call float @llvm.fma.f32(float %180, float %168, float 0xBFCFFFFE20000000)
  %182 = call float @llvm.fma.f32(float %181, float %168, float 0x3FD5555480000000)
  %183 = call float @llvm.fma.f32(float %168, float %182, float -5.000000e-01)
  %184 = fmul float %174, %183
  %185 = call float @llvm.fma.f32(float %169, float 0x3EB7F7D1C0000000, float %184)
  %186 = fadd float %173, %185
  %187 = fadd float %171, %186
  br label %188

188:
  %189 = phi float [ %187, %159 ], [ %155, %154 ], [ 0xFFF0000000000000, %152 ], [ 0x7FF8000000000000, %153 ]
  %190 = fadd float %189, -1.000000e+00
  %191 = fmul float %12, %190
  br label %300

192:
  %193 = bitcast float %12 to i32
  %194 = add nsw i32 %193, -1060439283
  %195 = ashr i32 %194, 23
  %196 = and i32 %194, 8388607
  %197 = add nuw nsw i32 %196, 1060439283
  %198 = bitcast i32 %197 to float
  %199 = fadd float %198, -1.000000e+00
  %200 = fadd float %199, 2.000000e+00
  %201 = bitcast float %200 to i32
  %202 = and i32 %201, -4096
  %203 = bitcast i32 %202 to float
  %204 = fadd float %203, -2.000000e+00
  %205 = fsub float %199, %204
  %206 = fdiv arcp float 1.000000e+00, %200
  %207 = fmul float %199, %206
  %208 = bitcast float %207 to i32
  %209 = and i32 %208, -4096
  %210 = bitcast i32 %209 to float
  %211 = fmul float %203, %210
  %212 = fsub float %199, %211
  %213 = fmul float %205, %210
  %214 = fsub float %212, %213
  %215 = fmul float %206, %214
  %216 = fmul float %207, %207
  %217 = bitcast float %216 to i32
  %218 = and i32 %217, -4096
  %219 = bitcast i32 %218 to float
  %220 = fmul float %210, %210
  %221 = fsub float %220, %219
  %222 = fadd float %207, %210
  %223 = fmul float %222, %215
  %224 = fadd float %221, %223
  %225 = call float @llvm.fma.f32(float %216, float 0x3FBDFCBFC0000000, float 0x3FC2451A60000000)
  %226 = call float @llvm.fma.f32(float %225, float %216, float 0x3FC999A020000000)
  %227 = call float @llvm.fma.f32(float %216, float %226, float 0xBF05555560000000)
  %228 = fmul float %219, 0x3FD5560000000000
  %229 = fadd float %227, 0x3FD5560000000000
  %230 = fmul float %229, %224
  %231 = call float @llvm.fma.f32(float %219, float %227, float %230)
  %232 = fadd float %228, %231
  %233 = bitcast float %232 to i32
  %234 = and i32 %233, -4096
  %235 = bitcast i32 %234 to float
  %236 = fsub float %228, %235
  %237 = fadd float %231, %236
  %238 = fadd float %210, %210
  %239 = fadd float %215, %215
  %240 = sitofp i32 %195 to float
  %241 = fmul float %240, 0x3FE62E4000000000
  %242 = fadd float %241, %238
  %243 = fsub float %242, %241
  %244 = fsub float %238, %243
  %245 = fmul float %238, %235
  %246 = fadd float %242, %245
  %247 = fsub float %246, %242
  %248 = fsub float %245, %247
  %249 = fmul float %239, %232
  %250 = call float @llvm.fma.f32(float %238, float %237, float %249)
  %251 = fadd float %239, %250
  %252 = call float @llvm.fma.f32(float %240, float 0x3EB7F7D1C0000000, float %251)
  %253 = fadd float %244, %252
  %254 = fadd float %248, %253
  %255 = fadd float %246, %254
  %256 = fsub float %255, %246
  %257 = fsub float %254, %256
  %258 = fadd float %12, -5.000000e-01
  %259 = bitcast float %255 to i32
  %260 = and i32 %259, -4096
  %261 = bitcast i32 %260 to float
  %262 = bitcast float %258 to i32
  %263 = and i32 %262, -4096
  %264 = bitcast i32 %263 to float
  %265 = fmul float %264, %261
  %266 = fsub float %255, %261
  %267 = fadd float %257, %266
  %268 = fsub float %258, %264
  %269 = fmul float %268, %255
  %270 = call float @llvm.fma.f32(float %267, float %264, float %269)
  %271 = fadd float %265, %270
  %272 = fsub float %271, %265
  %273 = fsub float %270, %272
  %274 = fdiv arcp float 1.000000e+00, %12
  %275 = fmul float %274, %274
  %276 = call float @llvm.fma.f32(float %275, float 0xBF4117FB60000000, float 0x3F4A037300000000)
  %277 = call float @llvm.fma.f32(float %276, float %275, float 0xBF66C1BEA0000000)
  %278 = call float @llvm.fma.f32(float %277, float %275, float 0x3FB5555560000000)
  %279 = fmul float %274, %278
  %280 = fneg float %12
  %281 = fsub float %271, %12
  %282 = fsub float %281, %271
  %283 = fsub float %281, %282
  %284 = fsub float %271, %283
  %285 = fsub float %280, %282
  %286 = fadd float %285, %284
  %287 = fadd float %281, 0x3FED67F1C0000000
  %288 = fsub float %287, %281
  %289 = fsub float %288, %287
  %290 = fadd float %281, %289
  %291 = fsub float 0x3FED67F1C0000000, %288
  %292 = fadd float %291, %290
  %293 = fadd float %279, 0x3E50C97D60000000
  %294 = fadd float %293, %273
  %295 = fadd float %294, %286
  %296 = fadd float %292, %295
  %297 = fadd float %287, %296
  %298 = fsub float %287, %297
  %299 = fadd float %296, %298
  br label %300

300:
  %301 = phi float [ %61, %59 ], [ %297, %192 ], [ %134, %84 ], [ %82, %69 ], [ %191, %188 ], [ 0x7FF0000000000000, %143 ]
  %302 = phi float [ 0.000000e+00, %59 ], [ %299, %192 ], [ %140, %84 ], [ 0.000000e+00, %69 ], [ 0.000000e+00, %188 ], [ 0.000000e+00, %143 ]
  %303 = fadd float %301, %302
  br label %721

304:
  %305 = call float @llvm.trunc.f32(float %0)
  %306 = fcmp oeq float %305, %0
  br i1 %306, label %721, label %307

307:
  %308 = fcmp ugt float %2, 5.000000e-01
  br i1 %308, label %367, label %309

309:
  %310 = fneg float %2
  %311 = fmul float %2, %310
  %312 = fadd float %2, %311
  %313 = fsub float %312, %2
  %314 = fsub float %311, %313
  %315 = bitcast float %312 to i32
  %316 = add i32 %315, -1060439283
  %317 = ashr i32 %316, 23
  %318 = and i32 %316, 8388607
  %319 = add nuw nsw i32 %318, 1060439283
  %320 = bitcast i32 %319 to float
  %321 = fadd float %320, -1.000000e+00
  %322 = sub nsw i32 0, %317
  %323 = ashr i32 %322, 1
  %324 = shl nsw i32 %323, 23
  %325 = add i32 %324, 1065353216
  %326 = bitcast i32 %325 to float
  %327 = fmul float %314, %326
  %328 = sub nsw i32 %322, %323
  %329 = shl i32 %328, 23
  %330 = add i32 %329, 1065353216
  %331 = bitcast i32 %330 to float
  %332 = fmul float %327, %331
  %333 = sitofp i32 %317 to float
  %334 = fmul float %333, 0x3FE62E4000000000
  %335 = fadd float %334, %321
  %336 = fsub float %334, %335
  %337 = fadd float %321, %336
  %338 = fmul float %321, %321
  %339 = call float @llvm.fma.f32(float %321, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %340 = call float @llvm.fma.f32(float %339, float %321, float 0x3FBE5B2880000000)
  %341 = call float @llvm.fma.f32(float %340, float %321, float 0xBFBFCBC540000000)
  %342 = call float @llvm.fma.f32(float %341, float %321, float 0x3FC235C1C0000000)
  %343 = call float @llvm.fma.f32(float %342, float %321, float 0xBFC555CA00000000)
  %344 = call float @llvm.fma.f32(float %343, float %321, float 0x3FC99A3100000000)
  %345 = call float @llvm.fma.f32(float %344, float %321, float 0xBFCFFFFE20000000)
  %346 = call float @llvm.fma.f32(float %345, float %321, float 0x3FD5555480000000)
  %347 = call float @llvm.fma.f32(float %321, float %346, float -5.000000e-01)
  %348 = fmul float %338, %347
  %349 = call float @llvm.fma.f32(float %333, float 0x3EB7F7D1C0000000, float %348)
  %350 = fadd float %337, %349
  %351 = fneg float %321
  %352 = call float @llvm.fma.f32(float %351, float %332, float %332)
  %353 = fadd float %352, %350
  %354 = call float @llvm.fma.f32(float %0, float 0xBF2F97B3C0000000, float 0xBF262C2F60000000)
  %355 = call float @llvm.fma.f32(float %354, float %0, float 0xBF315EAA80000000)
  %356 = call float @llvm.fma.f32(float %355, float %0, float 0x3F4502BF00000000)
  %357 = call float @llvm.fma.f32(float %356, float %0, float 0xBF529355C0000000)
  %358 = call float @llvm.fma.f32(float %357, float %0, float 0x3F6785D420000000)
  %359 = call float @llvm.fma.f32(float %358, float %0, float 0xBF7E4CD560000000)
  %360 = call float @llvm.fma.f32(float %359, float %0, float 0x3F951359A0000000)
  %361 = call float @llvm.fma.f32(float %360, float %0, float 0xBFB13DF420000000)
  %362 = call float @llvm.fma.f32(float %361, float %0, float 0x3FD4A34CC0000000)
  %363 = call float @llvm.fma.f32(float %362, float %0, float 0x3FDB0EE600000000)
  %364 = fmul float %363, %0
  %365 = fadd float %335, %353
  %366 = fsub float %364, %365
  br label %721

367:
  %368 = fcmp olt float %2, 0x4170000000000000
  %369 = select i1 %368, float %0, float 0.000000e+00
  %370 = fadd float %369, %369
  %371 = call float @llvm.rint.f32(float %370)
  %372 = fmul float %371, 5.000000e-01
  %373 = fsub float %369, %372
  %374 = bitcast float %373 to i32
  %375 = and i32 %374, -4096
  %376 = bitcast i32 %375 to float
  %377 = fmul float %376, 0x4009200000000000
  %378 = fsub float %373, %376
  %379 = fmul float %378, 0x400921FB60000000
  %380 = call float @llvm.fma.f32(float %376, float 0x3F4FB54440000000, float %379)
  %381 = fadd float %377, %380
  %382 = fsub float %381, %377
  %383 = fsub float %380, %382
  %384 = fmul float %371, 2.500000e-01
  %385 = call float @llvm.trunc.f32(float %384)
  %386 = fmul float %385, 4.000000e+00
  %387 = fsub float %371, %386
  %388 = fptosi float %387 to i32
  %389 = fmul float %381, %381
  %390 = fmul float %381, %389
  %391 = call float @llvm.fma.f32(float %389, float 0xBF29952D80000000, float 0x3F81107760000000)
  %392 = call float @llvm.fma.f32(float %391, float %389, float 0xBFC5555460000000)
  %393 = call float @llvm.fma.f32(float %390, float %392, float %383)
  %394 = fadd float %381, %393
  %395 = call float @llvm.fma.f32(float %389, float -5.000000e-01, float 1.000000e+00)
  %396 = fsub float 1.000000e+00, %395
  %397 = call float @llvm.fma.f32(float %389, float -5.000000e-01, float %396)
  %398 = fmul float %389, %389
  %399 = call float @llvm.fma.f32(float %389, float 0x3EF99E0E40000000, float 0xBF56C0C1A0000000)
  %400 = call float @llvm.fma.f32(float %399, float %389, float 0x3FA55554A0000000)
  %401 = call float @llvm.fma.f32(float %398, float %400, float %397)
  %402 = fmul float %381, %383
  %403 = fsub float %401, %402
  %404 = fadd float %395, %403
  %405 = and i32 %388, 1
  %406 = icmp eq i32 %405, 0
  %407 = select i1 %406, float %394, float %404
  %408 = bitcast float %407 to i32
  %409 = shl i32 %388, 30
  %410 = and i32 %409, -2147483648
  %411 = xor i32 %410, %408
  %412 = bitcast i32 %411 to float
  %413 = fmul float %412, %0
  %414 = call float @llvm.fabs.f32(float %413)
  %415 = fdiv arcp float 1.000000e+00, %414
  %416 = fmul float %415, 0x400921FB60000000
  %417 = bitcast float %416 to i32
  %418 = and i32 %417, -4096
  %419 = bitcast i32 %418 to float
  %420 = bitcast float %414 to i32
  %421 = and i32 %420, 2147479552
  %422 = bitcast i32 %421 to float
  %423 = fmul float %422, %419
  %424 = fsub float 0x400921FB60000000, %423
  %425 = fsub float %414, %422
  %426 = fmul float %425, %419
  %427 = fsub float %424, %426
  %428 = fadd float %427, 0xBE7777A5C0000000
  %429 = fmul float %415, %428
  %430 = fadd float %429, %419
  %431 = fsub float %430, %419
  %432 = fsub float %429, %431
  %433 = bitcast float %430 to i32
  %434 = add i32 %433, -1060439283
  %435 = ashr i32 %434, 23
  %436 = and i32 %434, 8388607
  %437 = add nuw nsw i32 %436, 1060439283
  %438 = bitcast i32 %437 to float
  %439 = fadd float %438, -1.000000e+00
  %440 = sub nsw i32 0, %435
  %441 = ashr i32 %440, 1
  %442 = shl nsw i32 %441, 23
  %443 = add i32 %442, 1065353216
  %444 = bitcast i32 %443 to float
  %445 = fmul float %432, %444
  %446 = sub nsw i32 %440, %441
  %447 = shl i32 %446, 23
  %448 = add i32 %447, 1065353216
  %449 = bitcast i32 %448 to float
  %450 = fmul float %445, %449
  %451 = sitofp i32 %435 to float
  %452 = fmul float %451, 0x3FE62E4000000000
  %453 = fadd float %452, %439
  %454 = fsub float %452, %453
  %455 = fadd float %439, %454
  %456 = fmul float %439, %439
  %457 = call float @llvm.fma.f32(float %439, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %458 = call float @llvm.fma.f32(float %457, float %439, float 0x3FBE5B2880000000)
  %459 = call float @llvm.fma.f32(float %458, float %439, float 0xBFBFCBC540000000)
  %460 = call float @llvm.fma.f32(float %459, float %439, float 0x3FC235C1C0000000)
  %461 = call float @llvm.fma.f32(float %460, float %439, float 0xBFC555CA00000000)
  %462 = call float @llvm.fma.f32(float %461, float %439, float 0x3FC99A3100000000)
  %463 = call float @llvm.fma.f32(float %462, float %439, float 0xBFCFFFFE20000000)
  %464 = call float @llvm.fma.f32(float %463, float %439, float 0x3FD5555480000000)
  %465 = call float @llvm.fma.f32(float %439, float %464, float -5.000000e-01)
  %466 = fmul float %456, %465
  %467 = call float @llvm.fma.f32(float %451, float 0x3EB7F7D1C0000000, float %466)
  %468 = fadd float %455, %467
  %469 = fneg float %439
  %470 = call float @llvm.fma.f32(float %469, float %450, float %450)
  %471 = fadd float %470, %468
  %472 = fcmp olt float %2, 3.500000e+00
  br i1 %472, label %473, label %552

473:
  %474 = fcmp olt float %2, 5.000000e-01
  br i1 %474, label %480, label %475

475:
  %476 = fcmp olt float %2, 1.250000e+00
  br i1 %476, label %480, label %477

477:
  %478 = fcmp ole float %2, 2.500000e+00
  %479 = select i1 %478, float 2.000000e+00, float 3.000000e+00
  br label %480

480:
  %481 = phi float [ 0.000000e+00, %473 ], [ %479, %477 ], [ 1.000000e+00, %475 ]
  %482 = fsub float %2, %481
  %483 = call float @llvm.fma.f32(float %482, float 0xBF2F97B3C0000000, float 0xBF262C2F60000000)
  %484 = call float @llvm.fma.f32(float %483, float %482, float 0xBF315EAA80000000)
  %485 = call float @llvm.fma.f32(float %484, float %482, float 0x3F4502BF00000000)
  %486 = call float @llvm.fma.f32(float %485, float %482, float 0xBF529355C0000000)
  %487 = call float @llvm.fma.f32(float %486, float %482, float 0x3F6785D420000000)
  %488 = call float @llvm.fma.f32(float %487, float %482, float 0xBF7E4CD560000000)
  %489 = call float @llvm.fma.f32(float %488, float %482, float 0x3F951359A0000000)
  %490 = call float @llvm.fma.f32(float %489, float %482, float 0xBFB13DF420000000)
  %491 = call float @llvm.fma.f32(float %490, float %482, float 0x3FD4A34CC0000000)
  %492 = call float @llvm.fma.f32(float %491, float %482, float 0x3FDB0EE600000000)
  %493 = fmul float %482, %492
  %494 = fcmp oeq float %481, 2.000000e+00
  br i1 %494, label %708, label %495

495:
  %496 = fcmp oeq float %481, 0.000000e+00
  %497 = fmul float %0, %0
  %498 = fcmp oeq float %481, 3.000000e+00
  %499 = select i1 %498, float -1.000000e+00, float 0.000000e+00
  %500 = select i1 %496, float %497, float %499
  %501 = fadd float %2, %500
  %502 = fsub float %2, %501
  %503 = fadd float %500, %502
  %504 = bitcast float %501 to i32
  %505 = add i32 %504, -1060439283
  %506 = ashr i32 %505, 23
  %507 = and i32 %505, 8388607
  %508 = add nuw nsw i32 %507, 1060439283
  %509 = bitcast i32 %508 to float
  %510 = fadd float %509, -1.000000e+00
  %511 = sub nsw i32 0, %506
  %512 = ashr i32 %511, 1
  %513 = shl nsw i32 %512, 23
  %514 = add i32 %513, 1065353216
  %515 = bitcast i32 %514 to float
  %516 = fmul float %503, %515
  %517 = sub nsw i32 %511, %512
  %518 = shl i32 %517, 23
  %519 = add i32 %518, 1065353216
  %520 = bitcast i32 %519 to float
  %521 = fmul float %516, %520
  %522 = sitofp i32 %506 to float
  %523 = fmul float %522, 0x3FE62E4000000000
  %524 = fadd float %523, %510
  %525 = fsub float %523, %524
  %526 = fadd float %510, %525
  %527 = fmul float %510, %510
  %528 = call float @llvm.fma.f32(float %510, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %529 = call float @llvm.fma.f32(float %528, float %510, float 0x3FBE5B2880000000)
  %530 = call float @llvm.fma.f32(float %529, float %510, float 0xBFBFCBC540000000)
  %531 = call float @llvm.fma.f32(float %530, float %510, float 0x3FC235C1C0000000)
  %532 = call float @llvm.fma.f32(float %531, float %510, float 0xBFC555CA00000000)
  %533 = call float @llvm.fma.f32(float %532, float %510, float 0x3FC99A3100000000)
  %534 = call float @llvm.fma.f32(float %533, float %510, float 0xBFCFFFFE20000000)
  %535 = call float @llvm.fma.f32(float %534, float %510, float 0x3FD5555480000000)
  %536 = call float @llvm.fma.f32(float %510, float %535, float -5.000000e-01)
  %537 = fmul float %527, %536
  %538 = call float @llvm.fma.f32(float %522, float 0x3EB7F7D1C0000000, float %537)
  %539 = fadd float %526, %538
  %540 = fneg float %510
  %541 = call float @llvm.fma.f32(float %540, float %521, float %521)
  %542 = fadd float %541, %539
  %543 = select i1 %498, float 1.000000e+00, float -1.000000e+00
  %544 = fmul float %543, %524
  %545 = fadd float %544, %493
  %546 = fsub float %545, %544
  %547 = fsub float %545, %546
  %548 = fsub float %544, %547
  %549 = fsub float %493, %546
  %550 = fadd float %549, %548
  %551 = call float @llvm.fma.f32(float %543, float %542, float %550)
  br label %708

552:
  %553 = fcmp ult float %2, 0x41B0000000000000
  %554 = bitcast float %2 to i32
  br i1 %553, label %601, label %555

555:
  %556 = add nsw i32 %554, -2139095040
  %557 = icmp ult i32 %556, -2130706432
  br i1 %557, label %558, label %568

558:
  %559 = add nsw i32 %554, -8388608
  %560 = icmp ult i32 %559, -8388607
  br i1 %560, label %561, label %565

561:
  switch i32 %554, label %562 [
    i32 0, label %597
    i32 2139095040, label %563
  ]

562:
  br label %597

563:
  %564 = fadd float %2, %2
  br label %597

565:
  %566 = uitofp nneg i32 %554 to float
  %567 = bitcast float %566 to i32
  br label %568

568:
  %569 = phi i32 [ %567, %565 ], [ %554, %555 ]
  %570 = phi i32 [ -149, %565 ], [ 0, %555 ]
  %571 = add nsw i32 %569, -1060439283
  %572 = ashr i32 %571, 23
  %573 = add nsw i32 %572, %570
  %574 = and i32 %571, 8388607
  %575 = add nuw nsw i32 %574, 1060439283
  %576 = bitcast i32 %575 to float
  %577 = fadd float %576, -1.000000e+00
  %578 = sitofp i32 %573 to float
  %579 = fmul float %578, 0x3FE62E4000000000
  %580 = fadd float %579, %577
  %581 = fsub float %579, %580
  %582 = fadd float %577, %581
  %583 = fmul float %577, %577
  %584 = call float @llvm.fma.f32(float %577, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %585 = call float @llvm.fma.f32(float %584, float %577, float 0x3FBE5B2880000000)
  %586 = call float @llvm.fma.f32(float %585, float %577, float 0xBFBFCBC540000000)
  %587 = call float @llvm.fma.f32(float %586, float %577, float 0x3FC235C1C0000000)
  %588 = call float @llvm.fma.f32(float %587, float %577, float 0xBFC555CA00000000)
  %589 = call float @llvm.fma.f32(float %588, float %577, float 0x3FC99A3100000000)
  %590 = call float @llvm.fma.f32(float %589, float %577, float 0xBFCFFFFE20000000)
  %591 = call float @llvm.fma.f32(float %590, float %577, float 0x3FD5555480000000)
  %592 = call float @llvm.fma.f32(float %577, float %591, float -5.000000e-01)
  %593 = fmul float %583, %592
  %594 = call float @llvm.fma.f32(float %578, float 0x3EB7F7D1C0000000, float %593)
  %595 = fadd float %582, %594
  %596 = fadd float %580, %595
  br label %597

597:
  %598 = phi float [ %596, %568 ], [ %564, %563 ], [ 0xFFF0000000000000, %561 ], [ 0x7FF8000000000000, %562 ]
  %599 = fadd float %598, -1.000000e+00
  %600 = fmul float %2, %599
  br label %708

601:
  %602 = add nsw i32 %554, -1060439283
  %603 = ashr i32 %602, 23
  %604 = and i32 %602, 8388607
  %605 = add nuw nsw i32 %604, 1060439283
  %606 = bitcast i32 %605 to float
  %607 = fadd float %606, -1.000000e+00
  %608 = fadd float %607, 2.000000e+00
  %609 = bitcast float %608 to i32
  %610 = and i32 %609, -4096
  %611 = bitcast i32 %610 to float
  %612 = fadd float %611, -2.000000e+00
  %613 = fsub float %607, %612
  %614 = fdiv arcp float 1.000000e+00, %608
  %615 = fmul float %607, %614
  %616 = bitcast float %615 to i32
  %617 = and i32 %616, -4096
  %618 = bitcast i32 %617 to float
  %619 = fmul float %611, %618
  %620 = fsub float %607, %619
  %621 = fmul float %613, %618
  %622 = fsub float %620, %621
  %623 = fmul float %614, %622
  %624 = fmul float %615, %615
  %625 = bitcast float %624 to i32
  %626 = and i32 %625, -4096
  %627 = bitcast i32 %626 to float
  %628 = fmul float %618, %618
  %629 = fsub float %628, %627
  %630 = fadd float %615, %618
  %631 = fmul float %630, %623
  %632 = fadd float %629, %631
  %633 = call float @llvm.fma.f32(float %624, float 0x3FBDFCBFC0000000, float 0x3FC2451A60000000)
  %634 = call float @llvm.fma.f32(float %633, float %624, float 0x3FC999A020000000)
  %635 = call float @llvm.fma.f32(float %624, float %634, float 0xBF05555560000000)
  %636 = fmul float %627, 0x3FD5560000000000
  %637 = fadd float %635, 0x3FD5560000000000
  %638 = fmul float %637, %632
  %639 = call float @llvm.fma.f32(float %627, float %635, float %638)
  %640 = fadd float %636, %639
  %641 = bitcast float %640 to i32
  %642 = and i32 %641, -4096
  %643 = bitcast i32 %642 to float
  %644 = fsub float %636, %643
  %645 = fadd float %639, %644
  %646 = fadd float %618, %618
  %647 = fadd float %623, %623
  %648 = sitofp i32 %603 to float
  %649 = fmul float %648, 0x3FE62E4000000000
  %650 = fadd float %649, %646
  %651 = fsub float %650, %649
  %652 = fsub float %646, %651
  %653 = fmul float %646, %643
  %654 = fadd float %650, %653
  %655 = fsub float %654, %650
  %656 = fsub float %653, %655
  %657 = fmul float %647, %640
  %658 = call float @llvm.fma.f32(float %646, float %645, float %657)
  %659 = fadd float %647, %658
  %660 = call float @llvm.fma.f32(float %648, float 0x3EB7F7D1C0000000, float %659)
  %661 = fadd float %652, %660
  %662 = fadd float %656, %661
  %663 = fadd float %654, %662
  %664 = fsub float %663, %654
  %665 = fsub float %662, %664
  %666 = fadd float %2, -5.000000e-01
  %667 = bitcast float %663 to i32
  %668 = and i32 %667, -4096
  %669 = bitcast i32 %668 to float
  %670 = bitcast float %666 to i32
  %671 = and i32 %670, -4096
  %672 = bitcast i32 %671 to float
  %673 = fmul float %672, %669
  %674 = fsub float %663, %669
  %675 = fadd float %665, %674
  %676 = fsub float %666, %672
  %677 = fmul float %676, %663
  %678 = call float @llvm.fma.f32(float %675, float %672, float %677)
  %679 = fadd float %673, %678
  %680 = fsub float %679, %673
  %681 = fsub float %678, %680
  %682 = fdiv arcp float 1.000000e+00, %2
  %683 = fmul float %682, %682
  %684 = call float @llvm.fma.f32(float %683, float 0xBF4117FB60000000, float 0x3F4A037300000000)
  %685 = call float @llvm.fma.f32(float %684, float %683, float 0xBF66C1BEA0000000)
  %686 = call float @llvm.fma.f32(float %685, float %683, float 0x3FB5555560000000)
  %687 = fmul float %682, %686
  %688 = fneg float %2
  %689 = fsub float %679, %2
  %690 = fsub float %689, %679
  %691 = fsub float %689, %690
  %692 = fsub float %679, %691
  %693 = fsub float %688, %690
  %694 = fadd float %693, %692
  %695 = fadd float %689, 0x3FED67F1C0000000
  %696 = fsub float %695, %689
  %697 = fsub float %696, %695
  %698 = fadd float %689, %697
  %699 = fsub float 0x3FED67F1C0000000, %696
  %700 = fadd float %699, %698
  %701 = fadd float %687, 0x3E50C97D60000000
  %702 = fadd float %701, %681
  %703 = fadd float %702, %694
  %704 = fadd float %700, %703
  %705 = fadd float %695, %704
  %706 = fsub float %695, %705
  %707 = fadd float %704, %706
  br label %708

708:
  %709 = phi float [ %705, %601 ], [ %545, %495 ], [ %493, %480 ], [ %600, %597 ]
  %710 = phi float [ %707, %601 ], [ %551, %495 ], [ 0.000000e+00, %480 ], [ 0.000000e+00, %597 ]
  %711 = fneg float %709
  %712 = fsub float %453, %709
  %713 = fsub float %712, %453
  %714 = fsub float %713, %712
  %715 = fadd float %453, %714
  %716 = fsub float %711, %713
  %717 = fadd float %716, %715
  %718 = fsub float %471, %710
  %719 = fadd float %718, %717
  %720 = fadd float %712, %719
  br label %721

721:
  %722 = phi float [ %303, %300 ], [ %366, %309 ], [ %720, %708 ], [ %0, %1 ], [ 0x7FF0000000000000, %304 ]
  ret float %722
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.trunc.f32(float)

declare float @llvm.rint.f32(float)
