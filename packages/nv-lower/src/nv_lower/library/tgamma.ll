define linkonce_odr double @tgamma(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = bitcast double %0 to i64
  %3 = call double @llvm.fabs.f64(double %0)
  %4 = bitcast double %3 to i64
  %5 = icmp ugt i64 %4, 9218868437227405311
  br i1 %5, label %6, label %9

6:
  %7 = fcmp oeq double %0, 0x7FF0000000000000
  br i1 %7, label %684, label %8

8:
  br label %684

9:
  %10 = fcmp oeq double %0, 0.000000e+00
  br i1 %10, label %11, label %13

11:
  %12 = call double @llvm.copysign.f64(double 0x7FF0000000000000, double %0)
  br label %684

13:
  %14 = fcmp olt double %0, 0.000000e+00
  %15 = call double @llvm.trunc.f64(double %0)
  %16 = fcmp oeq double %15, %0
  %17 = and i1 %14, %16
  br i1 %17, label %684, label %18

18:
  %19 = fcmp ogt double %0, 1.720000e+02
  br i1 %19, label %684, label %20

20:
  %21 = fcmp ult double %0, 3.500000e+00
  br i1 %21, label %180, label %22

22:
  %23 = add nsw i64 %2, -4604544271217802189
  %24 = ashr i64 %23, 52
  %25 = trunc nsw i64 %24 to i32
  %26 = and i64 %23, 4503599627370495
  %27 = add nuw nsw i64 %26, 4604544271217802189
  %28 = bitcast i64 %27 to double
  %29 = fadd double %28, -1.000000e+00
  %30 = fadd double %29, 2.000000e+00
  %31 = bitcast double %30 to i64
  %32 = and i64 %31, -134217728
  %33 = bitcast i64 %32 to double
  %34 = fadd double %33, -2.000000e+00
  %35 = fsub double %29, %34
  %36 = fdiv arcp double 1.000000e+00, %30
  %37 = fmul double %29, %36
  %38 = bitcast double %37 to i64
  %39 = and i64 %38, -134217728
  %40 = bitcast i64 %39 to double
  %41 = fmul double %33, %40
  %42 = fsub double %29, %41
  %43 = fmul double %35, %40
  %44 = fsub double %42, %43
  %45 = fmul double %36, %44
  %46 = fmul double %37, %37
  %47 = bitcast double %46 to i64
  %48 = and i64 %47, -134217728
  %49 = bitcast i64 %48 to double
  %50 = fmul double %40, %40
  %51 = fsub double %50, %49
  %52 = fadd double %37, %40
  %53 = fmul double %52, %45
  %54 = fadd double %51, %53
  %55 = call double @llvm.fma.f64(double %46, double 0x3FB0E6E6F035C02C, double 0x3FB0F7B54636674A)
  %56 = call double @llvm.fma.f64(double %55, double %46, double 0x3FB3B1F1CDA73E68)
  %57 = call double @llvm.fma.f64(double %56, double %46, double 0x3FB745CE8DD99A7B)
  %58 = call double @llvm.fma.f64(double %57, double %46, double 0x3FBC71C723045ED5)
  %59 = call double @llvm.fma.f64(double %58, double %46, double 0x3FC2492492455DDF)
  %60 = call double @llvm.fma.f64(double %59, double %46, double 0x3FC9999999999B40)
  %61 = call double @llvm.fma.f64(double %46, double %60, double 0xBE25555555555555)
  %62 = fmul double %49, 0x3FD5555558000000
  %63 = fadd double %61, 0x3FD5555558000000
  %64 = fmul double %54, %63
  %65 = call double @llvm.fma.f64(double %49, double %61, double %64)
  %66 = fadd double %62, %65
  %67 = bitcast double %66 to i64
  %68 = and i64 %67, -134217728
  %69 = bitcast i64 %68 to double
  %70 = fsub double %62, %69
  %71 = fadd double %65, %70
  %72 = fadd double %40, %40
  %73 = fadd double %45, %45
  %74 = sitofp i32 %25 to double
  %75 = fmul double %74, 0x3FE62E42FEFA3800
  %76 = fadd double %75, %72
  %77 = fsub double %76, %75
  %78 = fsub double %72, %77
  %79 = fmul double %72, %69
  %80 = fadd double %76, %79
  %81 = fsub double %80, %76
  %82 = fsub double %79, %81
  %83 = fmul double %73, %66
  %84 = call double @llvm.fma.f64(double %72, double %71, double %83)
  %85 = fadd double %73, %84
  %86 = call double @llvm.fma.f64(double %74, double 0x3D2EF35793C76730, double %85)
  %87 = fadd double %78, %86
  %88 = fadd double %82, %87
  %89 = fadd double %80, %88
  %90 = fsub double %89, %80
  %91 = fsub double %88, %90
  %92 = fadd double %0, -5.000000e-01
  %93 = bitcast double %89 to i64
  %94 = and i64 %93, -134217728
  %95 = bitcast i64 %94 to double
  %96 = bitcast double %92 to i64
  %97 = and i64 %96, -134217728
  %98 = bitcast i64 %97 to double
  %99 = fmul double %98, %95
  %100 = fsub double %89, %95
  %101 = fadd double %91, %100
  %102 = fsub double %92, %98
  %103 = fmul double %102, %89
  %104 = call double @llvm.fma.f64(double %101, double %98, double %103)
  %105 = fadd double %99, %104
  %106 = fsub double %105, %99
  %107 = fsub double %104, %106
  %108 = fdiv arcp double 1.000000e+00, %0
  %109 = fmul double %108, %108
  %110 = call double @llvm.fma.f64(double %109, double 0xBFBA2DA8ED7D9BA5, double 0x3FB03E7E775AA3FC)
  %111 = call double @llvm.fma.f64(double %110, double %109, double 0xBF95D5ADBF752D3F)
  %112 = call double @llvm.fma.f64(double %111, double %109, double 0x3F788BF71CC531C2)
  %113 = call double @llvm.fma.f64(double %112, double %109, double 0xBF5F2E236753D415)
  %114 = call double @llvm.fma.f64(double %113, double %109, double 0x3F4B926216E67880)
  %115 = call double @llvm.fma.f64(double %114, double %109, double 0xBF43812E5AF26B5B)
  %116 = call double @llvm.fma.f64(double %115, double %109, double 0x3F4A01A006C726DC)
  %117 = call double @llvm.fma.f64(double %116, double %109, double 0xBF66C16C16BD0AF7)
  %118 = call double @llvm.fma.f64(double %117, double %109, double 0x3FB555555555554C)
  %119 = fmul double %108, %118
  %120 = fneg double %0
  %121 = fsub double %105, %0
  %122 = fsub double %121, %105
  %123 = fsub double %121, %122
  %124 = fsub double %105, %123
  %125 = fsub double %120, %122
  %126 = fadd double %125, %124
  %127 = fadd double %121, 0x3FED67F1C864BEB5
  %128 = fsub double %127, %121
  %129 = fsub double %128, %127
  %130 = fadd double %121, %129
  %131 = fsub double 0x3FED67F1C864BEB5, %128
  %132 = fadd double %131, %130
  %133 = fadd double %119, 0xBC865B5A1B7FF5DF
  %134 = fadd double %133, %107
  %135 = fadd double %134, %126
  %136 = fadd double %132, %135
  %137 = fadd double %127, %136
  %138 = fsub double %127, %137
  %139 = fadd double %136, %138
  %140 = fcmp olt double %137, -7.460000e+02
  %141 = select i1 %140, double -7.460000e+02, double %137
  %142 = fcmp ogt double %141, 7.100000e+02
  %143 = select i1 %142, double 7.100000e+02, double %141
  %144 = call double @llvm.fma.f64(double %143, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %145 = bitcast double %144 to i64
  %146 = trunc i64 %145 to i32
  %147 = fadd double %144, 0xC338000000000000
  %148 = fneg double %147
  %149 = call double @llvm.fma.f64(double %148, double 0x3FE62E42FEFA3800, double %143)
  %150 = fneg double %139
  %151 = call double @llvm.fma.f64(double %147, double 0x3D2EF35793C76730, double %150)
  %152 = fsub double %149, %151
  %153 = fmul double %152, %152
  %154 = call double @llvm.fma.f64(double %152, double 0x3E21F6F3A315F62B, double 0x3E5AF70C203317F6)
  %155 = call double @llvm.fma.f64(double %154, double %152, double 0x3E927E4DD11D80AA)
  %156 = call double @llvm.fma.f64(double %155, double %152, double 0x3EC71DDED52B86F1)
  %157 = call double @llvm.fma.f64(double %156, double %152, double 0x3EFA01A01A6632F5)
  %158 = call double @llvm.fma.f64(double %157, double %152, double 0x3F2A01A01B4A02D4)
  %159 = call double @llvm.fma.f64(double %158, double %152, double 0x3F56C16C16C16374)
  %160 = call double @llvm.fma.f64(double %159, double %152, double 0x3F8111111110E969)
  %161 = call double @llvm.fma.f64(double %160, double %152, double 0x3FA5555555555556)
  %162 = call double @llvm.fma.f64(double %161, double %152, double 0x3FC555555555555C)
  %163 = call double @llvm.fma.f64(double %162, double %152, double 5.000000e-01)
  %164 = fneg double %151
  %165 = call double @llvm.fma.f64(double %153, double %163, double %164)
  %166 = fadd double %149, %165
  %167 = fadd double %166, 1.000000e+00
  %168 = ashr i32 %146, 1
  %169 = add nsw i32 %168, 1023
  %170 = zext i32 %169 to i64
  %171 = shl i64 %170, 52
  %172 = bitcast i64 %171 to double
  %173 = fmul double %167, %172
  %174 = add i32 %146, 1023
  %175 = sub i32 %174, %168
  %176 = zext i32 %175 to i64
  %177 = shl i64 %176, 52
  %178 = bitcast i64 %177 to double
  %179 = fmul double %173, %178
  br label %684

180:
  %181 = fcmp ogt double %0, -3.500000e+00
  br i1 %181, label %182, label %370

182:
  %183 = call double @llvm.rint.f64(double %0)
  %184 = fsub double %0, %183
  %185 = call double @llvm.fma.f64(double %184, double 0x3EA7871747952868, double 0xBEB61428BD8B10F1)
  %186 = call double @llvm.fma.f64(double %185, double %184, double 0x3EBD62C140890D2C)
  %187 = call double @llvm.fma.f64(double %186, double %184, double 0xBECE41460E74ED7C)
  %188 = call double @llvm.fma.f64(double %187, double %184, double 0x3EE01AFC617E698C)
  %189 = call double @llvm.fma.f64(double %188, double %184, double 0xBEF00A53912B1049)
  %190 = call double @llvm.fma.f64(double %189, double %184, double 0x3EFFEB4BE5A0036C)
  %191 = call double @llvm.fma.f64(double %190, double %184, double 0xBF0FDDFA6C46D001)
  %192 = call double @llvm.fma.f64(double %191, double %184, double 0x3F1FE5842A91A8A2)
  %193 = call double @llvm.fma.f64(double %192, double %184, double 0xBF2F94B1B3822C5F)
  %194 = call double @llvm.fma.f64(double %193, double %184, double 0x3F4011ACD2224062)
  %195 = call double @llvm.fma.f64(double %194, double %184, double 0xBF4E21F19CE1A66B)
  %196 = call double @llvm.fma.f64(double %195, double %184, double 0x3F613C449DC15EA4)
  %197 = call double @llvm.fma.f64(double %196, double %184, double 0xBF675E6E90A73CE1)
  %198 = call double @llvm.fma.f64(double %197, double %184, double 0x3F86D7EEAC9C4D91)
  %199 = call double @llvm.fma.f64(double %198, double %184, double 0xBF317F3740F4E9AC)
  %200 = call double @llvm.fma.f64(double %199, double %184, double 0x3FB301FBB0F25B92)
  %201 = call double @llvm.fma.f64(double %200, double %184, double 0x3FB4E239984650BE)
  %202 = call double @llvm.fma.f64(double %201, double %184, double 0x3FDA5B978B96BEBF)
  %203 = call double @llvm.fma.f64(double %202, double %184, double 0x3FDB0EE6072093CE)
  %204 = call double @llvm.fma.f64(double %203, double %184, double 1.000000e+00)
  %205 = fcmp ogt double %183, 2.500000e+00
  %206 = fadd double %0, -1.000000e+00
  %207 = select i1 %205, double %206, double 1.000000e+00
  %208 = fmul double %207, %204
  %209 = fcmp ogt double %183, 3.500000e+00
  br i1 %209, label %210, label %213

210:
  %211 = fadd double %0, -2.000000e+00
  %212 = fmul double %211, %208
  br label %684

213:
  %214 = fcmp olt double %183, 1.500000e+00
  %215 = select i1 %214, double %0, double 1.000000e+00
  %216 = fcmp olt double %183, 5.000000e-01
  %217 = fadd double %0, 1.000000e+00
  %218 = select i1 %216, double %217, double 1.000000e+00
  %219 = fmul double %215, %218
  %220 = fcmp olt double %183, -5.000000e-01
  %221 = fadd double %0, 2.000000e+00
  %222 = select i1 %220, double %221, double 1.000000e+00
  %223 = fmul double %222, %219
  %224 = fcmp olt double %183, -1.500000e+00
  %225 = fadd double %0, 3.000000e+00
  %226 = select i1 %224, double %225, double 1.000000e+00
  %227 = fmul double %226, %223
  %228 = fcmp olt double %183, -2.500000e+00
  %229 = fadd double %0, 4.000000e+00
  %230 = select i1 %228, double %229, double 1.000000e+00
  %231 = fmul double %230, %227
  %232 = bitcast double %208 to i64
  %233 = call double @llvm.fabs.f64(double %208)
  %234 = bitcast double %233 to i64
  %235 = bitcast double %231 to i64
  %236 = call double @llvm.fabs.f64(double %231)
  %237 = bitcast double %236 to i64
  %238 = xor i64 %232, %235
  %239 = and i64 %238, -9223372036854775808
  %240 = add nsw i64 %234, -1
  %241 = icmp ult i64 %240, 9218868437227405311
  %242 = add nsw i64 %237, -1
  %243 = icmp ult i64 %242, 9218868437227405311
  %244 = and i1 %243, %241
  br i1 %244, label %260, label %245

245:
  %246 = icmp ugt i64 %234, 9218868437227405312
  %247 = icmp ugt i64 %237, 9218868437227405312
  %248 = or i1 %247, %246
  br i1 %248, label %249, label %251

249:
  %250 = fadd double %231, %208
  br label %684

251:
  %252 = icmp eq i64 %234, %237
  %253 = icmp eq i64 %234, 9218868437227405312
  %254 = icmp eq i64 %237, 0
  %255 = or i1 %254, %253
  %256 = select i1 %255, i64 9218868437227405312, i64 0
  %257 = or disjoint i64 %256, %239
  %258 = bitcast i64 %257 to double
  %259 = select i1 %252, double 0x7FF8000000000000, double %258
  br label %684

260:
  %261 = lshr i64 %234, 52
  %262 = trunc nuw nsw i64 %261 to i32
  %263 = lshr i64 %237, 52
  %264 = trunc nuw nsw i64 %263 to i32
  %265 = and i64 %234, 4503599627370495
  %266 = or disjoint i64 %265, 4503599627370496
  %267 = and i64 %237, 4503599627370495
  %268 = or disjoint i64 %267, 4503599627370496
  %269 = icmp ult i64 %234, 4503599627370496
  %270 = icmp ult i64 %237, 4503599627370496
  %271 = or i1 %270, %269
  br i1 %271, label %272, label %289

272:
  %273 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %265, i1 true)
  %274 = trunc nuw nsw i64 %273 to i32
  %275 = add nuw nsw i64 %273, 4294967285
  %276 = sub nsw i32 12, %274
  %277 = and i64 %275, 4294967295
  %278 = shl i64 %265, %277
  %279 = select i1 %269, i32 %276, i32 %262
  %280 = select i1 %269, i64 %278, i64 %266
  %281 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %267, i1 true)
  %282 = trunc nuw nsw i64 %281 to i32
  %283 = add nuw nsw i64 %281, 4294967285
  %284 = sub nsw i32 12, %282
  %285 = and i64 %283, 4294967295
  %286 = shl i64 %267, %285
  %287 = select i1 %270, i32 %284, i32 %264
  %288 = select i1 %270, i64 %286, i64 %268
  br label %289

