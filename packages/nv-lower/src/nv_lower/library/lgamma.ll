define linkonce_odr double @lgamma(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp ord double %0, 0.000000e+00
  br i1 %3, label %4, label %854

4:
  %5 = fcmp ogt double %0, 0.000000e+00
  br i1 %5, label %10, label %6

6:
  %7 = fcmp oeq double %2, 0x7FF0000000000000
  %8 = fcmp olt double %2, 0x3C30000000000000
  %9 = or i1 %7, %8
  br i1 %9, label %10, label %355

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
  br label %854

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
  br i1 %106, label %854, label %107

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
  br label %854

174:
  %175 = fcmp ult double %12, 0x4320000000000000
  br i1 %175, label %235, label %176

176:
  %177 = fcmp oeq double %12, 0x7FF0000000000000
  br i1 %177, label %854, label %178

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
  br label %854

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
  %245 = bitcast double %244 to i64
  %246 = and i64 %245, -134217728
  %247 = bitcast i64 %246 to double
  %248 = fadd double %247, -2.000000e+00
  %249 = fsub double %243, %248
  %250 = fdiv arcp double 1.000000e+00, %244
  %251 = fmul double %243, %250
  %252 = bitcast double %251 to i64
  %253 = and i64 %252, -134217728
  %254 = bitcast i64 %253 to double
  %255 = fmul double %247, %254
  %256 = fsub double %243, %255
  %257 = fmul double %249, %254
  %258 = fsub double %256, %257
  %259 = fmul double %250, %258
  %260 = fmul double %251, %251
  %261 = bitcast double %260 to i64
  %262 = and i64 %261, -134217728
  %263 = bitcast i64 %262 to double
  %264 = fmul double %254, %254
  %265 = fsub double %264, %263
  %266 = fadd double %251, %254
  %267 = fmul double %266, %259
  %268 = fadd double %265, %267
  %269 = call double @llvm.fmuladd.f64(double %260, double 0x3FB0E6E6F035C02C, double 0x3FB0F7B54636674A)
  %270 = call double @llvm.fmuladd.f64(double %269, double %260, double 0x3FB3B1F1CDA73E68)
  %271 = call double @llvm.fmuladd.f64(double %270, double %260, double 0x3FB745CE8DD99A7B)
  %272 = call double @llvm.fmuladd.f64(double %271, double %260, double 0x3FBC71C723045ED5)
  %273 = call double @llvm.fmuladd.f64(double %272, double %260, double 0x3FC2492492455DDF)
  %274 = call double @llvm.fmuladd.f64(double %273, double %260, double 0x3FC9999999999B40)
  %275 = call double @llvm.fmuladd.f64(double %260, double %274, double 0xBE25555555555555)
  %276 = fmul double %263, 0x3FD5555558000000
  %277 = fadd double %275, 0x3FD5555558000000
  %278 = fmul double %268, %277
  %279 = call double @llvm.fmuladd.f64(double %263, double %275, double %278)
  %280 = fadd double %276, %279
  %281 = bitcast double %280 to i64
  %282 = and i64 %281, -134217728
  %283 = bitcast i64 %282 to double
  %284 = fadd double %254, %254
  %285 = sitofp i32 %239 to double
  %286 = fmul double %285, 0x3FE62E42FEFA3800
  %287 = fadd double %286, %284
  %288 = fsub double %287, %286
  %289 = fsub double %284, %288
  %290 = icmp ult i64 %237, 4503599627370496
  %291 = select i1 %290, double %284, double %287
  %292 = select i1 %290, double 0.000000e+00, double %289
  %293 = fadd double %259, %259
  %294 = fsub double %276, %283
  %295 = fadd double %279, %294
  %296 = fmul double %284, %283
  %297 = fadd double %291, %296
  %298 = fsub double %297, %291
  %299 = fsub double %296, %298
  %300 = fmul double %293, %280
  %301 = call double @llvm.fmuladd.f64(double %284, double %295, double %300)
  %302 = fadd double %293, %301
  %303 = call double @llvm.fmuladd.f64(double %285, double 0x3D2EF35793C76730, double %302)
  %304 = fadd double %292, %303
  %305 = fadd double %299, %304
  %306 = fadd double %297, %305
  %307 = fsub double %306, %297
  %308 = fsub double %305, %307
  %309 = fadd double %12, -5.000000e-01
  %310 = bitcast double %306 to i64
  %311 = and i64 %310, -134217728
  %312 = bitcast i64 %311 to double
  %313 = bitcast double %309 to i64
  %314 = and i64 %313, -134217728
  %315 = bitcast i64 %314 to double
  %316 = fmul double %315, %312
  %317 = fsub double %306, %312
  %318 = fadd double %308, %317
  %319 = fsub double %309, %315
  %320 = fmul double %319, %306
  %321 = call double @llvm.fmuladd.f64(double %318, double %315, double %320)
  %322 = fadd double %316, %321
  %323 = fsub double %322, %316
  %324 = fsub double %321, %323
  %325 = fdiv arcp double 1.000000e+00, %12
  %326 = fmul double %325, %325
  %327 = call double @llvm.fmuladd.f64(double %326, double 0xBFBA2DA8ED7D9BA5, double 0x3FB03E7E775AA3FC)
  %328 = call double @llvm.fmuladd.f64(double %327, double %326, double 0xBF95D5ADBF752D3F)
  %329 = call double @llvm.fmuladd.f64(double %328, double %326, double 0x3F788BF71CC531C2)
  %330 = call double @llvm.fmuladd.f64(double %329, double %326, double 0xBF5F2E236753D415)
  %331 = call double @llvm.fmuladd.f64(double %330, double %326, double 0x3F4B926216E67880)
  %332 = call double @llvm.fmuladd.f64(double %331, double %326, double 0xBF43812E5AF26B5B)
  %333 = call double @llvm.fmuladd.f64(double %332, double %326, double 0x3F4A01A006C726DC)
  %334 = call double @llvm.fmuladd.f64(double %333, double %326, double 0xBF66C16C16BD0AF7)
  %335 = call double @llvm.fmuladd.f64(double %334, double %326, double 0x3FB555555555554C)
  %336 = fmul double %325, %335
  %337 = fneg double %12
  %338 = fsub double %322, %12
  %339 = fsub double %338, %322
  %340 = fsub double %338, %339
  %341 = fsub double %322, %340
  %342 = fsub double %337, %339
  %343 = fadd double %342, %341
  %344 = fadd double %338, 0x3FED67F1C864BEB5
  %345 = fsub double %344, %338
  %346 = fsub double %345, %344
  %347 = fadd double %338, %346
  %348 = fsub double 0x3FED67F1C864BEB5, %345
  %349 = fadd double %348, %347
  %350 = fadd double %336, 0xBC865B5A1B7FF5DF
  %351 = fadd double %350, %324
  %352 = fadd double %351, %343
  %353 = fadd double %349, %352
  %354 = fadd double %344, %353
  br label %854

355:
  %356 = call double @llvm.trunc.f64(double %0)
  %357 = fcmp oeq double %356, %0
  br i1 %357, label %854, label %358

358:
  %359 = fcmp ugt double %2, 5.000000e-01
  br i1 %359, label %440, label %360

360:
  %361 = fneg double %2
  %362 = fmul double %2, %361
  %363 = fadd double %2, %362
  %364 = fsub double %363, %2
  %365 = fsub double %362, %364
  %366 = bitcast double %363 to i64
  %367 = add i64 %366, -4604544271217802189
  %368 = ashr i64 %367, 52
  %369 = trunc nsw i64 %368 to i32
  %370 = and i64 %367, 4503599627370495
  %371 = add nuw nsw i64 %370, 4604544271217802189
  %372 = bitcast i64 %371 to double
  %373 = fadd double %372, -1.000000e+00
  %374 = sub nsw i32 0, %369
  %375 = ashr i32 %374, 1
  %376 = add nsw i32 %375, 1023
  %377 = zext i32 %376 to i64
  %378 = shl i64 %377, 52
  %379 = bitcast i64 %378 to double
  %380 = fmul double %365, %379
  %381 = add nsw i32 %375, %369
  %382 = sub nsw i32 1023, %381
  %383 = zext i32 %382 to i64
  %384 = shl i64 %383, 52
  %385 = bitcast i64 %384 to double
  %386 = fmul double %380, %385
  %387 = sitofp i32 %369 to double
  %388 = fmul double %387, 0x3FE62E42FEFA3800
  %389 = fadd double %388, %373
  %390 = fsub double %388, %389
  %391 = fadd double %373, %390
  %392 = icmp ult i64 %367, 4503599627370496
  %393 = select i1 %392, double %373, double %389
  %394 = select i1 %392, double 0.000000e+00, double %391
  %395 = fneg double %373
  %396 = call double @llvm.fmuladd.f64(double %395, double %386, double %386)
  %397 = call double @llvm.fmuladd.f64(double %387, double 0x3D2EF35793C76730, double %396)
  %398 = fadd double %373, 2.000000e+00
  %399 = fdiv arcp double %373, %398
  %400 = fmul double %399, %399
  %401 = fmul double %373, 5.000000e-01
  %402 = fmul double %373, %401
  %403 = call double @llvm.fmuladd.f64(double %400, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %404 = call double @llvm.fmuladd.f64(double %403, double %400, double 0x3FC74666AA7E5F40)
  %405 = call double @llvm.fmuladd.f64(double %404, double %400, double 0x3FCC71C513FC321B)
  %406 = call double @llvm.fmuladd.f64(double %405, double %400, double 0x3FD24924942DA0FD)
  %407 = call double @llvm.fmuladd.f64(double %406, double %400, double 0x3FD999999997EE68)
  %408 = call double @llvm.fmuladd.f64(double %407, double %400, double 0x3FE5555555555595)
  %409 = call double @llvm.fmuladd.f64(double %400, double %408, double %402)
  %410 = fmul double %399, %409
  %411 = fsub double %410, %402
  %412 = fadd double %397, %411
  %413 = fadd double %394, %412
  %414 = call double @llvm.fmuladd.f64(double %0, double 0xBE9F69B702820FB8, double 0xBEB67142673571DA)
  %415 = call double @llvm.fmuladd.f64(double %414, double %0, double 0xBEA57650D0CFD110)
  %416 = call double @llvm.fmuladd.f64(double %415, double %0, double 0x3EB71D38D34B6600)
  %417 = call double @llvm.fmuladd.f64(double %416, double %0, double 0x3EB953594E1E5C75)
  %418 = call double @llvm.fmuladd.f64(double %417, double %0, double 0xBEA1840C6AEC196B)
  %419 = call double @llvm.fmuladd.f64(double %418, double %0, double 0xBEA9B456D0B3CA48)
  %420 = call double @llvm.fmuladd.f64(double %419, double %0, double 0xBEA143D8A545EC75)
  %421 = call double @llvm.fmuladd.f64(double %420, double %0, double 0x3EB5B2455B93953E)
  %422 = call double @llvm.fmuladd.f64(double %421, double %0, double 0xBEC0776B833F0AEF)
  %423 = call double @llvm.fmuladd.f64(double %422, double %0, double 0x3ED20FC58DD670B4)
  %424 = call double @llvm.fmuladd.f64(double %423, double %0, double 0xBEE3D7B53CD65FD8)
  %425 = call double @llvm.fmuladd.f64(double %424, double %0, double 0x3EF58324CB62D7D5)
  %426 = call double @llvm.fmuladd.f64(double %425, double %0, double 0xBF078D71C2CA0495)
  %427 = call double @llvm.fmuladd.f64(double %426, double %0, double 0x3F1A127025E77885)
  %428 = call double @llvm.fmuladd.f64(double %427, double %0, double 0xBF2D3FD74B4579AF)
  %429 = call double @llvm.fmuladd.f64(double %428, double %0, double 0x3F40B36B07647ECF)
  %430 = call double @llvm.fmuladd.f64(double %429, double %0, double 0xBF538AC5BEDAD719)
  %431 = call double @llvm.fmuladd.f64(double %430, double %0, double 0x3F67ADD6EAC5FEB5)
  %432 = call double @llvm.fmuladd.f64(double %431, double %0, double 0xBF7E404FC21EFFDF)
  %433 = call double @llvm.fmuladd.f64(double %432, double %0, double 0x3F951322AC7D8B0C)
  %434 = call double @llvm.fmuladd.f64(double %433, double %0, double 0xBFB13E001A55751F)
  %435 = call double @llvm.fmuladd.f64(double %434, double %0, double 0x3FD4A34CC4A60FA6)
  %436 = call double @llvm.fmuladd.f64(double %435, double %0, double 0x3FDB0EE6072093CE)
  %437 = fmul double %436, %0
  %438 = fadd double %393, %413
  %439 = fsub double %437, %438
  br label %854

440:
  %441 = fcmp olt double %2, 0x4340000000000000
  %442 = select i1 %441, double %0, double 0.000000e+00
  %443 = fadd double %442, %442
  %444 = call double @llvm.rint.f64(double %443)
  %445 = fmul double %444, 5.000000e-01
  %446 = fsub double %442, %445
  %447 = bitcast double %446 to i64
  %448 = and i64 %447, -134217728
  %449 = bitcast i64 %448 to double
  %450 = fmul double %449, 0x400921FB50000000
  %451 = fsub double %446, %449
  %452 = fmul double %451, 0x400921FB54442D18
  %453 = call double @llvm.fmuladd.f64(double %449, double 0x3E6110B4611A6263, double %452)
  %454 = fadd double %450, %453
  %455 = fsub double %454, %450
  %456 = fsub double %453, %455
  %457 = fmul double %444, 2.500000e-01
  %458 = call double @llvm.trunc.f64(double %457)
  %459 = fmul double %458, 4.000000e+00
  %460 = fsub double %444, %459
  %461 = fptosi double %460 to i32
  %462 = fmul double %454, %454
  %463 = fmul double %454, %462
  %464 = call double @llvm.fmuladd.f64(double %462, double 0x3DE5D8B55980CB71, double 0xBE5AE5E4B83D9994)
  %465 = call double @llvm.fmuladd.f64(double %464, double %462, double 0x3EC71DE35552B354)
  %466 = call double @llvm.fmuladd.f64(double %465, double %462, double 0xBF2A01A019BE9215)
  %467 = call double @llvm.fmuladd.f64(double %466, double %462, double 0x3F8111111110F730)
  %468 = call double @llvm.fmuladd.f64(double %467, double %462, double 0xBFC5555555555548)
  %469 = call double @llvm.fmuladd.f64(double %463, double %468, double %456)
  %470 = fadd double %454, %469
  %471 = fmul double %462, -5.000000e-01
  %472 = fadd double %471, 1.000000e+00
  %473 = fadd double %472, -1.000000e+00
  %474 = fsub double %471, %473
  %475 = fmul double %462, %462
  %476 = call double @llvm.fmuladd.f64(double %462, double 0xBDA8FB09171DF2CC, double 0x3E21EE9F044EB9EA)
  %477 = call double @llvm.fmuladd.f64(double %476, double %462, double 0xBE927E4F8116C585)
  %478 = call double @llvm.fmuladd.f64(double %477, double %462, double 0x3EFA01A019CBE0A3)
  %479 = call double @llvm.fmuladd.f64(double %478, double %462, double 0xBF56C16C16C15217)
  %480 = call double @llvm.fmuladd.f64(double %479, double %462, double 0x3FA555555555554C)
  %481 = call double @llvm.fmuladd.f64(double %475, double %480, double %474)
  %482 = fmul double %454, %456
  %483 = fsub double %481, %482
  %484 = fadd double %472, %483
  %485 = and i32 %461, 1
  %486 = icmp eq i32 %485, 0
  %487 = select i1 %486, double %470, double %484
  %488 = bitcast double %487 to i64
  %489 = and i32 %461, 2
  %490 = zext nneg i32 %489 to i64
  %491 = shl nuw i64 %490, 62
  %492 = xor i64 %491, %488
  %493 = bitcast i64 %492 to double
  %494 = fmul double %493, %0
  %495 = call double @llvm.fabs.f64(double %494)
  %496 = fdiv arcp double 1.000000e+00, %495
  %497 = fmul double %496, 0x400921FB54442D18
  %498 = bitcast double %497 to i64
  %499 = and i64 %498, -134217728
  %500 = bitcast i64 %499 to double
  %501 = bitcast double %495 to i64
  %502 = and i64 %501, 9223372036720558080
  %503 = bitcast i64 %502 to double
  %504 = fmul double %503, %500
  %505 = fsub double 0x400921FB54442D18, %504
  %506 = fsub double %495, %503
  %507 = fmul double %506, %500
  %508 = fsub double %505, %507
  %509 = fadd double %508, 0x3CA1A62633145C07
  %510 = fmul double %496, %509
  %511 = fadd double %510, %500
  %512 = bitcast double %511 to i64
  %513 = add i64 %512, -9218868437227405312
  %514 = icmp ult i64 %513, -9214364837600034816
  br i1 %514, label %515, label %529

515:
  %516 = add i64 %512, -4503599627370496
  %517 = icmp ult i64 %516, -4503599627370495
  br i1 %517, label %518, label %526

518:
  %519 = fcmp oeq double %511, 0.000000e+00
  br i1 %519, label %568, label %520

520:
  %521 = icmp ne i64 %512, 9218868437227405312
  %522 = fcmp ord double %511, 0.000000e+00
  %523 = and i1 %522, %521
  %524 = fadd double %511, %511
  %525 = select i1 %523, double 0x7FF8000000000000, double %524
  br label %568

526:
  %527 = uitofp nneg i64 %512 to double
  %528 = bitcast double %527 to i64
  br label %529

529:
  %530 = phi i64 [ %528, %526 ], [ %512, %440 ]
  %531 = phi i32 [ -1074, %526 ], [ 0, %440 ]
  %532 = add i64 %530, -4604544271217802189
  %533 = ashr i64 %532, 52
  %534 = trunc nsw i64 %533 to i32
  %535 = add nsw i32 %531, %534
  %536 = and i64 %532, 4503599627370495
  %537 = add nuw nsw i64 %536, 4604544271217802189
  %538 = bitcast i64 %537 to double
  %539 = fadd double %538, -1.000000e+00
  %540 = sitofp i32 %535 to double
  %541 = fmul double %540, 0x3FE62E42FEFA3800
  %542 = fadd double %539, %541
  %543 = fsub double %541, %542
  %544 = fadd double %539, %543
  %545 = icmp eq i32 %535, 0
  %546 = select i1 %545, double %539, double %542
  %547 = select i1 %545, double 0.000000e+00, double %544
  %548 = fneg double %539
  %549 = call double @llvm.fmuladd.f64(double %548, double 0.000000e+00, double 0.000000e+00)
  %550 = call double @llvm.fmuladd.f64(double %540, double 0x3D2EF35793C76730, double %549)
  %551 = fadd double %539, 2.000000e+00
  %552 = fdiv arcp double %539, %551
  %553 = fmul double %552, %552
  %554 = fmul double %539, 5.000000e-01
  %555 = fmul double %539, %554
  %556 = call double @llvm.fmuladd.f64(double %553, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %557 = call double @llvm.fmuladd.f64(double %556, double %553, double 0x3FC74666AA7E5F40)
  %558 = call double @llvm.fmuladd.f64(double %557, double %553, double 0x3FCC71C513FC321B)
  %559 = call double @llvm.fmuladd.f64(double %558, double %553, double 0x3FD24924942DA0FD)
  %560 = call double @llvm.fmuladd.f64(double %559, double %553, double 0x3FD999999997EE68)
  %561 = call double @llvm.fmuladd.f64(double %560, double %553, double 0x3FE5555555555595)
  %562 = call double @llvm.fmuladd.f64(double %553, double %561, double %555)
  %563 = fmul double %552, %562
  %564 = fsub double %563, %555
  %565 = fadd double %550, %564
  %566 = fadd double %547, %565
  %567 = fadd double %546, %566
  br label %568

568:
  %569 = phi double [ %567, %529 ], [ 0xFFF0000000000000, %518 ], [ %525, %520 ]
  %570 = fcmp olt double %2, 3.500000e+00
  br i1 %570, label %571, label %673

571:
  %572 = fcmp olt double %2, 5.000000e-01
  br i1 %572, label %578, label %573

573:
  %574 = fcmp olt double %2, 1.250000e+00
  br i1 %574, label %578, label %575

575:
  %576 = fcmp ole double %2, 2.500000e+00
  %577 = select i1 %576, double 2.000000e+00, double 3.000000e+00
  br label %578

578:
  %579 = phi double [ 0.000000e+00, %571 ], [ %577, %575 ], [ 1.000000e+00, %573 ]
  %580 = fsub double %2, %579
  %581 = call double @llvm.fmuladd.f64(double %580, double 0xBE9F69B702820FB8, double 0xBEB67142673571DA)
  %582 = call double @llvm.fmuladd.f64(double %581, double %580, double 0xBEA57650D0CFD110)
  %583 = call double @llvm.fmuladd.f64(double %582, double %580, double 0x3EB71D38D34B6600)
  %584 = call double @llvm.fmuladd.f64(double %583, double %580, double 0x3EB953594E1E5C75)
  %585 = call double @llvm.fmuladd.f64(double %584, double %580, double 0xBEA1840C6AEC196B)
  %586 = call double @llvm.fmuladd.f64(double %585, double %580, double 0xBEA9B456D0B3CA48)
  %587 = call double @llvm.fmuladd.f64(double %586, double %580, double 0xBEA143D8A545EC75)
  %588 = call double @llvm.fmuladd.f64(double %587, double %580, double 0x3EB5B2455B93953E)
  %589 = call double @llvm.fmuladd.f64(double %588, double %580, double 0xBEC0776B833F0AEF)
  %590 = call double @llvm.fmuladd.f64(double %589, double %580, double 0x3ED20FC58DD670B4)
  %591 = call double @llvm.fmuladd.f64(double %590, double %580, double 0xBEE3D7B53CD65FD8)
  %592 = call double @llvm.fmuladd.f64(double %591, double %580, double 0x3EF58324CB62D7D5)
  %593 = call double @llvm.fmuladd.f64(double %592, double %580, double 0xBF078D71C2CA0495)
  %594 = call double @llvm.fmuladd.f64(double %593, double %580, double 0x3F1A127025E77885)
  %595 = call double @llvm.fmuladd.f64(double %594, double %580, double 0xBF2D3FD74B4579AF)
  %596 = call double @llvm.fmuladd.f64(double %595, double %580, double 0x3F40B36B07647ECF)
  %597 = call double @llvm.fmuladd.f64(double %596, double %580, double 0xBF538AC5BEDAD719)
  %598 = call double @llvm.fmuladd.f64(double %597, double %580, double 0x3F67ADD6EAC5FEB5)
  %599 = call double @llvm.fmuladd.f64(double %598, double %580, double 0xBF7E404FC21EFFDF)
  %600 = call double @llvm.fmuladd.f64(double %599, double %580, double 0x3F951322AC7D8B0C)
  %601 = call double @llvm.fmuladd.f64(double %600, double %580, double 0xBFB13E001A55751F)
  %602 = call double @llvm.fmuladd.f64(double %601, double %580, double 0x3FD4A34CC4A60FA6)
  %603 = call double @llvm.fmuladd.f64(double %602, double %580, double 0x3FDB0EE6072093CE)
  %604 = fmul double %580, %603
  %605 = fcmp oeq double %579, 2.000000e+00
  br i1 %605, label %851, label %606

606:
  %607 = fcmp oeq double %579, 0.000000e+00
  %608 = fmul double %0, %0
  %609 = fcmp oeq double %579, 3.000000e+00
  %610 = select i1 %609, double -1.000000e+00, double 0.000000e+00
  %611 = select i1 %607, double %608, double %610
  %612 = fadd double %2, %611
  %613 = fsub double %2, %612
  %614 = fadd double %611, %613
  %615 = bitcast double %612 to i64
  %616 = add i64 %615, -4604544271217802189
  %617 = ashr i64 %616, 52
  %618 = trunc nsw i64 %617 to i32
  %619 = and i64 %616, 4503599627370495
  %620 = add nuw nsw i64 %619, 4604544271217802189
  %621 = bitcast i64 %620 to double
  %622 = fadd double %621, -1.000000e+00
  %623 = sub nsw i32 0, %618
  %624 = ashr i32 %623, 1
  %625 = add nsw i32 %624, 1023
  %626 = zext i32 %625 to i64
  %627 = shl i64 %626, 52
  %628 = bitcast i64 %627 to double
  %629 = fmul double %614, %628
  %630 = add nsw i32 %624, %618
  %631 = sub nsw i32 1023, %630
  %632 = zext i32 %631 to i64
  %633 = shl i64 %632, 52
  %634 = bitcast i64 %633 to double
  %635 = fmul double %629, %634
  %636 = sitofp i32 %618 to double
  %637 = fmul double %636, 0x3FE62E42FEFA3800
  %638 = fadd double %637, %622
  %639 = fsub double %637, %638
  %640 = fadd double %622, %639
  %641 = icmp ult i64 %616, 4503599627370496
  %642 = select i1 %641, double %622, double %638
  %643 = select i1 %641, double 0.000000e+00, double %640
  %644 = fneg double %622
  %645 = call double @llvm.fmuladd.f64(double %644, double %635, double %635)
  %646 = call double @llvm.fmuladd.f64(double %636, double 0x3D2EF35793C76730, double %645)
  %647 = fadd double %622, 2.000000e+00
  %648 = fdiv arcp double %622, %647
  %649 = fmul double %648, %648
  %650 = fmul double %622, 5.000000e-01
  %651 = fmul double %622, %650
  %652 = call double @llvm.fmuladd.f64(double %649, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %653 = call double @llvm.fmuladd.f64(double %652, double %649, double 0x3FC74666AA7E5F40)
  %654 = call double @llvm.fmuladd.f64(double %653, double %649, double 0x3FCC71C513FC321B)
  %655 = call double @llvm.fmuladd.f64(double %654, double %649, double 0x3FD24924942DA0FD)
  %656 = call double @llvm.fmuladd.f64(double %655, double %649, double 0x3FD999999997EE68)
  %657 = call double @llvm.fmuladd.f64(double %656, double %649, double 0x3FE5555555555595)
  %658 = call double @llvm.fmuladd.f64(double %649, double %657, double %651)
  %659 = fmul double %648, %658
  %660 = fsub double %659, %651
  %661 = fadd double %646, %660
  %662 = fadd double %643, %661
  %663 = select i1 %609, double 1.000000e+00, double -1.000000e+00
  %664 = fmul double %663, %642
  %665 = fadd double %664, %604
  %666 = fsub double %665, %664
  %667 = fsub double %665, %666
  %668 = fsub double %664, %667
  %669 = fsub double %604, %666
  %670 = fadd double %669, %668
  %671 = call double @llvm.fmuladd.f64(double %663, double %662, double %670)
  %672 = fadd double %665, %671
  br label %851

673:
  %674 = fcmp ult double %2, 0x4320000000000000
  %675 = bitcast double %2 to i64
  br i1 %674, label %732, label %676

676:
  %677 = add nsw i64 %675, -9218868437227405312
  %678 = icmp ult i64 %677, -9214364837600034816
  br i1 %678, label %679, label %689

679:
  %680 = add nsw i64 %675, -4503599627370496
  %681 = icmp ult i64 %680, -4503599627370495
  br i1 %681, label %682, label %686

682:
  switch i64 %675, label %683 [
    i64 0, label %728
    i64 9218868437227405312, label %684
  ]

683:
  br label %728

684:
  %685 = fadd double %2, %2
  br label %728

686:
  %687 = uitofp nneg i64 %675 to double
  %688 = bitcast double %687 to i64
  br label %689

689:
  %690 = phi i64 [ %688, %686 ], [ %675, %676 ]
  %691 = phi i32 [ -1074, %686 ], [ 0, %676 ]
  %692 = add nsw i64 %690, -4604544271217802189
  %693 = ashr i64 %692, 52
  %694 = trunc nsw i64 %693 to i32
  %695 = add nsw i32 %691, %694
  %696 = and i64 %692, 4503599627370495
  %697 = add nuw nsw i64 %696, 4604544271217802189
  %698 = bitcast i64 %697 to double
  %699 = fadd double %698, -1.000000e+00
  %700 = sitofp i32 %695 to double
  %701 = fmul double %700, 0x3FE62E42FEFA3800
  %702 = fadd double %699, %701
  %703 = fsub double %701, %702
  %704 = fadd double %699, %703
  %705 = icmp eq i32 %695, 0
  %706 = select i1 %705, double %699, double %702
  %707 = select i1 %705, double 0.000000e+00, double %704
  %708 = fneg double %699
  %709 = call double @llvm.fmuladd.f64(double %708, double 0.000000e+00, double 0.000000e+00)
  %710 = call double @llvm.fmuladd.f64(double %700, double 0x3D2EF35793C76730, double %709)
  %711 = fadd double %699, 2.000000e+00
  %712 = fdiv arcp double %699, %711
  %713 = fmul double %712, %712
  %714 = fmul double %699, 5.000000e-01
  %715 = fmul double %699, %714
  %716 = call double @llvm.fmuladd.f64(double %713, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %717 = call double @llvm.fmuladd.f64(double %716, double %713, double 0x3FC74666AA7E5F40)
  %718 = call double @llvm.fmuladd.f64(double %717, double %713, double 0x3FCC71C513FC321B)
  %719 = call double @llvm.fmuladd.f64(double %718, double %713, double 0x3FD24924942DA0FD)
  %720 = call double @llvm.fmuladd.f64(double %719, double %713, double 0x3FD999999997EE68)
  %721 = call double @llvm.fmuladd.f64(double %720, double %713, double 0x3FE5555555555595)
  %722 = call double @llvm.fmuladd.f64(double %713, double %721, double %715)
  %723 = fmul double %712, %722
  %724 = fsub double %723, %715
  %725 = fadd double %710, %724
  %726 = fadd double %707, %725
  %727 = fadd double %706, %726
  br label %728

728:
  %729 = phi double [ %727, %689 ], [ %685, %684 ], [ 0xFFF0000000000000, %682 ], [ 0x7FF8000000000000, %683 ]
  %730 = fadd double %729, -1.000000e+00
  %731 = fmul double %2, %730
  br label %851

732:
  %733 = add nsw i64 %675, -4604544271217802189
  %734 = ashr i64 %733, 52
  %735 = trunc nsw i64 %734 to i32
  %736 = and i64 %733, 4503599627370495
  %737 = add nuw nsw i64 %736, 4604544271217802189
  %738 = bitcast i64 %737 to double
  %739 = fadd double %738, -1.000000e+00
  %740 = fadd double %739, 2.000000e+00
  %741 = bitcast double %740 to i64
  %742 = and i64 %741, -134217728
  %743 = bitcast i64 %742 to double
  %744 = fadd double %743, -2.000000e+00
  %745 = fsub double %739, %744
  %746 = fdiv arcp double 1.000000e+00, %740
  %747 = fmul double %739, %746
  %748 = bitcast double %747 to i64
  %749 = and i64 %748, -134217728
  %750 = bitcast i64 %749 to double
  %751 = fmul double %743, %750
  %752 = fsub double %739, %751
  %753 = fmul double %745, %750
  %754 = fsub double %752, %753
  %755 = fmul double %746, %754
  %756 = fmul double %747, %747
  %757 = bitcast double %756 to i64
  %758 = and i64 %757, -134217728
  %759 = bitcast i64 %758 to double
  %760 = fmul double %750, %750
  %761 = fsub double %760, %759
  %762 = fadd double %747, %750
  %763 = fmul double %762, %755
  %764 = fadd double %761, %763
  %765 = call double @llvm.fmuladd.f64(double %756, double 0x3FB0E6E6F035C02C, double 0x3FB0F7B54636674A)
  %766 = call double @llvm.fmuladd.f64(double %765, double %756, double 0x3FB3B1F1CDA73E68)
  %767 = call double @llvm.fmuladd.f64(double %766, double %756, double 0x3FB745CE8DD99A7B)
  %768 = call double @llvm.fmuladd.f64(double %767, double %756, double 0x3FBC71C723045ED5)
  %769 = call double @llvm.fmuladd.f64(double %768, double %756, double 0x3FC2492492455DDF)
  %770 = call double @llvm.fmuladd.f64(double %769, double %756, double 0x3FC9999999999B40)
  %771 = call double @llvm.fmuladd.f64(double %756, double %770, double 0xBE25555555555555)
  %772 = fmul double %759, 0x3FD5555558000000
  %773 = fadd double %771, 0x3FD5555558000000
  %774 = fmul double %764, %773
  %775 = call double @llvm.fmuladd.f64(double %759, double %771, double %774)
  %776 = fadd double %772, %775
  %777 = bitcast double %776 to i64
  %778 = and i64 %777, -134217728
  %779 = bitcast i64 %778 to double
  %780 = fadd double %750, %750
  %781 = sitofp i32 %735 to double
  %782 = fmul double %781, 0x3FE62E42FEFA3800
  %783 = fadd double %782, %780
  %784 = fsub double %783, %782
  %785 = fsub double %780, %784
  %786 = icmp ult i64 %733, 4503599627370496
  %787 = select i1 %786, double %780, double %783
  %788 = select i1 %786, double 0.000000e+00, double %785
  %789 = fadd double %755, %755
  %790 = fsub double %772, %779
  %791 = fadd double %775, %790
  %792 = fmul double %780, %779
  %793 = fadd double %787, %792
  %794 = fsub double %793, %787
  %795 = fsub double %792, %794
  %796 = fmul double %789, %776
  %797 = call double @llvm.fmuladd.f64(double %780, double %791, double %796)
  %798 = fadd double %789, %797
  %799 = call double @llvm.fmuladd.f64(double %781, double 0x3D2EF35793C76730, double %798)
  %800 = fadd double %788, %799
  %801 = fadd double %795, %800
  %802 = fadd double %793, %801
  %803 = fsub double %802, %793
  %804 = fsub double %801, %803
  %805 = fadd double %2, -5.000000e-01
  %806 = bitcast double %802 to i64
  %807 = and i64 %806, -134217728
  %808 = bitcast i64 %807 to double
  %809 = bitcast double %805 to i64
  %810 = and i64 %809, -134217728
  %811 = bitcast i64 %810 to double
  %812 = fmul double %811, %808
  %813 = fsub double %802, %808
  %814 = fadd double %804, %813
  %815 = fsub double %805, %811
  %816 = fmul double %815, %802
  %817 = call double @llvm.fmuladd.f64(double %814, double %811, double %816)
  %818 = fadd double %812, %817
  %819 = fsub double %818, %812
  %820 = fsub double %817, %819
  %821 = fdiv arcp double 1.000000e+00, %2
  %822 = fmul double %821, %821
  %823 = call double @llvm.fmuladd.f64(double %822, double 0xBFBA2DA8ED7D9BA5, double 0x3FB03E7E775AA3FC)
  %824 = call double @llvm.fmuladd.f64(double %823, double %822, double 0xBF95D5ADBF752D3F)
  %825 = call double @llvm.fmuladd.f64(double %824, double %822, double 0x3F788BF71CC531C2)
  %826 = call double @llvm.fmuladd.f64(double %825, double %822, double 0xBF5F2E236753D415)
  %827 = call double @llvm.fmuladd.f64(double %826, double %822, double 0x3F4B926216E67880)
  %828 = call double @llvm.fmuladd.f64(double %827, double %822, double 0xBF43812E5AF26B5B)
  %829 = call double @llvm.fmuladd.f64(double %828, double %822, double 0x3F4A01A006C726DC)
  %830 = call double @llvm.fmuladd.f64(double %829, double %822, double 0xBF66C16C16BD0AF7)
  %831 = call double @llvm.fmuladd.f64(double %830, double %822, double 0x3FB555555555554C)
  %832 = fmul double %821, %831
  %833 = fneg double %2
  %834 = fsub double %818, %2
  %835 = fsub double %834, %818
  %836 = fsub double %834, %835
  %837 = fsub double %818, %836
  %838 = fsub double %833, %835
  %839 = fadd double %838, %837
  %840 = fadd double %834, 0x3FED67F1C864BEB5
  %841 = fsub double %840, %834
  %842 = fsub double %841, %840
  %843 = fadd double %834, %842
  %844 = fsub double 0x3FED67F1C864BEB5, %841
  %845 = fadd double %844, %843
  %846 = fadd double %832, 0xBC865B5A1B7FF5DF
  %847 = fadd double %846, %820
  %848 = fadd double %847, %839
  %849 = fadd double %845, %848
  %850 = fadd double %840, %849
  br label %851

851:
  %852 = phi double [ %850, %732 ], [ %672, %606 ], [ %604, %578 ], [ %731, %728 ]
  %853 = fsub double %569, %852
  br label %854

854:
  %855 = phi double [ %439, %360 ], [ %853, %851 ], [ %0, %1 ], [ %71, %69 ], [ %354, %235 ], [ %173, %107 ], [ %105, %79 ], [ %234, %231 ], [ 0x7FF0000000000000, %176 ], [ 0x7FF0000000000000, %355 ]
  ret double %855
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.trunc.f64(double)

declare double @llvm.rint.f64(double)
