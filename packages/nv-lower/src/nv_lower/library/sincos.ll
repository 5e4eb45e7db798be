define linkonce_odr void @sincos(double noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) alwaysinline nofree norecurse nosync nounwind willreturn memory(argmem: write) {
  %4 = call double @llvm.fma.f64(double %0, double 0x3FE45F306DC9C883, double 0x4338000000000000)
  %5 = bitcast double %4 to i64
  %6 = trunc i64 %5 to i32
  %7 = fadd double %4, 0xC338000000000000
  %8 = fneg double %7
  %9 = call double @llvm.fma.f64(double %8, double 0x3FF921FB54400000, double %0)
  %10 = fmul double %7, 0xBDD0B4611A600000
  %11 = fadd double %9, %10
  %12 = fsub double %11, %9
  %13 = fsub double %11, %12
  %14 = fsub double %9, %13
  %15 = fsub double %10, %12
  %16 = fadd double %15, %14
  %17 = fneg double %16
  %18 = call double @llvm.fma.f64(double %7, double 0x3BA3198A2E037073, double %17)
  %19 = fsub double %11, %18
  %20 = fsub double %11, %19
  %21 = fsub double %20, %18
  %22 = call double @llvm.fabs.f64(double %0)
  %23 = fcmp ogt double %22, 1.600000e+06
  br i1 %23, label %29, label %24

24:
  %25 = icmp eq i32 %6, 0
  br i1 %25, label %213, label %26

26:
  %27 = call double @llvm.fabs.f64(double %19)
  %28 = fcmp olt double %27, 0x3E90000000000000
  br i1 %28, label %29, label %213

29:
  %30 = bitcast double %22 to i64
  %31 = icmp ugt i64 %30, 9218868437227405311
  br i1 %31, label %213, label %32

32:
  %33 = bitcast double %0 to i64
  %34 = lshr i64 %30, 52
  %35 = trunc nuw nsw i64 %34 to i16
  %36 = add nsw i16 %35, -1013
  %37 = and i64 %30, 4503599627370495
  %38 = sdiv i16 %36, 64
  %39 = zext i16 %38 to i32
  %40 = mul i16 %38, 64
  %41 = sub i16 %36, %40
  %42 = and i32 %39, 16
  %43 = icmp eq i32 %42, 0
  %44 = select i1 %43, i64 0, i64 8441921394348257659
  %45 = select i1 %43, i64 -6703182060581546711, i64 4397547296490951402
  %46 = select i1 %43, i64 -277156292786332224, i64 7780917995555872008
  %47 = select i1 %43, i64 -2638381946312093631, i64 6197850593633725355
  %48 = select i1 %43, i64 -121206125134887583, i64 0
  %49 = select i1 %43, i64 -5249950069107600672, i64 0
  %50 = select i1 %43, i64 452944820249399836, i64 0
  %51 = select i1 %43, i64 -135693905287338178, i64 0
  %52 = select i1 %43, i64 -1692731182770600828, i64 0
  %53 = select i1 %43, i64 -1613291254968254911, i64 0
  %54 = select i1 %43, i64 4148332274289687028, i64 0
  %55 = select i1 %43, i64 -7168499653074671557, i64 0
  %56 = select i1 %43, i64 2303758334597371919, i64 0
  %57 = select i1 %43, i64 -1211730484530615009, i64 0
  %58 = select i1 %43, i64 7869616827067468215, i64 0
  %59 = select i1 %43, i64 5712322887342352941, i64 0
  %60 = select i1 %43, i64 8441921394348257659, i64 0
  %61 = select i1 %43, i64 4397547296490951402, i64 0
  %62 = select i1 %43, i64 7780917995555872008, i64 0
  %63 = and i32 %39, 8
  %64 = icmp eq i32 %63, 0
  %65 = select i1 %64, i64 %44, i64 %52
  %66 = select i1 %64, i64 %45, i64 %53
  %67 = select i1 %64, i64 %46, i64 %54
  %68 = select i1 %64, i64 %47, i64 %55
  %69 = select i1 %64, i64 %48, i64 %56
  %70 = select i1 %64, i64 %49, i64 %57
  %71 = select i1 %64, i64 %50, i64 %58
  %72 = select i1 %64, i64 %51, i64 %59
  %73 = select i1 %64, i64 %52, i64 %60
  %74 = select i1 %64, i64 %53, i64 %61
  %75 = select i1 %64, i64 %54, i64 %62
  %76 = and i32 %39, 4
  %77 = icmp eq i32 %76, 0
  %78 = select i1 %77, i64 %65, i64 %69
  %79 = select i1 %77, i64 %66, i64 %70
  %80 = select i1 %77, i64 %67, i64 %71
  %81 = select i1 %77, i64 %68, i64 %72
  %82 = select i1 %77, i64 %69, i64 %73
  %83 = select i1 %77, i64 %70, i64 %74
  %84 = select i1 %77, i64 %71, i64 %75
  %85 = and i32 %39, 2
  %86 = icmp eq i32 %85, 0
  %87 = select i1 %86, i64 %78, i64 %80
  %88 = select i1 %86, i64 %79, i64 %81
  %89 = select i1 %86, i64 %80, i64 %82
  %90 = select i1 %86, i64 %81, i64 %83
  %91 = select i1 %86, i64 %82, i64 %84
  %92 = and i32 %39, 1
  %93 = icmp eq i32 %92, 0
  %94 = select i1 %93, i64 %87, i64 %88
  %95 = select i1 %93, i64 %88, i64 %89
  %96 = select i1 %93, i64 %89, i64 %90
  %97 = select i1 %93, i64 %90, i64 %91
  %98 = sext i16 %41 to i32
  %99 = zext nneg i32 %98 to i64
  %100 = sub nsw i32 63, %98
  %101 = zext nneg i32 %100 to i64
  %102 = shl i64 %94, %99
  %103 = lshr i64 %95, 1
  %104 = lshr i64 %103, %101
  %105 = or i64 %104, %102
  %106 = shl i64 %95, %99
  %107 = lshr i64 %96, 1
  %108 = lshr i64 %107, %101
  %109 = or i64 %108, %106
  %110 = shl i64 %96, %99
  %111 = lshr i64 %97, 1
  %112 = lshr i64 %111, %101
  %113 = or i64 %112, %110
  %114 = or disjoint i64 %37, 4503599627370496
  %115 = mul i64 %113, %114
  %116 = mul i64 %109, %114
  %117 = mul i64 %105, %114
  %118 = and i64 %30, 4294967295
  %119 = and i64 %109, 4294967295
  %120 = mul nuw i64 %119, %118
  %121 = lshr i64 %114, 32
  %122 = mul nuw nsw i64 %119, %121
  %123 = lshr i64 %120, 32
  %124 = add nuw nsw i64 %123, %122
  %125 = lshr i64 %109, 32
  %126 = mul nuw i64 %125, %118
  %127 = and i64 %124, 4294967295
  %128 = add nuw i64 %127, %126
  %129 = mul nuw nsw i64 %125, %121
  %130 = lshr i64 %124, 32
  %131 = lshr i64 %128, 32
  %132 = and i64 %113, 4294967295
  %133 = mul nuw i64 %132, %118
  %134 = mul nuw nsw i64 %132, %121
  %135 = lshr i64 %133, 32
  %136 = add nuw nsw i64 %135, %134
  %137 = lshr i64 %113, 32
  %138 = mul nuw i64 %137, %118
  %139 = and i64 %136, 4294967295
  %140 = add nuw i64 %139, %138
  %141 = mul nuw nsw i64 %137, %121
  %142 = lshr i64 %136, 32
  %143 = add nuw nsw i64 %142, %141
  %144 = lshr i64 %140, 32
  %145 = add nuw nsw i64 %143, %144
  %146 = add i64 %145, %116
  %147 = icmp ult i64 %146, %145
  %148 = zext i1 %147 to i64
  %149 = add i64 %117, %129
  %150 = add i64 %149, %130
  %151 = add i64 %150, %131
  %152 = add i64 %151, %148
  %153 = call i64 @llvm.fshl.i64(i64 %152, i64 %146, i64 2)
  %154 = call i64 @llvm.fshl.i64(i64 %146, i64 %115, i64 2)
  %155 = ashr i64 %153, 63
  %156 = xor i64 %155, %153
  %157 = xor i64 %155, %154
  %158 = icmp eq i64 %153, %155
  %159 = select i1 %158, i64 %157, i64 %156
  %160 = icmp eq i64 %159, 0
  %161 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %159, i1 true)
  %162 = trunc nuw nsw i64 %161 to i32
  %163 = select i1 %160, i32 0, i32 %162
  %164 = shl i64 %115, 2
  %165 = xor i64 %155, %164
  %166 = select i1 %158, i64 %165, i64 %157
  %167 = lshr i64 %152, 62
  %168 = trunc nuw nsw i64 %167 to i32
  %169 = trunc nsw i64 %155 to i32
  %170 = sub nsw i32 %168, %169
  %171 = zext nneg i32 %163 to i64
  %172 = shl i64 %159, %171
  %173 = lshr i64 %166, 1
  %174 = xor i32 %163, 63
  %175 = zext nneg i32 %174 to i64
  %176 = lshr i64 %173, %175
  %177 = or i64 %176, %172
  %178 = lshr i64 %177, 11
  %179 = uitofp nneg i64 %178 to double
  %180 = shl i64 %177, 42
  %181 = and i64 %180, 9002801208229888
  %182 = uitofp nneg i64 %181 to double
  %183 = select i1 %158, i32 906, i32 970
  %184 = sub nuw nsw i32 %183, %163
  %185 = zext nneg i32 %184 to i64
  %186 = shl nuw nsw i64 %185, 52
  %187 = bitcast i64 %186 to double
  %188 = fmul double %187, 0x3CA0000000000000
  %189 = fmul double %188, %182
  %190 = fmul double %187, %179
  %191 = bitcast double %190 to i64
  %192 = and i64 %191, -134217728
  %193 = bitcast i64 %192 to double
  %194 = fmul double %193, 0x3FF921FB50000000
  %195 = fsub double %190, %193
  %196 = fadd double %189, %195
  %197 = fmul double %193, 0x3E5110B4611A6263
  %198 = call double @llvm.fma.f64(double %196, double 0x3FF921FB54442D18, double %197)
  %199 = fadd double %194, %198
  %200 = fsub double %199, %194
  %201 = fsub double %198, %200
  %202 = and i64 %33, -9223372036854775808
  %203 = or disjoint i64 %202, 4607182418800017408
  %204 = bitcast i64 %203 to double
  %205 = fneg double %204
  %206 = icmp slt i64 %153, 0
  %207 = select i1 %206, double %205, double %204
  %208 = fmul double %207, %199
  %209 = fmul double %207, %201
  %210 = sub nsw i32 0, %170
  %211 = icmp slt i64 %33, 0
  %212 = select i1 %211, i32 %210, i32 %170
  br label %213