289:
  %290 = phi i32 [ %287, %272 ], [ %264, %260 ]
  %291 = phi i32 [ %279, %272 ], [ %262, %260 ]
  %292 = phi i64 [ %288, %272 ], [ %268, %260 ]
  %293 = phi i64 [ %280, %272 ], [ %266, %260 ]
  %294 = icmp ult i64 %293, %292
  %295 = sext i1 %294 to i32
  %296 = and i64 %292, 4503599627370495
  %297 = or disjoint i64 %296, 4607182418800017408
  %298 = bitcast i64 %297 to double
  %299 = and i64 %293, 4503599627370495
  %300 = or disjoint i64 %299, 4607182418800017408
  %301 = bitcast i64 %300 to double
  %302 = fdiv arcp double 1.000000e+00, %298
  %303 = fadd double %301, %301
  %304 = select i1 %294, double %303, double %301
  %305 = fmul double %302, %304
  %306 = fcmp olt double %305, 1.000000e+00
  %307 = select i1 %306, double 1.000000e+00, double %305
  %308 = bitcast double %307 to i64
  %309 = add i64 %308, -4602678819172646912
  %310 = select i1 %294, i64 53, i64 52
  %311 = shl i64 %293, %310
  %312 = mul i64 %309, %292
  %313 = sub i64 %311, %312
  %314 = sitofp i64 %313 to double
  %315 = fmul double %302, 0x3CB0000000000000
  %316 = fmul double %315, %314
  %317 = call double @llvm.rint.f64(double %316)
  %318 = fptosi double %317 to i64
  %319 = mul nsw i64 %292, %318
  %320 = sub nsw i64 %313, %319
  %321 = shl nsw i64 %320, 1
  %322 = icmp sgt i64 %321, %292
  %323 = sub nsw i64 0, %292
  %324 = icmp slt i64 %321, %323
  %325 = sext i1 %324 to i64
  %326 = select i1 %322, i64 1, i64 %325
  %327 = add i64 %309, %318
  %328 = mul nsw i64 %326, %292
  %329 = add i64 %327, %326
  %330 = sub nsw i32 %291, %290
  %331 = add nsw i32 %330, 1023
  %332 = add nsw i32 %331, %295
  %333 = add nsw i32 %332, -1
  %334 = zext i32 %333 to i64
  %335 = shl i64 %334, 52
  %336 = add i64 %329, %335
  %337 = icmp ugt i32 %333, 2045
  br i1 %337, label %338, label %366

