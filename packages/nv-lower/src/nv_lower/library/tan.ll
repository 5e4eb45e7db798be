define linkonce_odr double @tan(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fma.f64(double %0, double 0x3FE45F306DC9C883, double 0x4338000000000000)
  %3 = bitcast double %2 to i64
  %4 = trunc i64 %3 to i32
  %5 = fadd double %2, 0xC338000000000000
  %6 = fneg double %5
  %7 = call double @llvm.fma.f64(double %6, double 0x3FF921FB54400000, double %0)
  %8 = fmul double %5, 0xBDD0B4611A600000
  %9 = fadd double %7, %8
  %10 = fsub double %9, %7
  %11 = fsub double %9, %10
  %12 = fsub double %7, %11
  %13 = fsub double %8, %10
  %14 = fadd double %13, %12
  %15 = fneg double %14
  %16 = call double @llvm.fma.f64(double %5, double 0x3BA3198A2E037073, double %15)
  %17 = fsub double %9, %16
  %18 = call double @llvm.fabs.f64(double %0)
  %19 = fcmp ogt double %18, 1.600000e+06
  %20 = icmp ne i32 %4, 0
  %21 = call double @llvm.fabs.f64(double %17)
  %22 = fcmp olt double %21, 0x3E90000000000000
  %23 = and i1 %20, %22
  %24 = or i1 %19, %23
  br i1 %24, label %25, label %209

25:
  %26 = bitcast double %18 to i64
  %27 = icmp ugt i64 %26, 9218868437227405311
  br i1 %27, label %212, label %28

28:
  %29 = bitcast double %0 to i64
  %30 = lshr i64 %26, 52
  %31 = trunc nuw nsw i64 %30 to i16
  %32 = add nsw i16 %31, -1013
  %33 = and i64 %26, 4503599627370495
  %34 = sdiv i16 %32, 64
  %35 = zext i16 %34 to i32
  %36 = mul i16 %34, 64
  %37 = sub i16 %32, %36
  %38 = and i32 %35, 16
  %39 = icmp eq i32 %38, 0
  %40 = select i1 %39, i64 0, i64 8441921394348257659
  %41 = select i1 %39, i64 -6703182060581546711, i64 4397547296490951402
  %42 = select i1 %39, i64 -277156292786332224, i64 7780917995555872008
  %43 = select i1 %39, i64 -2638381946312093631, i64 6197850593633725355
  %44 = select i1 %39, i64 -121206125134887583, i64 0
  %45 = select i1 %39, i64 -5249950069107600672, i64 0
  %46 = select i1 %39, i64 452944820249399836, i64 0
  %47 = select i1 %39, i64 -135693905287338178, i64 0
  %48 = select i1 %39, i64 -1692731182770600828, i64 0
  %49 = select i1 %39, i64 -1613291254968254911, i64 0
  %50 = select i1 %39, i64 4148332274289687028, i64 0
  %51 = select i1 %39, i64 -7168499653074671557, i64 0
  %52 = select i1 %39, i64 2303758334597371919, i64 0
  %53 = select i1 %39, i64 -1211730484530615009, i64 0
  %54 = select i1 %39, i64 7869616827067468215, i64 0
  %55 = select i1 %39, i64 5712322887342352941, i64 0
  %56 = select i1 %39, i64 8441921394348257659, i64 0
  %57 = select i1 %39, i64 4397547296490951402, i64 0
  %58 = select i1 %39, i64 7780917995555872008, i64 0
  %59 = and i32 %35, 8
  %60 = icmp eq i32 %59, 0
  %61 = select i1 %60, i64 %40, i64 %48
  %62 = select i1 %60, i64 %41, i64 %49
  %63 = select i1 %60, i64 %42, i64 %50
  %64 = select i1 %60, i64 %43, i64 %51
  %65 = select i1 %60, i64 %44, i64 %52
  %66 = select i1 %60, i64 %45, i64 %53
  %67 = select i1 %60, i64 %46, i64 %54
  %68 = select i1 %60, i64 %47, i64 %55
  %69 = select i1 %60, i64 %48, i64 %56
  %70 = select i1 %60, i64 %49, i64 %57
  %71 = select i1 %60, i64 %50, i64 %58
  %72 = and i32 %35, 4
  %73 = icmp eq i32 %72, 0
  %74 = select i1 %73, i64 %61, i64 %65
  %75 = select i1 %73, i64 %62, i64 %66
  %76 = select i1 %73, i64 %63, i64 %67
  %77 = select i1 %73, i64 %64, i64 %68
  %78 = select i1 %73, i64 %65, i64 %69
  %79 = select i1 %73, i64 %66, i64 %70
  %80 = select i1 %73, i64 %67, i64 %71
  %81 = and i32 %35, 2
  %82 = icmp eq i32 %81, 0
  %83 = select i1 %82, i64 %74, i64 %76
  %84 = select i1 %82, i64 %75, i64 %77
  %85 = select i1 %82, i64 %76, i64 %78
  %86 = select i1 %82, i64 %77, i64 %79
  %87 = select i1 %82, i64 %78, i64 %80
  %88 = and i32 %35, 1
  %89 = icmp eq i32 %88, 0
  %90 = select i1 %89, i64 %83, i64 %84
  %91 = select i1 %89, i64 %84, i64 %85
  %92 = select i1 %89, i64 %85, i64 %86
  %93 = select i1 %89, i64 %86, i64 %87
  %94 = sext i16 %37 to i32
  %95 = zext nneg i32 %94 to i64
  %96 = sub nsw i32 63, %94
  %97 = zext nneg i32 %96 to i64
  %98 = shl i64 %90, %95
  %99 = lshr i64 %91, 1
  %100 = lshr i64 %99, %97
  %101 = or i64 %100, %98
  %102 = shl i64 %91, %95
  %103 = lshr i64 %92, 1
  %104 = lshr i64 %103, %97
  %105 = or i64 %104, %102
  %106 = shl i64 %92, %95
  %107 = lshr i64 %93, 1
  %108 = lshr i64 %107, %97
  %109 = or i64 %108, %106
  %110 = or disjoint i64 %33, 4503599627370496
  %111 = mul i64 %109, %110
  %112 = mul i64 %105, %110
  %113 = mul i64 %101, %110
  %114 = and i64 %26, 4294967295
  %115 = and i64 %105, 4294967295
  %116 = mul nuw i64 %115, %114
  %117 = lshr i64 %110, 32
  %118 = mul nuw nsw i64 %115, %117
  %119 = lshr i64 %116, 32
  %120 = add nuw nsw i64 %119, %118
  %121 = lshr i64 %105, 32
  %122 = mul nuw i64 %121, %114
  %123 = and i64 %120, 4294967295
  %124 = add nuw i64 %123, %122
  %125 = mul nuw nsw i64 %121, %117
  %126 = lshr i64 %120, 32
  %127 = lshr i64 %124, 32
  %128 = and i64 %109, 4294967295
  %129 = mul nuw i64 %128, %114
  %130 = mul nuw nsw i64 %128, %117
  %131 = lshr i64 %129, 32
  %132 = add nuw nsw i64 %131, %130
  %133 = lshr i64 %109, 32
  %134 = mul nuw i64 %133, %114
  %135 = and i64 %132, 4294967295
  %136 = add nuw i64 %135, %134
  %137 = mul nuw nsw i64 %133, %117
  %138 = lshr i64 %132, 32
  %139 = add nuw nsw i64 %138, %137
  %140 = lshr i64 %136, 32
  %141 = add nuw nsw i64 %139, %140
  %142 = add i64 %141, %112
  %143 = icmp ult i64 %142, %141
  %144 = zext i1 %143 to i64
  %145 = add i64 %113, %125
  %146 = add i64 %145, %126
  %147 = add i64 %146, %127
  %148 = add i64 %147, %144
  %149 = call i64 @llvm.fshl.i64(i64 %148, i64 %142, i64 2)
  %150 = call i64 @llvm.fshl.i64(i64 %142, i64 %111, i64 2)
  %151 = ashr i64 %149, 63
  %152 = xor i64 %151, %149
  %153 = xor i64 %151, %150
  %154 = icmp eq i64 %149, %151
  %155 = select i1 %154, i64 %153, i64 %152
  %156 = icmp eq i64 %155, 0
  %157 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %155, i1 true)
  %158 = trunc nuw nsw i64 %157 to i32
  %159 = select i1 %156, i32 0, i32 %158
  %160 = shl i64 %111, 2
  %161 = xor i64 %151, %160
  %162 = select i1 %154, i64 %161, i64 %153
  %163 = lshr i64 %148, 62
  %164 = trunc nuw nsw i64 %163 to i32
  %165 = trunc nsw i64 %151 to i32
  %166 = sub nsw i32 %164, %165
  %167 = zext nneg i32 %159 to i64
  %168 = shl i64 %155, %167
  %169 = lshr i64 %162, 1
  %170 = xor i32 %159, 63
  %171 = zext nneg i32 %170 to i64
  %172 = lshr i64 %169, %171
  %173 = or i64 %172, %168
  %174 = lshr i64 %173, 11
  %175 = uitofp nneg i64 %174 to double
  %176 = shl i64 %173, 42
  %177 = and i64 %176, 9002801208229888
  %178 = uitofp nneg i64 %177 to double
  %179 = select i1 %154, i32 906, i32 970
  %180 = sub nuw nsw i32 %179, %159
  %181 = zext nneg i32 %180 to i64
  %182 = shl nuw nsw i64 %181, 52
  %183 = bitcast i64 %182 to double
  %184 = fmul double %183, 0x3CA0000000000000
  %185 = fmul double %184, %178
  %186 = fmul double %183, %175
  %187 = bitcast double %186 to i64
  %188 = and i64 %187, -134217728
  %189 = bitcast i64 %188 to double
  %190 = fmul double %189, 0x3FF921FB50000000
  %191 = fsub double %186, %189
  %192 = fadd double %185, %191
  %193 = fmul double %189, 0x3E5110B4611A6263
  %194 = call double @llvm.fma.f64(double %192, double 0x3FF921FB54442D18, double %193)
  %195 = fadd double %190, %194
  %196 = fsub double %195, %190
  %197 = fsub double %194, %196
  %198 = and i64 %29, -9223372036854775808
  %199 = or disjoint i64 %198, 4607182418800017408
  %200 = bitcast i64 %199 to double
  %201 = fneg double %200
  %202 = icmp slt i64 %149, 0
  %203 = select i1 %202, double %201, double %200
  %204 = fmul double %203, %195
  %205 = fmul double %203, %197
  %206 = sub nsw i32 0, %166
  %207 = icmp slt i64 %29, 0
  %208 = select i1 %207, i32 %206, i32 %166
  br label %212

