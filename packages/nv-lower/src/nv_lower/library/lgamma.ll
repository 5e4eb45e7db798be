define linkonce_odr double @lgamma(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp ord double %0, 0.000000e+00
  br i1 %3, label %4, label %825

4:
  %5 = fcmp ogt double %0, 0.000000e+00
  br i1 %5, label %10, label %6

6:
  %7 = fcmp oeq double %2, 0x7FF0000000000000
  %8 = fcmp olt double %2, 0x3C30000000000000
  %9 = or i1 %7, %8
  br i1 %9, label %10, label %342

10:
  %11 = fcmp one double %0, 0.000000e+00
  %12 = select i1 %11, double %2, double 0x7FF0000000000000
  %13 = fcmp olt double %12, 3.500000e+00
  br i1 %13, label %14, label %164

14:
  %15 = fcmp olt double %12, 0x3C30000000000000
  br i1 %15, label %16, label %66

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
    i64 0, label %63
    i64 9218868437227405312, label %25
  ]

24:
  br label %63

25:
  %26 = fadd double %12, %12
  br label %63

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
  %46 = fadd double %40, 2.000000e+00
  %47 = fdiv arcp double %40, %46
  %48 = fmul double %47, %47
  %49 = fmul double %40, 5.000000e-01
  %50 = fmul double %40, %49
  %51 = call double @llvm.fma.f64(double %48, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %52 = call double @llvm.fma.f64(double %51, double %48, double 0x3FC74666AA7E5F40)
  %53 = call double @llvm.fma.f64(double %52, double %48, double 0x3FCC71C513FC321B)
  %54 = call double @llvm.fma.f64(double %53, double %48, double 0x3FD24924942DA0FD)
  %55 = call double @llvm.fma.f64(double %54, double %48, double 0x3FD999999997EE68)
  %56 = call double @llvm.fma.f64(double %55, double %48, double 0x3FE5555555555595)
  %57 = call double @llvm.fma.f64(double %48, double %56, double %50)
  %58 = fmul double %47, %57
  %59 = fsub double %58, %50
  %60 = call double @llvm.fma.f64(double %41, double 0x3D2EF35793C76730, double %59)
  %61 = fadd double %45, %60
  %62 = fadd double %43, %61
  br label %63

63:
  %64 = phi double [ %62, %30 ], [ %26, %25 ], [ 0xFFF0000000000000, %23 ], [ 0x7FF8000000000000, %24 ]
  %65 = fneg double %64
  br label %338

66:
  %67 = fcmp olt double %12, 5.000000e-01
  br i1 %67, label %73, label %68

68:
  %69 = fcmp olt double %12, 1.250000e+00
  br i1 %69, label %73, label %70

70:
  %71 = fcmp ole double %12, 2.500000e+00
  %72 = select i1 %71, double 2.000000e+00, double 3.000000e+00
  br label %73

73:
  %74 = phi double [ 0.000000e+00, %66 ], [ %72, %70 ], [ 1.000000e+00, %68 ]
  %75 = fsub double %12, %74
  %76 = call double @llvm.fma.f64(double %75, double 0xBE9F69B702820FB8, double 0xBEB67142673571DA)
  %77 = call double @llvm.fma.f64(double %76, double %75, double 0xBEA57650D0CFD110)
  %78 = call double @llvm.fma.f64(double %77, double %75, double 0x3EB71D38D34B6600)
  %79 = call double @llvm.fma.f64(double %78, double %75, double 0x3EB953594E1E5C75)
  %80 = call double @llvm.fma.f64(double %79, double %75, double 0xBEA1840C6AEC196B)
  %81 = call double @llvm.fma.f64(double %80, double %75, double 0xBEA9B456D0B3CA48)
  %82 = call double @llvm.fma.f64(double %81, double %75, double 0xBEA143D8A545EC75)
  %83 = call double @llvm.fma.f64(double %82, double %75, double 0x3EB5B2455B93953E)
  %84 = call double @llvm.fma.f64(double %83, double %75, double 0xBEC0776B833F0AEF)
  %85 = call double @llvm.fma.f64(double %84, double %75, double 0x3ED20FC58DD670B4)
  %86 = call double @llvm.fma.f64(double %85, double %75, double 0xBEE3D7B53CD65FD8)
  %87 = call double @llvm.fma.f64(double %86, double %75, double 0x3EF58324CB62D7D5)
  %88 = call double @llvm.fma.f64(double %87, double %75, double 0xBF078D71C2CA0495)
  %89 = call double @llvm.fma.f64(double %88, double %75, double 0x3F1A127025E77885)
  %90 = call double @llvm.fma.f64(double %89, double %75, double 0xBF2D3FD74B4579AF)
  %91 = call double @llvm.fma.f64(double %90, double %75, double 0x3F40B36B07647ECF)
  %92 = call double @llvm.fma.f64(double %91, double %75, double 0xBF538AC5BEDAD719)
  %93 = call double @llvm.fma.f64(double %92, double %75, double 0x3F67ADD6EAC5FEB5)
  %94 = call double @llvm.fma.f64(double %93, double %75, double 0xBF7E404FC21EFFDF)
  %95 = call double @llvm.fma.f64(double %94, double %75, double 0x3F951322AC7D8B0C)
  %96 = call double @llvm.fma.f64(double %95, double %75, double 0xBFB13E001A55751F)
  %97 = call double @llvm.fma.f64(double %96, double %75, double 0x3FD4A34CC4A60FA6)
  %98 = call double @llvm.fma.f64(double %97, double %75, double 0x3FDB0EE6072093CE)
  %99 = fmul double %75, %98
  %100 = fcmp oeq double %74, 2.000000e+00
  br i1 %100, label %338, label %101

101:
  %102 = fcmp oeq double %74, 0.000000e+00
  %103 = fmul double %12, %12
  %104 = fcmp oeq double %74, 3.000000e+00
  %105 = select i1 %104, double -1.000000e+00, double 0.000000e+00
  %106 = select i1 %102, double %103, double %105
  %107 = fadd double %12, %106
  %108 = fsub double %12, %107
  %109 = fadd double %106, %108
  %110 = bitcast double %107 to i64
  %111 = add i64 %110, -4604544271217802189
  %112 = ashr i64 %111, 52
  %113 = trunc nsw i64 %112 to i32
  %114 = and i64 %111, 4503599627370495
  %115 = add nuw nsw i64 %114, 4604544271217802189
  %116 = bitcast i64 %115 to double
  %117 = fadd double %116, -1.000000e+00
  %118 = sub nsw i32 0, %113
  %119 = ashr i32 %118, 1
  %120 = add nsw i32 %119, 1023
  %121 = zext i32 %120 to i64
  %122 = shl i64 %121, 52
  %123 = bitcast i64 %122 to double
  %124 = fmul double %109, %123
  %125 = add nsw i32 %119, %113
  %126 = sub nsw i32 1023, %125
  %127 = zext i32 %126 to i64
  %128 = shl i64 %127, 52
  %129 = bitcast i64 %128 to double
  %130 = fmul double %124, %129
  %131 = sitofp i32 %113 to double
  %132 = fmul double %131, 0x3FE62E42FEFA3800
  %133 = fadd double %132, %117
  %134 = fsub double %132, %133
  %135 = fadd double %117, %134
  %136 = fadd double %117, 2.000000e+00
  %137 = fdiv arcp double %117, %136
  %138 = fmul double %137, %137
  %139 = fmul double %117, 5.000000e-01
  %140 = fmul double %117, %139
  %141 = call double @llvm.fma.f64(double %138, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %142 = call double @llvm.fma.f64(double %141, double %138, double 0x3FC74666AA7E5F40)
  %143 = call double @llvm.fma.f64(double %142, double %138, double 0x3FCC71C513FC321B)
  %144 = call double @llvm.fma.f64(double %143, double %138, double 0x3FD24924942DA0FD)
  %145 = call double @llvm.fma.f64(double %144, double %138, double 0x3FD999999997EE68)
  %146 = call double @llvm.fma.f64(double %145, double %138, double 0x3FE5555555555595)
  %147 = call double @llvm.fma.f64(double %138, double %146, double %140)
  %148 = fmul double %137, %147
  %149 = fsub double %148, %140
  %150 = call double @llvm.fma.f64(double %131, double 0x3D2EF35793C76730, double %149)
  %151 = fadd double %135, %150
  %152 = fneg double %117
  %153 = call double @llvm.fma.f64(double %152, double %130, double %130)
  %154 = fadd double %153, %151
  %155 = select i1 %104, double 1.000000e+00, double -1.000000e+00
  %156 = fmul double %155, %133
  %157 = fadd double %156, %99
  %158 = fsub double %157, %156
  %159 = fsub double %157, %158
  %160 = fsub double %156, %159
  %161 = fsub double %99, %158
  %162 = fadd double %161, %160
  %163 = call double @llvm.fma.f64(double %155, double %154, double %162)
  br label %338

164:
  %165 = fcmp ult double %12, 0x4380000000000000
  br i1 %165, label %219, label %166

166:
  %167 = fcmp oeq double %12, 0x7FF0000000000000
  br i1 %167, label %338, label %168

168:
  %169 = bitcast double %12 to i64
  %170 = add nsw i64 %169, -9218868437227405312
  %171 = icmp ult i64 %170, -9214364837600034816
  br i1 %171, label %172, label %182

172:
  %173 = add nsw i64 %169, -4503599627370496
  %174 = icmp ult i64 %173, -4503599627370495
  br i1 %174, label %175, label %179

175:
  switch i64 %169, label %176 [
    i64 0, label %215
    i64 9218868437227405312, label %177
  ]

176:
  br label %215

177:
  %178 = fadd double %12, %12
  br label %215

179:
  %180 = uitofp nneg i64 %169 to double
  %181 = bitcast double %180 to i64
  br label %182

182:
  %183 = phi i64 [ %181, %179 ], [ %169, %168 ]
  %184 = phi i32 [ -1074, %179 ], [ 0, %168 ]
  %185 = add nsw i64 %183, -4604544271217802189
  %186 = ashr i64 %185, 52
  %187 = trunc nsw i64 %186 to i32
  %188 = add nsw i32 %184, %187
  %189 = and i64 %185, 4503599627370495
  %190 = add nuw nsw i64 %189, 4604544271217802189
  %191 = bitcast i64 %190 to double
  %192 = fadd double %191, -1.000000e+00
  %193 = sitofp i32 %188 to double
  %194 = fmul double %193, 0x3FE62E42FEFA3800
  %195 = fadd double %192, %194
  %196 = fsub double %194, %195
  %197 = fadd double %192, %196
  %198 = fadd double %192, 2.000000e+00
  %199 = fdiv arcp double %192, %198
  %200 = fmul double %199, %199
  %201 = fmul double %192, 5.000000e-01
  %202 = fmul double %192, %201
  %203 = call double @llvm.fma.f64(double %200, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %204 = call double @llvm.fma.f64(double %203, double %200, double 0x3FC74666AA7E5F40)
  %205 = call double @llvm.fma.f64(double %204, double %200, double 0x3FCC71C513FC321B)
  %206 = call double @llvm.fma.f64(double %205, double %200, double 0x3FD24924942DA0FD)
  %207 = call double @llvm.fma.f64(double %206, double %200, double 0x3FD999999997EE68)
  %208 = call double @llvm.fma.f64(double %207, double %200, double 0x3FE5555555555595)
  %209 = call double @llvm.fma.f64(double %200, double %208, double %202)
  %210 = fmul double %199, %209
  %211 = fsub double %210, %202
  %212 = call double @llvm.fma.f64(double %193, double 0x3D2EF35793C76730, double %211)
  %213 = fadd double %197, %212
  %214 = fadd double %195, %213
  br label %215

215:
  %216 = phi double [ %214, %182 ], [ %178, %177 ], [ 0xFFF0000000000000, %175 ], [ 0x7FF8000000000000, %176 ]
  %217 = fadd double %216, -1.000000e+00
  %218 = fmul double %12, %217
  br label %338

219:
  %220 = bitcast double %12 to i64
  %221 = add nsw i64 %220, -4604544271217802189
  %222 = ashr i64 %221, 52
  %223 = trunc nsw i64 %222 to i32
  %224 = and i64 %221, 4503599627370495
  %225 = add nuw nsw i64 %224, 4604544271217802189
  %226 = bitcast i64 %225 to double
  %227 = fadd double %226, -1.000000e+00
  %228 = fadd double %227, 2.000000e+00
  %229 = bitcast double %228 to i64
  %230 = and i64 %229, -134217728
  %231 = bitcast i64 %230 to double
  %232 = fadd double %231, -2.000000e+00
  %233 = fsub double %227, %232
  %234 = fdiv arcp double 1.000000e+00, %228
  %235 = fmul double %227, %234
  %236 = bitcast double %235 to i64
  %237 = and i64 %236, -134217728
  %238 = bitcast i64 %237 to double
  %239 = fmul double %231, %238
  %240 = fsub double %227, %239
  %241 = fmul double %233, %238
  %242 = fsub double %240, %241
  %243 = fmul double %234, %242
  %244 = fmul double %235, %235
  %245 = bitcast double %244 to i64
  %246 = and i64 %245, -134217728
  %247 = bitcast i64 %246 to double
  %248 = fmul double %238, %238
  %249 = fsub double %248, %247
  %250 = fadd double %235, %238
  %251 = fmul double %250, %243
  %252 = fadd double %249, %251
  %253 = call double @llvm.fma.f64(double %244, double 0x3FB0E6E6F035C02C, double 0x3FB0F7B54636674A)
  %254 = call double @llvm.fma.f64(double %253, double %244, double 0x3FB3B1F1CDA73E68)
  %255 = call double @llvm.fma.f64(double %254, double %244, double 0x3FB745CE8DD99A7B)
  %256 = call double @llvm.fma.f64(double %255, double %244, double 0x3FBC71C723045ED5)
  %257 = call double @llvm.fma.f64(double %256, double %244, double 0x3FC2492492455DDF)
  %258 = call double @llvm.fma.f64(double %257, double %244, double 0x3FC9999999999B40)
  %259 = call double @llvm.fma.f64(double %244, double %258, double 0xBE25555555555555)
  %260 = fmul double %247, 0x3FD5555558000000
  %261 = fadd double %259, 0x3FD5555558000000
  %262 = fmul double %252, %261
  %263 = call double @llvm.fma.f64(double %247, double %259, double %262)
  %264 = fadd double %260, %263
  %265 = bitcast double %264 to i64
  %266 = and i64 %265, -134217728
  %267 = bitcast i64 %266 to double
  %268 = fsub double %260, %267
  %269 = fadd double %263, %268
  %270 = fadd double %238, %238
  %271 = fadd double %243, %243
  %272 = sitofp i32 %223 to double
  %273 = fmul double %272, 0x3FE62E42FEFA3800
  %274 = fadd double %273, %270
  %275 = fsub double %274, %273
  %276 = fsub double %270, %275
  %277 = fmul double %270, %267
  %278 = fadd double %274, %277
  %279 = fsub double %278, %274
  %280 = fsub double %277, %279
  %281 = fmul double %271, %264
  %282 = call double @llvm.fma.f64(double %270, double %269, double %281)
  %283 = fadd double %271, %282
  %284 = call double @llvm.fma.f64(double %272, double 0x3D2EF35793C76730, double %283)
  %285 = fadd double %276, %284
  %286 = fadd double %280, %285
  %287 = fadd double %278, %286
  %288 = fsub double %287, %278
  %289 = fsub double %286, %288
  %290 = fadd double %12, -5.000000e-01
  %291 = bitcast double %287 to i64
  %292 = and i64 %291, -134217728
  %293 = bitcast i64 %292 to double
  %294 = bitcast double %290 to i64
  %295 = and i64 %294, -134217728
  %296 = bitcast i64 %295 to double
  %297 = fmul double %296, %293
  %298 = fsub double %287, %293
  %299 = fadd double %289, %298
  %300 = fsub double %290, %296
  %301 = fmul double %300, %287
  %302 = call double @llvm.fma.f64(double %299, double %296, double %301)
  %303 = fadd double %297, %302
  %304 = fsub double %303, %297
  %305 = fsub double %302, %304
  %306 = fdiv arcp double 1.000000e+00, %12
  %307 = fmul double %306, %306
  %308 = call double @llvm.fma.f64(double %307, double 0xBFBA2DA8ED7D9BA5, double 0x3FB03E7E775AA3FC)
  %309 = call double @llvm.fma.f64(double %308, double %307, double 0xBF95D5ADBF752D3F)
  %310 = call double @llvm.fma.f64(double %309, double %307, double 0x3F788BF71CC531C2)
  %311 = call double @llvm.fma.f64(double %310, double %307, double 0xBF5F2E236753D415)
  %312 = call double @llvm.fma.f64(double %311, double %307, double 0x3F4B926216E67880)
  %313 = call double @llvm.fma.f64(double %312, double %307, double 0xBF43812E5AF26B5B)
  %314 = call double @llvm.fma.f64(double %313, double %307, double 0x3F4A01A006C726DC)
  %315 = call double @llvm.fma.f64(double %314, double %307, double 0xBF66C16C16BD0AF7)
  %316 = call double @llvm.fma.f64(double %315, double %307, double 0x3FB555555555554C)
  %317 = fmul double %306, %316
  %318 = fneg double %12
  %319 = fsub double %303, %12
  %320 = fsub double %319, %303
  %321 = fsub double %319, %320
  %322 = fsub double %303, %321
  %323 = fsub double %318, %320
  %324 = fadd double %323, %322
  %325 = fadd double %319, 0x3FED67F1C864BEB5
  %326 = fsub double %325, %319
  %327 = fsub double %326, %325
  %328 = fadd double %319, %327
  %329 = fsub double 0x3FED67F1C864BEB5, %326
  %330 = fadd double %329, %328
  %331 = fadd double %317, 0xBC865B5A1B7FF5DF
  %332 = fadd double %331, %305
  %333 = fadd double %332, %324
  %334 = fadd double %330, %333
  %335 = fadd double %325, %334
  %336 = fsub double %325, %335
  %337 = fadd double %334, %336
  br label %338

338:
  %339 = phi double [ %65, %63 ], [ %335, %219 ], [ %157, %101 ], [ %99, %73 ], [ %218, %215 ], [ 0x7FF0000000000000, %166 ]
  %340 = phi double [ 0.000000e+00, %63 ], [ %337, %219 ], [ %163, %101 ], [ 0.000000e+00, %73 ], [ 0.000000e+00, %215 ], [ 0.000000e+00, %166 ]
  %341 = fadd double %339, %340
  br label %825

342:
  %343 = call double @llvm.trunc.f64(double %0)
  %344 = fcmp oeq double %343, %0
  br i1 %344, label %825, label %345

345:
  %346 = fcmp ugt double %2, 5.000000e-01
  br i1 %346, label %424, label %347

347:
  %348 = fneg double %2
  %349 = fmul double %2, %348
  %350 = fadd double %2, %349
  %351 = fsub double %350, %2
  %352 = fsub double %349, %351
  %353 = bitcast double %350 to i64
  %354 = add i64 %353, -4604544271217802189
  %355 = ashr i64 %354, 52
  %356 = trunc nsw i64 %355 to i32
  %357 = and i64 %354, 4503599627370495
  %358 = add nuw nsw i64 %357, 4604544271217802189
  %359 = bitcast i64 %358 to double
  %360 = fadd double %359, -1.000000e+00
  %361 = sub nsw i32 0, %356
  %362 = ashr i32 %361, 1
  %363 = add nsw i32 %362, 1023
  %364 = zext i32 %363 to i64
  %365 = shl i64 %364, 52
  %366 = bitcast i64 %365 to double
  %367 = fmul double %352, %366
  %368 = add nsw i32 %362, %356
  %369 = sub nsw i32 1023, %368
  %370 = zext i32 %369 to i64
  %371 = shl i64 %370, 52
  %372 = bitcast i64 %371 to double
  %373 = fmul double %367, %372
  %374 = sitofp i32 %356 to double
  %375 = fmul double %374, 0x3FE62E42FEFA3800
  %376 = fadd double %375, %360
  %377 = fsub double %375, %376
  %378 = fadd double %360, %377
  %379 = fadd double %360, 2.000000e+00
  %380 = fdiv arcp double %360, %379
  %381 = fmul double %380, %380
  %382 = fmul double %360, 5.000000e-01
  %383 = fmul double %360, %382
  %384 = call double @llvm.fma.f64(double %381, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %385 = call double @llvm.fma.f64(double %384, double %381, double 0x3FC74666AA7E5F40)
  %386 = call double @llvm.fma.f64(double %385, double %381, double 0x3FCC71C513FC321B)
  %387 = call double @llvm.fma.f64(double %386, double %381, double 0x3FD24924942DA0FD)
  %388 = call double @llvm.fma.f64(double %387, double %381, double 0x3FD999999997EE68)
  %389 = call double @llvm.fma.f64(double %388, double %381, double 0x3FE5555555555595)
  %390 = call double @llvm.fma.f64(double %381, double %389, double %383)
  %391 = fmul double %380, %390
  %392 = fsub double %391, %383
  %393 = call double @llvm.fma.f64(double %374, double 0x3D2EF35793C76730, double %392)
  %394 = fadd double %378, %393
  %395 = fneg double %360
  %396 = call double @llvm.fma.f64(double %395, double %373, double %373)
  %397 = fadd double %396, %394
  %398 = call double @llvm.fma.f64(double %0, double 0xBE9F69B702820FB8, double 0xBEB67142673571DA)
  %399 = call double @llvm.fma.f64(double %398, double %0, double 0xBEA57650D0CFD110)
  %400 = call double @llvm.fma.f64(double %399, double %0, double 0x3EB71D38D34B6600)
  %401 = call double @llvm.fma.f64(double %400, double %0, double 0x3EB953594E1E5C75)
  %402 = call double @llvm.fma.f64(double %401, double %0, double 0xBEA1840C6AEC196B)
  %403 = call double @llvm.fma.f64(double %402, double %0, double 0xBEA9B456D0B3CA48)
  %404 = call double @llvm.fma.f64(double %403, double %0, double 0xBEA143D8A545EC75)
  %405 = call double @llvm.fma.f64(double %404, double %0, double 0x3EB5B2455B93953E)
  %406 = call double @llvm.fma.f64(double %405, double %0, double 0xBEC0776B833F0AEF)
  %407 = call double @llvm.fma.f64(double %406, double %0, double 0x3ED20FC58DD670B4)
  %408 = call double @llvm.fma.f64(double %407, double %0, double 0xBEE3D7B53CD65FD8)
  %409 = call double @llvm.fma.f64(double %408, double %0, double 0x3EF58324CB62D7D5)
  %410 = call double @llvm.fma.f64(double %409, double %0, double 0xBF078D71C2CA0495)
  %411 = call double @llvm.fma.f64(double %410, double %0, double 0x3F1A127025E77885)
  %412 = call double @llvm.fma.f64(double %411, double %0, double 0xBF2D3FD74B4579AF)
  %413 = call double @llvm.fma.f64(double %412, double %0, double 0x3F40B36B07647ECF)
  %414 = call double @llvm.fma.f64(double %413, double %0, double 0xBF538AC5BEDAD719)
  %415 = call double @llvm.fma.f64(double %414, double %0, double 0x3F67ADD6EAC5FEB5)
  %416 = call double @llvm.fma.f64(double %415, double %0, double 0xBF7E404FC21EFFDF)
  %417 = call double @llvm.fma.f64(double %416, double %0, double 0x3F951322AC7D8B0C)
  %418 = call double @llvm.fma.f64(double %417, double %0, double 0xBFB13E001A55751F)
  %419 = call double @llvm.fma.f64(double %418, double %0, double 0x3FD4A34CC4A60FA6)
  %420 = call double @llvm.fma.f64(double %419, double %0, double 0x3FDB0EE6072093CE)
  %421 = fmul double %420, %0
  %422 = fadd double %376, %397
  %423 = fsub double %421, %422
  br label %825

424:
  %425 = fcmp olt double %2, 0x4340000000000000
  %426 = select i1 %425, double %0, double 0.000000e+00
  %427 = fadd double %426, %426
  %428 = call double @llvm.rint.f64(double %427)
  %429 = fmul double %428, 5.000000e-01
  %430 = fsub double %426, %429
  %431 = bitcast double %430 to i64
  %432 = and i64 %431, -134217728
  %433 = bitcast i64 %432 to double
  %434 = fmul double %433, 0x400921FB50000000
  %435 = fsub double %430, %433
  %436 = fmul double %435, 0x400921FB54442D18
  %437 = call double @llvm.fma.f64(double %433, double 0x3E6110B4611A6263, double %436)
  %438 = fadd double %434, %437
  %439 = fsub double %438, %434
  %440 = fsub double %437, %439
  %441 = fmul double %428, 2.500000e-01
  %442 = call double @llvm.trunc.f64(double %441)
  %443 = fmul double %442, 4.000000e+00
  %444 = fsub double %428, %443
  %445 = fptosi double %444 to i32
  %446 = fmul double %438, %438
  %447 = fmul double %438, %446
  %448 = call double @llvm.fma.f64(double %446, double 0x3DE5D8B55980CB71, double 0xBE5AE5E4B83D9994)
  %449 = call double @llvm.fma.f64(double %448, double %446, double 0x3EC71DE35552B354)
  %450 = call double @llvm.fma.f64(double %449, double %446, double 0xBF2A01A019BE9215)
  %451 = call double @llvm.fma.f64(double %450, double %446, double 0x3F8111111110F730)
  %452 = call double @llvm.fma.f64(double %451, double %446, double 0xBFC5555555555548)
  %453 = call double @llvm.fma.f64(double %447, double %452, double %440)
  %454 = fadd double %438, %453
  %455 = call double @llvm.fma.f64(double %446, double -5.000000e-01, double 1.000000e+00)
  %456 = fsub double 1.000000e+00, %455
  %457 = call double @llvm.fma.f64(double %446, double -5.000000e-01, double %456)
  %458 = fmul double %446, %446
  %459 = call double @llvm.fma.f64(double %446, double 0xBDA8FB09171DF2CC, double 0x3E21EE9F044EB9EA)
  %460 = call double @llvm.fma.f64(double %459, double %446, double 0xBE927E4F8116C585)
  %461 = call double @llvm.fma.f64(double %460, double %446, double 0x3EFA01A019CBE0A3)
  %462 = call double @llvm.fma.f64(double %461, double %446, double 0xBF56C16C16C15217)
  %463 = call double @llvm.fma.f64(double %462, double %446, double 0x3FA555555555554C)
  %464 = call double @llvm.fma.f64(double %458, double %463, double %457)
  %465 = fmul double %438, %440
  %466 = fsub double %464, %465
  %467 = fadd double %455, %466
  %468 = and i32 %445, 1
  %469 = icmp eq i32 %468, 0
  %470 = select i1 %469, double %454, double %467
  %471 = bitcast double %470 to i64
  %472 = and i32 %445, 2
  %473 = zext nneg i32 %472 to i64
  %474 = shl nuw i64 %473, 62
  %475 = xor i64 %474, %471
  %476 = bitcast i64 %475 to double
  %477 = fmul double %476, %0
  %478 = call double @llvm.fabs.f64(double %477)
  %479 = fdiv arcp double 1.000000e+00, %478
  %480 = fmul double %479, 0x400921FB54442D18
  %481 = bitcast double %480 to i64
  %482 = and i64 %481, -134217728
  %483 = bitcast i64 %482 to double
  %484 = bitcast double %478 to i64
  %485 = and i64 %484, 9223372036720558080
  %486 = bitcast i64 %485 to double
  %487 = fmul double %486, %483
  %488 = fsub double 0x400921FB54442D18, %487
  %489 = fsub double %478, %486
  %490 = fmul double %489, %483
  %491 = fsub double %488, %490
  %492 = fadd double %491, 0x3CA1A62633145C07
  %493 = fmul double %479, %492
  %494 = fadd double %493, %483
  %495 = fsub double %494, %483
  %496 = fsub double %493, %495
  %497 = bitcast double %494 to i64
  %498 = add i64 %497, -4604544271217802189
  %499 = ashr i64 %498, 52
  %500 = trunc nsw i64 %499 to i32
  %501 = and i64 %498, 4503599627370495
  %502 = add nuw nsw i64 %501, 4604544271217802189
  %503 = bitcast i64 %502 to double
  %504 = fadd double %503, -1.000000e+00
  %505 = sub nsw i32 0, %500
  %506 = ashr i32 %505, 1
  %507 = add nsw i32 %506, 1023
  %508 = zext i32 %507 to i64
  %509 = shl i64 %508, 52
  %510 = bitcast i64 %509 to double
  %511 = fmul double %496, %510
  %512 = add nsw i32 %506, %500
  %513 = sub nsw i32 1023, %512
  %514 = zext i32 %513 to i64
  %515 = shl i64 %514, 52
  %516 = bitcast i64 %515 to double
  %517 = fmul double %511, %516
  %518 = sitofp i32 %500 to double
  %519 = fmul double %518, 0x3FE62E42FEFA3800
  %520 = fadd double %519, %504
  %521 = fsub double %519, %520
  %522 = fadd double %504, %521
  %523 = fadd double %504, 2.000000e+00
  %524 = fdiv arcp double %504, %523
  %525 = fmul double %524, %524
  %526 = fmul double %504, 5.000000e-01
  %527 = fmul double %504, %526
  %528 = call double @llvm.fma.f64(double %525, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %529 = call double @llvm.fma.f64(double %528, double %525, double 0x3FC74666AA7E5F40)
  %530 = call double @llvm.fma.f64(double %529, double %525, double 0x3FCC71C513FC321B)
  %531 = call double @llvm.fma.f64(double %530, double %525, double 0x3FD24924942DA0FD)
  %532 = call double @llvm.fma.f64(double %531, double %525, double 0x3FD999999997EE68)
  %533 = call double @llvm.fma.f64(double %532, double %525, double 0x3FE5555555555595)
  %534 = call double @llvm.fma.f64(double %525, double %533, double %527)
  %535 = fmul double %524, %534
  %536 = fsub double %535, %527
  %537 = call double @llvm.fma.f64(double %518, double 0x3D2EF35793C76730, double %536)
  %538 = fadd double %522, %537
  %539 = fneg double %504
  %540 = call double @llvm.fma.f64(double %539, double %517, double %517)
  %541 = fadd double %540, %538
  %542 = fcmp olt double %2, 3.500000e+00
  br i1 %542, label %543, label %641

543:
  %544 = fcmp olt double %2, 5.000000e-01
  br i1 %544, label %550, label %545

545:
  %546 = fcmp olt double %2, 1.250000e+00
  br i1 %546, label %550, label %547

547:
  %548 = fcmp ole double %2, 2.500000e+00
  %549 = select i1 %548, double 2.000000e+00, double 3.000000e+00
  br label %550

550:
  %551 = phi double [ 0.000000e+00, %543 ], [ %549, %547 ], [ 1.000000e+00, %545 ]
  %552 = fsub double %2, %551
  %553 = call double @llvm.fma.f64(double %552, double 0xBE9F69B702820FB8, double 0xBEB67142673571DA)
  %554 = call double @llvm.fma.f64(double %553, double %552, double 0xBEA57650D0CFD110)
  %555 = call double @llvm.fma.f64(double %554, double %552, double 0x3EB71D38D34B6600)
  %556 = call double @llvm.fma.f64(double %555, double %552, double 0x3EB953594E1E5C75)
  %557 = call double @llvm.fma.f64(double %556, double %552, double 0xBEA1840C6AEC196B)
  %558 = call double @llvm.fma.f64(double %557, double %552, double 0xBEA9B456D0B3CA48)
  %559 = call double @llvm.fma.f64(double %558, double %552, double 0xBEA143D8A545EC75)
  %560 = call double @llvm.fma.f64(double %559, double %552, double 0x3EB5B2455B93953E)
  %561 = call double @llvm.fma.f64(double %560, double %552, double 0xBEC0776B833F0AEF)
  %562 = call double @llvm.fma.f64(double %561, double %552, double 0x3ED20FC58DD670B4)
  %563 = call double @llvm.fma.f64(double %562, double %552, double 0xBEE3D7B53CD65FD8)
  %564 = call double @llvm.fma.f64(double %563, double %552, double 0x3EF58324CB62D7D5)
  %565 = call double @llvm.fma.f64(double %564, double %552, double 0xBF078D71C2CA0495)
  %566 = call double @llvm.fma.f64(double %565, double %552, double 0x3F1A127025E77885)
  %567 = call double @llvm.fma.f64(double %566, double %552, double 0xBF2D3FD74B4579AF)
  %568 = call double @llvm.fma.f64(double %567, double %552, double 0x3F40B36B07647ECF)
  %569 = call double @llvm.fma.f64(double %568, double %552, double 0xBF538AC5BEDAD719)
  %570 = call double @llvm.fma.f64(double %569, double %552, double 0x3F67ADD6EAC5FEB5)
  %571 = call double @llvm.fma.f64(double %570, double %552, double 0xBF7E404FC21EFFDF)
  %572 = call double @llvm.fma.f64(double %571, double %552, double 0x3F951322AC7D8B0C)
  %573 = call double @llvm.fma.f64(double %572, double %552, double 0xBFB13E001A55751F)
  %574 = call double @llvm.fma.f64(double %573, double %552, double 0x3FD4A34CC4A60FA6)
  %575 = call double @llvm.fma.f64(double %574, double %552, double 0x3FDB0EE6072093CE)
  %576 = fmul double %552, %575
  %577 = fcmp oeq double %551, 2.000000e+00
  br i1 %577, label %812, label %578

578:
  %579 = fcmp oeq double %551, 0.000000e+00
  %580 = fmul double %0, %0
  %581 = fcmp oeq double %551, 3.000000e+00
  %582 = select i1 %581, double -1.000000e+00, double 0.000000e+00
  %583 = select i1 %579, double %580, double %582
  %584 = fadd double %2, %583
  %585 = fsub double %2, %584
  %586 = fadd double %583, %585
  %587 = bitcast double %584 to i64
  %588 = add i64 %587, -4604544271217802189
  %589 = ashr i64 %588, 52
  %590 = trunc nsw i64 %589 to i32
  %591 = and i64 %588, 4503599627370495
  %592 = add nuw nsw i64 %591, 4604544271217802189
  %593 = bitcast i64 %592 to double
  %594 = fadd double %593, -1.000000e+00
  %595 = sub nsw i32 0, %590
  %596 = ashr i32 %595, 1
  %597 = add nsw i32 %596, 1023
  %598 = zext i32 %597 to i64
  %599 = shl i64 %598, 52
  %600 = bitcast i64 %599 to double
  %601 = fmul double %586, %600
  %602 = add nsw i32 %596, %590
  %603 = sub nsw i32 1023, %602
  %604 = zext i32 %603 to i64
  %605 = shl i64 %604, 52
  %606 = bitcast i64 %605 to double
  %607 = fmul double %601, %606
  %608 = sitofp i32 %590 to double
  %609 = fmul double %608, 0x3FE62E42FEFA3800
  %610 = fadd double %609, %594
  %611 = fsub double %609, %610
  %612 = fadd double %594, %611
  %613 = fadd double %594, 2.000000e+00
  %614 = fdiv arcp double %594, %613
  %615 = fmul double %614, %614
  %616 = fmul double %594, 5.000000e-01
  %617 = fmul double %594, %616
  %618 = call double @llvm.fma.f64(double %615, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %619 = call double @llvm.fma.f64(double %618, double %615, double 0x3FC74666AA7E5F40)
  %620 = call double @llvm.fma.f64(double %619, double %615, double 0x3FCC71C513FC321B)
  %621 = call double @llvm.fma.f64(double %620, double %615, double 0x3FD24924942DA0FD)
  %622 = call double @llvm.fma.f64(double %621, double %615, double 0x3FD999999997EE68)
  %623 = call double @llvm.fma.f64(double %622, double %615, double 0x3FE5555555555595)
  %624 = call double @llvm.fma.f64(double %615, double %623, double %617)
  %625 = fmul double %614, %624
  %626 = fsub double %625, %617
  %627 = call double @llvm.fma.f64(double %608, double 0x3D2EF35793C76730, double %626)
  %628 = fadd double %612, %627
  %629 = fneg double %594
  %630 = call double @llvm.fma.f64(double %629, double %607, double %607)
  %631 = fadd double %630, %628
  %632 = select i1 %581, double 1.000000e+00, double -1.000000e+00
  %633 = fmul double %632, %610
  %634 = fadd double %633, %576
  %635 = fsub double %634, %633
  %636 = fsub double %634, %635
  %637 = fsub double %633, %636
  %638 = fsub double %576, %635
  %639 = fadd double %638, %637
  %640 = call double @llvm.fma.f64(double %632, double %631, double %639)
  br label %812

641:
  %642 = fcmp ult double %2, 0x4380000000000000
  %643 = bitcast double %2 to i64
  br i1 %642, label %694, label %644

644:
  %645 = add nsw i64 %643, -9218868437227405312
  %646 = icmp ult i64 %645, -9214364837600034816
  br i1 %646, label %647, label %657

647:
  %648 = add nsw i64 %643, -4503599627370496
  %649 = icmp ult i64 %648, -4503599627370495
  br i1 %649, label %650, label %654

650:
  switch i64 %643, label %651 [
    i64 0, label %690
    i64 9218868437227405312, label %652
  ]

651:
  br label %690

652:
  %653 = fadd double %2, %2
  br label %690

654:
  %655 = uitofp nneg i64 %643 to double
  %656 = bitcast double %655 to i64
  br label %657

657:
  %658 = phi i64 [ %656, %654 ], [ %643, %644 ]
  %659 = phi i32 [ -1074, %654 ], [ 0, %644 ]
  %660 = add nsw i64 %658, -4604544271217802189
  %661 = ashr i64 %660, 52
  %662 = trunc nsw i64 %661 to i32
  %663 = add nsw i32 %659, %662
  %664 = and i64 %660, 4503599627370495
  %665 = add nuw nsw i64 %664, 4604544271217802189
  %666 = bitcast i64 %665 to double
  %667 = fadd double %666, -1.000000e+00
  %668 = sitofp i32 %663 to double
  %669 = fmul double %668, 0x3FE62E42FEFA3800
  %670 = fadd double %667, %669
  %671 = fsub double %669, %670
  %672 = fadd double %667, %671
  %673 = fadd double %667, 2.000000e+00
  %674 = fdiv arcp double %667, %673
  %675 = fmul double %674, %674
  %676 = fmul double %667, 5.000000e-01
  %677 = fmul double %667, %676
  %678 = call double @llvm.fma.f64(double %675, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %679 = call double @llvm.fma.f64(double %678, double %675, double 0x3FC74666AA7E5F40)
  %680 = call double @llvm.fma.f64(double %679, double %675, double 0x3FCC71C513FC321B)
  %681 = call double @llvm.fma.f64(double %680, double %675, double 0x3FD24924942DA0FD)
  %682 = call double @llvm.fma.f64(double %681, double %675, double 0x3FD999999997EE68)
  %683 = call double @llvm.fma.f64(double %682, double %675, double 0x3FE5555555555595)
  %684 = call double @llvm.fma.f64(double %675, double %683, double %677)
  %685 = fmul double %674, %684
  %686 = fsub double %685, %677
  %687 = call double @llvm.fma.f64(double %668, double 0x3D2EF35793C76730, double %686)
  %688 = fadd double %672, %687
  %689 = fadd double %670, %688
  br label %690

690:
  %691 = phi double [ %689, %657 ], [ %653, %652 ], [ 0xFFF0000000000000, %650 ], [ 0x7FF8000000000000, %651 ]
  %692 = fadd double %691, -1.000000e+00
  %693 = fmul double %2, %692
  br label %812

694:
  %695 = add nsw i64 %643, -4604544271217802189
  %696 = ashr i64 %695, 52
  %697 = trunc nsw i64 %696 to i32
  %698 = and i64 %695, 4503599627370495
  %699 = add nuw nsw i64 %698, 4604544271217802189
  %700 = bitcast i64 %699 to double
  %701 = fadd double %700, -1.000000e+00
  %702 = fadd double %701, 2.000000e+00
  %703 = bitcast double %702 to i64
  %704 = and i64 %703, -134217728
  %705 = bitcast i64 %704 to double
  %706 = fadd double %705, -2.000000e+00
  %707 = fsub double %701, %706
  %708 = fdiv arcp double 1.000000e+00, %702
  %709 = fmul double %701, %708
  %710 = bitcast double %709 to i64
  %711 = and i64 %710, -134217728
  %712 = bitcast i64 %711 to double
  %713 = fmul double %705, %712
  %714 = fsub double %701, %713
  %715 = fmul double %707, %712
  %716 = fsub double %714, %715
  %717 = fmul double %708, %716
  %718 = fmul double %709, %709
  %719 = bitcast double %718 to i64
  %720 = and i64 %719, -134217728
  %721 = bitcast i64 %720 to double
  %722 = fmul double %712, %712
  %723 = fsub double %722, %721
  %724 = fadd double %709, %712
  %725 = fmul double %724, %717
  %726 = fadd double %723, %725
  %727 = call double @llvm.fma.f64(double %718, double 0x3FB0E6E6F035C02C, double 0x3FB0F7B54636674A)
  %728 = call double @llvm.fma.f64(double %727, double %718, double 0x3FB3B1F1CDA73E68)
  %729 = call double @llvm.fma.f64(double %728, double %718, double 0x3FB745CE8DD99A7B)
  %730 = call double @llvm.fma.f64(double %729, double %718, double 0x3FBC71C723045ED5)
  %731 = call double @llvm.fma.f64(double %730, double %718, double 0x3FC2492492455DDF)
  %732 = call double @llvm.fma.f64(double %731, double %718, double 0x3FC9999999999B40)
  %733 = call double @llvm.fma.f64(double %718, double %732, double 0xBE25555555555555)
  %734 = fmul double %721, 0x3FD5555558000000
  %735 = fadd double %733, 0x3FD5555558000000
  %736 = fmul double %726, %735
  %737 = call double @llvm.fma.f64(double %721, double %733, double %736)
  %738 = fadd double %734, %737
  %739 = bitcast double %738 to i64
  %740 = and i64 %739, -134217728
  %741 = bitcast i64 %740 to double
  %742 = fsub double %734, %741
  %743 = fadd double %737, %742
  %744 = fadd double %712, %712
  %745 = fadd double %717, %717
  %746 = sitofp i32 %697 to double
  %747 = fmul double %746, 0x3FE62E42FEFA3800
  %748 = fadd double %747, %744
  %749 = fsub double %748, %747
  %750 = fsub double %744, %749
  %751 = fmul double %744, %741
  %752 = fadd double %748, %751
  %753 = fsub double %752, %748
  %754 = fsub double %751, %753
  %755 = fmul double %745, %738
  %756 = call double @llvm.fma.f64(double %744, double %743, double %755)
  %757 = fadd double %745, %756
  %758 = call double @llvm.fma.f64(double %746, double 0x3D2EF35793C76730, double %757)
  %759 = fadd double %750, %758
  %760 = fadd double %754, %759
  %761 = fadd double %752, %760
  %762 = fsub double %761, %752
  %763 = fsub double %760, %762
  %764 = fadd double %2, -5.000000e-01
  %765 = bitcast double %761 to i64
  %766 = and i64 %765, -134217728
  %767 = bitcast i64 %766 to double
  %768 = bitcast double %764 to i64
  %769 = and i64 %768, -134217728
  %770 = bitcast i64 %769 to double
  %771 = fmul double %770, %767
  %772 = fsub double %761, %767
  %773 = fadd double %763, %772
  %774 = fsub double %764, %770
  %775 = fmul double %774, %761
  %776 = call double @llvm.fma.f64(double %773, double %770, double %775)
  %777 = fadd double %771, %776
  %778 = fsub double %777, %771
  %779 = fsub double %776, %778
  %780 = fdiv arcp double 1.000000e+00, %2
  %781 = fmul double %780, %780
  %782 = call double @llvm.fma.f64(double %781, double 0xBFBA2DA8ED7D9BA5, double 0x3FB03E7E775AA3FC)
  %783 = call double @llvm.fma.f64(double %782, double %781, double 0xBF95D5ADBF752D3F)
  %784 = call double @llvm.fma.f64(double %783, double %781, double 0x3F788BF71CC531C2)
  %785 = call double @llvm.fma.f64(double %784, double %781, double 0xBF5F2E236753D415)
  %786 = call double @llvm.fma.f64(double %785, double %781, double 0x3F4B926216E67880)
  %787 = call double @llvm.fma.f64(double %786, double %781, double 0xBF43812E5AF26B5B)
  %788 = call double @llvm.fma.f64(double %787, double %781, double 0x3F4A01A006C726DC)
  %789 = call double @llvm.fma.f64(double %788, double %781, double 0xBF66C16C16BD0AF7)
  %790 = call double @llvm.fma.f64(double %789, double %781, double 0x3FB555555555554C)
  %791 = fmul double %780, %790
  %792 = fneg double %2
  %793 = fsub double %777, %2
  %794 = fsub double %793, %777
  %795 = fsub double %793, %794
  %796 = fsub double %777, %795
  %797 = fsub double %792, %794
  %798 = fadd double %797, %796
  %799 = fadd double %793, 0x3FED67F1C864BEB5
  %800 = fsub double %799, %793
  %801 = fsub double %800, %799
  %802 = fadd double %793, %801
  %803 = fsub double 0x3FED67F1C864BEB5, %800
  %804 = fadd double %803, %802
  %805 = fadd double %791, 0xBC865B5A1B7FF5DF
  %806 = fadd double %805, %779
  %807 = fadd double %806, %798
  %808 = fadd double %804, %807
  %809 = fadd double %799, %808
  %810 = fsub double %799, %809
  %811 = fadd double %808, %810
  br label %812

812:
  %813 = phi double [ %809, %694 ], [ %634, %578 ], [ %576, %550 ], [ %693, %690 ]
  %814 = phi double [ %811, %694 ], [ %640, %578 ], [ 0.000000e+00, %550 ], [ 0.000000e+00, %690 ]
  %815 = fneg double %813
  %816 = fsub double %520, %813
  %817 = fsub double %816, %520
  %818 = fsub double %817, %816
  %819 = fadd double %520, %818
  %820 = fsub double %815, %817
  %821 = fadd double %820, %819
  %822 = fsub double %541, %814
  %823 = fadd double %822, %821
  %824 = fadd double %816, %823
  br label %825

825:
  %826 = phi double [ %341, %338 ], [ %423, %347 ], [ %824, %812 ], [ %0, %1 ], [ 0x7FF0000000000000, %342 ]
  ret double %826
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fma.f64(double, double, double)

declare double @llvm.trunc.f64(double)

declare double @llvm.rint.f64(double)