338:
  %339 = icmp sgt i32 %332, 0
  br i1 %339, label %366, label %340

340:
  %341 = icmp slt i32 %332, -53
  br i1 %341, label %366, label %342

342:
  %343 = sub nsw i32 1, %332
  %344 = zext nneg i32 %343 to i64
  %345 = lshr i64 %329, %344
  %346 = shl nsw i64 -1, %344
  %347 = xor i64 %346, -1
  %348 = and i64 %329, %347
  %349 = sub nsw i32 0, %332
  %350 = zext nneg i32 %349 to i64
  %351 = shl nuw nsw i64 1, %350
  %352 = icmp ugt i64 %348, %351
  br i1 %352, label %363, label %353

353:
  %354 = icmp eq i64 %348, %351
  br i1 %354, label %355, label %363

355:
  %356 = icmp sgt i64 %320, %328
  %357 = icmp eq i64 %320, %328
  %358 = and i64 %345, 1
  %359 = icmp ne i64 %358, 0
  %360 = select i1 %357, i1 %359, i1 false
  %361 = select i1 %356, i1 true, i1 %360
  %362 = zext i1 %361 to i64
  br label %363

363:
  %364 = phi i64 [ 1, %342 ], [ 0, %353 ], [ %362, %355 ]
  %365 = add nuw i64 %364, %345
  br label %366

