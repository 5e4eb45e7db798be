define linkonce_odr double @lgamma(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp ord double %0, 0.000000e+00
  br i1 %3, label %4, label %804

4:
  %5 = fcmp ogt double %0, 0.000000e+00
  br i1 %5, label %10, label %6

6:
  %7 = fcmp oeq double %2, 0x7FF0000000000000
  %8 = fcmp olt double %2, 0x3C30000000000000
  %9 = or i1 %7, %8
  br i1 %9, label %10, label %328

10:
  %11 = fcmp one double %0, 0.000000e+00
  %12 = select i1 %11, double %2, double 0x7FF0000000000000
  %13 = fcmp olt double %12, 3.500000e+00
  br i1 %13, label %14, label %157

14:
  %15 = fcmp olt double %12, 0x3C30000000000000
  br i1 %15, label %16, label %59

16:
  %17 = bitcast double %12 to i64
  %18 = icmp ult i64 %17, 4503599627370496
  %19 = or i64 %17, 4607182418800017408
  %20 = bitcast i64 %19 to double
  %21 = fadd double %20, -1.000000e+00
  %22 = select i1 %18, i32 -1022, i32 0
  %23 = select i1 %18, double %21, double %12
  %24 = bitcast double %23 to i64
  %25 = add i64 %24, -4604544271217802189
  %26 = ashr i64 %25, 52
  %27 = trunc nsw i64 %26 to i32
  %28 = add nsw i32 %22, %27
  %29 = and i64 %25, 4503599627370495
  %30 = add nuw nsw i64 %29, 4604544271217802189
  %31 = bitcast i64 %30 to double
  %32 = fadd double %31, -1.000000e+00
  %33 = sitofp i32 %28 to double
  %34 = fmul double %33, 0x3FE62E42FEFA3800
  %35 = fadd double %32, 2.000000e+00
  %36 = fdiv arcp double %32, %35
  %37 = fmul double %36, %36
  %38 = fmul double %32, 5.000000e-01
  %39 = fmul double %32, %38
  %40 = call double @llvm.fma.f64(double %37, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %41 = call double @llvm.fma.f64(double %40, double %37, double 0x3FC74666AA7E5F40)
  %42 = call double @llvm.fma.f64(double %41, double %37, double 0x3FCC71C513FC321B)
  %43 = call double @llvm.fma.f64(double %42, double %37, double 0x3FD24924942DA0FD)
  %44 = call double @llvm.fma.f64(double %43, double %37, double 0x3FD999999997EE68)
  %45 = call double @llvm.fma.f64(double %44, double %37, double 0x3FE5555555555595)
  %46 = call double @llvm.fma.f64(double %37, double %45, double %39)
  %47 = fmul double %36, %46
  %48 = fsub double %47, %39
  %49 = call double @llvm.fma.f64(double %33, double 0x3D2EF35793C76730, double %48)
  %50 = fadd double %32, %49
  %51 = fadd double %34, %50
  %52 = call double @llvm.fma.f64(double %12, double 0x7FF0000000000000, double 0x7FF0000000000000)
  %53 = icmp eq i64 %17, 0
  %54 = select i1 %53, double 0xFFF0000000000000, double %52
  %55 = add nsw i64 %17, -9218868437227405312
  %56 = icmp ult i64 %55, -9218868437227405311
  %57 = select i1 %56, double %54, double %51
  %58 = fneg double %57
  br label %324

59:
  %60 = fcmp olt double %12, 5.000000e-01
  br i1 %60, label %66, label %61

61:
  %62 = fcmp olt double %12, 1.250000e+00
  br i1 %62, label %66, label %63

63:
  %64 = fcmp ole double %12, 2.500000e+00
  %65 = select i1 %64, double 2.000000e+00, double 3.000000e+00
  br label %66

66:
  %67 = phi double [ 0.000000e+00, %59 ], [ %65, %63 ], [ 1.000000e+00, %61 ]
  %68 = fsub double %12, %67
  %69 = call double @llvm.fma.f64(double %68, double 0xBE9F69B702820FB8, double 0xBEB67142673571DA)
  %70 = call double @llvm.fma.f64(double %69, double %68, double 0xBEA57650D0CFD110)
  %71 = call double @llvm.fma.f64(double %70, double %68, double 0x3EB71D38D34B6600)
  %72 = call double @llvm.fma.f64(double %71, double %68, double 0x3EB953594E1E5C75)
  %73 = call double @llvm.fma.f64(double %72, double %68, double 0xBEA1840C6AEC196B)
  %74 = call double @llvm.fma.f64(double %73, double %68, double 0xBEA9B456D0B3CA48)
  %75 = call double @llvm.fma.f64(double %74, double %68, double 0xBEA143D8A545EC75)
  %76 = call double @llvm.fma.f64(double %75, double %68, double 0x3EB5B2455B93953E)
  %77 = call double @llvm.fma.f64(double %76, double %68, double 0xBEC0776B833F0AEF)
  %78 = call double @llvm.fma.f64(double %77, double %68, double 0x3ED20FC58DD670B4)
  %79 = call double @llvm.fma.f64(double %78, double %68, double 0xBEE3D7B53CD65FD8)
  %80 = call double @llvm.fma.f64(double %79, double %68, double 0x3EF58324CB62D7D5)
  %81 = call double @llvm.fma.f64(double %80, double %68, double 0xBF078D71C2CA0495)
  %82 = call double @llvm.fma.f64(double %81, double %68, double 0x3F1A127025E77885)
  %83 = call double @llvm.fma.f64(double %82, double %68, double 0xBF2D3FD74B4579AF)
  %84 = call double @llvm.fma.f64(double %83, double %68, double 0x3F40B36B07647ECF)
  %85 = call double @llvm.fma.f64(double %84, double %68, double 0xBF538AC5BEDAD719)
  %86 = call double @llvm.fma.f64(double %85, double %68, double 0x3F67ADD6EAC5FEB5)
  %87 = call double @llvm.fma.f64(double %86, double %68, double 0xBF7E404FC21EFFDF)
  %88 = call double @llvm.fma.f64(double %87, double %68, double 0x3F951322AC7D8B0C)
  %89 = call double @llvm.fma.f64(double %88, double %68, double 0xBFB13E001A55751F)
  %90 = call double @llvm.fma.f64(double %89, double %68, double 0x3FD4A34CC4A60FA6)
  %91 = call double @llvm.fma.f64(double %90, double %68, double 0x3FDB0EE6072093CE)
  %92 = fmul double %68, %91
  %93 = fcmp oeq double %67, 2.000000e+00
  br i1 %93, label %324, label %94

94:
  %95 = fcmp oeq double %67, 0.000000e+00
  %96 = fmul double %12, %12
  %97 = fcmp oeq double %67, 3.000000e+00
  %98 = select i1 %97, double -1.000000e+00, double 0.000000e+00
  %99 = select i1 %95, double %96, double %98
  %100 = fadd double %12, %99
  %101 = fsub double %12, %100
  %102 = fadd double %99, %101
  %103 = bitcast double %100 to i64
  %104 = add i64 %103, -4604544271217802189
  %105 = ashr i64 %104, 52
  %106 = trunc nsw i64 %105 to i32
  %107 = and i64 %104, 4503599627370495
  %108 = add nuw nsw i64 %107, 4604544271217802189
  %109 = bitcast i64 %108 to double
  %110 = fadd double %109, -1.000000e+00
  %111 = sub nsw i32 0, %106
  %112 = ashr i32 %111, 1
  %113 = add nsw i32 %112, 1023
  %114 = zext i32 %113 to i64
  %115 = shl i64 %114, 52
  %116 = bitcast i64 %115 to double
  %117 = fmul double %102, %116
  %118 = add nsw i32 %112, %106
  %119 = sub nsw i32 1023, %118
  %120 = zext i32 %119 to i64
  %121 = shl i64 %120, 52
  %122 = bitcast i64 %121 to double
  %123 = fmul double %117, %122
  %124 = sitofp i32 %106 to double
  %125 = fmul double %124, 0x3FE62E42FEFA3800
  %126 = fadd double %125, %110
  %127 = fsub double %125, %126
  %128 = fadd double %110, %127
  %129 = fadd double %110, 2.000000e+00
  %130 = fdiv arcp double %110, %129
  %131 = fmul double %130, %130
  %132 = fmul double %110, 5.000000e-01
  %133 = fmul double %110, %132
  %134 = call double @llvm.fma.f64(double %131, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %135 = call double @llvm.fma.f64(double %134, double %131, double 0x3FC74666AA7E5F40)
  %136 = call double @llvm.fma.f64(double %135, double %131, double 0x3FCC71C513FC321B)
  %137 = call double @llvm.fma.f64(double %136, double %131, double 0x3FD24924942DA0FD)
  %138 = call double @llvm.fma.f64(double %137, double %131, double 0x3FD999999997EE68)
  %139 = call double @llvm.fma.f64(double %138, double %131, double 0x3FE5555555555595)
  %140 = call double @llvm.fma.f64(double %131, double %139, double %133)
  %141 = fmul double %130, %140
  %142 = fsub double %141, %133
  %143 = call double @llvm.fma.f64(double %124, double 0x3D2EF35793C76730, double %142)
  %144 = fadd double %128, %143
  %145 = fneg double %110
  %146 = call double @llvm.fma.f64(double %145, double %123, double %123)
  %147 = fadd double %146, %144
  %148 = select i1 %97, double 1.000000e+00, double -1.000000e+00
  %149 = fmul double %148, %126
  %150 = fadd double %149, %92
  %151 = fsub double %150, %149
  %152 = fsub double %150, %151
  %153 = fsub double %149, %152
  %154 = fsub double %92, %151
  %155 = fadd double %154, %153
  %156 = call double @llvm.fma.f64(double %148, double %147, double %155)
  br label %324

157:
  %158 = fcmp ult double %12, 0x4380000000000000
  br i1 %158, label %205, label %159

159:
  %160 = fcmp oeq double %12, 0x7FF0000000000000
  br i1 %160, label %324, label %161

161:
  %162 = bitcast double %12 to i64
  %163 = icmp ult i64 %162, 4503599627370496
  %164 = or i64 %162, 4607182418800017408
  %165 = bitcast i64 %164 to double
  %166 = fadd double %165, -1.000000e+00
  %167 = select i1 %163, i32 -1022, i32 0
  %168 = select i1 %163, double %166, double %12
  %169 = bitcast double %168 to i64
  %170 = add i64 %169, -4604544271217802189
  %171 = ashr i64 %170, 52
  %172 = trunc nsw i64 %171 to i32
  %173 = add nsw i32 %167, %172
  %174 = and i64 %170, 4503599627370495
  %175 = add nuw nsw i64 %174, 4604544271217802189
  %176 = bitcast i64 %175 to double
  %177 = fadd double %176, -1.000000e+00
  %178 = sitofp i32 %173 to double
  %179 = fmul double %178, 0x3FE62E42FEFA3800
  %180 = fadd double %177, 2.000000e+00
  %181 = fdiv arcp double %177, %180
  %182 = fmul double %181, %181
  %183 = fmul double %177, 5.000000e-01
  %184 = fmul double %177, %183
  %185 = call double @llvm.fma.f64(double %182, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %186 = call double @llvm.fma.f64(double %185, double %182, double 0x3FC74666AA7E5F40)
  %187 = call double @llvm.fma.f64(double %186, double %182, double 0x3FCC71C513FC321B)
  %188 = call double @llvm.fma.f64(double %187, double %182, double 0x3FD24924942DA0FD)
  %189 = call double @llvm.fma.f64(double %188, double %182, double 0x3FD999999997EE68)
  %190 = call double @llvm.fma.f64(double %189, double %182, double 0x3FE5555555555595)
  %191 = call double @llvm.fma.f64(double %182, double %190, double %184)
  %192 = fmul double %181, %191
  %193 = fsub double %192, %184
  %194 = call double @llvm.fma.f64(double %178, double 0x3D2EF35793C76730, double %193)
  %195 = fadd double %177, %194
  %196 = fadd double %179, %195
  %197 = call double @llvm.fma.f64(double %12, double 0x7FF0000000000000, double 0x7FF0000000000000)
  %198 = icmp eq i64 %162, 0
  %199 = select i1 %198, double 0xFFF0000000000000, double %197
  %200 = add nsw i64 %162, -9218868437227405312
  %201 = icmp ult i64 %200, -9218868437227405311
  %202 = select i1 %201, double %199, double %196
  %203 = fadd double %202, -1.000000e+00
  %204 = fmul double %12, %203
  br label %324

205:
  %206 = bitcast double %12 to i64
  %207 = add nsw i64 %206, -4604544271217802189
  %208 = ashr i64 %207, 52
  %209 = trunc nsw i64 %208 to i32
  %210 = and i64 %207, 4503599627370495
  %211 = add nuw nsw i64 %210, 4604544271217802189
  %212 = bitcast i64 %211 to double
  %213 = fadd double %212, -1.000000e+00
  %214 = fadd double %213, 2.000000e+00
  %215 = bitcast double %214 to i64
  %216 = and i64 %215, -134217728
  %217 = bitcast i64 %216 to double
  %218 = fadd double %217, -2.000000e+00
  %219 = fsub double %213, %218
  %220 = fdiv arcp double 1.000000e+00, %214
  %221 = fmul double %213, %220
  %222 = bitcast double %221 to i64
  %223 = and i64 %222, -134217728
  %224 = bitcast i64 %223 to double
  %225 = fmul double %217, %224
  %226 = fsub double %213, %225
  %227 = fmul double %219, %224
  %228 = fsub double %226, %227
  %229 = fmul double %220, %228
  %230 = fmul double %221, %221
  %231 = bitcast double %230 to i64
  %232 = and i64 %231, -134217728
  %233 = bitcast i64 %232 to double
  %234 = fmul double %224, %224
  %235 = fsub double %234, %233
  %236 = fadd double %221, %224
  %237 = fmul double %236, %229
  %238 = fadd double %235, %237
  %239 = call double @llvm.fma.f64(double %230, double 0x3FB0E6E6F035C02C, double 0x3FB0F7B54636674A)
  %240 = call double @llvm.fma.f64(double %239, double %230, double 0x3FB3B1F1CDA73E68)
  %241 = call double @llvm.fma.f64(double %240, double %230, double 0x3FB745CE8DD99A7B)
  %242 = call double @llvm.fma.f64(double %241, double %230, double 0x3FBC71C723045ED5)
  %243 = call double @llvm.fma.f64(double %242, double %230, double 0x3FC2492492455DDF)
  %244 = call double @llvm.fma.f64(double %243, double %230, double 0x3FC9999999999B40)
  %245 = call double @llvm.fma.f64(double %230, double %244, double 0xBE25555555555555)
  %246 = fmul double %233, 0x3FD5555558000000
  %247 = fadd double %245, 0x3FD5555558000000
  %248 = fmul double %238, %247
  %249 = call double @llvm.fma.f64(double %233, double %245, double %248)
  %250 = fadd double %246, %249
  %251 = bitcast double %250 to i64
  %252 = and i64 %251, -134217728
  %253 = bitcast i64 %252 to double
  %254 = fsub double %246, %253
  %255 = fadd double %249, %254
  %256 = fadd double %224, %224
  %257 = fadd double %229, %229
  %258 = sitofp i32 %209 to double
  %259 = fmul double %258, 0x3FE62E42FEFA3800
  %260 = fadd double %259, %256
  %261 = fsub double %260, %259
  %262 = fsub double %256, %261
  %263 = fmul double %256, %253
  %264 = fadd double %260, %263
  %265 = fsub double %264, %260
  %266 = fsub double %263, %265
  %267 = fmul double %257, %250
  %268 = call double @llvm.fma.f64(double %256, double %255, double %267)
  %269 = fadd double %257, %268
  %270 = call double @llvm.fma.f64(double %258, double 0x3D2EF35793C76730, double %269)
  %271 = fadd double %262, %270
  %272 = fadd double %266, %271
  %273 = fadd double %264, %272
  %274 = fsub double %273, %264
  %275 = fsub double %272, %274
  %276 = fadd double %12, -5.000000e-01
  %277 = bitcast double %273 to i64
  %278 = and i64 %277, -134217728
  %279 = bitcast i64 %278 to double
  %280 = bitcast double %276 to i64
  %281 = and i64 %280, -134217728
  %282 = bitcast i64 %281 to double
  %283 = fmul double %282, %279
  %284 = fsub double %273, %279
  %285 = fadd double %275, %284
  %286 = fsub double %276, %282
  %287 = fmul double %286, %273
  %288 = call double @llvm.fma.f64(double %285, double %282, double %287)
  %289 = fadd double %283, %288
  %290 = fsub double %289, %283
  %291 = fsub double %288, %290
  %292 = fdiv arcp double 1.000000e+00, %12
  %293 = fmul double %292, %292
  %294 = call double @llvm.fma.f64(double %293, double 0xBFBA2DA8ED7D9BA5, double 0x3FB03E7E775AA3FC)
  %295 = call double @llvm.fma.f64(double %294, double %293, double 0xBF95D5ADBF752D3F)
  %296 = call double @llvm.fma.f64(double %295, double %293, double 0x3F788BF71CC531C2)
  %297 = call double @llvm.fma.f64(double %296, double %293, double 0xBF5F2E236753D415)
  %298 = call double @llvm.fma.f64(double %297, double %293, double 0x3F4B926216E67880)
  %299 = call double @llvm.fma.f64(double %298, double %293, double 0xBF43812E5AF26B5B)
  %300 = call double @llvm.fma.f64(double %299, double %293, double 0x3F4A01A006C726DC)
  %301 = call double @llvm.fma.f64(double %300, double %293, double 0xBF66C16C16BD0AF7)
  %302 = call double @llvm.fma.f64(double %301, double %293, double 0x3FB555555555554C)
  %303 = fmul double %292, %302
  %304 = fneg double %12
  %305 = fsub double %289, %12
  %306 = fsub double %305, %289
  %307 = fsub double %305, %306
  %308 = fsub double %289, %307
  %309 = fsub double %304, %306
  %310 = fadd double %309, %308
  %311 = fadd double %305, 0x3FED67F1C864BEB5
  %312 = fsub double %311, %305
  %313 = fsub double %312, %311
  %314 = fadd double %305, %313
  %315 = fsub double 0x3FED67F1C864BEB5, %312
  %316 = fadd double %315, %314
  %317 = fadd double %303, 0xBC865B5A1B7FF5DF
  %318 = fadd double %317, %291
  %319 = fadd double %318, %310
  %320 = fadd double %316, %319
  %321 = fadd double %311, %320
  %322 = fsub double %311, %321
  %323 = fadd double %320, %322
  br label %324

324:
  %325 = phi double [ %58, %16 ], [ %321, %205 ], [ %150, %94 ], [ %92, %66 ], [ %204, %161 ], [ 0x7FF0000000000000, %159 ]
  %326 = phi double [ 0.000000e+00, %16 ], [ %323, %205 ], [ %156, %94 ], [ 0.000000e+00, %66 ], [ 0.000000e+00, %161 ], [ 0.000000e+00, %159 ]
  %327 = fadd double %325, %326
  br label %804

328:
  %329 = call double @llvm.trunc.f64(double %0)
  %330 = fcmp oeq double %329, %0
  br i1 %330, label %804, label %331

331:
  %332 = fcmp ugt double %2, 5.000000e-01
  br i1 %332, label %410, label %333

333:
  %334 = fneg double %2
  %335 = fmul double %2, %334
  %336 = fadd double %2, %335
  %337 = fsub double %336, %2
  %338 = fsub double %335, %337
  %339 = bitcast double %336 to i64
  %340 = add i64 %339, -4604544271217802189
  %341 = ashr i64 %340, 52
  %342 = trunc nsw i64 %341 to i32
  %343 = and i64 %340, 4503599627370495
  %344 = add nuw nsw i64 %343, 4604544271217802189
  %345 = bitcast i64 %344 to double
  %346 = fadd double %345, -1.000000e+00
  %347 = sub nsw i32 0, %342
  %348 = ashr i32 %347, 1
  %349 = add nsw i32 %348, 1023
  %350 = zext i32 %349 to i64
  %351 = shl i64 %350, 52
  %352 = bitcast i64 %351 to double
  %353 = fmul double %338, %352
  %354 = add nsw i32 %348, %342
  %355 = sub nsw i32 1023, %354
  %356 = zext i32 %355 to i64
  %357 = shl i64 %356, 52
  %358 = bitcast i64 %357 to double
  %359 = fmul double %353, %358
  %360 = sitofp i32 %342 to double
  %361 = fmul double %360, 0x3FE62E42FEFA3800
  %362 = fadd double %361, %346
  %363 = fsub double %361, %362
  %364 = fadd double %346, %363
  %365 = fadd double %346, 2.000000e+00
  %366 = fdiv arcp double %346, %365
  %367 = fmul double %366, %366
  %368 = fmul double %346, 5.000000e-01
  %369 = fmul double %346, %368
  %370 = call double @llvm.fma.f64(double %367, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %371 = call double @llvm.fma.f64(double %370, double %367, double 0x3FC74666AA7E5F40)
  %372 = call double @llvm.fma.f64(double %371, double %367, double 0x3FCC71C513FC321B)
  %373 = call double @llvm.fma.f64(double %372, double %367, double 0x3FD24924942DA0FD)
  %374 = call double @llvm.fma.f64(double %373, double %367, double 0x3FD999999997EE68)
  %375 = call double @llvm.fma.f64(double %374, double %367, double 0x3FE5555555555595)
  %376 = call double @llvm.fma.f64(double %367, double %375, double %369)
  %377 = fmul double %366, %376
  %378 = fsub double %377, %369
  %379 = call double @llvm.fma.f64(double %360, double 0x3D2EF35793C76730, double %378)
  %380 = fadd double %364, %379
  %381 = fneg double %346
  %382 = call double @llvm.fma.f64(double %381, double %359, double %359)
  %383 = fadd double %382, %380
  %384 = call double @llvm.fma.f64(double %0, double 0xBE9F69B702820FB8, double 0xBEB67142673571DA)
  %385 = call double @llvm.fma.f64(double %384, double %0, double 0xBEA57650D0CFD110)
  %386 = call double @llvm.fma.f64(double %385, double %0, double 0x3EB71D38D34B6600)
  %387 = call double @llvm.fma.f64(double %386, double %0, double 0x3EB953594E1E5C75)
  %388 = call double @llvm.fma.f64(double %387, double %0, double 0xBEA1840C6AEC196B)
  %389 = call double @llvm.fma.f64(double %388, double %0, double 0xBEA9B456D0B3CA48)
  %390 = call double @llvm.fma.f64(double %389, double %0, double 0xBEA143D8A545EC75)
  %391 = call double @llvm.fma.f64(double %390, double %0, double 0x3EB5B2455B93953E)
  %392 = call double @llvm.fma.f64(double %391, double %0, double 0xBEC0776B833F0AEF)
  %393 = call double @llvm.fma.f64(double %392, double %0, double 0x3ED20FC58DD670B4)
  %394 = call double @llvm.fma.f64(double %393, double %0, double 0xBEE3D7B53CD65FD8)
  %395 = call double @llvm.fma.f64(double %394, double %0, double 0x3EF58324CB62D7D5)
  %396 = call double @llvm.fma.f64(double %395, double %0, double 0xBF078D71C2CA0495)
  %397 = call double @llvm.fma.f64(double %396, double %0, double 0x3F1A127025E77885)
  %398 = call double @llvm.fma.f64(double %397, double %0, double 0xBF2D3FD74B4579AF)
  %399 = call double @llvm.fma.f64(double %398, double %0, double 0x3F40B36B07647ECF)
  %400 = call double @llvm.fma.f64(double %399, double %0, double 0xBF538AC5BEDAD719)
  %401 = call double @llvm.fma.f64(double %400, double %0, double 0x3F67ADD6EAC5FEB5)
  %402 = call double @llvm.fma.f64(double %401, double %0, double 0xBF7E404FC21EFFDF)
  %403 = call double @llvm.fma.f64(double %402, double %0, double 0x3F951322AC7D8B0C)
  %404 = call double @llvm.fma.f64(double %403, double %0, double 0xBFB13E001A55751F)
  %405 = call double @llvm.fma.f64(double %404, double %0, double 0x3FD4A34CC4A60FA6)
  %406 = call double @llvm.fma.f64(double %405, double %0, double 0x3FDB0EE6072093CE)
  %407 = fmul double %406, %0
  %408 = fadd double %362, %383
  %409 = fsub double %407, %408
  br label %804

410:
  %411 = fcmp olt double %2, 0x4340000000000000
  %412 = select i1 %411, double %0, double 0.000000e+00
  %413 = fadd double %412, %412
  %414 = call double @llvm.rint.f64(double %413)
  %415 = fmul double %414, 5.000000e-01
  %416 = fsub double %412, %415
  %417 = bitcast double %416 to i64
  %418 = and i64 %417, -134217728
  %419 = bitcast i64 %418 to double
  %420 = fmul double %419, 0x400921FB50000000
  %421 = fsub double %416, %419
  %422 = fmul double %421, 0x400921FB54442D18
  %423 = call double @llvm.fma.f64(double %419, double 0x3E6110B4611A6263, double %422)
  %424 = fadd double %420, %423
  %425 = fsub double %424, %420
  %426 = fsub double %423, %425
  %427 = fmul double %414, 2.500000e-01
  %428 = call double @llvm.trunc.f64(double %427)
  %429 = fmul double %428, 4.000000e+00
  %430 = fsub double %414, %429
  %431 = fptosi double %430 to i32
  %432 = fmul double %424, %424
  %433 = fmul double %424, %432
  %434 = call double @llvm.fma.f64(double %432, double 0x3DE5D8B55980CB71, double 0xBE5AE5E4B83D9994)
  %435 = call double @llvm.fma.f64(double %434, double %432, double 0x3EC71DE35552B354)
  %436 = call double @llvm.fma.f64(double %435, double %432, double 0xBF2A01A019BE9215)
  %437 = call double @llvm.fma.f64(double %436, double %432, double 0x3F8111111110F730)
  %438 = call double @llvm.fma.f64(double %437, double %432, double 0xBFC5555555555548)
  %439 = call double @llvm.fma.f64(double %433, double %438, double %426)
  %440 = fadd double %424, %439
  %441 = call double @llvm.fma.f64(double %432, double -5.000000e-01, double 1.000000e+00)
  %442 = fsub double 1.000000e+00, %441
  %443 = call double @llvm.fma.f64(double %432, double -5.000000e-01, double %442)
  %444 = fmul double %432, %432
  %445 = call double @llvm.fma.f64(double %432, double 0xBDA8FB09171DF2CC, double 0x3E21EE9F044EB9EA)
  %446 = call double @llvm.fma.f64(double %445, double %432, double 0xBE927E4F8116C585)
  %447 = call double @llvm.fma.f64(double %446, double %432, double 0x3EFA01A019CBE0A3)
  %448 = call double @llvm.fma.f64(double %447, double %432, double 0xBF56C16C16C15217)
  %449 = call double @llvm.fma.f64(double %448, double %432, double 0x3FA555555555554C)
  %450 = call double @llvm.fma.f64(double %444, double %449, double %443)
  %451 = fmul double %424, %426
  %452 = fsub double %450, %451
  %453 = fadd double %441, %452
  %454 = and i32 %431, 1
  %455 = icmp eq i32 %454, 0
  %456 = select i1 %455, double %440, double %453
  %457 = bitcast double %456 to i64
  %458 = and i32 %431, 2
  %459 = zext nneg i32 %458 to i64
  %460 = shl nuw i64 %459, 62
  %461 = xor i64 %460, %457
  %462 = bitcast i64 %461 to double
  %463 = fmul double %462, %0
  %464 = call double @llvm.fabs.f64(double %463)
  %465 = fdiv arcp double 1.000000e+00, %464
  %466 = fmul double %465, 0x400921FB54442D18
  %467 = bitcast double %466 to i64
  %468 = and i64 %467, -134217728
  %469 = bitcast i64 %468 to double
  %470 = bitcast double %464 to i64
  %471 = and i64 %470, 9223372036720558080
  %472 = bitcast i64 %471 to double
  %473 = fmul double %472, %469
  %474 = fsub double 0x400921FB54442D18, %473
  %475 = fsub double %464, %472
  %476 = fmul double %475, %469
  %477 = fsub double %474, %476
  %478 = fadd double %477, 0x3CA1A62633145C07
  %479 = fmul double %465, %478
  %480 = fadd double %479, %469
  %481 = fsub double %480, %469
  %482 = fsub double %479, %481
  %483 = bitcast double %480 to i64
  %484 = add i64 %483, -4604544271217802189
  %485 = ashr i64 %484, 52
  %486 = trunc nsw i64 %485 to i32
  %487 = and i64 %484, 4503599627370495
  %488 = add nuw nsw i64 %487, 4604544271217802189
  %489 = bitcast i64 %488 to double
  %490 = fadd double %489, -1.000000e+00
  %491 = sub nsw i32 0, %486
  %492 = ashr i32 %491, 1
  %493 = add nsw i32 %492, 1023
  %494 = zext i32 %493 to i64
  %495 = shl i64 %494, 52
  %496 = bitcast i64 %495 to double
  %497 = fmul double %482, %496
  %498 = add nsw i32 %492, %486
  %499 = sub nsw i32 1023, %498
  %500 = zext i32 %499 to i64
  %501 = shl i64 %500, 52
  %502 = bitcast i64 %501 to double
  %503 = fmul double %497, %502
  %504 = sitofp i32 %486 to double
  %505 = fmul double %504, 0x3FE62E42FEFA3800
  %506 = fadd double %505, %490
  %507 = fsub double %505, %506
  %508 = fadd double %490, %507
  %509 = fadd double %490, 2.000000e+00
  %510 = fdiv arcp double %490, %509
  %511 = fmul double %510, %510
  %512 = fmul double %490, 5.000000e-01
  %513 = fmul double %490, %512
  %514 = call double @llvm.fma.f64(double %511, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %515 = call double @llvm.fma.f64(double %514, double %511, double 0x3FC74666AA7E5F40)
  %516 = call double @llvm.fma.f64(double %515, double %511, double 0x3FCC71C513FC321B)
  %517 = call double @llvm.fma.f64(double %516, double %511, double 0x3FD24924942DA0FD)
  %518 = call double @llvm.fma.f64(double %517, double %511, double 0x3FD999999997EE68)
  %519 = call double @llvm.fma.f64(double %518, double %511, double 0x3FE5555555555595)
  %520 = call double @llvm.fma.f64(double %511, double %519, double %513)
  %521 = fmul double %510, %520
  %522 = fsub double %521, %513
  %523 = call double @llvm.fma.f64(double %504, double 0x3D2EF35793C76730, double %522)
  %524 = fadd double %508, %523
  %525 = fneg double %490
  %526 = call double @llvm.fma.f64(double %525, double %503, double %503)
  %527 = fadd double %526, %524
  %528 = fcmp olt double %2, 3.500000e+00
  br i1 %528, label %529, label %627

529:
  %530 = fcmp olt double %2, 5.000000e-01
  br i1 %530, label %536, label %531

531:
  %532 = fcmp olt double %2, 1.250000e+00
  br i1 %532, label %536, label %533

533:
  %534 = fcmp ole double %2, 2.500000e+00
  %535 = select i1 %534, double 2.000000e+00, double 3.000000e+00
  br label %536

536:
  %537 = phi double [ 0.000000e+00, %529 ], [ %535, %533 ], [ 1.000000e+00, %531 ]
  %538 = fsub double %2, %537
  %539 = call double @llvm.fma.f64(double %538, double 0xBE9F69B702820FB8, double 0xBEB67142673571DA)
  %540 = call double @llvm.fma.f64(double %539, double %538, double 0xBEA57650D0CFD110)
  %541 = call double @llvm.fma.f64(double %540, double %538, double 0x3EB71D38D34B6600)
  %542 = call double @llvm.fma.f64(double %541, double %538, double 0x3EB953594E1E5C75)
  %543 = call double @llvm.fma.f64(double %542, double %538, double 0xBEA1840C6AEC196B)
  %544 = call double @llvm.fma.f64(double %543, double %538, double 0xBEA9B456D0B3CA48)
  %545 = call double @llvm.fma.f64(double %544, double %538, double 0xBEA143D8A545EC75)
  %546 = call double @llvm.fma.f64(double %545, double %538, double 0x3EB5B2455B93953E)
  %547 = call double @llvm.fma.f64(double %546, double %538, double 0xBEC0776B833F0AEF)
  %548 = call double @llvm.fma.f64(double %547, double %538, double 0x3ED20FC58DD670B4)
  %549 = call double @llvm.fma.f64(double %548, double %538, double 0xBEE3D7B53CD65FD8)
  %550 = call double @llvm.fma.f64(double %549, double %538, double 0x3EF58324CB62D7D5)
  %551 = call double @llvm.fma.f64(double %550, double %538, double 0xBF078D71C2CA0495)
  %552 = call double @llvm.fma.f64(double %551, double %538, double 0x3F1A127025E77885)
  %553 = call double @llvm.fma.f64(double %552, double %538, double 0xBF2D3FD74B4579AF)
  %554 = call double @llvm.fma.f64(double %553, double %538, double 0x3F40B36B07647ECF)
  %555 = call double @llvm.fma.f64(double %554, double %538, double 0xBF538AC5BEDAD719)
  %556 = call double @llvm.fma.f64(double %555, double %538, double 0x3F67ADD6EAC5FEB5)
  %557 = call double @llvm.fma.f64(double %556, double %538, double 0xBF7E404FC21EFFDF)
  %558 = call double @llvm.fma.f64(double %557, double %538, double 0x3F951322AC7D8B0C)
  %559 = call double @llvm.fma.f64(double %558, double %538, double 0xBFB13E001A55751F)
  %560 = call double @llvm.fma.f64(double %559, double %538, double 0x3FD4A34CC4A60FA6)
  %561 = call double @llvm.fma.f64(double %560, double %538, double 0x3FDB0EE6072093CE)
  %562 = fmul double %538, %561
  %563 = fcmp oeq double %537, 2.000000e+00
  br i1 %563, label %791, label %564

564:
  %565 = fcmp oeq double %537, 0.000000e+00
  %566 = fmul double %0, %0
  %567 = fcmp oeq double %537, 3.000000e+00
  %568 = select i1 %567, double -1.000000e+00, double 0.000000e+00
  %569 = select i1 %565, double %566, double %568
  %570 = fadd double %2, %569
  %571 = fsub double %2, %570
  %572 = fadd double %569, %571
  %573 = bitcast double %570 to i64
  %574 = add i64 %573, -4604544271217802189
  %575 = ashr i64 %574, 52
  %576 = trunc nsw i64 %575 to i32
  %577 = and i64 %574, 4503599627370495
  %578 = add nuw nsw i64 %577, 4604544271217802189
  %579 = bitcast i64 %578 to double
  %580 = fadd double %579, -1.000000e+00
  %581 = sub nsw i32 0, %576
  %582 = ashr i32 %581, 1
  %583 = add nsw i32 %582, 1023
  %584 = zext i32 %583 to i64
  %585 = shl i64 %584, 52
  %586 = bitcast i64 %585 to double
  %587 = fmul double %572, %586
  %588 = add nsw i32 %582, %576
  %589 = sub nsw i32 1023, %588
  %590 = zext i32 %589 to i64
  %591 = shl i64 %590, 52
  %592 = bitcast i64 %591 to double
  %593 = fmul double %587, %592
  %594 = sitofp i32 %576 to double
  %595 = fmul double %594, 0x3FE62E42FEFA3800
  %596 = fadd double %595, %580
  %597 = fsub double %595, %596
  %598 = fadd double %580, %597
  %599 = fadd double %580, 2.000000e+00
  %600 = fdiv arcp double %580, %599
  %601 = fmul double %600, %600
  %602 = fmul double %580, 5.000000e-01
  %603 = fmul double %580, %602
  %604 = call double @llvm.fma.f64(double %601, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %605 = call double @llvm.fma.f64(double %604, double %601, double 0x3FC74666AA7E5F40)
  %606 = call double @llvm.fma.f64(double %605, double %601, double 0x3FCC71C513FC321B)
  %607 = call double @llvm.fma.f64(double %606, double %601, double 0x3FD24924942DA0FD)
  %608 = call double @llvm.fma.f64(double %607, double %601, double 0x3FD999999997EE68)
  %609 = call double @llvm.fma.f64(double %608, double %601, double 0x3FE5555555555595)
  %610 = call double @llvm.fma.f64(double %601, double %609, double %603)
  %611 = fmul double %600, %610
  %612 = fsub double %611, %603
  %613 = call double @llvm.fma.f64(double %594, double 0x3D2EF35793C76730, double %612)
  %614 = fadd double %598, %613
  %615 = fneg double %580
  %616 = call double @llvm.fma.f64(double %615, double %593, double %593)
  %617 = fadd double %616, %614
  %618 = select i1 %567, double 1.000000e+00, double -1.000000e+00
  %619 = fmul double %618, %596
  %620 = fadd double %619, %562
  %621 = fsub double %620, %619
  %622 = fsub double %620, %621
  %623 = fsub double %619, %622
  %624 = fsub double %562, %621
  %625 = fadd double %624, %623
  %626 = call double @llvm.fma.f64(double %618, double %617, double %625)
  br label %791

627:
  %628 = fcmp ult double %2, 0x4380000000000000
  %629 = bitcast double %2 to i64
  br i1 %628, label %673, label %630

630:
  %631 = icmp ult i64 %629, 4503599627370496
  %632 = or i64 %629, 4607182418800017408
  %633 = bitcast i64 %632 to double
  %634 = fadd double %633, -1.000000e+00
  %635 = select i1 %631, i32 -1022, i32 0
  %636 = select i1 %631, double %634, double %2
  %637 = bitcast double %636 to i64
  %638 = add i64 %637, -4604544271217802189
  %639 = ashr i64 %638, 52
  %640 = trunc nsw i64 %639 to i32
  %641 = add nsw i32 %635, %640
  %642 = and i64 %638, 4503599627370495
  %643 = add nuw nsw i64 %642, 4604544271217802189
  %644 = bitcast i64 %643 to double
  %645 = fadd double %644, -1.000000e+00
  %646 = sitofp i32 %641 to double
  %647 = fmul double %646, 0x3FE62E42FEFA3800
  %648 = fadd double %645, 2.000000e+00
  %649 = fdiv arcp double %645, %648
  %650 = fmul double %649, %649
  %651 = fmul double %645, 5.000000e-01
  %652 = fmul double %645, %651
  %653 = call double @llvm.fma.f64(double %650, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %654 = call double @llvm.fma.f64(double %653, double %650, double 0x3FC74666AA7E5F40)
  %655 = call double @llvm.fma.f64(double %654, double %650, double 0x3FCC71C513FC321B)
  %656 = call double @llvm.fma.f64(double %655, double %650, double 0x3FD24924942DA0FD)
  %657 = call double @llvm.fma.f64(double %656, double %650, double 0x3FD999999997EE68)
  %658 = call double @llvm.fma.f64(double %657, double %650, double 0x3FE5555555555595)
  %659 = call double @llvm.fma.f64(double %650, double %658, double %652)
  %660 = fmul double %649, %659
  %661 = fsub double %660, %652
  %662 = call double @llvm.fma.f64(double %646, double 0x3D2EF35793C76730, double %661)
  %663 = fadd double %645, %662
  %664 = fadd double %647, %663
  %665 = call double @llvm.fma.f64(double %2, double 0x7FF0000000000000, double 0x7FF0000000000000)
  %666 = icmp eq i64 %629, 0
  %667 = select i1 %666, double 0xFFF0000000000000, double %665
  %668 = add nsw i64 %629, -9218868437227405312
  %669 = icmp ult i64 %668, -9218868437227405311
  %670 = select i1 %669, double %667, double %664
  %671 = fadd double %670, -1.000000e+00
  %672 = fmul double %2, %671
  br label %791

673:
  %674 = add nsw i64 %629, -4604544271217802189
  %675 = ashr i64 %674, 52
  %676 = trunc nsw i64 %675 to i32
  %677 = and i64 %674, 4503599627370495
  %678 = add nuw nsw i64 %677, 4604544271217802189
  %679 = bitcast i64 %678 to double
  %680 = fadd double %679, -1.000000e+00
  %681 = fadd double %680, 2.000000e+00
  %682 = bitcast double %681 to i64
  %683 = and i64 %682, -134217728
  %684 = bitcast i64 %683 to double
  %685 = fadd double %684, -2.000000e+00
  %686 = fsub double %680, %685
  %687 = fdiv arcp double 1.000000e+00, %681
  %688 = fmul double %680, %687
  %689 = bitcast double %688 to i64
  %690 = and i64 %689, -134217728
  %691 = bitcast i64 %690 to double
  %692 = fmul double %684, %691
  %693 = fsub double %680, %692
  %694 = fmul double %686, %691
  %695 = fsub double %693, %694
  %696 = fmul double %687, %695
  %697 = fmul double %688, %688
  %698 = bitcast double %697 to i64
  %699 = and i64 %698, -134217728
  %700 = bitcast i64 %699 to double
  %701 = fmul double %691, %691
  %702 = fsub double %701, %700
  %703 = fadd double %688, %691
  %704 = fmul double %703, %696
  %705 = fadd double %702, %704
  %706 = call double @llvm.fma.f64(double %697, double 0x3FB0E6E6F035C02C, double 0x3FB0F7B54636674A)
  %707 = call double @llvm.fma.f64(double %706, double %697, double 0x3FB3B1F1CDA73E68)
  %708 = call double @llvm.fma.f64(double %707, double %697, double 0x3FB745CE8DD99A7B)
  %709 = call double @llvm.fma.f64(double %708, double %697, double 0x3FBC71C723045ED5)
  %710 = call double @llvm.fma.f64(double %709, double %697, double 0x3FC2492492455DDF)
  %711 = call double @llvm.fma.f64(double %710, double %697, double 0x3FC9999999999B40)
  %712 = call double @llvm.fma.f64(double %697, double %711, double 0xBE25555555555555)
  %713 = fmul double %700, 0x3FD5555558000000
  %714 = fadd double %712, 0x3FD5555558000000
  %715 = fmul double %705, %714
  %716 = call double @llvm.fma.f64(double %700, double %712, double %715)
  %717 = fadd double %713, %716
  %718 = bitcast double %717 to i64
  %719 = and i64 %718, -134217728
  %720 = bitcast i64 %719 to double
  %721 = fsub double %713, %720
  %722 = fadd double %716, %721
  %723 = fadd double %691, %691
  %724 = fadd double %696, %696
  %725 = sitofp i32 %676 to double
  %726 = fmul double %725, 0x3FE62E42FEFA3800
  %727 = fadd double %726, %723
  %728 = fsub double %727, %726
  %729 = fsub double %723, %728
  %730 = fmul double %723, %720
  %731 = fadd double %727, %730
  %732 = fsub double %731, %727
  %733 = fsub double %730, %732
  %734 = fmul double %724, %717
  %735 = call double @llvm.fma.f64(double %723, double %722, double %734)
  %736 = fadd double %724, %735
  %737 = call double @llvm.fma.f64(double %725, double 0x3D2EF35793C76730, double %736)
  %738 = fadd double %729, %737
  %739 = fadd double %733, %738
  %740 = fadd double %731, %739
  %741 = fsub double %740, %731
  %742 = fsub double %739, %741
  %743 = fadd double %2, -5.000000e-01
  %744 = bitcast double %740 to i64
  %745 = and i64 %744, -134217728
  %746 = bitcast i64 %745 to double
  %747 = bitcast double %743 to i64
  %748 = and i64 %747, -134217728
  %749 = bitcast i64 %748 to double
  %750 = fmul double %749, %746
  %751 = fsub double %740, %746
  %752 = fadd double %742, %751
  %753 = fsub double %743, %749
  %754 = fmul double %753, %740
  %755 = call double @llvm.fma.f64(double %752, double %749, double %754)
  %756 = fadd double %750, %755
  %757 = fsub double %756, %750
  %758 = fsub double %755, %757
  %759 = fdiv arcp double 1.000000e+00, %2
  %760 = fmul double %759, %759
  %761 = call double @llvm.fma.f64(double %760, double 0xBFBA2DA8ED7D9BA5, double 0x3FB03E7E775AA3FC)
  %762 = call double @llvm.fma.f64(double %761, double %760, double 0xBF95D5ADBF752D3F)
  %763 = call double @llvm.fma.f64(double %762, double %760, double 0x3F788BF71CC531C2)
  %764 = call double @llvm.fma.f64(double %763, double %760, double 0xBF5F2E236753D415)
  %765 = call double @llvm.fma.f64(double %764, double %760, double 0x3F4B926216E67880)
  %766 = call double @llvm.fma.f64(double %765, double %760, double 0xBF43812E5AF26B5B)
  %767 = call double @llvm.fma.f64(double %766, double %760, double 0x3F4A01A006C726DC)
  %768 = call double @llvm.fma.f64(double %767, double %760, double 0xBF66C16C16BD0AF7)
  %769 = call double @llvm.fma.f64(double %768, double %760, double 0x3FB555555555554C)
  %770 = fmul double %759, %769
  %771 = fneg double %2
  %772 = fsub double %756, %2
  %773 = fsub double %772, %756
  %774 = fsub double %772, %773
  %775 = fsub double %756, %774
  %776 = fsub double %771, %773
  %777 = fadd double %776, %775
  %778 = fadd double %772, 0x3FED67F1C864BEB5
  %779 = fsub double %778, %772
  %780 = fsub double %779, %778
  %781 = fadd double %772, %780
  %782 = fsub double 0x3FED67F1C864BEB5, %779
  %783 = fadd double %782, %781
  %784 = fadd double %770, 0xBC865B5A1B7FF5DF
  %785 = fadd double %784, %758
  %786 = fadd double %785, %777
  %787 = fadd double %783, %786
  %788 = fadd double %778, %787
  %789 = fsub double %778, %788
  %790 = fadd double %787, %789
  br label %791

791:
  %792 = phi double [ %788, %673 ], [ %620, %564 ], [ %562, %536 ], [ %672, %630 ]
  %793 = phi double [ %790, %673 ], [ %626, %564 ], [ 0.000000e+00, %536 ], [ 0.000000e+00, %630 ]
  %794 = fneg double %792
  %795 = fsub double %506, %792
  %796 = fsub double %795, %506
  %797 = fsub double %796, %795
  %798 = fadd double %506, %797
  %799 = fsub double %794, %796
  %800 = fadd double %799, %798
  %801 = fsub double %527, %793
  %802 = fadd double %801, %800
  %803 = fadd double %795, %802
  br label %804

804:
  %805 = phi double [ %327, %324 ], [ %409, %333 ], [ %803, %791 ], [ %0, %1 ], [ 0x7FF0000000000000, %328 ]
  ret double %805
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fma.f64(double, double, double)

declare double @llvm.trunc.f64(double)

declare double @llvm.rint.f64(double)
