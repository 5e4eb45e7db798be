define linkonce_odr double @lgamma(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp ord double %0, 0.000000e+00
  br i1 %3, label %4, label %1075

4:
  %5 = fcmp ogt double %0, 0.000000e+00
  br i1 %5, label %10, label %6

6:
  %7 = fcmp oeq double %2, 0x7FF0000000000000
  %8 = fcmp olt double %2, 0x3C30000000000000
  %9 = or i1 %7, %8
  br i1 %9, label %10, label %422

10:
  %11 = fcmp one double %0, 0.000000e+00
  %12 = select i1 %11, double %2, double 0x7FF0000000000000
  %13 = fcmp olt double %12, 3.500000e+00
  br i1 %13, label %14, label %174

14:
  %15 = fcmp olt double %12, 0x3C30000000000000
  br i1 %15, label %16, label %72

16:
  %17 = bitcast double %12 to i64
  %18 = add nsw i64 %17, -9218868437227405312
  %19 = icmp ult i64 %18, -9214364837600034816
  br i1 %19, label %20, label %30

20:
  %21 = add nsw i64 %17, -4503599627370496
  %22 = icmp ult i64 %21, -4503599627370495
  br i1 %22, label %23, label %27

23:
  switch i64 %17, label %24 [
    i64 0, label %69
    i64 9218868437227405312, label %25
  ]

24:
  br label %69

25:
  %26 = fadd double %12, %12
  br label %69

27:
  %28 = uitofp nneg i64 %17 to double
  %29 = bitcast double %28 to i64
  br label %30

30:
  %31 = phi i64 [ %29, %27 ], [ %17, %16 ]
  %32 = phi i32 [ -1074, %27 ], [ 0, %16 ]
  %33 = add nsw i64 %31, -4604544271217802189
  %34 = ashr i64 %33, 52
  %35 = trunc nsw i64 %34 to i32
  %36 = add nsw i32 %32, %35
  %37 = and i64 %33, 4503599627370495
  %38 = add nuw nsw i64 %37, 4604544271217802189
  %39 = bitcast i64 %38 to double
  %40 = fadd double %39, -1.000000e+00
  %41 = sitofp i32 %36 to double
  %42 = fmul double %41, 0x3FE62E42FEFA3800
  %43 = fadd double %40, %42
  %44 = fsub double %42, %43
  %45 = fadd double %40, %44
  %46 = icmp eq i32 %36, 0
  %47 = select i1 %46, double %40, double %43
  %48 = select i1 %46, double 0.000000e+00, double %45
  %49 = fneg double %40
  %50 = call double @llvm.fmuladd.f64(double %49, double 0.000000e+00, double 0.000000e+00)
  %51 = call double @llvm.fmuladd.f64(double %41, double 0x3D2EF35793C76730, double %50)
  %52 = fadd double %40, 2.000000e+00
  %53 = fdiv arcp double %40, %52
  %54 = fmul double %53, %53
  %55 = fmul double %40, 5.000000e-01
  %56 = fmul double %40, %55
  %57 = call double @llvm.fmuladd.f64(double %54, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %58 = call double @llvm.fmuladd.f64(double %57, double %54, double 0x3FC74666AA7E5F40)
  %59 = call double @llvm.fmuladd.f64(double %58, double %54, double 0x3FCC71C513FC321B)
  %60 = call double @llvm.fmuladd.f64(double %59, double %54, double 0x3FD24924942DA0FD)
  %61 = call double @llvm.fmuladd.f64(double %60, double %54, double 0x3FD999999997EE68)
  %62 = call double @llvm.fmuladd.f64(double %61, double %54, double 0x3FE5555555555595)
  %63 = call double @llvm.fmuladd.f64(double %54, double %62, double %56)
  %64 = fmul double %53, %63
  %65 = fsub double %64, %56
  %66 = fadd double %51, %65
  %67 = fadd double %48, %66
  %68 = fadd double %47, %67
  br label %69

69:
  %70 = phi double [ %68, %30 ], [ %26, %25 ], [ 0xFFF0000000000000, %23 ], [ 0x7FF8000000000000, %24 ]
  %71 = fneg double %70
  br label %1075

72:
  %73 = fcmp olt double %12, 5.000000e-01
  br i1 %73, label %79, label %74

74:
  %75 = fcmp olt double %12, 1.250000e+00
  br i1 %75, label %79, label %76

76:
  %77 = fcmp ole double %12, 2.500000e+00
  %78 = select i1 %77, double 2.000000e+00, double 3.000000e+00
  br label %79

79:
  %80 = phi double [ 0.000000e+00, %72 ], [ %78, %76 ], [ 1.000000e+00, %74 ]
  %81 = fsub double %12, %80
  %82 = call double @llvm.fmuladd.f64(double %81, double 0xBE9F69B702820FB8, double 0xBEB67142673571DA)
  %83 = call double @llvm.fmuladd.f64(double %82, double %81, double 0xBEA57650D0CFD110)
  %84 = call double @llvm.fmuladd.f64(double %83, double %81, double 0x3EB71D38D34B6600)
  %85 = call double @llvm.fmuladd.f64(double %84, double %81, double 0x3EB953594E1E5C75)
  %86 = call double @llvm.fmuladd.f64(double %85, double %81, double 0xBEA1840C6AEC196B)
  %87 = call double @llvm.fmuladd.f64(double %86, double %81, double 0xBEA9B456D0B3CA48)
  %88 = call double @llvm.fmuladd.f64(double %87, double %81, double 0xBEA143D8A545EC75)
  %89 = call double @llvm.fmuladd.f64(double %88, double %81, double 0x3EB5B2455B93953E)
  %90 = call double @llvm.fmuladd.f64(double %89, double %81, double 0xBEC0776B833F0AEF)
  %91 = call double @llvm.fmuladd.f64(double %90, double %81, double 0x3ED20FC58DD670B4)
  %92 = call double @llvm.fmuladd.f64(double %91, double %81, double 0xBEE3D7B53CD65FD8)
  %93 = call double @llvm.fmuladd.f64(double %92, double %81, double 0x3EF58324CB62D7D5)
  %94 = call double @llvm.fmuladd.f64(double %93, double %81, double 0xBF078D71C2CA0495)
  %95 = call double @llvm.fmuladd.f64(double %94, double %81, double 0x3F1A127025E77885)
  %96 = call double @llvm.fmuladd.f64(double %95, double %81, double 0xBF2D3FD74B4579AF)
  %97 = call double @llvm.fmuladd.f64(double %96, double %81, double 0x3F40B36B07647ECF)
  %98 = call double @llvm.fmuladd.f64(double %97, double %81, double 0xBF538AC5BEDAD719)
  %99 = call double @llvm.fmuladd.f64(double %98, double %81, double 0x3F67ADD6EAC5FEB5)
  %100 = call double @llvm.fmuladd.f64(double %99, double %81, double 0xBF7E404FC21EFFDF)
  %101 = call double @llvm.fmuladd.f64(double %100, double %81, double 0x3F951322AC7D8B0C)
  %102 = call double @llvm.fmuladd.f64(double %101, double %81, double 0xBFB13E001A55751F)
  %103 = call double @llvm.fmuladd.f64(double %102, double %81, double 0x3FD4A34CC4A60FA6)
  %104 = call double @llvm.fmuladd.f64(double %103, double %81, double 0x3FDB0EE6072093CE)
  %105 = fmul double %81, %104
  %106 = fcmp oeq double %80, 2.000000e+00
  br i1 %106, label %1075, label %107

107:
  %108 = fcmp oeq double %80, 0.000000e+00
  %109 = fmul double %12, %12
  %110 = fcmp oeq double %80, 3.000000e+00
  %111 = select i1 %110, double -1.000000e+00, double 0.000000e+00
  %112 = select i1 %108, double %109, double %111
  %113 = fadd double %12, %112
  %114 = fsub double %12, %113
  %115 = fadd double %112, %114
  %116 = bitcast double %113 to i64
  %117 = add i64 %116, -4604544271217802189
  %118 = ashr i64 %117, 52
  %119 = trunc nsw i64 %118 to i32
  %120 = and i64 %117, 4503599627370495
  %121 = add nuw nsw i64 %120, 4604544271217802189
  %122 = bitcast i64 %121 to double
  %123 = fadd double %122, -1.000000e+00
  %124 = sub nsw i32 0, %119
  %125 = ashr i32 %124, 1
  %126 = add nsw i32 %125, 1023
  %127 = zext i32 %126 to i64
  %128 = shl i64 %127, 52
  %129 = bitcast i64 %128 to double
  %130 = fmul double %115, %129
  %131 = add nsw i32 %125, %119
  %132 = sub nsw i32 1023, %131
  %133 = zext i32 %132 to i64
  %134 = shl i64 %133, 52
  %135 = bitcast i64 %134 to double
  %136 = fmul double %130, %135
  %137 = sitofp i32 %119 to double
  %138 = fmul double %137, 0x3FE62E42FEFA3800
  %139 = fadd double %138, %123
  %140 = fsub double %138, %139
  %141 = fadd double %123, %140
  %142 = icmp ult i64 %117, 4503599627370496
  %143 = select i1 %142, double %123, double %139
  %144 = select i1 %142, double 0.000000e+00, double %141
  %145 = fneg double %123
  %146 = call double @llvm.fmuladd.f64(double %145, double %136, double %136)
  %147 = call double @llvm.fmuladd.f64(double %137, double 0x3D2EF35793C76730, double %146)
  %148 = fadd double %123, 2.000000e+00
  %149 = fdiv arcp double %123, %148
  %150 = fmul double %149, %149
  %151 = fmul double %123, 5.000000e-01
  %152 = fmul double %123, %151
  %153 = call double @llvm.fmuladd.f64(double %150, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %154 = call double @llvm.fmuladd.f64(double %153, double %150, double 0x3FC74666AA7E5F40)
  %155 = call double @llvm.fmuladd.f64(double %154, double %150, double 0x3FCC71C513FC321B)
  %156 = call double @llvm.fmuladd.f64(double %155, double %150, double 0x3FD24924942DA0FD)
  %157 = call double @llvm.fmuladd.f64(double %156, double %150, double 0x3FD999999997EE68)
  %158 = call double @llvm.fmuladd.f64(double %157, double %150, double 0x3FE5555555555595)
  %159 = call double @llvm.fmuladd.f64(double %150, double %158, double %152)
  %160 = fmul double %149, %159
  %161 = fsub double %160, %152
  %162 = fadd double %147, %161
  %163 = fadd double %144, %162
  %164 = select i1 %110, double 1.000000e+00, double -1.000000e+00
  %165 = fmul double %164, %143
  %166 = fadd double %165, %105
  %167 = fsub double %166, %165
  %168 = fsub double %166, %167
  %169 = fsub double %165, %168
  %170 = fsub double %105, %167
  %171 = fadd double %170, %169
  %172 = call double @llvm.fmuladd.f64(double %164, double %163, double %171)
  %173 = fadd double %166, %172
  br label %1075

174:
  %175 = fcmp ult double %12, 0x4320000000000000
  br i1 %175, label %235, label %176

176:
  %177 = fcmp oeq double %12, 0x7FF0000000000000
  br i1 %177, label %1075, label %178

178:
  %179 = bitcast double %12 to i64
  %180 = add nsw i64 %179, -9218868437227405312
  %181 = icmp ult i64 %180, -9214364837600034816
  br i1 %181, label %182, label %192

182:
  %183 = add nsw i64 %179, -4503599627370496
  %184 = icmp ult i64 %183, -4503599627370495
  br i1 %184, label %185, label %189

185:
  switch i64 %179, label %186 [
    i64 0, label %231
    i64 9218868437227405312, label %187
  ]

186:
  br label %231

187:
  %188 = fadd double %12, %12
  br label %231

189:
  %190 = uitofp nneg i64 %179 to double
  %191 = bitcast double %190 to i64
  br label %192

192:
  %193 = phi i64 [ %191, %189 ], [ %179, %178 ]
  %194 = phi i32 [ -1074, %189 ], [ 0, %178 ]
  %195 = add nsw i64 %193, -4604544271217802189
  %196 = ashr i64 %195, 52
  %197 = trunc nsw i64 %196 to i32
  %198 = add nsw i32 %194, %197
  %199 = and i64 %195, 4503599627370495
  %200 = add nuw nsw i64 %199, 4604544271217802189
  %201 = bitcast i64 %200 to double
  %202 = fadd double %201, -1.000000e+00
  %203 = sitofp i32 %198 to double
  %204 = fmul double %203, 0x3FE62E42FEFA3800
  %205 = fadd double %202, %204
  %206 = fsub double %204, %205
  %207 = fadd double %202, %206
  %208 = icmp eq i32 %198, 0
  %209 = select i1 %208, double %202, double %205
  %210 = select i1 %208, double 0.000000e+00, double %207
  %211 = fneg double %202
  %212 = call double @llvm.fmuladd.f64(double %211, double 0.000000e+00, double 0.000000e+00)
  %213 = call double @llvm.fmuladd.f64(double %203, double 0x3D2EF35793C76730, double %212)
  %214 = fadd double %202, 2.000000e+00
  %215 = fdiv arcp double %202, %214
  %216 = fmul double %215, %215
  %217 = fmul double %202, 5.000000e-01
  %218 = fmul double %202, %217
  %219 = call double @llvm.fmuladd.f64(double %216, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %220 = call double @llvm.fmuladd.f64(double %219, double %216, double 0x3FC74666AA7E5F40)
  %221 = call double @llvm.fmuladd.f64(double %220, double %216, double 0x3FCC71C513FC321B)
  %222 = call double @llvm.fmuladd.f64(double %221, double %216, double 0x3FD24924942DA0FD)
  %223 = call double @llvm.fmuladd.f64(double %222, double %216, double 0x3FD999999997EE68)
  %224 = call double @llvm.fmuladd.f64(double %223, double %216, double 0x3FE5555555555595)
  %225 = call double @llvm.fmuladd.f64(double %216, double %224, double %218)
  %226 = fmul double %215, %225
  %227 = fsub double %226, %218
  %228 = fadd double %213, %227
  %229 = fadd double %210, %228
  %230 = fadd double %209, %229
  br label %231

231:
  %232 = phi double [ %230, %192 ], [ %188, %187 ], [ 0xFFF0000000000000, %185 ], [ 0x7FF8000000000000, %186 ]
  %233 = fadd double %232, -1.000000e+00
  %234 = fmul double %12, %233
  br label %1075

235:
  %236 = bitcast double %12 to i64
  %237 = add nsw i64 %236, -4604544271217802189
  %238 = ashr i64 %237, 52
  %239 = trunc nsw i64 %238 to i32
  %240 = and i64 %237, 4503599627370495
  %241 = add nuw nsw i64 %240, 4604544271217802189
  %242 = bitcast i64 %241 to double
  %243 = fadd double %242, -1.000000e+00
  %244 = fadd double %243, 2.000000e+00
  %245 = fadd double %244, -2.000000e+00
  %246 = fsub double %243, %245
  %247 = fdiv arcp double 1.000000e+00, %244
  %248 = fmul double %243, %247
  %249 = bitcast double %248 to i64
  %250 = and i64 %249, -134217728
  %251 = bitcast i64 %250 to double
  %252 = fsub double %248, %251
  %253 = bitcast double %244 to i64
  %254 = and i64 %253, -134217728
  %255 = bitcast i64 %254 to double
  %256 = fsub double %244, %255
  %257 = fmul double %255, %251
  %258 = fsub double %243, %257
  %259 = fmul double %256, %251
  %260 = fsub double %258, %259
  %261 = fmul double %252, %255
  %262 = fsub double %260, %261
  %263 = fmul double %256, %252
  %264 = fsub double %262, %263
  %265 = fmul double %248, %246
  %266 = fsub double 0.000000e+00, %265
  %267 = fadd double %266, %264
  %268 = fmul double %247, %267
  %269 = fadd double %248, %268
  %270 = fsub double %269, %248
  %271 = fsub double %268, %270
  %272 = bitcast double %269 to i64
  %273 = and i64 %272, -134217728
  %274 = bitcast i64 %273 to double
  %275 = fsub double %269, %274
  %276 = fmul double %269, %269
  %277 = fmul double %275, %275
  %278 = fmul double %274, %274
  %279 = fsub double %276, %278
  %280 = fmul double %275, %274
  %281 = fsub double %279, %280
  %282 = fsub double %280, %281
  %283 = fadd double %277, %282
  %284 = fmul double %269, %271
  %285 = call double @llvm.fmuladd.f64(double %269, double %271, double %284)
  %286 = fadd double %285, %283
  %287 = fadd double %276, %286
  %288 = fsub double %276, %287
  %289 = fadd double %286, %288
  %290 = bitcast double %287 to i64
  %291 = and i64 %290, -134217728
  %292 = bitcast i64 %291 to double
  %293 = fsub double %287, %292
  %294 = fmul double %269, %287
  %295 = fmul double %275, %293
  %296 = fmul double %274, %292
  %297 = fsub double %294, %296
  %298 = fmul double %275, %292
  %299 = fsub double %297, %298
  %300 = fmul double %293, %274
  %301 = fsub double %299, %300
  %302 = fsub double %295, %301
  %303 = fmul double %269, %289
  %304 = call double @llvm.fmuladd.f64(double %287, double %271, double %303)
  %305 = fadd double %304, %302
  %306 = fadd double %294, %305
  %307 = fsub double %306, %294
  %308 = fsub double %305, %307
  %309 = bitcast double %306 to i64
  %310 = and i64 %309, -134217728
  %311 = bitcast i64 %310 to double
  %312 = fsub double %306, %311
  %313 = fmul double %306, 0x3FE5555555555555
  %314 = fmul double %312, 0x3E45555554000000
  %315 = fmul double %311, 0x3FE5555550000000
  %316 = fsub double %313, %315
  %317 = fmul double %311, 0x3E45555554000000
  %318 = fsub double %316, %317
  %319 = fmul double %312, 0x3FE5555550000000
  %320 = fsub double %318, %319
  %321 = fsub double %314, %320
  %322 = fmul double %308, 0x3FE5555555555555
  %323 = call double @llvm.fmuladd.f64(double %306, double 0x3C85555555555555, double %322)
  %324 = fadd double %323, %321
  %325 = fadd double %313, %324
  %326 = fsub double %325, %313
  %327 = fsub double %324, %326
  %328 = call double @llvm.fmuladd.f64(double %287, double 0x3FC0E6E6F035C02C, double 0x3FC0F7B54636674A)
  %329 = call double @llvm.fmuladd.f64(double %328, double %287, double 0x3FC3B1F1CDA73E68)
  %330 = call double @llvm.fmuladd.f64(double %329, double %287, double 0x3FC745CE8DD99A7B)
  %331 = call double @llvm.fmuladd.f64(double %330, double %287, double 0x3FCC71C723045ED5)
  %332 = call double @llvm.fmuladd.f64(double %331, double %287, double 0x3FD2492492455DDF)
  %333 = call double @llvm.fmuladd.f64(double %332, double %287, double 0x3FD9999999999B40)
  %334 = sitofp i32 %239 to double
  %335 = fmul double %334, 0x3FE62E42FEFA3800
  %336 = fmul double %334, 0x3D2EF35793C76730
  %337 = fadd double %335, %336
  %338 = fsub double %337, %335
  %339 = fsub double %336, %338
  %340 = fmul double %269, 2.000000e+00
  %341 = fmul double %271, 2.000000e+00
  %342 = fadd double %337, %340
  %343 = fsub double %342, %337
  %344 = fsub double %342, %343
  %345 = fsub double %337, %344
  %346 = fsub double %340, %343
  %347 = fadd double %346, %345
  %348 = fadd double %339, %341
  %349 = fadd double %348, %347
  %350 = fadd double %342, %349
  %351 = fsub double %350, %342
  %352 = fsub double %349, %351
  %353 = icmp ult i64 %237, 4503599627370496
  %354 = select i1 %353, double %340, double %350
  %355 = select i1 %353, double %341, double %352
  %356 = fmul double %287, %333
  %357 = fmul double %356, %306
  %358 = fadd double %357, %327
  %359 = fadd double %325, %358
  %360 = fsub double %359, %325
  %361 = fsub double %358, %360
  %362 = fadd double %354, %359
  %363 = fsub double %362, %354
  %364 = fsub double %359, %363
  %365 = fadd double %355, %361
  %366 = fadd double %364, %365
  %367 = fadd double %362, %366
  %368 = fsub double %367, %362
  %369 = fsub double %366, %368
  %370 = fadd double %12, -5.000000e-01
  %371 = bitcast double %367 to i64
  %372 = and i64 %371, -134217728
  %373 = bitcast i64 %372 to double
  %374 = fsub double %367, %373
  %375 = bitcast double %370 to i64
  %376 = and i64 %375, -134217728
  %377 = bitcast i64 %376 to double
  %378 = fsub double %370, %377
  %379 = fmul double %370, %367
  %380 = fmul double %378, %374
  %381 = fmul double %377, %373
  %382 = fsub double %379, %381
  %383 = fmul double %378, %373
  %384 = fsub double %382, %383
  %385 = fmul double %374, %377
  %386 = fsub double %384, %385
  %387 = fsub double %380, %386
  %388 = call double @llvm.fmuladd.f64(double %369, double %370, double %387)
  %389 = fadd double %379, %388
  %390 = fsub double %389, %379
  %391 = fsub double %388, %390
  %392 = fdiv arcp double 1.000000e+00, %12
  %393 = fmul double %392, %392
  %394 = call double @llvm.fmuladd.f64(double %393, double 0xBFBA2DA8ED7D9BA5, double 0x3FB03E7E775AA3FC)
  %395 = call double @llvm.fmuladd.f64(double %394, double %393, double 0xBF95D5ADBF752D3F)
  %396 = call double @llvm.fmuladd.f64(double %395, double %393, double 0x3F788BF71CC531C2)
  %397 = call double @llvm.fmuladd.f64(double %396, double %393, double 0xBF5F2E236753D415)
  %398 = call double @llvm.fmuladd.f64(double %397, double %393, double 0x3F4B926216E67880)
  %399 = call double @llvm.fmuladd.f64(double %398, double %393, double 0xBF43812E5AF26B5B)
  %400 = call double @llvm.fmuladd.f64(double %399, double %393, double 0x3F4A01A006C726DC)
  %401 = call double @llvm.fmuladd.f64(double %400, double %393, double 0xBF66C16C16BD0AF7)
  %402 = call double @llvm.fmuladd.f64(double %401, double %393, double 0x3FB555555555554C)
  %403 = fmul double %392, %402
  %404 = fneg double %12
  %405 = fsub double %389, %12
  %406 = fsub double %405, %389
  %407 = fsub double %405, %406
  %408 = fsub double %389, %407
  %409 = fsub double %404, %406
  %410 = fadd double %409, %408
  %411 = fadd double %405, 0x3FED67F1C864BEB5
  %412 = fsub double %411, %405
  %413 = fsub double %412, %411
  %414 = fadd double %405, %413
  %415 = fsub double 0x3FED67F1C864BEB5, %412
  %416 = fadd double %415, %414
  %417 = fadd double %403, 0xBC865B5A1B7FF5DF
  %418 = fadd double %417, %391
  %419 = fadd double %418, %410
  %420 = fadd double %416, %419
  %421 = fadd double %411, %420
  br label %1075

422:
  %423 = call double @llvm.trunc.f64(double %0)
  %424 = fcmp oeq double %423, %0
  br i1 %424, label %1075, label %425

425:
  %426 = fcmp ugt double %2, 5.000000e-01
  br i1 %426, label %507, label %427

427:
  %428 = fneg double %2
  %429 = fmul double %2, %428
  %430 = fadd double %2, %429
  %431 = fsub double %430, %2
  %432 = fsub double %429, %431
  %433 = bitcast double %430 to i64
  %434 = add i64 %433, -4604544271217802189
  %435 = ashr i64 %434, 52
  %436 = trunc nsw i64 %435 to i32
  %437 = and i64 %434, 4503599627370495
  %438 = add nuw nsw i64 %437, 4604544271217802189
  %439 = bitcast i64 %438 to double
  %440 = fadd double %439, -1.000000e+00
  %441 = sub nsw i32 0, %436
  %442 = ashr i32 %441, 1
  %443 = add nsw i32 %442, 1023
  %444 = zext i32 %443 to i64
  %445 = shl i64 %444, 52
  %446 = bitcast i64 %445 to double
  %447 = fmul double %432, %446
  %448 = add nsw i32 %442, %436
  %449 = sub nsw i32 1023, %448
  %450 = zext i32 %449 to i64
  %451 = shl i64 %450, 52
  %452 = bitcast i64 %451 to double
  %453 = fmul double %447, %452
  %454 = sitofp i32 %436 to double
  %455 = fmul double %454, 0x3FE62E42FEFA3800
  %456 = fadd double %455, %440
  %457 = fsub double %455, %456
  %458 = fadd double %440, %457
  %459 = icmp ult i64 %434, 4503599627370496
  %460 = select i1 %459, double %440, double %456
  %461 = select i1 %459, double 0.000000e+00, double %458
  %462 = fneg double %440
  %463 = call double @llvm.fmuladd.f64(double %462, double %453, double %453)
  %464 = call double @llvm.fmuladd.f64(double %454, double 0x3D2EF35793C76730, double %463)
  %465 = fadd double %440, 2.000000e+00
  %466 = fdiv arcp double %440, %465
  %467 = fmul double %466, %466
  %468 = fmul double %440, 5.000000e-01
  %469 = fmul double %440, %468
  %470 = call double @llvm.fmuladd.f64(double %467, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %471 = call double @llvm.fmuladd.f64(double %470, double %467, double 0x3FC74666AA7E5F40)
  %472 = call double @llvm.fmuladd.f64(double %471, double %467, double 0x3FCC71C513FC321B)
  %473 = call double @llvm.fmuladd.f64(double %472, double %467, double 0x3FD24924942DA0FD)
  %474 = call double @llvm.fmuladd.f64(double %473, double %467, double 0x3FD999999997EE68)
  %475 = call double @llvm.fmuladd.f64(double %474, double %467, double 0x3FE5555555555595)
  %476 = call double @llvm.fmuladd.f64(double %467, double %475, double %469)
  %477 = fmul double %466, %476
  %478 = fsub double %477, %469
  %479 = fadd double %464, %478
  %480 = fadd double %461, %479
  %481 = call double @llvm.fmuladd.f64(double %0, double 0xBE9F69B702820FB8, double 0xBEB67142673571DA)
  %482 = call double @llvm.fmuladd.f64(double %481, double %0, double 0xBEA57650D0CFD110)
  %483 = call double @llvm.fmuladd.f64(double %482, double %0, double 0x3EB71D38D34B6600)
  %484 = call double @llvm.fmuladd.f64(double %483, double %0, double 0x3EB953594E1E5C75)
  %485 = call double @llvm.fmuladd.f64(double %484, double %0, double 0xBEA1840C6AEC196B)
  %486 = call double @llvm.fmuladd.f64(double %485, double %0, double 0xBEA9B456D0B3CA48)
  %487 = call double @llvm.fmuladd.f64(double %486, double %0, double 0xBEA143D8A545EC75)
  %488 = call double @llvm.fmuladd.f64(double %487, double %0, double 0x3EB5B2455B93953E)
  %489 = call double @llvm.fmuladd.f64(double %488, double %0, double 0xBEC0776B833F0AEF)
  %490 = call double @llvm.fmuladd.f64(double %489, double %0, double 0x3ED20FC58DD670B4)
  %491 = call double @llvm.fmuladd.f64(double %490, double %0, double 0xBEE3D7B53CD65FD8)
  %492 = call double @llvm.fmuladd.f64(double %491, double %0, double 0x3EF58324CB62D7D5)
  %493 = call double @llvm.fmuladd.f64(double %492, double %0, double 0xBF078D71C2CA0495)
  %494 = call double @llvm.fmuladd.f64(double %493, double %0, double 0x3F1A127025E77885)
  %495 = call double @llvm.fmuladd.f64(double %494, double %0, double 0xBF2D3FD74B4579AF)
  %496 = call double @llvm.fmuladd.f64(double %495, double %0, double 0x3F40B36B07647ECF)
  %497 = call double @llvm.fmuladd.f64(double %496, double %0, double 0xBF538AC5BEDAD719)
  %498 = call double @llvm.fmuladd.f64(double %497, double %0, double 0x3F67ADD6EAC5FEB5)
  %499 = call double @llvm.fmuladd.f64(double %498, double %0, double 0xBF7E404FC21EFFDF)
  %500 = call double @llvm.fmuladd.f64(double %499, double %0, double 0x3F951322AC7D8B0C)
  %501 = call double @llvm.fmuladd.f64(double %500, double %0, double 0xBFB13E001A55751F)
  %502 = call double @llvm.fmuladd.f64(double %501, double %0, double 0x3FD4A34CC4A60FA6)
  %503 = call double @llvm.fmuladd.f64(double %502, double %0, double 0x3FDB0EE6072093CE)
  %504 = fmul double %503, %0
  %505 = fadd double %460, %480
  %506 = fsub double %504, %505
  br label %1075

507:
  %508 = fcmp olt double %2, 0x4340000000000000
  %509 = select i1 %508, double %0, double 0.000000e+00
  %510 = fadd double %509, %509
  %511 = call double @llvm.rint.f64(double %510)
  %512 = fmul double %511, 5.000000e-01
  %513 = fsub double %509, %512
  %514 = bitcast double %513 to i64
  %515 = and i64 %514, -134217728
  %516 = bitcast i64 %515 to double
  %517 = fsub double %513, %516
  %518 = fmul double %513, 0x400921FB54442D18
  %519 = fmul double %517, 0x3E6110B460000000
  %520 = fmul double %516, 0x400921FB50000000
  %521 = fsub double %518, %520
  %522 = fmul double %517, 0x400921FB50000000
  %523 = fsub double %521, %522
  %524 = fmul double %516, 0x3E6110B460000000
  %525 = fsub double %523, %524
  %526 = fsub double %519, %525
  %527 = call double @llvm.fmuladd.f64(double %513, double 0x3CA1A62633145C07, double %526)
  %528 = fadd double %518, %527
  %529 = fsub double %528, %518
  %530 = fsub double %527, %529
  %531 = fmul double %511, 2.500000e-01
  %532 = call double @llvm.trunc.f64(double %531)
  %533 = fmul double %532, 4.000000e+00
  %534 = fsub double %511, %533
  %535 = fptosi double %534 to i32
  %536 = fmul double %528, %528
  %537 = fmul double %528, %536
  %538 = call double @llvm.fmuladd.f64(double %536, double 0x3DE5D8B55980CB71, double 0xBE5AE5E4B83D9994)
  %539 = call double @llvm.fmuladd.f64(double %538, double %536, double 0x3EC71DE35552B354)
  %540 = call double @llvm.fmuladd.f64(double %539, double %536, double 0xBF2A01A019BE9215)
  %541 = call double @llvm.fmuladd.f64(double %540, double %536, double 0x3F8111111110F730)
  %542 = call double @llvm.fmuladd.f64(double %541, double %536, double 0xBFC5555555555548)
  %543 = call double @llvm.fmuladd.f64(double %537, double %542, double %530)
  %544 = fadd double %528, %543
  %545 = fmul double %536, -5.000000e-01
  %546 = fadd double %545, 1.000000e+00
  %547 = fadd double %546, -1.000000e+00
  %548 = fsub double %545, %547
  %549 = fmul double %536, %536
  %550 = call double @llvm.fmuladd.f64(double %536, double 0xBDA8FB09171DF2CC, double 0x3E21EE9F044EB9EA)
  %551 = call double @llvm.fmuladd.f64(double %550, double %536, double 0xBE927E4F8116C585)
  %552 = call double @llvm.fmuladd.f64(double %551, double %536, double 0x3EFA01A019CBE0A3)
  %553 = call double @llvm.fmuladd.f64(double %552, double %536, double 0xBF56C16C16C15217)
  %554 = call double @llvm.fmuladd.f64(double %553, double %536, double 0x3FA555555555554C)
  %555 = call double @llvm.fmuladd.f64(double %549, double %554, double %548)
  %556 = fmul double %528, %530
  %557 = fsub double %555, %556
  %558 = fadd double %546, %557
  %559 = and i32 %535, 1
  %560 = icmp eq i32 %559, 0
  %561 = select i1 %560, double %544, double %558
  %562 = bitcast double %561 to i64
  %563 = and i32 %535, 2
  %564 = zext nneg i32 %563 to i64
  %565 = shl nuw i64 %564, 62
  %566 = xor i64 %565, %562
  %567 = bitcast i64 %566 to double
  %568 = fmul double %567, %0
  %569 = call double @llvm.fabs.f64(double %568)
  %570 = bitcast double %569 to i64
  %571 = icmp eq i64 %570, 0
  %572 = add nsw i64 %570, -9218868437227405312
  %573 = icmp ult i64 %572, -9218868437227405311
  br i1 %573, label %574, label %583

574:
  %575 = icmp ugt i64 %570, 9218868437227405312
  br i1 %575, label %576, label %578

576:
  %577 = fadd double %569, 0x400921FB54442D18
  br label %664

578:
  %579 = icmp eq i64 %570, 4614256656552045848
  %580 = select i1 %571, i64 9218868437227405312, i64 0
  %581 = bitcast i64 %580 to double
  %582 = select i1 %579, double 0x7FF8000000000000, double %581
  br label %664

583:
  %584 = and i64 %570, 4503599627370495
  %585 = icmp ult i64 %570, 4503599627370496
  br i1 %585, label %586, label %593

586:
  %587 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %584, i1 true)
  %588 = trunc nuw nsw i64 %587 to i32
  %589 = add nuw nsw i64 %587, 4294967285
  %590 = sub nsw i32 12, %588
  %591 = and i64 %589, 4294967295
  %592 = shl i64 %584, %591
  br label %597

593:
  %594 = lshr i64 %570, 52
  %595 = trunc nuw nsw i64 %594 to i32
  %596 = or disjoint i64 %584, 4503599627370496
  br label %597

597:
  %598 = phi i32 [ %590, %586 ], [ %595, %593 ]
  %599 = phi i64 [ %592, %586 ], [ %596, %593 ]
  %600 = icmp ugt i64 %599, 7074237752028440
  %601 = sext i1 %600 to i32
  %602 = and i64 %599, 4503599627370495
  %603 = or disjoint i64 %602, 4607182418800017408
  %604 = bitcast i64 %603 to double
  %605 = fdiv arcp double 1.000000e+00, %604
  %606 = select i1 %600, double 0x400921FB54442D18, double 0x3FF921FB54442D18
  %607 = fmul double %606, %605
  %608 = fcmp olt double %607, 1.000000e+00
  %609 = select i1 %608, double 1.000000e+00, double %607
  %610 = bitcast double %609 to i64
  %611 = add i64 %610, -4602678819172646912
  %612 = select i1 %600, i64 -6701356245527298048, i64 -3350678122763649024
  %613 = mul i64 %611, %599
  %614 = sub i64 %612, %613
  %615 = sitofp i64 %614 to double
  %616 = fmul double %605, 0x3CB0000000000000
  %617 = fmul double %616, %615
  %618 = call double @llvm.rint.f64(double %617)
  %619 = fptosi double %618 to i64
  %620 = mul nsw i64 %599, %619
  %621 = sub nsw i64 %614, %620
  %622 = shl nsw i64 %621, 1
  %623 = icmp sgt i64 %622, %599
  %624 = sub nsw i64 0, %599
  %625 = icmp slt i64 %622, %624
  %626 = sext i1 %625 to i64
  %627 = select i1 %623, i64 1, i64 %626
  %628 = add i64 %611, %619
  %629 = mul nsw i64 %627, %599
  %630 = add i64 %628, %627
  %631 = sub nsw i32 %601, %598
  %632 = icmp sgt i32 %631, -1
  br i1 %632, label %664, label %633

633:
  %634 = icmp ugt i32 %631, -2047
  br i1 %634, label %635, label %641

635:
  %636 = add nsw i32 %631, 2046
  %637 = zext nneg i32 %636 to i64
  %638 = shl nuw nsw i64 %637, 52
  %639 = add i64 %630, %638
  %640 = bitcast i64 %639 to double
  br label %664

641:
  %642 = sub nuw nsw i32 -2046, %631
  %643 = zext nneg i32 %642 to i64
  %644 = lshr i64 %630, %643
  %645 = shl nsw i64 -1, %643
  %646 = xor i64 %645, -1
  %647 = and i64 %630, %646
  %648 = sub nuw nsw i32 -2047, %631
  %649 = zext nneg i32 %648 to i64
  %650 = shl nuw nsw i64 1, %649
  %651 = icmp eq i64 %647, %650
  br i1 %651, label %652, label %660

652:
  %653 = icmp sgt i64 %621, %629
  %654 = icmp eq i64 %621, %629
  %655 = and i64 %644, 1
  %656 = icmp ne i64 %655, 0
  %657 = select i1 %654, i1 %656, i1 false
  %658 = select i1 %653, i1 true, i1 %657
  %659 = zext i1 %658 to i64
  br label %660

660:
  %661 = phi i64 [ 0, %641 ], [ %659, %652 ]
  %662 = add nuw i64 %661, %644
  %663 = bitcast i64 %662 to double
  br label %664

664:
  %665 = phi double [ %577, %576 ], [ %582, %578 ], [ %640, %635 ], [ %663, %660 ], [ 0x7FF0000000000000, %597 ]
  %666 = bitcast double %665 to i64
  %667 = add i64 %666, -9218868437227405312
  %668 = icmp ult i64 %667, -9214364837600034816
  br i1 %668, label %669, label %683

669:
  %670 = add i64 %666, -4503599627370496
  %671 = icmp ult i64 %670, -4503599627370495
  br i1 %671, label %672, label %680

672:
  %673 = fcmp oeq double %665, 0.000000e+00
  br i1 %673, label %722, label %674

674:
  %675 = icmp ne i64 %666, 9218868437227405312
  %676 = fcmp ord double %665, 0.000000e+00
  %677 = and i1 %676, %675
  %678 = fadd double %665, %665
  %679 = select i1 %677, double 0x7FF8000000000000, double %678
  br label %722

680:
  %681 = uitofp nneg i64 %666 to double
  %682 = bitcast double %681 to i64
  br label %683

683:
  %684 = phi i64 [ %682, %680 ], [ %666, %664 ]
  %685 = phi i32 [ -1074, %680 ], [ 0, %664 ]
  %686 = add i64 %684, -4604544271217802189
  %687 = ashr i64 %686, 52
  %688 = trunc nsw i64 %687 to i32
  %689 = add nsw i32 %685, %688
  %690 = and i64 %686, 4503599627370495
  %691 = add nuw nsw i64 %690, 4604544271217802189
  %692 = bitcast i64 %691 to double
  %693 = fadd double %692, -1.000000e+00
  %694 = sitofp i32 %689 to double
  %695 = fmul double %694, 0x3FE62E42FEFA3800
  %696 = fadd double %693, %695
  %697 = fsub double %695, %696
  %698 = fadd double %693, %697
  %699 = icmp eq i32 %689, 0
  %700 = select i1 %699, double %693, double %696
  %701 = select i1 %699, double 0.000000e+00, double %698
  %702 = fneg double %693
  %703 = call double @llvm.fmuladd.f64(double %702, double 0.000000e+00, double 0.000000e+00)
  %704 = call double @llvm.fmuladd.f64(double %694, double 0x3D2EF35793C76730, double %703)
  %705 = fadd double %693, 2.000000e+00
  %706 = fdiv arcp double %693, %705
  %707 = fmul double %706, %706
  %708 = fmul double %693, 5.000000e-01
  %709 = fmul double %693, %708
  %710 = call double @llvm.fmuladd.f64(double %707, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %711 = call double @llvm.fmuladd.f64(double %710, double %707, double 0x3FC74666AA7E5F40)
  %712 = call double @llvm.fmuladd.f64(double %711, double %707, double 0x3FCC71C513FC321B)
  %713 = call double @llvm.fmuladd.f64(double %712, double %707, double 0x3FD24924942DA0FD)
  %714 = call double @llvm.fmuladd.f64(double %713, double %707, double 0x3FD999999997EE68)
  %715 = call double @llvm.fmuladd.f64(double %714, double %707, double 0x3FE5555555555595)
  %716 = call double @llvm.fmuladd.f64(double %707, double %715, double %709)
  %717 = fmul double %706, %716
  %718 = fsub double %717, %709
  %719 = fadd double %704, %718
  %720 = fadd double %701, %719
  %721 = fadd double %700, %720
  br label %722

722:
  %723 = phi double [ %721, %683 ], [ 0xFFF0000000000000, %672 ], [ %679, %674 ]
  %724 = fcmp olt double %2, 3.500000e+00
  br i1 %724, label %725, label %827

725:
  %726 = fcmp olt double %2, 5.000000e-01
  br i1 %726, label %732, label %727

727:
  %728 = fcmp olt double %2, 1.250000e+00
  br i1 %728, label %732, label %729

729:
  %730 = fcmp ole double %2, 2.500000e+00
  %731 = select i1 %730, double 2.000000e+00, double 3.000000e+00
  br label %732

732:
  %733 = phi double [ 0.000000e+00, %725 ], [ %731, %729 ], [ 1.000000e+00, %727 ]
  %734 = fsub double %2, %733
  %735 = call double @llvm.fmuladd.f64(double %734, double 0xBE9F69B702820FB8, double 0xBEB67142673571DA)
  %736 = call double @llvm.fmuladd.f64(double %735, double %734, double 0xBEA57650D0CFD110)
  %737 = call double @llvm.fmuladd.f64(double %736, double %734, double 0x3EB71D38D34B6600)
  %738 = call double @llvm.fmuladd.f64(double %737, double %734, double 0x3EB953594E1E5C75)
  %739 = call double @llvm.fmuladd.f64(double %738, double %734, double 0xBEA1840C6AEC196B)
  %740 = call double @llvm.fmuladd.f64(double %739, double %734, double 0xBEA9B456D0B3CA48)
  %741 = call double @llvm.fmuladd.f64(double %740, double %734, double 0xBEA143D8A545EC75)
  %742 = call double @llvm.fmuladd.f64(double %741, double %734, double 0x3EB5B2455B93953E)
  %743 = call double @llvm.fmuladd.f64(double %742, double %734, double 0xBEC0776B833F0AEF)
  %744 = call double @llvm.fmuladd.f64(double %743, double %734, double 0x3ED20FC58DD670B4)
  %745 = call double @llvm.fmuladd.f64(double %744, double %734, double 0xBEE3D7B53CD65FD8)
  %746 = call double @llvm.fmuladd.f64(double %745, double %734, double 0x3EF58324CB62D7D5)
  %747 = call double @llvm.fmuladd.f64(double %746, double %734, double 0xBF078D71C2CA0495)
  %748 = call double @llvm.fmuladd.f64(double %747, double %734, double 0x3F1A127025E77885)
  %749 = call double @llvm.fmuladd.f64(double %748, double %734, double 0xBF2D3FD74B4579AF)
  %750 = call double @llvm.fmuladd.f64(double %749, double %734, double 0x3F40B36B07647ECF)
  %751 = call double @llvm.fmuladd.f64(double %750, double %734, double 0xBF538AC5BEDAD719)
  %752 = call double @llvm.fmuladd.f64(double %751, double %734, double 0x3F67ADD6EAC5FEB5)
  %753 = call double @llvm.fmuladd.f64(double %752, double %734, double 0xBF7E404FC21EFFDF)
  %754 = call double @llvm.fmuladd.f64(double %753, double %734, double 0x3F951322AC7D8B0C)
  %755 = call double @llvm.fmuladd.f64(double %754, double %734, double 0xBFB13E001A55751F)
  %756 = call double @llvm.fmuladd.f64(double %755, double %734, double 0x3FD4A34CC4A60FA6)
  %757 = call double @llvm.fmuladd.f64(double %756, double %734, double 0x3FDB0EE6072093CE)
  %758 = fmul double %734, %757
  %759 = fcmp oeq double %733, 2.000000e+00
  br i1 %759, label %1072, label %760

760:
  %761 = fcmp oeq double %733, 0.000000e+00
  %762 = fmul double %0, %0
  %763 = fcmp oeq double %733, 3.000000e+00
  %764 = select i1 %763, double -1.000000e+00, double 0.000000e+00
  %765 = select i1 %761, double %762, double %764
  %766 = fadd double %2, %765
  %767 = fsub double %2, %766
  %768 = fadd double %765, %767
  %769 = bitcast double %766 to i64
  %770 = add i64 %769, -4604544271217802189
  %771 = ashr i64 %770, 52
  %772 = trunc nsw i64 %771 to i32
  %773 = and i64 %770, 4503599627370495
  %774 = add nuw nsw i64 %773, 4604544271217802189
  %775 = bitcast i64 %774 to double
  %776 = fadd double %775, -1.000000e+00
  %777 = sub nsw i32 0, %772
  %778 = ashr i32 %777, 1
  %779 = add nsw i32 %778, 1023
  %780 = zext i32 %779 to i64
  %781 = shl i64 %780, 52
  %782 = bitcast i64 %781 to double
  %783 = fmul double %768, %782
  %784 = add nsw i32 %778, %772
  %785 = sub nsw i32 1023, %784
  %786 = zext i32 %785 to i64
  %787 = shl i64 %786, 52
  %788 = bitcast i64 %787 to double
  %789 = fmul double %783, %788
  %790 = sitofp i32 %772 to double
  %791 = fmul double %790, 0x3FE62E42FEFA3800
  %792 = fadd double %791, %776
  %793 = fsub double %791, %792
  %794 = fadd double %776, %793
  %795 = icmp ult i64 %770, 4503599627370496
  %796 = select i1 %795, double %776, double %792
  %797 = select i1 %795, double 0.000000e+00, double %794
  %798 = fneg double %776
  %799 = call double @llvm.fmuladd.f64(double %798, double %789, double %789)
  %800 = call double @llvm.fmuladd.f64(double %790, double 0x3D2EF35793C76730, double %799)
  %801 = fadd double %776, 2.000000e+00
  %802 = fdiv arcp double %776, %801
  %803 = fmul double %802, %802
  %804 = fmul double %776, 5.000000e-01
  %805 = fmul double %776, %804
  %806 = call double @llvm.fmuladd.f64(double %803, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %807 = call double @llvm.fmuladd.f64(double %806, double %803, double 0x3FC74666AA7E5F40)
  %808 = call double @llvm.fmuladd.f64(double %807, double %803, double 0x3FCC71C513FC321B)
  %809 = call double @llvm.fmuladd.f64(double %808, double %803, double 0x3FD24924942DA0FD)
  %810 = call double @llvm.fmuladd.f64(double %809, double %803, double 0x3FD999999997EE68)
  %811 = call double @llvm.fmuladd.f64(double %810, double %803, double 0x3FE5555555555595)
  %812 = call double @llvm.fmuladd.f64(double %803, double %811, double %805)
  %813 = fmul double %802, %812
  %814 = fsub double %813, %805
  %815 = fadd double %800, %814
  %816 = fadd double %797, %815
  %817 = select i1 %763, double 1.000000e+00, double -1.000000e+00
  %818 = fmul double %817, %796
  %819 = fadd double %818, %758
  %820 = fsub double %819, %818
  %821 = fsub double %819, %820
  %822 = fsub double %818, %821
  %823 = fsub double %758, %820
  %824 = fadd double %823, %822
  %825 = call double @llvm.fmuladd.f64(double %817, double %816, double %824)
  %826 = fadd double %819, %825
  br label %1072

827:
  %828 = fcmp ult double %2, 0x4320000000000000
  %829 = bitcast double %2 to i64
  br i1 %828, label %886, label %830

830:
  %831 = add nsw i64 %829, -9218868437227405312
  %832 = icmp ult i64 %831, -9214364837600034816
  br i1 %832, label %833, label %843

833:
  %834 = add nsw i64 %829, -4503599627370496
  %835 = icmp ult i64 %834, -4503599627370495
  br i1 %835, label %836, label %840

836:
  switch i64 %829, label %837 [
    i64 0, label %882
    i64 9218868437227405312, label %838
  ]

837:
  br label %882

838:
  %839 = fadd double %2, %2
  br label %882

840:
  %841 = uitofp nneg i64 %829 to double
  %842 = bitcast double %841 to i64
  br label %843

843:
  %844 = phi i64 [ %842, %840 ], [ %829, %830 ]
  %845 = phi i32 [ -1074, %840 ], [ 0, %830 ]
  %846 = add nsw i64 %844, -4604544271217802189
  %847 = ashr i64 %846, 52
  %848 = trunc nsw i64 %847 to i32
  %849 = add nsw i32 %845, %848
  %850 = and i64 %846, 4503599627370495
  %851 = add nuw nsw i64 %850, 4604544271217802189
  %852 = bitcast i64 %851 to double
  %853 = fadd double %852, -1.000000e+00
  %854 = sitofp i32 %849 to double
  %855 = fmul double %854, 0x3FE62E42FEFA3800
  %856 = fadd double %853, %855
  %857 = fsub double %855, %856
  %858 = fadd double %853, %857
  %859 = icmp eq i32 %849, 0
  %860 = select i1 %859, double %853, double %856
  %861 = select i1 %859, double 0.000000e+00, double %858
  %862 = fneg double %853
  %863 = call double @llvm.fmuladd.f64(double %862, double 0.000000e+00, double 0.000000e+00)
  %864 = call double @llvm.fmuladd.f64(double %854, double 0x3D2EF35793C76730, double %863)
  %865 = fadd double %853, 2.000000e+00
  %866 = fdiv arcp double %853, %865
  %867 = fmul double %866, %866
  %868 = fmul double %853, 5.000000e-01
  %869 = fmul double %853, %868
  %870 = call double @llvm.fmuladd.f64(double %867, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %871 = call double @llvm.fmuladd.f64(double %870, double %867, double 0x3FC74666AA7E5F40)
  %872 = call double @llvm.fmuladd.f64(double %871, double %867, double 0x3FCC71C513FC321B)
  %873 = call double @llvm.fmuladd.f64(double %872, double %867, double 0x3FD24924942DA0FD)
  %874 = call double @llvm.fmuladd.f64(double %873, double %867, double 0x3FD999999997EE68)
  %875 = call double @llvm.fmuladd.f64(double %874, double %867, double 0x3FE5555555555595)
  %876 = call double @llvm.fmuladd.f64(double %867, double %875, double %869)
  %877 = fmul double %866, %876
  %878 = fsub double %877, %869
  %879 = fadd double %864, %878
  %880 = fadd double %861, %879
  %881 = fadd double %860, %880
  br label %882

882:
  %883 = phi double [ %881, %843 ], [ %839, %838 ], [ 0xFFF0000000000000, %836 ], [ 0x7FF8000000000000, %837 ]
  %884 = fadd double %883, -1.000000e+00
  %885 = fmul double %2, %884
  br label %1072

886:
  %887 = add nsw i64 %829, -4604544271217802189
  %888 = ashr i64 %887, 52
  %889 = trunc nsw i64 %888 to i32
  %890 = and i64 %887, 4503599627370495
  %891 = add nuw nsw i64 %890, 4604544271217802189
  %892 = bitcast i64 %891 to double
  %893 = fadd double %892, -1.000000e+00
  %894 = fadd double %893, 2.000000e+00
  %895 = fadd double %894, -2.000000e+00
  %896 = fsub double %893, %895
  %897 = fdiv arcp double 1.000000e+00, %894
  %898 = fmul double %893, %897
  %899 = bitcast double %898 to i64
  %900 = and i64 %899, -134217728
  %901 = bitcast i64 %900 to double
  %902 = fsub double %898, %901
  %903 = bitcast double %894 to i64
  %904 = and i64 %903, -134217728
  %905 = bitcast i64 %904 to double
  %906 = fsub double %894, %905
  %907 = fmul double %905, %901
  %908 = fsub double %893, %907
  %909 = fmul double %906, %901
  %910 = fsub double %908, %909
  %911 = fmul double %902, %905
  %912 = fsub double %910, %911
  %913 = fmul double %906, %902
  %914 = fsub double %912, %913
  %915 = fmul double %898, %896
  %916 = fsub double 0.000000e+00, %915
  %917 = fadd double %916, %914
  %918 = fmul double %897, %917
  %919 = fadd double %898, %918
  %920 = fsub double %919, %898
  %921 = fsub double %918, %920
  %922 = bitcast double %919 to i64
  %923 = and i64 %922, -134217728
  %924 = bitcast i64 %923 to double
  %925 = fsub double %919, %924
  %926 = fmul double %919, %919
  %927 = fmul double %925, %925
  %928 = fmul double %924, %924
  %929 = fsub double %926, %928
  %930 = fmul double %925, %924
  %931 = fsub double %929, %930
  %932 = fsub double %930, %931
  %933 = fadd double %927, %932
  %934 = fmul double %919, %921
  %935 = call double @llvm.fmuladd.f64(double %919, double %921, double %934)
  %936 = fadd double %935, %933
  %937 = fadd double %926, %936
  %938 = fsub double %926, %937
  %939 = fadd double %936, %938
  %940 = bitcast double %937 to i64
  %941 = and i64 %940, -134217728
  %942 = bitcast i64 %941 to double
  %943 = fsub double %937, %942
  %944 = fmul double %919, %937
  %945 = fmul double %925, %943
  %946 = fmul double %924, %942
  %947 = fsub double %944, %946
  %948 = fmul double %925, %942
  %949 = fsub double %947, %948
  %950 = fmul double %943, %924
  %951 = fsub double %949, %950
  %952 = fsub double %945, %951
  %953 = fmul double %919, %939
  %954 = call double @llvm.fmuladd.f64(double %937, double %921, double %953)
  %955 = fadd double %954, %952
  %956 = fadd double %944, %955
  %957 = fsub double %956, %944
  %958 = fsub double %955, %957
  %959 = bitcast double %956 to i64
  %960 = and i64 %959, -134217728
  %961 = bitcast i64 %960 to double
  %962 = fsub double %956, %961
  %963 = fmul double %956, 0x3FE5555555555555
  %964 = fmul double %962, 0x3E45555554000000
  %965 = fmul double %961, 0x3FE5555550000000
  %966 = fsub double %963, %965
  %967 = fmul double %961, 0x3E45555554000000
  %968 = fsub double %966, %967
  %969 = fmul double %962, 0x3FE5555550000000
  %970 = fsub double %968, %969
  %971 = fsub double %964, %970
  %972 = fmul double %958, 0x3FE5555555555555
  %973 = call double @llvm.fmuladd.f64(double %956, double 0x3C85555555555555, double %972)
  %974 = fadd double %973, %971
  %975 = fadd double %963, %974
  %976 = fsub double %975, %963
  %977 = fsub double %974, %976
  %978 = call double @llvm.fmuladd.f64(double %937, double 0x3FC0E6E6F035C02C, double 0x3FC0F7B54636674A)
  %979 = call double @llvm.fmuladd.f64(double %978, double %937, double 0x3FC3B1F1CDA73E68)
  %980 = call double @llvm.fmuladd.f64(double %979, double %937, double 0x3FC745CE8DD99A7B)
  %981 = call double @llvm.fmuladd.f64(double %980, double %937, double 0x3FCC71C723045ED5)
  %982 = call double @llvm.fmuladd.f64(double %981, double %937, double 0x3FD2492492455DDF)
  %983 = call double @llvm.fmuladd.f64(double %982, double %937, double 0x3FD9999999999B40)
  %984 = sitofp i32 %889 to double
  %985 = fmul double %984, 0x3FE62E42FEFA3800
  %986 = fmul double %984, 0x3D2EF35793C76730
  %987 = fadd double %985, %986
  %988 = fsub double %987, %985
  %989 = fsub double %986, %988
  %990 = fmul double %919, 2.000000e+00
  %991 = fmul double %921, 2.000000e+00
  %992 = fadd double %987, %990
  %993 = fsub double %992, %987
  %994 = fsub double %992, %993
  %995 = fsub double %987, %994
  %996 = fsub double %990, %993
  %997 = fadd double %996, %995
  %998 = fadd double %989, %991
  %999 = fadd double %998, %997
  %1000 = fadd double %992, %999
  %1001 = fsub double %1000, %992
  %1002 = fsub double %999, %1001
  %1003 = icmp ult i64 %887, 4503599627370496
  %1004 = select i1 %1003, double %990, double %1000
  %1005 = select i1 %1003, double %991, double %1002
  %1006 = fmul double %937, %983
  %1007 = fmul double %1006, %956
  %1008 = fadd double %1007, %977
  %1009 = fadd double %975, %1008
  %1010 = fsub double %1009, %975
  %1011 = fsub double %1008, %1010
  %1012 = fadd double %1004, %1009
  %1013 = fsub double %1012, %1004
  %1014 = fsub double %1009, %1013
  %1015 = fadd double %1005, %1011
  %1016 = fadd double %1014, %1015
  %1017 = fadd double %1012, %1016
  %1018 = fsub double %1017, %1012
  %1019 = fsub double %1016, %1018
  %1020 = fadd double %2, -5.000000e-01
  %1021 = bitcast double %1017 to i64
  %1022 = and i64 %1021, -134217728
  %1023 = bitcast i64 %1022 to double
  %1024 = fsub double %1017, %1023
  %1025 = bitcast double %1020 to i64
  %1026 = and i64 %1025, -134217728
  %1027 = bitcast i64 %1026 to double
  %1028 = fsub double %1020, %1027
  %1029 = fmul double %1020, %1017
  %1030 = fmul double %1028, %1024
  %1031 = fmul double %1027, %1023
  %1032 = fsub double %1029, %1031
  %1033 = fmul double %1028, %1023
  %1034 = fsub double %1032, %1033
  %1035 = fmul double %1024, %1027
  %1036 = fsub double %1034, %1035
  %1037 = fsub double %1030, %1036
  %1038 = call double @llvm.fmuladd.f64(double %1019, double %1020, double %1037)
  %1039 = fadd double %1029, %1038
  %1040 = fsub double %1039, %1029
  %1041 = fsub double %1038, %1040
  %1042 = fdiv arcp double 1.000000e+00, %2
  %1043 = fmul double %1042, %1042
  %1044 = call double @llvm.fmuladd.f64(double %1043, double 0xBFBA2DA8ED7D9BA5, double 0x3FB03E7E775AA3FC)
  %1045 = call double @llvm.fmuladd.f64(double %1044, double %1043, double 0xBF95D5ADBF752D3F)
  %1046 = call double @llvm.fmuladd.f64(double %1045, double %1043, double 0x3F788BF71CC531C2)
  %1047 = call double @llvm.fmuladd.f64(double %1046, double %1043, double 0xBF5F2E236753D415)
  %1048 = call double @llvm.fmuladd.f64(double %1047, double %1043, double 0x3F4B926216E67880)
  %1049 = call double @llvm.fmuladd.f64(double %1048, double %1043, double 0xBF43812E5AF26B5B)
  %1050 = call double @llvm.fmuladd.f64(double %1049, double %1043, double 0x3F4A01A006C726DC)
  %1051 = call double @llvm.fmuladd.f64(double %1050, double %1043, double 0xBF66C16C16BD0AF7)
  %1052 = call double @llvm.fmuladd.f64(double %1051, double %1043, double 0x3FB555555555554C)
  %1053 = fmul double %1042, %1052
  %1054 = fneg double %2
  %1055 = fsub double %1039, %2
  %1056 = fsub double %1055, %1039
  %1057 = fsub double %1055, %1056
  %1058 = fsub double %1039, %1057
  %1059 = fsub double %1054, %1056
  %1060 = fadd double %1059, %1058
  %1061 = fadd double %1055, 0x3FED67F1C864BEB5
  %1062 = fsub double %1061, %1055
  %1063 = fsub double %1062, %1061
  %1064 = fadd double %1055, %1063
  %1065 = fsub double 0x3FED67F1C864BEB5, %1062
  %1066 = fadd double %1065, %1064
  %1067 = fadd double %1053, 0xBC865B5A1B7FF5DF
  %1068 = fadd double %1067, %1041
  %1069 = fadd double %1068, %1060
  %1070 = fadd double %1066, %1069
  %1071 = fadd double %1061, %1070
  br label %1072

1072:
  %1073 = phi double [ %1071, %886 ], [ %826, %760 ], [ %758, %732 ], [ %885, %882 ]
  %1074 = fsub double %723, %1073
  br label %1075

1075:
  %1076 = phi double [ %506, %427 ], [ %1074, %1072 ], [ %0, %1 ], [ %71, %69 ], [ %421, %235 ], [ %173, %107 ], [ %105, %79 ], [ %234, %231 ], [ 0x7FF0000000000000, %176 ], [ 0x7FF0000000000000, %422 ]
  ret double %1076
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.trunc.f64(double)

declare double @llvm.rint.f64(double)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)