366:
  %367 = phi i64 [ %336, %289 ], [ 9218868437227405312, %338 ], [ %365, %363 ], [ 0, %340 ]
  %368 = or i64 %367, %239
  %369 = bitcast i64 %368 to double
  br label %684

370:
  %371 = fcmp olt double %3, 0x4340000000000000
  %372 = select i1 %371, double %0, double 0.000000e+00
  %373 = fadd double %372, %372
  %374 = call double @llvm.rint.f64(double %373)
  %375 = fmul double %374, 5.000000e-01
  %376 = fsub double %372, %375
  %377 = bitcast double %376 to i64
  %378 = and i64 %377, -134217728
  %379 = bitcast i64 %378 to double
  %380 = fmul double %379, 0x400921FB50000000
  %381 = fsub double %376, %379
  %382 = fmul double %381, 0x400921FB54442D18
  %383 = call double @llvm.fma.f64(double %379, double 0x3E6110B4611A6263, double %382)
  %384 = fadd double %380, %383
  %385 = fsub double %384, %380
  %386 = fsub double %383, %385
  %387 = fmul double %374, 2.500000e-01
  %388 = call double @llvm.trunc.f64(double %387)
  %389 = fmul double %388, 4.000000e+00
  %390 = fsub double %374, %389
  %391 = fptosi double %390 to i32
  %392 = fmul double %384, %384
  %393 = fmul double %384, %392
  %394 = call double @llvm.fma.f64(double %392, double 0x3DE5D8B55980CB71, double 0xBE5AE5E4B83D9994)
  %395 = call double @llvm.fma.f64(double %394, double %392, double 0x3EC71DE35552B354)
  %396 = call double @llvm.fma.f64(double %395, double %392, double 0xBF2A01A019BE9215)
  %397 = call double @llvm.fma.f64(double %396, double %392, double 0x3F8111111110F730)
  %398 = call double @llvm.fma.f64(double %397, double %392, double 0xBFC5555555555548)
  %399 = call double @llvm.fma.f64(double %393, double %398, double %386)
  %400 = fadd double %384, %399
  %401 = call double @llvm.fma.f64(double %392, double -5.000000e-01, double 1.000000e+00)
  %402 = fsub double 1.000000e+00, %401
  %403 = call double @llvm.fma.f64(double %392, double -5.000000e-01, double %402)
  %404 = fmul double %392, %392
  %405 = call double @llvm.fma.f64(double %392, double 0xBDA8FB09171DF2CC, double 0x3E21EE9F044EB9EA)
  %406 = call double @llvm.fma.f64(double %405, double %392, double 0xBE927E4F8116C585)
  %407 = call double @llvm.fma.f64(double %406, double %392, double 0x3EFA01A019CBE0A3)
  %408 = call double @llvm.fma.f64(double %407, double %392, double 0xBF56C16C16C15217)
  %409 = call double @llvm.fma.f64(double %408, double %392, double 0x3FA555555555554C)
  %410 = call double @llvm.fma.f64(double %404, double %409, double %403)
  %411 = fmul double %384, %386
  %412 = fsub double %410, %411
  %413 = fadd double %401, %412
  %414 = and i32 %391, 1
  %415 = icmp eq i32 %414, 0
  %416 = select i1 %415, double %400, double %413
  %417 = bitcast double %416 to i64
  %418 = and i32 %391, 2
  %419 = zext nneg i32 %418 to i64
  %420 = shl nuw i64 %419, 62
  %421 = xor i64 %420, %417
  %422 = bitcast i64 %421 to double
  %423 = fcmp olt double %0, -1.860000e+02
  br i1 %423, label %424, label %426

