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
  %20 = call double @llvm.fabs.f64(double %0)
  %21 = fcmp ogt double %20, 1.600000e+06
  %22 = icmp ne i32 %6, 0
  %23 = call double @llvm.fabs.f64(double %19)
  %24 = fcmp olt double %23, 0x3E90000000000000
  %25 = and i1 %22, %24
  %26 = or i1 %21, %25
  br i1 %26, label %27, label %211

27:
  %28 = bitcast double %20 to i64
  %29 = icmp ugt i64 %28, 9218868437227405311
  br i1 %29, label %214, label %30

30:
  %31 = bitcast double %0 to i64
  %32 = lshr i64 %28, 52
  %33 = trunc nuw nsw i64 %32 to i16
  %34 = add nsw i16 %33, -1013
  %35 = and i64 %28, 4503599627370495
  %36 = sdiv i16 %34, 64
  %37 = zext i16 %36 to i32
  %38 = mul i16 %36, 64
  %39 = sub i16 %34, %38
  %40 = and i32 %37, 16
  %41 = icmp eq i32 %40, 0
  %42 = select i1 %41, i64 0, i64 8441921394348257659
  %43 = select i1 %41, i64 -6703182060581546711, i64 4397547296490951402
  %44 = select i1 %41, i64 -277156292786332224, i64 7780917995555872008
  %45 = select i1 %41, i64 -2638381946312093631, i64 6197850593633725355
  %46 = select i1 %41, i64 -121206125134887583, i64 0
  %47 = select i1 %41, i64 -5249950069107600672, i64 0
  %48 = select i1 %41, i64 452944820249399836, i64 0
  %49 = select i1 %41, i64 -135693905287338178, i64 0
  %50 = select i1 %41, i64 -1692731182770600828, i64 0
  %51 = select i1 %41, i64 -1613291254968254911, i64 0
  %52 = select i1 %41, i64 4148332274289687028, i64 0
  %53 = select i1 %41, i64 -7168499653074671557, i64 0
  %54 = select i1 %41, i64 2303758334597371919, i64 0
  %55 = select i1 %41, i64 -1211730484530615009, i64 0
  %56 = select i1 %41, i64 7869616827067468215, i64 0
  %57 = select i1 %41, i64 5712322887342352941, i64 0
  %58 = select i1 %41, i64 8441921394348257659, i64 0
  %59 = select i1 %41, i64 4397547296490951402, i64 0
  %60 = select i1 %41, i64 7780917995555872008, i64 0
  %61 = and i32 %37, 8
  %62 = icmp eq i32 %61, 0
  %63 = select i1 %62, i64 %42, i64 %50
  %64 = select i1 %62, i64 %43, i64 %51
  %65 = select i1 %62, i64 %44, i64 %52
  %66 = select i1 %62, i64 %45, i64 %53
  %67 = select i1 %62, i64 %46, i64 %54
  %68 = select i1 %62, i64 %47, i64 %55
  %69 = select i1 %62, i64 %48, i64 %56
  %70 = select i1 %62, i64 %49, i64 %57
  %71 = select i1 %62, i64 %50, i64 %58
  %72 = select i1 %62, i64 %51, i64 %59
  %73 = select i1 %62, i64 %52, i64 %60
  %74 = and i32 %37, 4
  %75 = icmp eq i32 %74, 0
  %76 = select i1 %75, i64 %63, i64 %67
  %77 = select i1 %75, i64 %64, i64 %68
  %78 = select i1 %75, i64 %65, i64 %69
  %79 = select i1 %75, i64 %66, i64 %70
  %80 = select i1 %75, i64 %67, i64 %71
  %81 = select i1 %75, i64 %68, i64 %72
  %82 = select i1 %75, i64 %69, i64 %73
  %83 = and i32 %37, 2
  %84 = icmp eq i32 %83, 0
  %85 = select i1 %84, i64 %76, i64 %78
  %86 = select i1 %84, i64 %77, i64 %79
  %87 = select i1 %84, i64 %78, i64 %80
  %88 = select i1 %84, i64 %79, i64 %81
  %89 = select i1 %84, i64 %80, i64 %82
  %90 = and i32 %37, 1
  %91 = icmp eq i32 %90, 0
  %92 = select i1 %91, i64 %85, i64 %86
  %93 = select i1 %91, i64 %86, i64 %87
  %94 = select i1 %91, i64 %87, i64 %88
  %95 = select i1 %91, i64 %88, i64 %89
  %96 = sext i16 %39 to i32
  %97 = zext nneg i32 %96 to i64
  %98 = sub nsw i32 63, %96
  %99 = zext nneg i32 %98 to i64
  %100 = shl i64 %92, %97
  %101 = lshr i64 %93, 1
  %102 = lshr i64 %101, %99
  %103 = or i64 %102, %100
  %104 = shl i64 %93, %97
  %105 = lshr i64 %94, 1
  %106 = lshr i64 %105, %99
  %107 = or i64 %106, %104
  %108 = shl i64 %94, %97
  %109 = lshr i64 %95, 1
  %110 = lshr i64 %109, %99
  %111 = or i64 %110, %108
  %112 = or disjoint i64 %35, 4503599627370496
  %113 = mul i64 %111, %112
  %114 = mul i64 %107, %112
  %115 = mul i64 %103, %112
  %116 = and i64 %28, 4294967295
  %117 = and i64 %107, 4294967295
  %118 = mul nuw i64 %117, %116
  %119 = lshr i64 %112, 32
  %120 = mul nuw nsw i64 %117, %119
  %121 = lshr i64 %118, 32
  %122 = add nuw nsw i64 %121, %120
  %123 = lshr i64 %107, 32
  %124 = mul nuw i64 %123, %116
  %125 = and i64 %122, 4294967295
  %126 = add nuw i64 %125, %124
  %127 = mul nuw nsw i64 %123, %119
  %128 = lshr i64 %122, 32
  %129 = lshr i64 %126, 32
  %130 = and i64 %111, 4294967295
  %131 = mul nuw i64 %130, %116
  %132 = mul nuw nsw i64 %130, %119
  %133 = lshr i64 %131, 32
  %134 = add nuw nsw i64 %133, %132
  %135 = lshr i64 %111, 32
  %136 = mul nuw i64 %135, %116
  %137 = and i64 %134, 4294967295
  %138 = add nuw i64 %137, %136
  %139 = mul nuw nsw i64 %135, %119
  %140 = lshr i64 %134, 32
  %141 = add nuw nsw i64 %140, %139
  %142 = lshr i64 %138, 32
  %143 = add nuw nsw i64 %141, %142
  %144 = add i64 %143, %114
  %145 = icmp ult i64 %144, %143
  %146 = zext i1 %145 to i64
  %147 = add i64 %115, %127
  %148 = add i64 %147, %128
  %149 = add i64 %148, %129
  %150 = add i64 %149, %146
  %151 = call i64 @llvm.fshl.i64(i64 %150, i64 %144, i64 2)
  %152 = call i64 @llvm.fshl.i64(i64 %144, i64 %113, i64 2)
  %153 = ashr i64 %151, 63
  %154 = xor i64 %153, %151
  %155 = xor i64 %153, %152
  %156 = icmp eq i64 %151, %153
  %157 = select i1 %156, i64 %155, i64 %154
  %158 = icmp eq i64 %157, 0
  %159 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %157, i1 true)
  %160 = trunc nuw nsw i64 %159 to i32
  %161 = select i1 %158, i32 0, i32 %160
  %162 = shl i64 %113, 2
  %163 = xor i64 %153, %162
  %164 = select i1 %156, i64 %163, i64 %155
  %165 = lshr i64 %150, 62
  %166 = trunc nuw nsw i64 %165 to i32
  %167 = trunc nsw i64 %153 to i32
  %168 = sub nsw i32 %166, %167
  %169 = zext nneg i32 %161 to i64
  %170 = shl i64 %157, %169
  %171 = lshr i64 %164, 1
  %172 = xor i32 %161, 63
  %173 = zext nneg i32 %172 to i64
  %174 = lshr i64 %171, %173
  %175 = or i64 %174, %170
  %176 = lshr i64 %175, 11
  %177 = uitofp nneg i64 %176 to double
  %178 = shl i64 %175, 42
  %179 = and i64 %178, 9002801208229888
  %180 = uitofp nneg i64 %179 to double
  %181 = select i1 %156, i32 906, i32 970
  %182 = sub nuw nsw i32 %181, %161
  %183 = zext nneg i32 %182 to i64
  %184 = shl nuw nsw i64 %183, 52
  %185 = bitcast i64 %184 to double
  %186 = fmul double %185, 0x3CA0000000000000
  %187 = fmul double %186, %180
  %188 = fmul double %185, %177
  %189 = bitcast double %188 to i64
  %190 = and i64 %189, -134217728
  %191 = bitcast i64 %190 to double
  %192 = fmul double %191, 0x3FF921FB50000000
  %193 = fsub double %188, %191
  %194 = fadd double %187, %193
  %195 = fmul double %191, 0x3E5110B4611A6263
  %196 = call double @llvm.fma.f64(double %194, double 0x3FF921FB54442D18, double %195)
  %197 = fadd double %192, %196
  %198 = fsub double %197, %192
  %199 = fsub double %196, %198
  %200 = and i64 %31, -9223372036854775808
  %201 = or disjoint i64 %200, 4607182418800017408
  %202 = bitcast i64 %201 to double
  %203 = fneg double %202
  %204 = icmp slt i64 %151, 0
  %205 = select i1 %204, double %203, double %202
  %206 = fmul double %205, %197
  %207 = fmul double %205, %199
  %208 = sub nsw i32 0, %168
  %209 = icmp slt i64 %31, 0
  %210 = select i1 %209, i32 %208, i32 %168
  br label %214

