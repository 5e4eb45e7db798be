define linkonce_odr double @atan2(double noundef %0, double noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = fcmp ord double %0, %1
  br i1 %3, label %6, label %4

4:
  %5 = fadd double %0, %1
  br label %252

6:
  %7 = call double @llvm.fabs.f64(double %1)
  %8 = call double @llvm.fabs.f64(double %0)
  %9 = fcmp ogt double %8, %7
  %10 = bitcast double %1 to i64
  %11 = icmp slt i64 %10, 0
  %12 = select i1 %9, double %8, double %7
  %13 = select i1 %9, double %7, double %8
  %14 = call i1 @llvm.is.fpclass.f64(double %12, i32 576)
  br i1 %14, label %15, label %18

15:
  %16 = fcmp oeq double %13, 0x7FF0000000000000
  %17 = select i1 %16, double 1.000000e+00, double 0.000000e+00
  br label %202

18:
  %19 = fcmp ogt double %12, 0x5F30000000000000
  %20 = fcmp olt double %12, 0x26F0000000000000
  %21 = select i1 %20, double 0x6570000000000000, double 1.000000e+00
  %22 = select i1 %19, double 0x1A70000000000000, double %21
  %23 = fmul double %13, %22
  %24 = fmul double %12, %22
  %25 = fmul double %24, 0x3C30000000000000
  %26 = fcmp olt double %23, %25
  br i1 %26, label %27, label %171

27:
  %28 = or i1 %9, %11
  br i1 %28, label %168, label %29

29:
  %30 = bitcast double %0 to i64
  %31 = bitcast double %8 to i64
  %32 = and i64 %30, -9223372036854775808
  %33 = add nsw i64 %31, -9218868437227405312
  %34 = icmp ult i64 %33, -9218868437227405311
  %35 = icmp eq i64 %10, 0
  %36 = add nsw i64 %10, -9218868437227405312
  %37 = icmp ult i64 %36, -9218868437227405311
  %38 = select i1 %34, i1 true, i1 %37
  br i1 %38, label %39, label %53

39:
  %40 = icmp ugt i64 %31, 9218868437227405312
  %41 = icmp ugt i64 %10, 9218868437227405312
  %42 = or i1 %40, %41
  br i1 %42, label %43, label %45

43:
  %44 = fadd double %0, %1
  br label %197

45:
  %46 = icmp eq i64 %31, %10
  %47 = icmp eq i64 %31, 9218868437227405312
  %48 = or i1 %47, %35
  %49 = select i1 %48, i64 9218868437227405312, i64 0
  %50 = or disjoint i64 %49, %32
  %51 = bitcast i64 %50 to double
  %52 = select i1 %46, double 0x7FF8000000000000, double %51
  br label %197

53:
  %54 = and i64 %31, 4503599627370495
  %55 = icmp ult i64 %31, 4503599627370496
  br i1 %55, label %56, label %63

56:
  %57 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %54, i1 true)
  %58 = trunc nuw nsw i64 %57 to i32
  %59 = add nuw nsw i64 %57, 4294967285
  %60 = sub nsw i32 12, %58
  %61 = and i64 %59, 4294967295
  %62 = shl i64 %54, %61
  br label %67

63:
  %64 = lshr i64 %31, 52
  %65 = trunc nuw nsw i64 %64 to i32
  %66 = or disjoint i64 %54, 4503599627370496
  br label %67

67:
  %68 = phi i32 [ %60, %56 ], [ %65, %63 ]
  %69 = phi i64 [ %62, %56 ], [ %66, %63 ]
  %70 = and i64 %10, 4503599627370495
  %71 = icmp ult i64 %10, 4503599627370496
  br i1 %71, label %72, label %79

72:
  %73 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %70, i1 true)
  %74 = trunc nuw nsw i64 %73 to i32
  %75 = add nuw nsw i64 %73, 4294967285
  %76 = sub nsw i32 12, %74
  %77 = and i64 %75, 4294967295
  %78 = shl i64 %70, %77
  br label %83

79:
  %80 = lshr i64 %10, 52
  %81 = trunc nuw nsw i64 %80 to i32
  %82 = or disjoint i64 %70, 4503599627370496
  br label %83