424:
  %425 = call double @llvm.copysign.f64(double 0.000000e+00, double %422)
  br label %684

426:
  %427 = fneg double %0
  %428 = bitcast double %427 to i64
  %429 = add i64 %428, -4604544271217802189
  %430 = ashr i64 %429, 52
  %431 = trunc nsw i64 %430 to i32
  %432 = and i64 %429, 4503599627370495
  %433 = add nuw nsw i64 %432, 4604544271217802189
  %434 = bitcast i64 %433 to double
  %435 = fadd double %434, -1.000000e+00
  %436 = fadd double %435, 2.000000e+00
  %437 = bitcast double %436 to i64
  %438 = and i64 %437, -134217728
  %439 = bitcast i64 %438 to double
  %440 = fadd double %439, -2.000000e+00
  %441 = fsub double %435, %440
  %442 = fdiv arcp double 1.000000e+00, %436
  %443 = fmul double %435, %442
  %444 = bitcast double %443 to i64
  %445 = and i64 %444, -134217728
  %446 = bitcast i64 %445 to double
  %447 = fmul double %439, %446
  %448 = fsub double %435, %447
  %449 = fmul double %441, %446
  %450 = fsub double %448, %449
  %451 = fmul double %442, %450
  %452 = fmul double %443, %443
  %453 = bitcast double %452 to i64
  %454 = and i64 %453, -134217728
  %455 = bitcast i64 %454 to double
  %456 = fmul double %446, %446
  %457 = fsub double %456, %455
  %458 = fadd double %443, %446
  %459 = fmul double %458, %451
  %460 = fadd double %457, %459
  %461 = call double @llvm.fma.f64(double %452, double 0x3FB0E6E6F035C02C, double 0x3FB0F7B54636674A)
  %462 = call double @llvm.fma.f64(double %461, double %452, double 0x3FB3B1F1CDA73E68)
  %463 = call double @llvm.fma.f64(double %462, double %452, double 0x3FB745CE8DD99A7B)
  %464 = call double @llvm.fma.f64(double %463, double %452, double 0x3FBC71C723045ED5)
  %465 = call double @llvm.fma.f64(double %464, double %452, double 0x3FC2492492455DDF)
  %466 = call double @llvm.fma.f64(double %465, double %452, double 0x3FC9999999999B40)
  %467 = call double @llvm.fma.f64(double %452, double %466, double 0xBE25555555555555)
  %468 = fmul double %455, 0x3FD5555558000000
  %469 = fadd double %467, 0x3FD5555558000000
  %470 = fmul double %460, %469
  %471 = call double @llvm.fma.f64(double %455, double %467, double %470)
  %472 = fadd double %468, %471
  %473 = bitcast double %472 to i64
  %474 = and i64 %473, -134217728
  %475 = bitcast i64 %474 to double
  %476 = fsub double %468, %475
  %477 = fadd double %471, %476
  %478 = fadd double %446, %446
  %479 = fadd double %451, %451
  %480 = sitofp i32 %431 to double
  %481 = fmul double %480, 0x3FE62E42FEFA3800
  %482 = fadd double %481, %478
  %483 = fsub double %482, %481
  %484 = fsub double %478, %483
  %485 = fmul double %478, %475
  %486 = fadd double %482, %485
  %487 = fsub double %486, %482
  %488 = fsub double %485, %487
  %489 = fmul double %479, %472
  %490 = call double @llvm.fma.f64(double %478, double %477, double %489)
  %491 = fadd double %479, %490
  %492 = call double @llvm.fma.f64(double %480, double 0x3D2EF35793C76730, double %491)
  %493 = fadd double %484, %492
  %494 = fadd double %488, %493
  %495 = fadd double %486, %494
  %496 = fsub double %495, %486
  %497 = fsub double %494, %496
  %498 = fsub double -5.000000e-01, %0
  %499 = bitcast double %495 to i64
  %500 = and i64 %499, -134217728
  %501 = bitcast i64 %500 to double
  %502 = bitcast double %498 to i64
  %503 = and i64 %502, -134217728
  %504 = bitcast i64 %503 to double
  %505 = fmul double %504, %501
  %506 = fsub double %495, %501
  %507 = fadd double %497, %506
  %508 = fsub double %498, %504
  %509 = fmul double %508, %495
  %510 = call double @llvm.fma.f64(double %507, double %504, double %509)
  %511 = fadd double %505, %510
  %512 = fsub double %511, %505
  %513 = fsub double %510, %512
  %514 = fdiv arcp double -1.000000e+00, %0
  %515 = fmul double %514, %514
  %516 = call double @llvm.fma.f64(double %515, double 0xBFBA2DA8ED7D9BA5, double 0x3FB03E7E775AA3FC)
  %517 = call double @llvm.fma.f64(double %516, double %515, double 0xBF95D5ADBF752D3F)
  %518 = call double @llvm.fma.f64(double %517, double %515, double 0x3F788BF71CC531C2)
  %519 = call double @llvm.fma.f64(double %518, double %515, double 0xBF5F2E236753D415)
  %520 = call double @llvm.fma.f64(double %519, double %515, double 0x3F4B926216E67880)
  %521 = call double @llvm.fma.f64(double %520, double %515, double 0xBF43812E5AF26B5B)
  %522 = call double @llvm.fma.f64(double %521, double %515, double 0x3F4A01A006C726DC)
  %523 = call double @llvm.fma.f64(double %522, double %515, double 0xBF66C16C16BD0AF7)
  %524 = call double @llvm.fma.f64(double %523, double %515, double 0x3FB555555555554C)
  %525 = fmul double %514, %524
  %526 = fadd double %511, %0
  %527 = fsub double %526, %511
  %528 = fsub double %526, %527
  %529 = fsub double %511, %528
  %530 = fsub double %0, %527
  %531 = fadd double %530, %529
  %532 = fadd double %526, 0x3FED67F1C864BEB5
  %533 = fsub double %532, %526
  %534 = fsub double %533, %532
  %535 = fadd double %526, %534
  %536 = fsub double 0x3FED67F1C864BEB5, %533
  %537 = fadd double %536, %535
  %538 = fadd double %525, 0xBC865B5A1B7FF5DF
  %539 = fadd double %538, %513
  %540 = fadd double %539, %531
  %541 = fadd double %537, %540
  %542 = fadd double %532, %541
  %543 = fsub double %532, %542
  %544 = fadd double %541, %543
  %545 = fneg double %542
  %546 = call double @llvm.fma.f64(double %545, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %547 = bitcast double %546 to i64
  %548 = trunc i64 %547 to i32
  %549 = fadd double %546, 0xC338000000000000
  %550 = fneg double %549
  %551 = call double @llvm.fma.f64(double %550, double 0x3FE62E42FEFA3800, double %545)
  %552 = call double @llvm.fma.f64(double %549, double 0x3D2EF35793C76730, double %544)
  %553 = fsub double %551, %552
  %554 = fmul double %553, %553
  %555 = call double @llvm.fma.f64(double %553, double 0x3E21F6F3A315F62B, double 0x3E5AF70C203317F6)
  %556 = call double @llvm.fma.f64(double %555, double %553, double 0x3E927E4DD11D80AA)
  %557 = call double @llvm.fma.f64(double %556, double %553, double 0x3EC71DDED52B86F1)
  %558 = call double @llvm.fma.f64(double %557, double %553, double 0x3EFA01A01A6632F5)
  %559 = call double @llvm.fma.f64(double %558, double %553, double 0x3F2A01A01B4A02D4)
  %560 = call double @llvm.fma.f64(double %559, double %553, double 0x3F56C16C16C16374)
  %561 = call double @llvm.fma.f64(double %560, double %553, double 0x3F8111111110E969)
  %562 = call double @llvm.fma.f64(double %561, double %553, double 0x3FA5555555555556)
  %563 = call double @llvm.fma.f64(double %562, double %553, double 0x3FC555555555555C)
  %564 = call double @llvm.fma.f64(double %563, double %553, double 5.000000e-01)
  %565 = fneg double %552
  %566 = call double @llvm.fma.f64(double %554, double %564, double %565)
  %567 = fadd double %551, %566
  %568 = fadd double %567, 1.000000e+00
  %569 = fmul double %422, %0
  %570 = bitcast double %569 to i64
  %571 = call double @llvm.fabs.f64(double %569)
  %572 = bitcast double %571 to i64
  %573 = and i64 %570, -9223372036854775808
  %574 = xor i64 %573, -9223372036854775808
  %575 = add nsw i64 %572, -1
  %576 = icmp ult i64 %575, 9218868437227405311
  br i1 %576, label %588, label %577

577:
  %578 = icmp ugt i64 %572, 9218868437227405312
  br i1 %578, label %579, label %581

579:
  %580 = fadd double %569, 0xC00921FB54442D18
  br label %669

581:
  %582 = icmp eq i64 %572, 4614256656552045848
  %583 = icmp eq i64 %572, 0
  %584 = select i1 %583, i64 9218868437227405312, i64 0
  %585 = or disjoint i64 %584, %574
  %586 = bitcast i64 %585 to double
  %587 = select i1 %582, double 0x7FF8000000000000, double %586
  br label %669

588:
  %589 = lshr i64 %572, 52
  %590 = trunc nuw nsw i64 %589 to i32
  %591 = and i64 %572, 4503599627370495
  %592 = or disjoint i64 %591, 4503599627370496
  %593 = icmp ult i64 %572, 4503599627370496
  br i1 %593, label %594, label %601

594:
  %595 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %591, i1 true)
  %596 = trunc nuw nsw i64 %595 to i32
  %597 = add nuw nsw i64 %595, 4294967285
  %598 = sub nsw i32 12, %596
  %599 = and i64 %597, 4294967295
  %600 = shl i64 %591, %599
  br label %601