209:
  %210 = fsub double %9, %17
  %211 = fsub double %210, %16
  br label %212

212:
  %213 = phi double [ %204, %28 ], [ %17, %209 ], [ 0x7FF8000000000000, %25 ]
  %214 = phi double [ %205, %28 ], [ %211, %209 ], [ 0x7FF8000000000000, %25 ]
  %215 = phi i32 [ %208, %28 ], [ %4, %209 ], [ 0, %25 ]
  %216 = fmul double %213, %213
  %217 = fmul double %213, %216
  %218 = call double @llvm.fma.f64(double %216, double 0x3EE48DC960A40FB6, double 0xBEF975BCA8B5DDF7)
  %219 = call double @llvm.fma.f64(double %218, double %216, double 0x3F09812876DBD55D)
  %220 = call double @llvm.fma.f64(double %219, double %216, double 0xBEFAE344272DF915)
  %221 = call double @llvm.fma.f64(double %220, double %216, double 0x3F119F6F9C3EDF9E)
  %222 = call double @llvm.fma.f64(double %221, double %216, double 0x3F15E7829809C195)
  %223 = call double @llvm.fma.f64(double %222, double %216, double 0x3F2FF2EACCAD901E)
  %224 = call double @llvm.fma.f64(double %223, double %216, double 0x3F434BC181CF1F85)
  %225 = call double @llvm.fma.f64(double %224, double %216, double 0x3F57DB18F3BDF7EE)
  %226 = call double @llvm.fma.f64(double %225, double %216, double 0x3F6D6D2E7A983B42)
  %227 = call double @llvm.fma.f64(double %226, double %216, double 0x3F8226E3A8185335)
  %228 = call double @llvm.fma.f64(double %227, double %216, double 0x3F9664F485D24AA2)
  %229 = call double @llvm.fma.f64(double %228, double %216, double 0x3FABA1BA1BABF34B)
  %230 = call double @llvm.fma.f64(double %229, double %216, double 0x3FC11111111105D2)
  %231 = call double @llvm.fma.f64(double %230, double %216, double 0x3FD555555555555E)
  %232 = fmul double %217, %231
  %233 = fadd double %213, %232
  %234 = fmul double %214, %233
  %235 = call double @llvm.fma.f64(double %234, double %233, double %214)
  %236 = fadd double %232, %235
  %237 = fadd double %213, %236
  %238 = and i32 %215, 1
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %259, label %240

240:
  %241 = fsub double %237, %213
  %242 = fsub double %236, %241
  %243 = fdiv arcp double 1.000000e+00, %237
  %244 = fneg double %243
  %245 = bitcast double %244 to i64
  %246 = and i64 %245, -134217728
  %247 = bitcast i64 %246 to double
  %248 = bitcast double %237 to i64
  %249 = and i64 %248, -134217728
  %250 = bitcast i64 %249 to double
  %251 = fmul double %250, %247
  %252 = fsub double -1.000000e+00, %251
  %253 = fsub double %237, %250
  %254 = fadd double %242, %253
  %255 = fmul double %254, %247
  %256 = fsub double %252, %255
  %257 = fmul double %243, %256
  %258 = fadd double %257, %247
  br label %259

259:
  %260 = phi double [ %258, %240 ], [ %237, %212 ]
  %261 = fcmp olt double %18, 0x3E40000000000000
  %262 = select i1 %261, double %0, double %260
  ret double %262
}

declare double @llvm.fma.f64(double, double, double)

declare double @llvm.fabs.f64(double)

declare i64 @llvm.fshl.i64(i64, i64, i64)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)