83:
  %84 = phi i32 [ %76, %72 ], [ %81, %79 ]
  %85 = phi i64 [ %78, %72 ], [ %82, %79 ]
  %86 = icmp ult i64 %69, %85
  %87 = sext i1 %86 to i32
  %88 = and i64 %85, 4503599627370495
  %89 = or disjoint i64 %88, 4607182418800017408
  %90 = bitcast i64 %89 to double
  %91 = and i64 %69, 4503599627370495
  %92 = or disjoint i64 %91, 4607182418800017408
  %93 = bitcast i64 %92 to double
  %94 = fdiv arcp double 1.000000e+00, %90
  %95 = fadd double %93, %93
  %96 = select i1 %86, double %95, double %93
  %97 = fmul double %96, %94
  %98 = fcmp olt double %97, 1.000000e+00
  %99 = select i1 %98, double 1.000000e+00, double %97
  %100 = bitcast double %99 to i64
  %101 = add i64 %100, -4602678819172646912
  %102 = select i1 %86, i64 53, i64 52
  %103 = shl i64 %69, %102
  %104 = mul i64 %101, %85
  %105 = sub i64 %103, %104
  %106 = sitofp i64 %105 to double
  %107 = fmul double %94, 0x3CB0000000000000
  %108 = fmul double %107, %106
  %109 = call double @llvm.rint.f64(double %108)
  %110 = fptosi double %109 to i64
  %111 = mul nsw i64 %85, %110
  %112 = sub nsw i64 %105, %111
  %113 = shl nsw i64 %112, 1
  %114 = icmp sgt i64 %113, %85
  %115 = sub nsw i64 0, %85
  %116 = icmp slt i64 %113, %115
  %117 = sext i1 %116 to i64
  %118 = select i1 %114, i64 1, i64 %117
  %119 = add i64 %101, %110
  %120 = mul nsw i64 %118, %85
  %121 = add i64 %119, %118
  %122 = add nsw i32 %68, 1023
  %123 = sub nsw i32 %122, %84
  %124 = add nsw i32 %123, %87
  %125 = icmp sgt i32 %124, 2046
  br i1 %125, label %126, label %129

126:
  %127 = or disjoint i64 %32, 9218868437227405312
  %128 = bitcast i64 %127 to double
  br label %197

129:
  %130 = icmp sgt i32 %124, 0
  br i1 %130, label %131, label %138

131:
  %132 = add nuw nsw i32 %124, 4095
  %133 = zext nneg i32 %132 to i64
  %134 = shl i64 %133, 52
  %135 = add i64 %121, %134
  %136 = or i64 %135, %32
  %137 = bitcast i64 %136 to double
  br label %197

138:
  %139 = icmp slt i32 %124, -53
  br i1 %139, label %140, label %142

140:
  %141 = bitcast i64 %32 to double
  br label %197

142:
  %143 = sub nsw i32 1, %124
  %144 = zext nneg i32 %143 to i64
  %145 = lshr i64 %121, %144
  %146 = shl nsw i64 -1, %144
  %147 = xor i64 %146, -1
  %148 = and i64 %121, %147
  %149 = sub nsw i32 0, %124
  %150 = zext nneg i32 %149 to i64
  %151 = shl nuw nsw i64 1, %150
  %152 = icmp ugt i64 %148, %151
  br i1 %152, label %163, label %153

153:
  %154 = icmp eq i64 %148, %151
  br i1 %154, label %155, label %163

155:
  %156 = icmp sgt i64 %112, %120
  %157 = icmp eq i64 %112, %120
  %158 = and i64 %145, 1
  %159 = icmp ne i64 %158, 0
  %160 = select i1 %157, i1 %159, i1 false
  %161 = select i1 %156, i1 true, i1 %160
  %162 = zext i1 %161 to i64
  br label %163

163:
  %164 = phi i64 [ 1, %142 ], [ 0, %153 ], [ %162, %155 ]
  %165 = add nuw i64 %164, %145
  %166 = or i64 %165, %32
  %167 = bitcast i64 %166 to double
  br label %197

168:
  %169 = fdiv arcp double 1.000000e+00, %24
  %170 = fmul double %23, %169
  br label %197

171:
  %172 = fdiv arcp double 1.000000e+00, %24
  %173 = fmul double %23, %172
  %174 = bitcast double %173 to i64
  %175 = and i64 %174, -134217728
  %176 = bitcast i64 %175 to double
  %177 = fsub double %173, %176
  %178 = bitcast double %24 to i64
  %179 = and i64 %178, 9223372036720558080
  %180 = bitcast i64 %179 to double
  %181 = fsub double %24, %180
  %182 = fmul double %180, %176
  %183 = fsub double %23, %182
  %184 = fmul double %181, %176
  %185 = fsub double %183, %184
  %186 = fmul double %177, %180
  %187 = fsub double %185, %186
  %188 = fmul double %181, %177
  %189 = fsub double %187, %188
  %190 = fmul double %173, 0.000000e+00
  %191 = fsub double 0.000000e+00, %190
  %192 = fadd double %191, %189
  %193 = fmul double %172, %192
  %194 = fadd double %173, %193
  %195 = fsub double %194, %173
  %196 = fsub double %193, %195
  br label %197

197:
  %198 = phi double [ %170, %168 ], [ %194, %171 ], [ undef, %126 ], [ undef, %131 ], [ undef, %140 ], [ undef, %163 ], [ undef, %45 ], [ undef, %43 ]
  %199 = phi double [ 0.000000e+00, %168 ], [ %196, %171 ], [ undef, %126 ], [ undef, %131 ], [ undef, %140 ], [ undef, %163 ], [ undef, %45 ], [ undef, %43 ]
  %200 = phi i1 [ true, %168 ], [ true, %171 ], [ false, %126 ], [ false, %131 ], [ false, %140 ], [ false, %163 ], [ false, %45 ], [ false, %43 ]
  %201 = phi double [ undef, %168 ], [ undef, %171 ], [ %128, %126 ], [ %137, %131 ], [ %141, %140 ], [ %167, %163 ], [ %52, %45 ], [ %44, %43 ]
  br i1 %200, label %202, label %252

