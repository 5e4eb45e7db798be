define linkonce_odr double @lgamma(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp ord double %0, 0.000000e+00
  br i1 %3, label %4, label %826

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
  br label %826

342:
  %343 = call double @llvm.trunc.f64(double %0)
  %344 = fcmp oeq double %343, %0
  br i1 %344, label %826, label %345

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
  br label %826

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
  %455 = fmul double %446, -5.000000e-01
  %456 = fadd double %455, 1.000000e+00
  %457 = fadd double %456, -1.000000e+00
  %458 = fsub double %455, %457
  %459 = fmul double %446, %446
  %460 = call double @llvm.fma.f64(double %446, double 0xBDA8FB09171DF2CC, double 0x3E21EE9F044EB9EA)
  %461 = call double @llvm.fma.f64(double %460, double %446, double 0xBE927E4F8116C585)
  %462 = call double @llvm.fma.f64(double %461, double %446, double 0x3EFA01A019CBE0A3)
  %463 = call double @llvm.fma.f64(double %462, double %446, double 0xBF56C16C16C15217)
  %464 = call double @llvm.fma.f64(double %463, double %446, double 0x3FA555555555554C)
  %465 = call double @llvm.fma.f64(double %459, double %464, double %458)
  %466 = fmul double %438, %440
  %467 = fsub double %465, %466
  %468 = fadd double %456, %467
  %469 = and i32 %445, 1
  %470 = icmp eq i32 %469, 0
  %471 = select i1 %470, double %454, double %468
  %472 = bitcast double %471 to i64
  %473 = and i32 %445, 2
  %474 = zext nneg i32 %473 to i64
  %475 = shl nuw i64 %474, 62
  %476 = xor i64 %475, %472
  %477 = bitcast i64 %476 to double
  %478 = fmul double %477, %0
  %479 = call double @llvm.fabs.f64(double %478)
  %480 = fdiv arcp double 1.000000e+00, %479
  %481 = fmul double %480, 0x400921FB54442D18
  %482 = bitcast double %481 to i64
  %483 = and i64 %482, -134217728
  %484 = bitcast i64 %483 to double
  %485 = bitcast double %479 to i64
  %486 = and i64 %485, 9223372036720558080
  %487 = bitcast i64 %486 to double
  %488 = fmul double %487, %484
  %489 = fsub double 0x400921FB54442D18, %488
  %490 = fsub double %479, %487
  %491 = fmul double %490, %484
  %492 = fsub double %489, %491
  %493 = fadd double %492, 0x3CA1A62633145C07
  %494 = fmul double %480, %493
  %495 = fadd double %494, %484
  %496 = fsub double %495, %484
  %497 = fsub double %494, %496
  %498 = bitcast double %495 to i64
  %499 = add i64 %498, -4604544271217802189
  %500 = ashr i64 %499, 52
  %501 = trunc nsw i64 %500 to i32
  %502 = and i64 %499, 4503599627370495
  %503 = add nuw nsw i64 %502, 4604544271217802189
  %504 = bitcast i64 %503 to double
  %505 = fadd double %504, -1.000000e+00
  %506 = sub nsw i32 0, %501
  %507 = ashr i32 %506, 1
  %508 = add nsw i32 %507, 1023
  %509 = zext i32 %508 to i64
  %510 = shl i64 %509, 52
  %511 = bitcast i64 %510 to double
  %512 = fmul double %497, %511
  %513 = add nsw i32 %507, %501
  %514 = sub nsw i32 1023, %513
  %515 = zext i32 %514 to i64
  %516 = shl i64 %515, 52
  %517 = bitcast i64 %516 to double
  %518 = fmul double %512, %517
  %519 = sitofp i32 %501 to double
  %520 = fmul double %519, 0x3FE62E42FEFA3800
  %521 = fadd double %520, %505
  %522 = fsub double %520, %521
  %523 = fadd double %505, %522
  %524 = fadd double %505, 2.000000e+00
  %525 = fdiv arcp double %505, %524
  %526 = fmul double %525, %525
  %527 = fmul double %505, 5.000000e-01
  %528 = fmul double %505, %527
  %529 = call double @llvm.fma.f64(double %526, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %530 = call double @llvm.fma.f64(double %529, double %526, double 0x3FC74666AA7E5F40)
  %531 = call double @llvm.fma.f64(double %530, double %526, double 0x3FCC71C513FC321B)
  %532 = call double @llvm.fma.f64(double %531, double %526, double 0x3FD24924942DA0FD)
  %533 = call double @llvm.fma.f64(double %532, double %526, double 0x3FD999999997EE68)
  %534 = call double @llvm.fma.f64(double %533, double %526, double 0x3FE5555555555595)
  %535 = call double @llvm.fma.f64(double %526, double %534, double %528)
  %536 = fmul double %525, %535
  %537 = fsub double %536, %528
  %538 = call double @llvm.fma.f64(double %519, double 0x3D2EF35793C76730, double %537)
  %539 = fadd double %523, %538
  %540 = fneg double %505
  %541 = call double @llvm.fma.f64(double %540, double %518, double %518)
  %542 = fadd double %541, %539
  %543 = fcmp olt double %2, 3.500000e+00
  br i1 %543, label %544, label %642

544:
  %545 = fcmp olt double %2, 5.000000e-01
  br i1 %545, label %551, label %546

546:
  %547 = fcmp olt double %2, 1.250000e+00
  br i1 %547, label %551, label %548

548:
  %549 = fcmp ole double %2, 2.500000e+00
  %550 = select i1 %549, double 2.000000e+00, double 3.000000e+00
  br label %551

551:
  %552 = phi double [ 0.000000e+00, %544 ], [ %550, %548 ], [ 1.000000e+00, %546 ]
  %553 = fsub double %2, %552
  %554 = call double @llvm.fma.f64(double %553, double 0xBE9F69B702820FB8, double 0xBEB67142673571DA)
  %555 = call double @llvm.fma.f64(double %554, double %553, double 0xBEA57650D0CFD110)
  %556 = call double @llvm.fma.f64(double %555, double %553, double 0x3EB71D38D34B6600)
  %557 = call double @llvm.fma.f64(double %556, double %553, double 0x3EB953594E1E5C75)
  %558 = call double @llvm.fma.f64(double %557, double %553, double 0xBEA1840C6AEC196B)
  %559 = call double @llvm.fma.f64(double %558, double %553, double 0xBEA9B456D0B3CA48)
  %560 = call double @llvm.fma.f64(double %559, double %553, double 0xBEA143D8A545EC75)
  %561 = call double @llvm.fma.f64(double %560, double %553, double 0x3EB5B2455B93953E)
  %562 = call double @llvm.fma.f64(double %561, double %553, double 0xBEC0776B833F0AEF)
  %563 = call double @llvm.fma.f64(double %562, double %553, double 0x3ED20FC58DD670B4)
  %564 = call double @llvm.fma.f64(double %563, double %553, double 0xBEE3D7B53CD65FD8)
  %565 = call double @llvm.fma.f64(double %564, double %553, double 0x3EF58324CB62D7D5)
  %566 = call double @llvm.fma.f64(double %565, double %553, double 0xBF078D71C2CA0495)
  %567 = call double @llvm.fma.f64(double %566, double %553, double 0x3F1A127025E77885)
  %568 = call double @llvm.fma.f64(double %567, double %553, double 0xBF2D3FD74B4579AF)
  %569 = call double @llvm.fma.f64(double %568, double %553, double 0x3F40B36B07647ECF)
  %570 = call double @llvm.fma.f64(double %569, double %553, double 0xBF538AC5BEDAD719)
  %571 = call double @llvm.fma.f64(double %570, double %553, double 0x3F67ADD6EAC5FEB5)
  %572 = call double @llvm.fma.f64(double %571, double %553, double 0xBF7E404FC21EFFDF)
  %573 = call double @llvm.fma.f64(double %572, double %553, double 0x3F951322AC7D8B0C)
  %574 = call double @llvm.fma.f64(double %573, double %553, double 0xBFB13E001A55751F)
  %575 = call double @llvm.fma.f64(double %574, double %553, double 0x3FD4A34CC4A60FA6)
  %576 = call double @llvm.fma.f64(double %575, double %553, double 0x3FDB0EE6072093CE)
  %577 = fmul double %553, %576
  %578 = fcmp oeq double %552, 2.000000e+00
  br i1 %578, label %813, label %579

579:
  %580 = fcmp oeq double %552, 0.000000e+00
  %581 = fmul double %0, %0
  %582 = fcmp oeq double %552, 3.000000e+00
  %583 = select i1 %582, double -1.000000e+00, double 0.000000e+00
  %584 = select i1 %580, double %581, double %583
  %585 = fadd double %2, %584
  %586 = fsub double %2, %585
  %587 = fadd double %584, %586
  %588 = bitcast double %585 to i64
  %589 = add i64 %588, -4604544271217802189
  %590 = ashr i64 %589, 52
  %591 = trunc nsw i64 %590 to i32
  %592 = and i64 %589, 4503599627370495
  %593 = add nuw nsw i64 %592, 4604544271217802189
  %594 = bitcast i64 %593 to double
  %595 = fadd double %594, -1.000000e+00
  %596 = sub nsw i32 0, %591
  %597 = ashr i32 %596, 1
  %598 = add nsw i32 %597, 1023
  %599 = zext i32 %598 to i64
  %600 = shl i64 %599, 52
  %601 = bitcast i64 %600 to double
  %602 = fmul double %587, %601
  %603 = add nsw i32 %597, %591
  %604 = sub nsw i32 1023, %603
  %605 = zext i32 %604 to i64
  %606 = shl i64 %605, 52
  %607 = bitcast i64 %606 to double
  %608 = fmul double %602, %607
  %609 = sitofp i32 %591 to double
  %610 = fmul double %609, 0x3FE62E42FEFA3800
  %611 = fadd double %610, %595
  %612 = fsub double %610, %611
  %613 = fadd double %595, %612
  %614 = fadd double %595, 2.000000e+00
  %615 = fdiv arcp double %595, %614
  %616 = fmul double %615, %615
  %617 = fmul double %595, 5.000000e-01
  %618 = fmul double %595, %617
  %619 = call double @llvm.fma.f64(double %616, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %620 = call double @llvm.fma.f64(double %619, double %616, double 0x3FC74666AA7E5F40)
  %621 = call double @llvm.fma.f64(double %620, double %616, double 0x3FCC71C513FC321B)
  %622 = call double @llvm.fma.f64(double %621, double %616, double 0x3FD24924942DA0FD)
  %623 = call double @llvm.fma.f64(double %622, double %616, double 0x3FD999999997EE68)
  %624 = call double @llvm.fma.f64(double %623, double %616, double 0x3FE5555555555595)
  %625 = call double @llvm.fma.f64(double %616, double %624, double %618)
  %626 = fmul double %615, %625
  %627 = fsub double %626, %618
  %628 = call double @llvm.fma.f64(double %609, double 0x3D2EF35793C76730, double %627)
  %629 = fadd double %613, %628
  %630 = fneg double %595
  %631 = call double @llvm.fma.f64(double %630, double %608, double %608)
  %632 = fadd double %631, %629
  %633 = select i1 %582, double 1.000000e+00, double -1.000000e+00
  %634 = fmul double %633, %611
  %635 = fadd double %634, %577
  %636 = fsub double %635, %634
  %637 = fsub double %635, %636
  %638 = fsub double %634, %637
  %639 = fsub double %577, %636
  %640 = fadd double %639, %638
  %641 = call double @llvm.fma.f64(double %633, double %632, double %640)
  br label %813

642:
  %643 = fcmp ult double %2, 0x4380000000000000
  %644 = bitcast double %2 to i64
  br i1 %643, label %695, label %645

645:
  %646 = add nsw i64 %644, -9218868437227405312
  %647 = icmp ult i64 %646, -9214364837600034816
  br i1 %647, label %648, label %658

648:
  %649 = add nsw i64 %644, -4503599627370496
  %650 = icmp ult i64 %649, -4503599627370495
  br i1 %650, label %651, label %655

651:
  switch i64 %644, label %652 [
    i64 0, label %691
    i64 9218868437227405312, label %653
  ]

652:
  br label %691

653:
  %654 = fadd double %2, %2
  br label %691

655:
  %656 = uitofp nneg i64 %644 to double
  %657 = bitcast double %656 to i64
  br label %658

658:
  %659 = phi i64 [ %657, %655 ], [ %644, %645 ]
  %660 = phi i32 [ -1074, %655 ], [ 0, %645 ]
  %661 = add nsw i64 %659, -4604544271217802189
  %662 = ashr i64 %661, 52
  %663 = trunc nsw i64 %662 to i32
  %664 = add nsw i32 %660, %663
  %665 = and i64 %661, 4503599627370495
  %666 = add nuw nsw i64 %665, 4604544271217802189
  %667 = bitcast i64 %666 to double
  %668 = fadd double %667, -1.000000e+00
  %669 = sitofp i32 %664 to double
  %670 = fmul double %669, 0x3FE62E42FEFA3800
  %671 = fadd double %668, %670
  %672 = fsub double %670, %671
  %673 = fadd double %668, %672
  %674 = fadd double %668, 2.000000e+00
  %675 = fdiv arcp double %668, %674
  %676 = fmul double %675, %675
  %677 = fmul double %668, 5.000000e-01
  %678 = fmul double %668, %677
  %679 = call double @llvm.fma.f64(double %676, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %680 = call double @llvm.fma.f64(double %679, double %676, double 0x3FC74666AA7E5F40)
  %681 = call double @llvm.fma.f64(double %680, double %676, double 0x3FCC71C513FC321B)
  %682 = call double @llvm.fma.f64(double %681, double %676, double 0x3FD24924942DA0FD)
  %683 = call double @llvm.fma.f64(double %682, double %676, double 0x3FD999999997EE68)
  %684 = call double @llvm.fma.f64(double %683, double %676, double 0x3FE5555555555595)
  %685 = call double @llvm.fma.f64(double %676, double %684, double %678)
  %686 = fmul double %675, %685
  %687 = fsub double %686, %678
  %688 = call double @llvm.fma.f64(double %669, double 0x3D2EF35793C76730, double %687)
  %689 = fadd double %673, %688
  %690 = fadd double %671, %689
  br label %691

691:
  %692 = phi double [ %690, %658 ], [ %654, %653 ], [ 0xFFF0000000000000, %651 ], [ 0x7FF8000000000000, %652 ]
  %693 = fadd double %692, -1.000000e+00
  %694 = fmul double %2, %693
  br label %813

695:
  %696 = add nsw i64 %644, -4604544271217802189
  %697 = ashr i64 %696, 52
  %698 = trunc nsw i64 %697 to i32
  %699 = and i64 %696, 4503599627370495
  %700 = add nuw nsw i64 %699, 4604544271217802189
  %701 = bitcast i64 %700 to double
  %702 = fadd double %701, -1.000000e+00
  %703 = fadd double %702, 2.000000e+00
  %704 = bitcast double %703 to i64
  %705 = and i64 %704, -134217728
  %706 = bitcast i64 %705 to double
  %707 = fadd double %706, -2.000000e+00
  %708 = fsub double %702, %707
  %709 = fdiv arcp double 1.000000e+00, %703
  %710 = fmul double %702, %709
  %711 = bitcast double %710 to i64
  %712 = and i64 %711, -134217728
  %713 = bitcast i64 %712 to double
  %714 = fmul double %706, %713
  %715 = fsub double %702, %714
  %716 = fmul double %708, %713
  %717 = fsub double %715, %716
  %718 = fmul double %709, %717
  %719 = fmul double %710, %710
  %720 = bitcast double %719 to i64
  %721 = and i64 %720, -134217728
  %722 = bitcast i64 %721 to double
  %723 = fmul double %713, %713
  %724 = fsub double %723, %722
  %725 = fadd double %710, %713
  %726 = fmul double %725, %718
  %727 = fadd double %724, %726
  %728 = call double @llvm.fma.f64(double %719, double 0x3FB0E6E6F035C02C, double 0x3FB0F7B54636674A)
  %729 = call double @llvm.fma.f64(double %728, double %719, double 0x3FB3B1F1CDA73E68)
  %730 = call double @llvm.fma.f64(double %729, double %719, double 0x3FB745CE8DD99A7B)
  %731 = call double @llvm.fma.f64(double %730, double %719, double 0x3FBC71C723045ED5)
  %732 = call double @llvm.fma.f64(double %731, double %719, double 0x3FC2492492455DDF)
  %733 = call double @llvm.fma.f64(double %732, double %719, double 0x3FC9999999999B40)
  %734 = call double @llvm.fma.f64(double %719, double %733, double 0xBE25555555555555)
  %735 = fmul double %722, 0x3FD5555558000000
  %736 = fadd double %734, 0x3FD5555558000000
  %737 = fmul double %727, %736
  %738 = call double @llvm.fma.f64(double %722, double %734, double %737)
  %739 = fadd double %735, %738
  %740 = bitcast double %739 to i64
  %741 = and i64 %740, -134217728
  %742 = bitcast i64 %741 to double
  %743 = fsub double %735, %742
  %744 = fadd double %738, %743
  %745 = fadd double %713, %713
  %746 = fadd double %718, %718
  %747 = sitofp i32 %698 to double
  %748 = fmul double %747, 0x3FE62E42FEFA3800
  %749 = fadd double %748, %745
  %750 = fsub double %749, %748
  %751 = fsub double %745, %750
  %752 = fmul double %745, %742
  %753 = fadd double %749, %752
  %754 = fsub double %753, %749
  %755 = fsub double %752, %754
  %756 = fmul double %746, %739
  %757 = call double @llvm.fma.f64(double %745, double %744, double %756)
  %758 = fadd double %746, %757
  %759 = call double @llvm.fma.f64(double %747, double 0x3D2EF35793C76730, double %758)
  %760 = fadd double %751, %759
  %761 = fadd double %755, %760
  %762 = fadd double %753, %761
  %763 = fsub double %762, %753
  %764 = fsub double %761, %763
  %765 = fadd double %2, -5.000000e-01
  %766 = bitcast double %762 to i64
  %767 = and i64 %766, -134217728
  %768 = bitcast i64 %767 to double
  %769 = bitcast double %765 to i64
  %770 = and i64 %769, -134217728
  %771 = bitcast i64 %770 to double
  %772 = fmul double %771, %768
  %773 = fsub double %762, %768
  %774 = fadd double %764, %773
  %775 = fsub double %765, %771
  %776 = fmul double %775, %762
  %777 = call double @llvm.fma.f64(double %774, double %771, double %776)
  %778 = fadd double %772, %777
  %779 = fsub double %778, %772
  %780 = fsub double %777, %779
  %781 = fdiv arcp double 1.000000e+00, %2
  %782 = fmul double %781, %781
  %783 = call double @llvm.fma.f64(double %782, double 0xBFBA2DA8ED7D9BA5, double 0x3FB03E7E775AA3FC)
  %784 = call double @llvm.fma.f64(double %783, double %782, double 0xBF95D5ADBF752D3F)
  %785 = call double @llvm.fma.f64(double %784, double %782, double 0x3F788BF71CC531C2)
  %786 = call double @llvm.fma.f64(double %785, double %782, double 0xBF5F2E236753D415)
  %787 = call double @llvm.fma.f64(double %786, double %782, double 0x3F4B926216E67880)
  %788 = call double @llvm.fma.f64(double %787, double %782, double 0xBF43812E5AF26B5B)
  %789 = call double @llvm.fma.f64(double %788, double %782, double 0x3F4A01A006C726DC)
  %790 = call double @llvm.fma.f64(double %789, double %782, double 0xBF66C16C16BD0AF7)
  %791 = call double @llvm.fma.f64(double %790, double %782, double 0x3FB555555555554C)
  %792 = fmul double %781, %791
  %793 = fneg double %2
  %794 = fsub double %778, %2
  %795 = fsub double %794, %778
  %796 = fsub double %794, %795
  %797 = fsub double %778, %796
  %798 = fsub double %793, %795
  %799 = fadd double %798, %797
  %800 = fadd double %794, 0x3FED67F1C864BEB5
  %801 = fsub double %800, %794
  %802 = fsub double %801, %800
  %803 = fadd double %794, %802
  %804 = fsub double 0x3FED67F1C864BEB5, %801
  %805 = fadd double %804, %803
  %806 = fadd double %792, 0xBC865B5A1B7FF5DF
  %807 = fadd double %806, %780
  %808 = fadd double %807, %799
  %809 = fadd double %805, %808
  %810 = fadd double %800, %809
  %811 = fsub double %800, %810
  %812 = fadd double %809, %811
  br label %813

813:
  %814 = phi double [ %810, %695 ], [ %635, %579 ], [ %577, %551 ], [ %694, %691 ]
  %815 = phi double [ %812, %695 ], [ %641, %579 ], [ 0.000000e+00, %551 ], [ 0.000000e+00, %691 ]
  %816 = fneg double %814
  %817 = fsub double %521, %814
  %818 = fsub double %817, %521
  %819 = fsub double %818, %817
  %820 = fadd double %521, %819
  %821 = fsub double %816, %818
  %822 = fadd double %821, %820
  %823 = fsub double %542, %815
  %824 = fadd double %823, %822
  %825 = fadd double %817, %824
  br label %826

826:
  %827 = phi double [ %341, %338 ], [ %423, %347 ], [ %825, %813 ], [ %0, %1 ], [ 0x7FF0000000000000, %342 ]
  ret double %827
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fma.f64(double, double, double)

declare double @llvm.trunc.f64(double)

declare double @llvm.rint.f64(double)