601:
  %602 = phi i32 [ %598, %594 ], [ %590, %588 ]
  %603 = phi i64 [ %600, %594 ], [ %592, %588 ]
  %604 = icmp ugt i64 %603, 7074237752028440
  %605 = sext i1 %604 to i32
  %606 = and i64 %603, 4503599627370495
  %607 = or disjoint i64 %606, 4607182418800017408
  %608 = bitcast i64 %607 to double
  %609 = fdiv arcp double 1.000000e+00, %608
  %610 = select i1 %604, double 0x400921FB54442D18, double 0x3FF921FB54442D18
  %611 = fmul double %610, %609
  %612 = fcmp olt double %611, 1.000000e+00
  %613 = select i1 %612, double 1.000000e+00, double %611
  %614 = bitcast double %613 to i64
  %615 = add i64 %614, -4602678819172646912
  %616 = select i1 %604, i64 -6701356245527298048, i64 -3350678122763649024
  %617 = mul i64 %615, %603
  %618 = sub i64 %616, %617
  %619 = sitofp i64 %618 to double
  %620 = fmul double %609, 0x3CB0000000000000
  %621 = fmul double %620, %619
  %622 = call double @llvm.rint.f64(double %621)
  %623 = fptosi double %622 to i64
  %624 = mul nsw i64 %603, %623
  %625 = sub nsw i64 %618, %624
  %626 = shl nsw i64 %625, 1
  %627 = icmp sgt i64 %626, %603
  %628 = sub nsw i64 0, %603
  %629 = icmp slt i64 %626, %628
  %630 = sext i1 %629 to i64
  %631 = select i1 %627, i64 1, i64 %630
  %632 = add i64 %615, %623
  %633 = mul nsw i64 %631, %603
  %634 = add i64 %632, %631
  %635 = sub nsw i32 %605, %602
  %636 = add nsw i32 %635, 2046
  %637 = zext i32 %636 to i64
  %638 = shl i64 %637, 52
  %639 = add i64 %634, %638
  %640 = icmp ult i32 %635, -2046
  br i1 %640, label %641, label %665