211:
  %212 = fsub double %11, %19
  %213 = fsub double %212, %18
  br label %214

214:
  %215 = phi double [ %206, %30 ], [ %19, %211 ], [ 0x7FF8000000000000, %27 ]
  %216 = phi double [ %207, %30 ], [ %213, %211 ], [ 0x7FF8000000000000, %27 ]
  %217 = phi i32 [ %210, %30 ], [ %6, %211 ], [ 0, %27 ]
  %218 = fcmp olt double %20, 0x3E40000000000000
  %219 = fmul double %215, %215
  %220 = fmul double %215, %219
  %221 = call double @llvm.fma.f64(double %219, double 0x3DE5D8B55980CB71, double 0xBE5AE5E4B83D9994)
  %222 = call double @llvm.fma.f64(double %221, double %219, double 0x3EC71DE35552B354)
  %223 = call double @llvm.fma.f64(double %222, double %219, double 0xBF2A01A019BE9215)
  %224 = call double @llvm.fma.f64(double %223, double %219, double 0x3F8111111110F730)
  %225 = call double @llvm.fma.f64(double %224, double %219, double 0xBFC5555555555548)
  %226 = call double @llvm.fma.f64(double %220, double %225, double %216)
  %227 = fadd double %215, %226
  %228 = call double @llvm.fma.f64(double %219, double -5.000000e-01, double 1.000000e+00)
  %229 = fsub double 1.000000e+00, %228
  %230 = call double @llvm.fma.f64(double %219, double -5.000000e-01, double %229)
  %231 = fmul double %219, %219
  %232 = call double @llvm.fma.f64(double %219, double 0xBDA8FB09171DF2CC, double 0x3E21EE9F044EB9EA)
  %233 = call double @llvm.fma.f64(double %232, double %219, double 0xBE927E4F8116C585)
  %234 = call double @llvm.fma.f64(double %233, double %219, double 0x3EFA01A019CBE0A3)
  %235 = call double @llvm.fma.f64(double %234, double %219, double 0xBF56C16C16C15217)
  %236 = call double @llvm.fma.f64(double %235, double %219, double 0x3FA555555555554C)
  %237 = call double @llvm.fma.f64(double %231, double %236, double %230)
  %238 = fmul double %215, %216
  %239 = fsub double %237, %238
  %240 = fadd double %228, %239
  %241 = and i32 %217, 1
  br i1 %218, label %251, label %242

242:
  %243 = icmp eq i32 %241, 0
  %244 = select i1 %243, double %227, double %240
  %245 = bitcast double %244 to i64
  %246 = and i32 %217, 2
  %247 = zext nneg i32 %246 to i64
  %248 = shl nuw i64 %247, 62
  %249 = xor i64 %248, %245
  %250 = bitcast i64 %249 to double
  br label %251

251:
  %252 = phi double [ %250, %242 ], [ %0, %214 ]
  store double %252, ptr %1, align 8
  %253 = add nsw i32 %217, 1
  %254 = icmp eq i32 %241, 0
  %255 = select i1 %254, double %240, double %227
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
