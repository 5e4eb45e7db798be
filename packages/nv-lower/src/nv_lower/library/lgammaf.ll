define linkonce_odr float @lgammaf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp ord float %0, 0.000000e+00
  br i1 %3, label %4, label %722

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
  br label %722

304:
  %305 = call float @llvm.trunc.f32(float %0)
  %306 = fcmp oeq float %305, %0
  br i1 %306, label %722, label %307

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
  br label %722

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
  %395 = fmul float %389, -5.000000e-01
  %396 = fadd float %395, 1.000000e+00
  %397 = fadd float %396, -1.000000e+00
  %398 = fsub float %395, %397
  %399 = fmul float %389, %389
  %400 = call float @llvm.fma.f32(float %389, float 0x3EF99E0E40000000, float 0xBF56C0C1A0000000)
  %401 = call float @llvm.fma.f32(float %400, float %389, float 0x3FA55554A0000000)
  %402 = call float @llvm.fma.f32(float %399, float %401, float %398)
  %403 = fmul float %381, %383
  %404 = fsub float %402, %403
  %405 = fadd float %396, %404
  %406 = and i32 %388, 1
  %407 = icmp eq i32 %406, 0
  %408 = select i1 %407, float %394, float %405
  %409 = bitcast float %408 to i32
  %410 = shl i32 %388, 30
  %411 = and i32 %410, -2147483648
  %412 = xor i32 %411, %409
  %413 = bitcast i32 %412 to float
  %414 = fmul float %413, %0
  %415 = call float @llvm.fabs.f32(float %414)
  %416 = fdiv arcp float 1.000000e+00, %415
  %417 = fmul float %416, 0x400921FB60000000
  %418 = bitcast float %417 to i32
  %419 = and i32 %418, -4096
  %420 = bitcast i32 %419 to float
  %421 = bitcast float %415 to i32
  %422 = and i32 %421, 2147479552
  %423 = bitcast i32 %422 to float
  %424 = fmul float %423, %420
  %425 = fsub float 0x400921FB60000000, %424
  %426 = fsub float %415, %423
  %427 = fmul float %426, %420
  %428 = fsub float %425, %427
  %429 = fadd float %428, 0xBE7777A5C0000000
  %430 = fmul float %416, %429
  %431 = fadd float %430, %420
  %432 = fsub float %431, %420
  %433 = fsub float %430, %432
  %434 = bitcast float %431 to i32
  %435 = add i32 %434, -1060439283
  %436 = ashr i32 %435, 23
  %437 = and i32 %435, 8388607
  %438 = add nuw nsw i32 %437, 1060439283
  %439 = bitcast i32 %438 to float
  %440 = fadd float %439, -1.000000e+00
  %441 = sub nsw i32 0, %436
  %442 = ashr i32 %441, 1
  %443 = shl nsw i32 %442, 23
  %444 = add i32 %443, 1065353216
  %445 = bitcast i32 %444 to float
  %446 = fmul float %433, %445
  %447 = sub nsw i32 %441, %442
  %448 = shl i32 %447, 23
  %449 = add i32 %448, 1065353216
  %450 = bitcast i32 %449 to float
  %451 = fmul float %446, %450
  %452 = sitofp i32 %436 to float
  %453 = fmul float %452, 0x3FE62E4000000000
  %454 = fadd float %453, %440
  %455 = fsub float %453, %454
  %456 = fadd float %440, %455
  %457 = fmul float %440, %440
  %458 = call float @llvm.fma.f32(float %440, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %459 = call float @llvm.fma.f32(float %458, float %440, float 0x3FBE5B2880000000)
  %460 = call float @llvm.fma.f32(float %459, float %440, float 0xBFBFCBC540000000)
  %461 = call float @llvm.fma.f32(float %460, float %440, float 0x3FC235C1C0000000)
  %462 = call float @llvm.fma.f32(float %461, float %440, float 0xBFC555CA00000000)
  %463 = call float @llvm.fma.f32(float %462, float %440, float 0x3FC99A3100000000)
  %464 = call float @llvm.fma.f32(float %463, float %440, float 0xBFCFFFFE20000000)
  %465 = call float @llvm.fma.f32(float %464, float %440, float 0x3FD5555480000000)
  %466 = call float @llvm.fma.f32(float %440, float %465, float -5.000000e-01)
  %467 = fmul float %457, %466
  %468 = call float @llvm.fma.f32(float %452, float 0x3EB7F7D1C0000000, float %467)
  %469 = fadd float %456, %468
  %470 = fneg float %440
  %471 = call float @llvm.fma.f32(float %470, float %451, float %451)
  %472 = fadd float %471, %469
  %473 = fcmp olt float %2, 3.500000e+00
  br i1 %473, label %474, label %553

474:
  %475 = fcmp olt float %2, 5.000000e-01
  br i1 %475, label %481, label %476

476:
  %477 = fcmp olt float %2, 1.250000e+00
  br i1 %477, label %481, label %478

478:
  %479 = fcmp ole float %2, 2.500000e+00
  %480 = select i1 %479, float 2.000000e+00, float 3.000000e+00
  br label %481

481:
  %482 = phi float [ 0.000000e+00, %474 ], [ %480, %478 ], [ 1.000000e+00, %476 ]
  %483 = fsub float %2, %482
  %484 = call float @llvm.fma.f32(float %483, float 0xBF2F97B3C0000000, float 0xBF262C2F60000000)
  %485 = call float @llvm.fma.f32(float %484, float %483, float 0xBF315EAA80000000)
  %486 = call float @llvm.fma.f32(float %485, float %483, float 0x3F4502BF00000000)
  %487 = call float @llvm.fma.f32(float %486, float %483, float 0xBF529355C0000000)
  %488 = call float @llvm.fma.f32(float %487, float %483, float 0x3F6785D420000000)
  %489 = call float @llvm.fma.f32(float %488, float %483, float 0xBF7E4CD560000000)
  %490 = call float @llvm.fma.f32(float %489, float %483, float 0x3F951359A0000000)
  %491 = call float @llvm.fma.f32(float %490, float %483, float 0xBFB13DF420000000)
  %492 = call float @llvm.fma.f32(float %491, float %483, float 0x3FD4A34CC0000000)
  %493 = call float @llvm.fma.f32(float %492, float %483, float 0x3FDB0EE600000000)
  %494 = fmul float %483, %493
  %495 = fcmp oeq float %482, 2.000000e+00
  br i1 %495, label %709, label %496

496:
  %497 = fcmp oeq float %482, 0.000000e+00
  %498 = fmul float %0, %0
  %499 = fcmp oeq float %482, 3.000000e+00
  %500 = select i1 %499, float -1.000000e+00, float 0.000000e+00
  %501 = select i1 %497, float %498, float %500
  %502 = fadd float %2, %501
  %503 = fsub float %2, %502
  %504 = fadd float %501, %503
  %505 = bitcast float %502 to i32
  %506 = add i32 %505, -1060439283
  %507 = ashr i32 %506, 23
  %508 = and i32 %506, 8388607
  %509 = add nuw nsw i32 %508, 1060439283
  %510 = bitcast i32 %509 to float
  %511 = fadd float %510, -1.000000e+00
  %512 = sub nsw i32 0, %507
  %513 = ashr i32 %512, 1
  %514 = shl nsw i32 %513, 23
  %515 = add i32 %514, 1065353216
  %516 = bitcast i32 %515 to float
  %517 = fmul float %504, %516
  %518 = sub nsw i32 %512, %513
  %519 = shl i32 %518, 23
  %520 = add i32 %519, 1065353216
  %521 = bitcast i32 %520 to float
  %522 = fmul float %517, %521
  %523 = sitofp i32 %507 to float
  %524 = fmul float %523, 0x3FE62E4000000000
  %525 = fadd float %524, %511
  %526 = fsub float %524, %525
  %527 = fadd float %511, %526
  %528 = fmul float %511, %511
  %529 = call float @llvm.fma.f32(float %511, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %530 = call float @llvm.fma.f32(float %529, float %511, float 0x3FBE5B2880000000)
  %531 = call float @llvm.fma.f32(float %530, float %511, float 0xBFBFCBC540000000)
  %532 = call float @llvm.fma.f32(float %531, float %511, float 0x3FC235C1C0000000)
  %533 = call float @llvm.fma.f32(float %532, float %511, float 0xBFC555CA00000000)
  %534 = call float @llvm.fma.f32(float %533, float %511, float 0x3FC99A3100000000)
  %535 = call float @llvm.fma.f32(float %534, float %511, float 0xBFCFFFFE20000000)
  %536 = call float @llvm.fma.f32(float %535, float %511, float 0x3FD5555480000000)
  %537 = call float @llvm.fma.f32(float %511, float %536, float -5.000000e-01)
  %538 = fmul float %528, %537
  %539 = call float @llvm.fma.f32(float %523, float 0x3EB7F7D1C0000000, float %538)
  %540 = fadd float %527, %539
  %541 = fneg float %511
  %542 = call float @llvm.fma.f32(float %541, float %522, float %522)
  %543 = fadd float %542, %540
  %544 = select i1 %499, float 1.000000e+00, float -1.000000e+00
  %545 = fmul float %544, %525
  %546 = fadd float %545, %494
  %547 = fsub float %546, %545
  %548 = fsub float %546, %547
  %549 = fsub float %545, %548
  %550 = fsub float %494, %547
  %551 = fadd float %550, %549
  %552 = call float @llvm.fma.f32(float %544, float %543, float %551)
  br label %709

553:
  %554 = fcmp ult float %2, 0x41B0000000000000
  %555 = bitcast float %2 to i32
  br i1 %554, label %602, label %556

556:
  %557 = add nsw i32 %555, -2139095040
  %558 = icmp ult i32 %557, -2130706432
  br i1 %558, label %559, label %569

559:
  %560 = add nsw i32 %555, -8388608
  %561 = icmp ult i32 %560, -8388607
  br i1 %561, label %562, label %566

562:
  switch i32 %555, label %563 [
    i32 0, label %598
    i32 2139095040, label %564
  ]

563:
  br label %598

564:
  %565 = fadd float %2, %2
  br label %598

566:
  %567 = uitofp nneg i32 %555 to float
  %568 = bitcast float %567 to i32
  br label %569

569:
  %570 = phi i32 [ %568, %566 ], [ %555, %556 ]
  %571 = phi i32 [ -149, %566 ], [ 0, %556 ]
  %572 = add nsw i32 %570, -1060439283
  %573 = ashr i32 %572, 23
  %574 = add nsw i32 %573, %571
  %575 = and i32 %572, 8388607
  %576 = add nuw nsw i32 %575, 1060439283
  %577 = bitcast i32 %576 to float
  %578 = fadd float %577, -1.000000e+00
  %579 = sitofp i32 %574 to float
  %580 = fmul float %579, 0x3FE62E4000000000
  %581 = fadd float %580, %578
  %582 = fsub float %580, %581
  %583 = fadd float %578, %582
  %584 = fmul float %578, %578
  %585 = call float @llvm.fma.f32(float %578, float 0x3FB0FBB660000000, float 0xBFBD8FC080000000)
  %586 = call float @llvm.fma.f32(float %585, float %578, float 0x3FBE5B2880000000)
  %587 = call float @llvm.fma.f32(float %586, float %578, float 0xBFBFCBC540000000)
  %588 = call float @llvm.fma.f32(float %587, float %578, float 0x3FC235C1C0000000)
  %589 = call float @llvm.fma.f32(float %588, float %578, float 0xBFC555CA00000000)
  %590 = call float @llvm.fma.f32(float %589, float %578, float 0x3FC99A3100000000)
  %591 = call float @llvm.fma.f32(float %590, float %578, float 0xBFCFFFFE20000000)
  %592 = call float @llvm.fma.f32(float %591, float %578, float 0x3FD5555480000000)
  %593 = call float @llvm.fma.f32(float %578, float %592, float -5.000000e-01)
  %594 = fmul float %584, %593
  %595 = call float @llvm.fma.f32(float %579, float 0x3EB7F7D1C0000000, float %594)
  %596 = fadd float %583, %595
  %597 = fadd float %581, %596
  br label %598

598:
  %599 = phi float [ %597, %569 ], [ %565, %564 ], [ 0xFFF0000000000000, %562 ], [ 0x7FF8000000000000, %563 ]
  %600 = fadd float %599, -1.000000e+00
  %601 = fmul float %2, %600
  br label %709

602:
  %603 = add nsw i32 %555, -1060439283
  %604 = ashr i32 %603, 23
  %605 = and i32 %603, 8388607
  %606 = add nuw nsw i32 %605, 1060439283
  %607 = bitcast i32 %606 to float
  %608 = fadd float %607, -1.000000e+00
  %609 = fadd float %608, 2.000000e+00
  %610 = bitcast float %609 to i32
  %611 = and i32 %610, -4096
  %612 = bitcast i32 %611 to float
  %613 = fadd float %612, -2.000000e+00
  %614 = fsub float %608, %613
  %615 = fdiv arcp float 1.000000e+00, %609
  %616 = fmul float %608, %615
  %617 = bitcast float %616 to i32
  %618 = and i32 %617, -4096
  %619 = bitcast i32 %618 to float
  %620 = fmul float %612, %619
  %621 = fsub float %608, %620
  %622 = fmul float %614, %619
  %623 = fsub float %621, %622
  %624 = fmul float %615, %623
  %625 = fmul float %616, %616
  %626 = bitcast float %625 to i32
  %627 = and i32 %626, -4096
  %628 = bitcast i32 %627 to float
  %629 = fmul float %619, %619
  %630 = fsub float %629, %628
  %631 = fadd float %616, %619
  %632 = fmul float %631, %624
  %633 = fadd float %630, %632
  %634 = call float @llvm.fma.f32(float %625, float 0x3FBDFCBFC0000000, float 0x3FC2451A60000000)
  %635 = call float @llvm.fma.f32(float %634, float %625, float 0x3FC999A020000000)
  %636 = call float @llvm.fma.f32(float %625, float %635, float 0xBF05555560000000)
  %637 = fmul float %628, 0x3FD5560000000000
  %638 = fadd float %636, 0x3FD5560000000000
  %639 = fmul float %638, %633
  %640 = call float @llvm.fma.f32(float %628, float %636, float %639)
  %641 = fadd float %637, %640
  %642 = bitcast float %641 to i32
  %643 = and i32 %642, -4096
  %644 = bitcast i32 %643 to float
  %645 = fsub float %637, %644
  %646 = fadd float %640, %645
  %647 = fadd float %619, %619
  %648 = fadd float %624, %624
  %649 = sitofp i32 %604 to float
  %650 = fmul float %649, 0x3FE62E4000000000
  %651 = fadd float %650, %647
  %652 = fsub float %651, %650
  %653 = fsub float %647, %652
  %654 = fmul float %647, %644
  %655 = fadd float %651, %654
  %656 = fsub float %655, %651
  %657 = fsub float %654, %656
  %658 = fmul float %648, %641
  %659 = call float @llvm.fma.f32(float %647, float %646, float %658)
  %660 = fadd float %648, %659
  %661 = call float @llvm.fma.f32(float %649, float 0x3EB7F7D1C0000000, float %660)
  %662 = fadd float %653, %661
  %663 = fadd float %657, %662
  %664 = fadd float %655, %663
  %665 = fsub float %664, %655
  %666 = fsub float %663, %665
  %667 = fadd float %2, -5.000000e-01
  %668 = bitcast float %664 to i32
  %669 = and i32 %668, -4096
  %670 = bitcast i32 %669 to float
  %671 = bitcast float %667 to i32
  %672 = and i32 %671, -4096
  %673 = bitcast i32 %672 to float
  %674 = fmul float %673, %670
  %675 = fsub float %664, %670
  %676 = fadd float %666, %675
  %677 = fsub float %667, %673
  %678 = fmul float %677, %664
  %679 = call float @llvm.fma.f32(float %676, float %673, float %678)
  %680 = fadd float %674, %679
  %681 = fsub float %680, %674
  %682 = fsub float %679, %681
  %683 = fdiv arcp float 1.000000e+00, %2
  %684 = fmul float %683, %683
  %685 = call float @llvm.fma.f32(float %684, float 0xBF4117FB60000000, float 0x3F4A037300000000)
  %686 = call float @llvm.fma.f32(float %685, float %684, float 0xBF66C1BEA0000000)
  %687 = call float @llvm.fma.f32(float %686, float %684, float 0x3FB5555560000000)
  %688 = fmul float %683, %687
  %689 = fneg float %2
  %690 = fsub float %680, %2
  %691 = fsub float %690, %680
  %692 = fsub float %690, %691
  %693 = fsub float %680, %692
  %694 = fsub float %689, %691
  %695 = fadd float %694, %693
  %696 = fadd float %690, 0x3FED67F1C0000000
  %697 = fsub float %696, %690
  %698 = fsub float %697, %696
  %699 = fadd float %690, %698
  %700 = fsub float 0x3FED67F1C0000000, %697
  %701 = fadd float %700, %699
  %702 = fadd float %688, 0x3E50C97D60000000
  %703 = fadd float %702, %682
  %704 = fadd float %703, %695
  %705 = fadd float %701, %704
  %706 = fadd float %696, %705
  %707 = fsub float %696, %706
  %708 = fadd float %705, %707
  br label %709

709:
  %710 = phi float [ %706, %602 ], [ %546, %496 ], [ %494, %481 ], [ %601, %598 ]
  %711 = phi float [ %708, %602 ], [ %552, %496 ], [ 0.000000e+00, %481 ], [ 0.000000e+00, %598 ]
  %712 = fneg float %710
  %713 = fsub float %454, %710
  %714 = fsub float %713, %454
  %715 = fsub float %714, %713
  %716 = fadd float %454, %715
  %717 = fsub float %712, %714
  %718 = fadd float %717, %716
  %719 = fsub float %472, %711
  %720 = fadd float %719, %718
  %721 = fadd float %713, %720
  br label %722

722:
  %723 = phi float [ %303, %300 ], [ %366, %309 ], [ %721, %709 ], [ %0, %1 ], [ 0x7FF0000000000000, %304 ]
  ret float %723
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.trunc.f32(float)

declare float @llvm.rint.f32(float)