641:
  %642 = icmp sgt i32 %635, -2047
  br i1 %642, label %665, label %643

643:
  %644 = sub nuw nsw i32 -2046, %635
  %645 = zext nneg i32 %644 to i64
  %646 = lshr i64 %634, %645
  %647 = shl nsw i64 -1, %645
  %648 = xor i64 %647, -1
  %649 = and i64 %634, %648
  %650 = sub nuw nsw i32 -2047, %635
  %651 = zext nneg i32 %650 to i64
  %652 = shl nuw nsw i64 1, %651
  %653 = icmp eq i64 %649, %652
  br i1 %653, label %654, label %662

654:
  %655 = icmp sgt i64 %625, %633
  %656 = icmp eq i64 %625, %633
  %657 = and i64 %646, 1
  %658 = icmp ne i64 %657, 0
  %659 = select i1 %656, i1 %658, i1 false
  %660 = select i1 %655, i1 true, i1 %659
  %661 = zext i1 %660 to i64
  br label %662

662:
  %663 = phi i64 [ 0, %643 ], [ %661, %654 ]
  %664 = add nuw i64 %663, %646
  br label %665

665:
  %666 = phi i64 [ %639, %601 ], [ 9218868437227405312, %641 ], [ %664, %662 ]
  %667 = or i64 %666, %574
  %668 = bitcast i64 %667 to double
  br label %669