202:
  %203 = phi double [ %17, %15 ], [ %198, %197 ]
  %204 = phi double [ 0.000000e+00, %15 ], [ %199, %197 ]
  %205 = fmul double %203, %203
  %206 = fmul double %203, %205
  %207 = call double @llvm.fmuladd.f64(double %205, double 0xBECE0A29912915CB, double 0x3F087F9D68A81971)
  %208 = call double @llvm.fmuladd.f64(double %207, double %205, double 0xBF330FF3630972EF)
  %209 = call double @llvm.fmuladd.f64(double %208, double %205, double 0x3F52E70AAA6F5FD4)
  %210 = call double @llvm.fmuladd.f64(double %209, double %205, double 0xBF6AF7159F8FD217)
  %211 = call double @llvm.fmuladd.f64(double %210, double %205, double 0x3F7DAF247490F0C0)
  %212 = call double @llvm.fmuladd.f64(double %211, double %205, double 0xBF8A813B712F7B63)
  %213 = call double @llvm.fmuladd.f64(double %212, double %205, double 0x3F94017D8324CC46)
  %214 = call double @llvm.fmuladd.f64(double %213, double %205, double 0xBF9A87292A35FC5F)
  %215 = call double @llvm.fmuladd.f64(double %214, double %205, double 0x3FA008829E6490EC)
  %216 = call double @llvm.fmuladd.f64(double %215, double %205, double 0xBFA249558BD0938B)
  %217 = call double @llvm.fmuladd.f64(double %216, double %205, double 0x3FA43F1079046401)
  %218 = call double @llvm.fmuladd.f64(double %217, double %205, double 0xBFA631DA27CEC2A1)
  %219 = call double @llvm.fmuladd.f64(double %218, double %205, double 0x3FA85DA4BB16E937)
  %220 = call double @llvm.fmuladd.f64(double %219, double %205, double 0xBFAAF1D10B8E852A)
  %221 = call double @llvm.fmuladd.f64(double %220, double %205, double 0x3FAE1E0413F92567)
  %222 = call double @llvm.fmuladd.f64(double %221, double %205, double 0xBFB1110FA3847A27)
  %223 = call double @llvm.fmuladd.f64(double %222, double %205, double 0x3FB3B13AF5F5DC6A)
  %224 = call double @llvm.fmuladd.f64(double %223, double %205, double 0xBFB745D172A55234)
  %225 = call double @llvm.fmuladd.f64(double %224, double %205, double 0x3FBC71C71C60CF9E)
  %226 = call double @llvm.fmuladd.f64(double %225, double %205, double 0xBFC249249248F1B9)
  %227 = call double @llvm.fmuladd.f64(double %226, double %205, double 0x3FC99999999998FD)
  %228 = call double @llvm.fmuladd.f64(double %227, double %205, double 0xBFD5555555555555)
  %229 = fmul double %205, -5.000000e-01
  %230 = call double @llvm.fmuladd.f64(double %229, double %204, double %204)
  %231 = call double @llvm.fmuladd.f64(double %206, double %228, double %230)
  %232 = icmp sgt i64 %10, -1
  %233 = xor i1 %232, %9
  %234 = select i1 %233, double 1.000000e+00, double -1.000000e+00
  %235 = select i1 %11, double 0x400921FB54442D18, double 0.000000e+00
  %236 = select i1 %9, double 0x3FF921FB54442D18, double %235
  %237 = select i1 %11, double 0x3CA1A62633145C07, double 0.000000e+00
  %238 = select i1 %9, double 0x3C91A62633145C07, double %237
  %239 = select i1 %11, double -1.000000e+00, double 1.000000e+00
  %240 = select i1 %9, double %234, double %239
  %241 = fmul double %240, %203
  %242 = fadd double %236, %241
  %243 = fsub double %242, %236
  %244 = fsub double %241, %243
  %245 = fcmp oeq double %236, 0.000000e+00
  %246 = select i1 %245, double 0.000000e+00, double %244
  %247 = select i1 %245, double %203, double %242
  %248 = call double @llvm.fmuladd.f64(double %240, double %231, double %238)
  %249 = fadd double %246, %248
  %250 = fadd double %247, %249
  %251 = call double @llvm.copysign.f64(double %250, double %0)
  br label %252

252:
  %253 = phi double [ %5, %4 ], [ %251, %202 ], [ %201, %197 ]
  ret double %253
}

declare double @llvm.fabs.f64(double)

declare i1 @llvm.is.fpclass.f64(double, i32 immarg)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare double @llvm.rint.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.copysign.f64(double, double)