213:
  %214 = phi double [ %208, %32 ], [ %19, %26 ], [ %19, %24 ], [ 0x7FF8000000000000, %29 ]
  %215 = phi double [ %209, %32 ], [ %21, %26 ], [ %21, %24 ], [ 0x7FF8000000000000, %29 ]
  %216 = phi i32 [ %212, %32 ], [ %6, %26 ], [ 0, %24 ], [ 0, %29 ]
  %217 = fcmp olt double %22, 0x3E40000000000000
  %218 = fmul double %214, %214
  %219 = fmul double %214, %218
  %220 = call double @llvm.fma.f64(double %218, double 0x3DE5D8B55980CB71, double 0xBE5AE5E4B83D9994)
  %221 = call double @llvm.fma.f64(double %220, double %218, double 0x3EC71DE35552B354)
  %222 = call double @llvm.fma.f64(double %221, double %218, double 0xBF2A01A019BE9215)
  %223 = call double @llvm.fma.f64(double %222, double %218, double 0x3F8111111110F730)
  %224 = call double @llvm.fma.f64(double %223, double %218, double 0xBFC5555555555548)
  %225 = call double @llvm.fma.f64(double %219, double %224, double %215)
  %226 = fadd double %214, %225
  %227 = fmul double %218, -5.000000e-01
  %228 = fadd double %227, 1.000000e+00
  %229 = fadd double %228, -1.000000e+00
  %230 = fsub double %227, %229
  %231 = fmul double %218, %218
  %232 = call double @llvm.fma.f64(double %218, double 0xBDA8FB09171DF2CC, double 0x3E21EE9F044EB9EA)
  %233 = call double @llvm.fma.f64(double %232, double %218, double 0xBE927E4F8116C585)
  %234 = call double @llvm.fma.f64(double %233, double %218, double 0x3EFA01A019CBE0A3)
  %235 = call double @llvm.fma.f64(double %234, double %218, double 0xBF56C16C16C15217)
  %236 = call double @llvm.fma.f64(double %235, double %218, double 0x3FA555555555554C)
  %237 = call double @llvm.fma.f64(double %231, double %236, double %230)
  %238 = fmul double %214, %215
  %239 = fsub double %237, %238
  %240 = fadd double %228, %239
  %241 = and i32 %216, 1
  br i1 %217, label %251, label %242

242:
  %243 = icmp eq i32 %241, 0
  %244 = select i1 %243, double %226, double %240
  %245 = bitcast double %244 to i64
  %246 = and i32 %216, 2
  %247 = zext nneg i32 %246 to i64
  %248 = shl nuw i64 %247, 62
  %249 = xor i64 %248, %245
  %250 = bitcast i64 %249 to double
  br label %251

251:
  %252 = phi double [ %250, %242 ], [ %0, %213 ]
  store double %252, ptr %1, align 8
  %253 = add nsw i32 %216, 1
  %254 = icmp eq i32 %241, 0
  %255 = select i1 %254, double %240, double %226
  %256 = bitcast double %255 to i64
  %257 = and i32 %253, 2
  %258 = zext nneg i32 %257 to i64
  %259 = shl nuw i64 %258, 62
  %260 = xor i64 %259, %256
  store i64 %260, ptr %2, align 8
  ret void
}

declare double @llvm.fma.f64(double, double, double)

declare double @llvm.fabs.f64(double)

declare i64 @llvm.fshl.i64(i64, i64, i64)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)