669:
  %670 = phi double [ %668, %665 ], [ %580, %579 ], [ %587, %581 ]
  %671 = fmul double %568, %670
  %672 = ashr i32 %548, 1
  %673 = add nsw i32 %672, 1023
  %674 = zext i32 %673 to i64
  %675 = shl i64 %674, 52
  %676 = bitcast i64 %675 to double
  %677 = fmul double %671, %676
  %678 = add i32 %548, 1023
  %679 = sub i32 %678, %672
  %680 = zext i32 %679 to i64
  %681 = shl i64 %680, 52
  %682 = bitcast i64 %681 to double
  %683 = fmul double %677, %682
  br label %684

684:
  %685 = phi double [ %12, %11 ], [ %179, %22 ], [ 0x7FF8000000000000, %8 ], [ 0x7FF0000000000000, %6 ], [ %212, %210 ], [ %425, %424 ], [ %683, %669 ], [ 0x7FF8000000000000, %13 ], [ 0x7FF0000000000000, %18 ], [ %369, %366 ], [ %250, %249 ], [ %259, %251 ]
  ret double %685
}

declare double @llvm.fabs.f64(double)

declare double @llvm.copysign.f64(double, double)

declare double @llvm.trunc.f64(double)

declare double @llvm.fma.f64(double, double, double)

declare double @llvm.rint.f64(double)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)
