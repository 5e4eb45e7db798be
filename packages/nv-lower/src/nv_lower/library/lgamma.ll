define linkonce_odr double @lgamma(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp ord double %0, 0.000000e+00
  br i1 %3, label %4, label %815

4:
  %5 = fcmp ogt double %0, 0.000000e+00
  br i1 %5, label %10, label %6

6:
  %7 = fcmp oeq double %2, 0x7FF0000000000000
  %8 = fcmp olt double %2, 0x3C30000000000000
  %9 = or i1 %7, %8
  br i1 %9, label %10, label %337

10:
  %11 = fcmp one double %0, 0.000000e+00
  %12 = select i1 %11, double %2, double 0x7FF0000000000000
  %13 = fcmp olt double %12, 3.500000e+00
  br i1 %13, label %14, label %165

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
  br label %815

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
  br i1 %100, label %815, label %101

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
  %164 = fadd double %157, %163
  br label %815

165:
  %166 = fcmp ult double %12, 0x4320000000000000
  br i1 %166, label %220, label %167

167:
  %168 = fcmp oeq double %12, 0x7FF0000000000000
  br i1 %168, label %815, label %169

169:
  %170 = bitcast double %12 to i64
  %171 = add nsw i64 %170, -9218868437227405312
  %172 = icmp ult i64 %171, -9214364837600034816
  br i1 %172, label %173, label %183

173:
  %174 = add nsw i64 %170, -4503599627370496
  %175 = icmp ult i64 %174, -4503599627370495
  br i1 %175, label %176, label %180

176:
  switch i64 %170, label %177 [
    i64 0, label %216
    i64 9218868437227405312, label %178
  ]

177:
  br label %216

178:
  %179 = fadd double %12, %12
  br label %216

180:
  %181 = uitofp nneg i64 %170 to double
  %182 = bitcast double %181 to i64
  br label %183

183:
  %184 = phi i64 [ %182, %180 ], [ %170, %169 ]
  %185 = phi i32 [ -1074, %180 ], [ 0, %169 ]
  %186 = add nsw i64 %184, -4604544271217802189
  %187 = ashr i64 %186, 52
  %188 = trunc nsw i64 %187 to i32
  %189 = add nsw i32 %185, %188
  %190 = and i64 %186, 4503599627370495
  %191 = add nuw nsw i64 %190, 4604544271217802189
  %192 = bitcast i64 %191 to double
  %193 = fadd double %192, -1.000000e+00
  %194 = sitofp i32 %189 to double
  %195 = fmul double %194, 0x3FE62E42FEFA3800
  %196 = fadd double %193, %195
  %197 = fsub double %195, %196
  %198 = fadd double %193, %197
  %199 = fadd double %193, 2.000000e+00
  %200 = fdiv arcp double %193, %199
  %201 = fmul double %200, %200
  %202 = fmul double %193, 5.000000e-01
  %203 = fmul double %193, %202
  %204 = call double @llvm.fma.f64(double %201, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %205 = call double @llvm.fma.f64(double %204, double %201, double 0x3FC74666AA7E5F40)
  %206 = call double @llvm.fma.f64(double %205, double %201, double 0x3FCC71C513FC321B)
  %207 = call double @llvm.fma.f64(double %206, double %201, double 0x3FD24924942DA0FD)
  %208 = call double @llvm.fma.f64(double %207, double %201, double 0x3FD999999997EE68)
  %209 = call double @llvm.fma.f64(double %208, double %201, double 0x3FE5555555555595)
  %210 = call double @llvm.fma.f64(double %201, double %209, double %203)
  %211 = fmul double %200, %210
  %212 = fsub double %211, %203
  %213 = call double @llvm.fma.f64(double %194, double 0x3D2EF35793C76730, double %212)
  %214 = fadd double %198, %213
  %215 = fadd double %196, %214
  br label %216

216:
  %217 = phi double [ %215, %183 ], [ %179, %178 ], [ 0xFFF0000000000000, %176 ], [ 0x7FF8000000000000, %177 ]
  %218 = fadd double %217, -1.000000e+00
  %219 = fmul double %12, %218
  br label %815

220:
  %221 = bitcast double %12 to i64
  %222 = add nsw i64 %221, -4604544271217802189
  %223 = ashr i64 %222, 52
  %224 = trunc nsw i64 %223 to i32
  %225 = and i64 %222, 4503599627370495
  %226 = add nuw nsw i64 %225, 4604544271217802189
  %227 = bitcast i64 %226 to double
  %228 = fadd double %227, -1.000000e+00
  %229 = fadd double %228, 2.000000e+00
  %230 = bitcast double %229 to i64
  %231 = and i64 %230, -134217728
  %232 = bitcast i64 %231 to double
  %233 = fadd double %232, -2.000000e+00
  %234 = fsub double %228, %233
  %235 = fdiv arcp double 1.000000e+00, %229
  %236 = fmul double %228, %235
  %237 = bitcast double %236 to i64
  %238 = and i64 %237, -134217728
  %239 = bitcast i64 %238 to double
  %240 = fmul double %232, %239
  %241 = fsub double %228, %240
  %242 = fmul double %234, %239
  %243 = fsub double %241, %242
  %244 = fmul double %235, %243
  %245 = fmul double %236, %236
  %246 = bitcast double %245 to i64
  %247 = and i64 %246, -134217728
  %248 = bitcast i64 %247 to double
  %249 = fmul double %239, %239
  %250 = fsub double %249, %248
  %251 = fadd double %236, %239
  %252 = fmul double %251, %244
  %253 = fadd double %250, %252
  %254 = call double @llvm.fma.f64(double %245, double 0x3FB0E6E6F035C02C, double 0x3FB0F7B54636674A)
  %255 = call double @llvm.fma.f64(double %254, double %245, double 0x3FB3B1F1CDA73E68)
  %256 = call double @llvm.fma.f64(double %255, double %245, double 0x3FB745CE8DD99A7B)
  %257 = call double @llvm.fma.f64(double %256, double %245, double 0x3FBC71C723045ED5)
  %258 = call double @llvm.fma.f64(double %257, double %245, double 0x3FC2492492455DDF)
  %259 = call double @llvm.fma.f64(double %258, double %245, double 0x3FC9999999999B40)
  %260 = call double @llvm.fma.f64(double %245, double %259, double 0xBE25555555555555)
  %261 = fmul double %248, 0x3FD5555558000000
  %262 = fadd double %260, 0x3FD5555558000000
  %263 = fmul double %253, %262
  %264 = call double @llvm.fma.f64(double %248, double %260, double %263)
  %265 = fadd double %261, %264
  %266 = bitcast double %265 to i64
  %267 = and i64 %266, -134217728
  %268 = bitcast i64 %267 to double
  %269 = fsub double %261, %268
  %270 = fadd double %264, %269
  %271 = fadd double %239, %239
  %272 = fadd double %244, %244
  %273 = sitofp i32 %224 to double
  %274 = fmul double %273, 0x3FE62E42FEFA3800
  %275 = fadd double %274, %271
  %276 = fsub double %275, %274
  %277 = fsub double %271, %276
  %278 = fmul double %271, %268
  %279 = fadd double %275, %278
  %280 = fsub double %279, %275
  %281 = fsub double %278, %280
  %282 = fmul double %272, %265
  %283 = call double @llvm.fma.f64(double %271, double %270, double %282)
  %284 = fadd double %272, %283
  %285 = call double @llvm.fma.f64(double %273, double 0x3D2EF35793C76730, double %284)
  %286 = fadd double %277, %285
  %287 = fadd double %281, %286
  %288 = fadd double %279, %287
  %289 = fsub double %288, %279
  %290 = fsub double %287, %289
  %291 = fadd double %12, -5.000000e-01
  %292 = bitcast double %288 to i64
  %293 = and i64 %292, -134217728
  %294 = bitcast i64 %293 to double
  %295 = bitcast double %291 to i64
  %296 = and i64 %295, -134217728
  %297 = bitcast i64 %296 to double
  %298 = fmul double %297, %294
  %299 = fsub double %288, %294
  %300 = fadd double %290, %299
  %301 = fsub double %291, %297
  %302 = fmul double %301, %288
  %303 = call double @llvm.fma.f64(double %300, double %297, double %302)
  %304 = fadd double %298, %303
  %305 = fsub double %304, %298
  %306 = fsub double %303, %305
  %307 = fdiv arcp double 1.000000e+00, %12
  %308 = fmul double %307, %307
  %309 = call double @llvm.fma.f64(double %308, double 0xBFBA2DA8ED7D9BA5, double 0x3FB03E7E775AA3FC)
  %310 = call double @llvm.fma.f64(double %309, double %308, double 0xBF95D5ADBF752D3F)
  %311 = call double @llvm.fma.f64(double %310, double %308, double 0x3F788BF71CC531C2)
  %312 = call double @llvm.fma.f64(double %311, double %308, double 0xBF5F2E236753D415)
  %313 = call double @llvm.fma.f64(double %312, double %308, double 0x3F4B926216E67880)
  %314 = call double @llvm.fma.f64(double %313, double %308, double 0xBF43812E5AF26B5B)
  %315 = call double @llvm.fma.f64(double %314, double %308, double 0x3F4A01A006C726DC)
  %316 = call double @llvm.fma.f64(double %315, double %308, double 0xBF66C16C16BD0AF7)
  %317 = call double @llvm.fma.f64(double %316, double %308, double 0x3FB555555555554C)
  %318 = fmul double %307, %317
  %319 = fneg double %12
  %320 = fsub double %304, %12
  %321 = fsub double %320, %304
  %322 = fsub double %320, %321
  %323 = fsub double %304, %322
  %324 = fsub double %319, %321
  %325 = fadd double %324, %323
  %326 = fadd double %320, 0x3FED67F1C864BEB5
  %327 = fsub double %326, %320
  %328 = fsub double %327, %326
  %329 = fadd double %320, %328
  %330 = fsub double 0x3FED67F1C864BEB5, %327
  %331 = fadd double %330, %329
  %332 = fadd double %318, 0xBC865B5A1B7FF5DF
  %333 = fadd double %332, %306
  %334 = fadd double %333, %325
  %335 = fadd double %331, %334
  %336 = fadd double %326, %335
  br label %815

337:
  %338 = call double @llvm.trunc.f64(double %0)
  %339 = fcmp oeq double %338, %0
  br i1 %339, label %815, label %340

340:
  %341 = fcmp ugt double %2, 5.000000e-01
  br i1 %341, label %419, label %342

342:
  %343 = fneg double %2
  %344 = fmul double %2, %343
  %345 = fadd double %2, %344
  %346 = fsub double %345, %2
  %347 = fsub double %344, %346
  %348 = bitcast double %345 to i64
  %349 = add i64 %348, -4604544271217802189
  %350 = ashr i64 %349, 52
  %351 = trunc nsw i64 %350 to i32
  %352 = and i64 %349, 4503599627370495
  %353 = add nuw nsw i64 %352, 4604544271217802189
  %354 = bitcast i64 %353 to double
  %355 = fadd double %354, -1.000000e+00
  %356 = sub nsw i32 0, %351
  %357 = ashr i32 %356, 1
  %358 = add nsw i32 %357, 1023
  %359 = zext i32 %358 to i64
  %360 = shl i64 %359, 52
  %361 = bitcast i64 %360 to double
  %362 = fmul double %347, %361
  %363 = add nsw i32 %357, %351
  %364 = sub nsw i32 1023, %363
  %365 = zext i32 %364 to i64
  %366 = shl i64 %365, 52
  %367 = bitcast i64 %366 to double
  %368 = fmul double %362, %367
  %369 = sitofp i32 %351 to double
  %370 = fmul double %369, 0x3FE62E42FEFA3800
  %371 = fadd double %370, %355
  %372 = fsub double %370, %371
  %373 = fadd double %355, %372
  %374 = fadd double %355, 2.000000e+00
  %375 = fdiv arcp double %355, %374
  %376 = fmul double %375, %375
  %377 = fmul double %355, 5.000000e-01
  %378 = fmul double %355, %377
  %379 = call double @llvm.fma.f64(double %376, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %380 = call double @llvm.fma.f64(double %379, double %376, double 0x3FC74666AA7E5F40)
  %381 = call double @llvm.fma.f64(double %380, double %376, double 0x3FCC71C513FC321B)
  %382 = call double @llvm.fma.f64(double %381, double %376, double 0x3FD24924942DA0FD)
  %383 = call double @llvm.fma.f64(double %382, double %376, double 0x3FD999999997EE68)
  %384 = call double @llvm.fma.f64(double %383, double %376, double 0x3FE5555555555595)
  %385 = call double @llvm.fma.f64(double %376, double %384, double %378)
  %386 = fmul double %375, %385
  %387 = fsub double %386, %378
  %388 = call double @llvm.fma.f64(double %369, double 0x3D2EF35793C76730, double %387)
  %389 = fadd double %373, %388
  %390 = fneg double %355
  %391 = call double @llvm.fma.f64(double %390, double %368, double %368)
  %392 = fadd double %391, %389
  %393 = call double @llvm.fma.f64(double %0, double 0xBE9F69B702820FB8, double 0xBEB67142673571DA)
  %394 = call double @llvm.fma.f64(double %393, double %0, double 0xBEA57650D0CFD110)
  %395 = call double @llvm.fma.f64(double %394, double %0, double 0x3EB71D38D34B6600)
  %396 = call double @llvm.fma.f64(double %395, double %0, double 0x3EB953594E1E5C75)
  %397 = call double @llvm.fma.f64(double %396, double %0, double 0xBEA1840C6AEC196B)
  %398 = call double @llvm.fma.f64(double %397, double %0, double 0xBEA9B456D0B3CA48)
  %399 = call double @llvm.fma.f64(double %398, double %0, double 0xBEA143D8A545EC75)
  %400 = call double @llvm.fma.f64(double %399, double %0, double 0x3EB5B2455B93953E)
  %401 = call double @llvm.fma.f64(double %400, double %0, double 0xBEC0776B833F0AEF)
  %402 = call double @llvm.fma.f64(double %401, double %0, double 0x3ED20FC58DD670B4)
  %403 = call double @llvm.fma.f64(double %402, double %0, double 0xBEE3D7B53CD65FD8)
  %404 = call double @llvm.fma.f64(double %403, double %0, double 0x3EF58324CB62D7D5)
  %405 = call double @llvm.fma.f64(double %404, double %0, double 0xBF078D71C2CA0495)
  %406 = call double @llvm.fma.f64(double %405, double %0, double 0x3F1A127025E77885)
  %407 = call double @llvm.fma.f64(double %406, double %0, double 0xBF2D3FD74B4579AF)
  %408 = call double @llvm.fma.f64(double %407, double %0, double 0x3F40B36B07647ECF)
  %409 = call double @llvm.fma.f64(double %408, double %0, double 0xBF538AC5BEDAD719)
  %410 = call double @llvm.fma.f64(double %409, double %0, double 0x3F67ADD6EAC5FEB5)
  %411 = call double @llvm.fma.f64(double %410, double %0, double 0xBF7E404FC21EFFDF)
  %412 = call double @llvm.fma.f64(double %411, double %0, double 0x3F951322AC7D8B0C)
  %413 = call double @llvm.fma.f64(double %412, double %0, double 0xBFB13E001A55751F)
  %414 = call double @llvm.fma.f64(double %413, double %0, double 0x3FD4A34CC4A60FA6)
  %415 = call double @llvm.fma.f64(double %414, double %0, double 0x3FDB0EE6072093CE)
  %416 = fmul double %415, %0
  %417 = fadd double %371, %392
  %418 = fsub double %416, %417
  br label %815

419:
  %420 = fcmp olt double %2, 0x4340000000000000
  %421 = select i1 %420, double %0, double 0.000000e+00
  %422 = fadd double %421, %421
  %423 = call double @llvm.rint.f64(double %422)
  %424 = fmul double %423, 5.000000e-01
  %425 = fsub double %421, %424
  %426 = bitcast double %425 to i64
  %427 = and i64 %426, -134217728
  %428 = bitcast i64 %427 to double
  %429 = fmul double %428, 0x400921FB50000000
  %430 = fsub double %425, %428
  %431 = fmul double %430, 0x400921FB54442D18
  %432 = call double @llvm.fma.f64(double %428, double 0x3E6110B4611A6263, double %431)
  %433 = fadd double %429, %432
  %434 = fsub double %433, %429
  %435 = fsub double %432, %434
  %436 = fmul double %423, 2.500000e-01
  %437 = call double @llvm.trunc.f64(double %436)
  %438 = fmul double %437, 4.000000e+00
  %439 = fsub double %423, %438
  %440 = fptosi double %439 to i32
  %441 = fmul double %433, %433
  %442 = fmul double %433, %441
  %443 = call double @llvm.fma.f64(double %441, double 0x3DE5D8B55980CB71, double 0xBE5AE5E4B83D9994)
  %444 = call double @llvm.fma.f64(double %443, double %441, double 0x3EC71DE35552B354)
  %445 = call double @llvm.fma.f64(double %444, double %441, double 0xBF2A01A019BE9215)
  %446 = call double @llvm.fma.f64(double %445, double %441, double 0x3F8111111110F730)
  %447 = call double @llvm.fma.f64(double %446, double %441, double 0xBFC5555555555548)
  %448 = call double @llvm.fma.f64(double %442, double %447, double %435)
  %449 = fadd double %433, %448
  %450 = fmul double %441, -5.000000e-01
  %451 = fadd double %450, 1.000000e+00
  %452 = fadd double %451, -1.000000e+00
  %453 = fsub double %450, %452
  %454 = fmul double %441, %441
  %455 = call double @llvm.fma.f64(double %441, double 0xBDA8FB09171DF2CC, double 0x3E21EE9F044EB9EA)
  %456 = call double @llvm.fma.f64(double %455, double %441, double 0xBE927E4F8116C585)
  %457 = call double @llvm.fma.f64(double %456, double %441, double 0x3EFA01A019CBE0A3)
  %458 = call double @llvm.fma.f64(double %457, double %441, double 0xBF56C16C16C15217)
  %459 = call double @llvm.fma.f64(double %458, double %441, double 0x3FA555555555554C)
  %460 = call double @llvm.fma.f64(double %454, double %459, double %453)
  %461 = fmul double %433, %435
  %462 = fsub double %460, %461
  %463 = fadd double %451, %462
  %464 = and i32 %440, 1
  %465 = icmp eq i32 %464, 0
  %466 = select i1 %465, double %449, double %463
  %467 = bitcast double %466 to i64
  %468 = and i32 %440, 2
  %469 = zext nneg i32 %468 to i64
  %470 = shl nuw i64 %469, 62
  %471 = xor i64 %470, %467
  %472 = bitcast i64 %471 to double
  %473 = fmul double %472, %0
  %474 = call double @llvm.fabs.f64(double %473)
  %475 = fdiv arcp double 1.000000e+00, %474
  %476 = fmul double %475, 0x400921FB54442D18
  %477 = bitcast double %476 to i64
  %478 = and i64 %477, -134217728
  %479 = bitcast i64 %478 to double
  %480 = bitcast double %474 to i64
  %481 = and i64 %480, 9223372036720558080
  %482 = bitcast i64 %481 to double
  %483 = fmul double %482, %479
  %484 = fsub double 0x400921FB54442D18, %483
  %485 = fsub double %474, %482
  %486 = fmul double %485, %479
  %487 = fsub double %484, %486
  %488 = fadd double %487, 0x3CA1A62633145C07
  %489 = fmul double %475, %488
  %490 = fadd double %489, %479
  %491 = bitcast double %490 to i64
  %492 = add i64 %491, -9218868437227405312
  %493 = icmp ult i64 %492, -9214364837600034816
  br i1 %493, label %494, label %508

494:
  %495 = add i64 %491, -4503599627370496
  %496 = icmp ult i64 %495, -4503599627370495
  br i1 %496, label %497, label %505

497:
  %498 = fcmp oeq double %490, 0.000000e+00
  br i1 %498, label %541, label %499

499:
  %500 = icmp ne i64 %491, 9218868437227405312
  %501 = fcmp ord double %490, 0.000000e+00
  %502 = and i1 %501, %500
  %503 = fadd double %490, %490
  %504 = select i1 %502, double 0x7FF8000000000000, double %503
  br label %541

505:
  %506 = uitofp nneg i64 %491 to double
  %507 = bitcast double %506 to i64
  br label %508

508:
  %509 = phi i64 [ %507, %505 ], [ %491, %419 ]
  %510 = phi i32 [ -1074, %505 ], [ 0, %419 ]
  %511 = add i64 %509, -4604544271217802189
  %512 = ashr i64 %511, 52
  %513 = trunc nsw i64 %512 to i32
  %514 = add nsw i32 %510, %513
  %515 = and i64 %511, 4503599627370495
  %516 = add nuw nsw i64 %515, 4604544271217802189
  %517 = bitcast i64 %516 to double
  %518 = fadd double %517, -1.000000e+00
  %519 = sitofp i32 %514 to double
  %520 = fmul double %519, 0x3FE62E42FEFA3800
  %521 = fadd double %518, %520
  %522 = fsub double %520, %521
  %523 = fadd double %518, %522
  %524 = fadd double %518, 2.000000e+00
  %525 = fdiv arcp double %518, %524
  %526 = fmul double %525, %525
  %527 = fmul double %518, 5.000000e-01
  %528 = fmul double %518, %527
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
  %540 = fadd double %521, %539
  br label %541

541:
  %542 = phi double [ %540, %508 ], [ 0xFFF0000000000000, %497 ], [ %504, %499 ]
  %543 = fcmp olt double %2, 3.500000e+00
  br i1 %543, label %544, label %643

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
  br i1 %578, label %812, label %579

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
  %642 = fadd double %635, %641
  br label %812

643:
  %644 = fcmp ult double %2, 0x4320000000000000
  %645 = bitcast double %2 to i64
  br i1 %644, label %696, label %646

646:
  %647 = add nsw i64 %645, -9218868437227405312
  %648 = icmp ult i64 %647, -9214364837600034816
  br i1 %648, label %649, label %659

649:
  %650 = add nsw i64 %645, -4503599627370496
  %651 = icmp ult i64 %650, -4503599627370495
  br i1 %651, label %652, label %656

652:
  switch i64 %645, label %653 [
    i64 0, label %692
    i64 9218868437227405312, label %654
  ]

653:
  br label %692

654:
  %655 = fadd double %2, %2
  br label %692

656:
  %657 = uitofp nneg i64 %645 to double
  %658 = bitcast double %657 to i64
  br label %659

659:
  %660 = phi i64 [ %658, %656 ], [ %645, %646 ]
  %661 = phi i32 [ -1074, %656 ], [ 0, %646 ]
  %662 = add nsw i64 %660, -4604544271217802189
  %663 = ashr i64 %662, 52
  %664 = trunc nsw i64 %663 to i32
  %665 = add nsw i32 %661, %664
  %666 = and i64 %662, 4503599627370495
  %667 = add nuw nsw i64 %666, 4604544271217802189
  %668 = bitcast i64 %667 to double
  %669 = fadd double %668, -1.000000e+00
  %670 = sitofp i32 %665 to double
  %671 = fmul double %670, 0x3FE62E42FEFA3800
  %672 = fadd double %669, %671
  %673 = fsub double %671, %672
  %674 = fadd double %669, %673
  %675 = fadd double %669, 2.000000e+00
  %676 = fdiv arcp double %669, %675
  %677 = fmul double %676, %676
  %678 = fmul double %669, 5.000000e-01
  %679 = fmul double %669, %678
  %680 = call double @llvm.fma.f64(double %677, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %681 = call double @llvm.fma.f64(double %680, double %677, double 0x3FC74666AA7E5F40)
  %682 = call double @llvm.fma.f64(double %681, double %677, double 0x3FCC71C513FC321B)
  %683 = call double @llvm.fma.f64(double %682, double %677, double 0x3FD24924942DA0FD)
  %684 = call double @llvm.fma.f64(double %683, double %677, double 0x3FD999999997EE68)
  %685 = call double @llvm.fma.f64(double %684, double %677, double 0x3FE5555555555595)
  %686 = call double @llvm.fma.f64(double %677, double %685, double %679)
  %687 = fmul double %676, %686
  %688 = fsub double %687, %679
  %689 = call double @llvm.fma.f64(double %670, double 0x3D2EF35793C76730, double %688)
  %690 = fadd double %674, %689
  %691 = fadd double %672, %690
  br label %692

692:
  %693 = phi double [ %691, %659 ], [ %655, %654 ], [ 0xFFF0000000000000, %652 ], [ 0x7FF8000000000000, %653 ]
  %694 = fadd double %693, -1.000000e+00
  %695 = fmul double %2, %694
  br label %812

696:
  %697 = add nsw i64 %645, -4604544271217802189
  %698 = ashr i64 %697, 52
  %699 = trunc nsw i64 %698 to i32
  %700 = and i64 %697, 4503599627370495
  %701 = add nuw nsw i64 %700, 4604544271217802189
  %702 = bitcast i64 %701 to double
  %703 = fadd double %702, -1.000000e+00
  %704 = fadd double %703, 2.000000e+00
  %705 = bitcast double %704 to i64
  %706 = and i64 %705, -134217728
  %707 = bitcast i64 %706 to double
  %708 = fadd double %707, -2.000000e+00
  %709 = fsub double %703, %708
  %710 = fdiv arcp double 1.000000e+00, %704
  %711 = fmul double %703, %710
  %712 = bitcast double %711 to i64
  %713 = and i64 %712, -134217728
  %714 = bitcast i64 %713 to double
  %715 = fmul double %707, %714
  %716 = fsub double %703, %715
  %717 = fmul double %709, %714
  %718 = fsub double %716, %717
  %719 = fmul double %710, %718
  %720 = fmul double %711, %711
  %721 = bitcast double %720 to i64
  %722 = and i64 %721, -134217728
  %723 = bitcast i64 %722 to double
  %724 = fmul double %714, %714
  %725 = fsub double %724, %723
  %726 = fadd double %711, %714
  %727 = fmul double %726, %719
  %728 = fadd double %725, %727
  %729 = call double @llvm.fma.f64(double %720, double 0x3FB0E6E6F035C02C, double 0x3FB0F7B54636674A)
  %730 = call double @llvm.fma.f64(double %729, double %720, double 0x3FB3B1F1CDA73E68)
  %731 = call double @llvm.fma.f64(double %730, double %720, double 0x3FB745CE8DD99A7B)
  %732 = call double @llvm.fma.f64(double %731, double %720, double 0x3FBC71C723045ED5)
  %733 = call double @llvm.fma.f64(double %732, double %720, double 0x3FC2492492455DDF)
  %734 = call double @llvm.fma.f64(double %733, double %720, double 0x3FC9999999999B40)
  %735 = call double @llvm.fma.f64(double %720, double %734, double 0xBE25555555555555)
  %736 = fmul double %723, 0x3FD5555558000000
  %737 = fadd double %735, 0x3FD5555558000000
  %738 = fmul double %728, %737
  %739 = call double @llvm.fma.f64(double %723, double %735, double %738)
  %740 = fadd double %736, %739
  %741 = bitcast double %740 to i64
  %742 = and i64 %741, -134217728
  %743 = bitcast i64 %742 to double
  %744 = fsub double %736, %743
  %745 = fadd double %739, %744
  %746 = fadd double %714, %714
  %747 = fadd double %719, %719
  %748 = sitofp i32 %699 to double
  %749 = fmul double %748, 0x3FE62E42FEFA3800
  %750 = fadd double %749, %746
  %751 = fsub double %750, %749
  %752 = fsub double %746, %751
  %753 = fmul double %746, %743
  %754 = fadd double %750, %753
  %755 = fsub double %754, %750
  %756 = fsub double %753, %755
  %757 = fmul double %747, %740
  %758 = call double @llvm.fma.f64(double %746, double %745, double %757)
  %759 = fadd double %747, %758
  %760 = call double @llvm.fma.f64(double %748, double 0x3D2EF35793C76730, double %759)
  %761 = fadd double %752, %760
  %762 = fadd double %756, %761
  %763 = fadd double %754, %762
  %764 = fsub double %763, %754
  %765 = fsub double %762, %764
  %766 = fadd double %2, -5.000000e-01
  %767 = bitcast double %763 to i64
  %768 = and i64 %767, -134217728
  %769 = bitcast i64 %768 to double
  %770 = bitcast double %766 to i64
  %771 = and i64 %770, -134217728
  %772 = bitcast i64 %771 to double
  %773 = fmul double %772, %769
  %774 = fsub double %763, %769
  %775 = fadd double %765, %774
  %776 = fsub double %766, %772
  %777 = fmul double %776, %763
  %778 = call double @llvm.fma.f64(double %775, double %772, double %777)
  %779 = fadd double %773, %778
  %780 = fsub double %779, %773
  %781 = fsub double %778, %780
  %782 = fdiv arcp double 1.000000e+00, %2
  %783 = fmul double %782, %782
  %784 = call double @llvm.fma.f64(double %783, double 0xBFBA2DA8ED7D9BA5, double 0x3FB03E7E775AA3FC)
  %785 = call double @llvm.fma.f64(double %784, double %783, double 0xBF95D5ADBF752D3F)
  %786 = call double @llvm.fma.f64(double %785, double %783, double 0x3F788BF71CC531C2)
  %787 = call double @llvm.fma.f64(double %786, double %783, double 0xBF5F2E236753D415)
  %788 = call double @llvm.fma.f64(double %787, double %783, double 0x3F4B926216E67880)
  %789 = call double @llvm.fma.f64(double %788, double %783, double 0xBF43812E5AF26B5B)
  %790 = call double @llvm.fma.f64(double %789, double %783, double 0x3F4A01A006C726DC)
  %791 = call double @llvm.fma.f64(double %790, double %783, double 0xBF66C16C16BD0AF7)
  %792 = call double @llvm.fma.f64(double %791, double %783, double 0x3FB555555555554C)
  %793 = fmul double %782, %792
  %794 = fneg double %2
  %795 = fsub double %779, %2
  %796 = fsub double %795, %779
  %797 = fsub double %795, %796
  %798 = fsub double %779, %797
  %799 = fsub double %794, %796
  %800 = fadd double %799, %798
  %801 = fadd double %795, 0x3FED67F1C864BEB5
  %802 = fsub double %801, %795
  %803 = fsub double %802, %801
  %804 = fadd double %795, %803
  %805 = fsub double 0x3FED67F1C864BEB5, %802
  %806 = fadd double %805, %804
  %807 = fadd double %793, 0xBC865B5A1B7FF5DF
  %808 = fadd double %807, %781
  %809 = fadd double %808, %800
  %810 = fadd double %806, %809
  %811 = fadd double %801, %810
  br label %812

812:
  %813 = phi double [ %811, %696 ], [ %642, %579 ], [ %577, %551 ], [ %695, %692 ]
  %814 = fsub double %542, %813
  br label %815

815:
  %816 = phi double [ %418, %342 ], [ %814, %812 ], [ %0, %1 ], [ %65, %63 ], [ %336, %220 ], [ %164, %101 ], [ %99, %73 ], [ %219, %216 ], [ 0x7FF0000000000000, %167 ], [ 0x7FF0000000000000, %337 ]
  ret double %816
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fma.f64(double, double, double)

declare double @llvm.trunc.f64(double)

declare double @llvm.rint.f64(double)
