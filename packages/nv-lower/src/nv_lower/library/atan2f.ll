define linkonce_odr float @atan2f(float noundef %0, float noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = fcmp ord float %0, %1
  br i1 %3, label %6, label %4

4:
  %5 = fadd float %0, %1
  br label %230

6:
  %7 = call float @llvm.fabs.f32(float %1)
  %8 = call float @llvm.fabs.f32(float %0)
  %9 = fcmp ogt float %8, %7
  %10 = bitcast float %1 to i32
  %11 = icmp slt i32 %10, 0
  %12 = select i1 %9, float %8, float %7
  %13 = select i1 %9, float %7, float %8
  %14 = call i1 @llvm.is.fpclass.f32(float %12, i32 576)
  br i1 %14, label %15, label %18

15:
  %16 = fcmp oeq float %13, 0x7FF0000000000000
  %17 = select i1 %16, float 1.000000e+00, float 0.000000e+00
  br label %193

18:
  %19 = fcmp ogt float %12, 0x43B0000000000000
  %20 = fcmp olt float %12, 0x3E10000000000000
  %21 = select i1 %20, float 0x4590000000000000, float 1.000000e+00
  %22 = select i1 %19, float 0x3AF0000000000000, float %21
  %23 = fmul float %13, %22
  %24 = fmul float %12, %22
  %25 = fmul float %24, 0x3E10000000000000
  %26 = fcmp olt float %23, %25
  br i1 %26, label %27, label %162

27:
  %28 = or i1 %9, %11
  br i1 %28, label %159, label %29

29:
  %30 = bitcast float %0 to i32
  %31 = bitcast float %8 to i32
  %32 = and i32 %30, -2147483648
  %33 = add nsw i32 %31, -2139095040
  %34 = icmp ult i32 %33, -2139095039
  %35 = icmp eq i32 %10, 0
  %36 = add nsw i32 %10, -2139095040
  %37 = icmp ult i32 %36, -2139095039
  %38 = select i1 %34, i1 true, i1 %37
  br i1 %38, label %39, label %53

39:
  %40 = icmp ugt i32 %31, 2139095040
  %41 = icmp ugt i32 %10, 2139095040
  %42 = or i1 %40, %41
  br i1 %42, label %43, label %45

43:
  %44 = fadd float %0, %1
  br label %188

45:
  %46 = icmp eq i32 %31, %10
  %47 = icmp eq i32 %31, 2139095040
  %48 = or i1 %47, %35
  %49 = select i1 %48, i32 2139095040, i32 0
  %50 = or disjoint i32 %49, %32
  %51 = bitcast i32 %50 to float
  %52 = select i1 %46, float 0x7FF8000000000000, float %51
  br label %188

53:
  %54 = and i32 %31, 8388607
  %55 = icmp ult i32 %31, 8388608
  br i1 %55, label %56, label %61

56:
  %57 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %54, i1 true)
  %58 = add nsw i32 %57, -8
  %59 = sub nsw i32 9, %57
  %60 = shl i32 %54, %58
  br label %64

61:
  %62 = lshr i32 %31, 23
  %63 = or disjoint i32 %54, 8388608
  br label %64

64:
  %65 = phi i32 [ %59, %56 ], [ %62, %61 ]
  %66 = phi i32 [ %60, %56 ], [ %63, %61 ]
  %67 = and i32 %10, 8388607
  %68 = icmp ult i32 %10, 8388608
  br i1 %68, label %69, label %74

69:
  %70 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %67, i1 true)
  %71 = add nsw i32 %70, -8
  %72 = sub nsw i32 9, %70
  %73 = shl i32 %67, %71
  br label %77

74:
  %75 = lshr i32 %10, 23
  %76 = or disjoint i32 %67, 8388608
  br label %77

77:
  %78 = phi i32 [ %72, %69 ], [ %75, %74 ]
  %79 = phi i32 [ %73, %69 ], [ %76, %74 ]
  %80 = icmp ult i32 %66, %79
  %81 = sext i1 %80 to i32
  %82 = select i1 %80, i32 24, i32 23
  %83 = and i32 %79, 8388607
  %84 = or disjoint i32 %83, 1065353216
  %85 = bitcast i32 %84 to float
  %86 = and i32 %66, 8388607
  %87 = or disjoint i32 %86, 1065353216
  %88 = bitcast i32 %87 to float
  %89 = fdiv arcp float 1.000000e+00, %85
  %90 = fadd float %88, %88
  %91 = select i1 %80, float %90, float %88
  %92 = fmul float %91, %89
  %93 = fcmp olt float %92, 1.000000e+00
  %94 = select i1 %93, float 1.000000e+00, float %92
  %95 = bitcast float %94 to i32
  %96 = add i32 %95, -1056964608
  %97 = shl i32 %66, %82
  %98 = mul i32 %96, %79
  %99 = sub i32 %97, %98
  %100 = sitofp i32 %99 to float
  %101 = fmul float %89, 0x3E80000000000000
  %102 = fmul float %101, %100
  %103 = call float @llvm.rint.f32(float %102)
  %104 = fptosi float %103 to i32
  %105 = mul nsw i32 %79, %104
  %106 = sub nsw i32 %99, %105
  %107 = shl nsw i32 %106, 1
  %108 = icmp sgt i32 %107, %79
  %109 = sub nsw i32 0, %79
  %110 = icmp slt i32 %107, %109
  %111 = sext i1 %110 to i32
  %112 = select i1 %108, i32 1, i32 %111
  %113 = add i32 %96, %104
  %114 = mul nsw i32 %112, %79
  %115 = add i32 %113, %112
  %116 = add nsw i32 %65, 127
  %117 = sub nsw i32 %116, %78
  %118 = add nsw i32 %117, %81
  %119 = icmp sgt i32 %118, 254
  br i1 %119, label %120, label %123

120:
  %121 = or disjoint i32 %32, 2139095040
  %122 = bitcast i32 %121 to float
  br label %188

123:
  %124 = icmp sgt i32 %118, 0
  br i1 %124, label %125, label %131

125:
  %126 = shl nuw nsw i32 %118, 23
  %127 = add nsw i32 %126, -8388608
  %128 = add i32 %127, %115
  %129 = or i32 %128, %32
  %130 = bitcast i32 %129 to float
  br label %188

131:
  %132 = icmp slt i32 %118, -24
  br i1 %132, label %133, label %135

133:
  %134 = bitcast i32 %32 to float
  br label %188

135:
  %136 = sub nsw i32 1, %118
  %137 = lshr i32 %115, %136
  %138 = shl nsw i32 -1, %136
  %139 = xor i32 %138, -1
  %140 = and i32 %115, %139
  %141 = sub nsw i32 0, %118
  %142 = shl nuw nsw i32 1, %141
  %143 = icmp ugt i32 %140, %142
  br i1 %143, label %154, label %144

144:
  %145 = icmp eq i32 %140, %142
  br i1 %145, label %146, label %154

146:
  %147 = icmp sgt i32 %106, %114
  %148 = icmp eq i32 %106, %114
  %149 = and i32 %137, 1
  %150 = icmp ne i32 %149, 0
  %151 = select i1 %148, i1 %150, i1 false
  %152 = select i1 %147, i1 true, i1 %151
  %153 = zext i1 %152 to i32
  br label %154

154:
  %155 = phi i32 [ 1, %135 ], [ 0, %144 ], [ %153, %146 ]
  %156 = add nuw i32 %155, %137
  %157 = or i32 %156, %32
  %158 = bitcast i32 %157 to float
  br label %188

159:
  %160 = fdiv arcp float 1.000000e+00, %24
  %161 = fmul float %23, %160
  br label %188

162:
  %163 = fdiv arcp float 1.000000e+00, %24
  %164 = fmul float %23, %163
  %165 = bitcast float %164 to i32
  %166 = and i32 %165, -4096
  %167 = bitcast i32 %166 to float
  %168 = fsub float %164, %167
  %169 = bitcast float %24 to i32
  %170 = and i32 %169, 2147479552
  %171 = bitcast i32 %170 to float
  %172 = fsub float %24, %171
  %173 = fmul float %171, %167
  %174 = fsub float %23, %173
  %175 = fmul float %172, %167
  %176 = fsub float %174, %175
  %177 = fmul float %168, %171
  %178 = fsub float %176, %177
  %179 = fmul float %172, %168
  %180 = fsub float %178, %179
  %181 = fmul float %164, 0.000000e+00
  %182 = fsub float 0.000000e+00, %181
  %183 = fadd float %182, %180
  %184 = fmul float %163, %183
  %185 = fadd float %164, %184
  %186 = fsub float %185, %164
  %187 = fsub float %184, %186
  br label %188

188:
  %189 = phi float [ %161, %159 ], [ %185, %162 ], [ undef, %120 ], [ undef, %125 ], [ undef, %133 ], [ undef, %154 ], [ undef, %45 ], [ undef, %43 ]
  %190 = phi float [ 0.000000e+00, %159 ], [ %187, %162 ], [ undef, %120 ], [ undef, %125 ], [ undef, %133 ], [ undef, %154 ], [ undef, %45 ], [ undef, %43 ]
  %191 = phi i1 [ true, %159 ], [ true, %162 ], [ false, %120 ], [ false, %125 ], [ false, %133 ], [ false, %154 ], [ false, %45 ], [ false, %43 ]
  %192 = phi float [ undef, %159 ], [ undef, %162 ], [ %122, %120 ], [ %130, %125 ], [ %134, %133 ], [ %158, %154 ], [ %52, %45 ], [ %44, %43 ]
  br i1 %191, label %193, label %230

193:
  %194 = phi float [ %17, %15 ], [ %189, %188 ]
  %195 = phi float [ 0.000000e+00, %15 ], [ %190, %188 ]
  %196 = fmul float %194, %194
  %197 = fmul float %194, %196
  %198 = call float @llvm.fmuladd.f32(float %196, float 0x3F52967300000000, float 0xBF7E69F760000000)
  %199 = call float @llvm.fmuladd.f32(float %198, float %196, float 0x3F9752F8E0000000)
  %200 = call float @llvm.fmuladd.f32(float %199, float %196, float 0xBFA70805C0000000)
  %201 = call float @llvm.fmuladd.f32(float %200, float %196, float 0x3FB1509E20000000)
  %202 = call float @llvm.fmuladd.f32(float %201, float %196, float 0xBFB6953B00000000)
  %203 = call float @llvm.fmuladd.f32(float %202, float %196, float 0x3FBC5116E0000000)
  %204 = call float @llvm.fmuladd.f32(float %203, float %196, float 0xBFC2476200000000)
  %205 = call float @llvm.fmuladd.f32(float %204, float %196, float 0x3FC99981C0000000)
  %206 = call float @llvm.fmuladd.f32(float %205, float %196, float 0xBFD5555520000000)
  %207 = fmul float %196, -5.000000e-01
  %208 = call float @llvm.fmuladd.f32(float %207, float %195, float %195)
  %209 = call float @llvm.fmuladd.f32(float %197, float %206, float %208)
  %210 = icmp sgt i32 %10, -1
  %211 = xor i1 %210, %9
  %212 = select i1 %211, float 1.000000e+00, float -1.000000e+00
  %213 = select i1 %11, float 0x400921FB60000000, float 0.000000e+00
  %214 = select i1 %9, float 0x3FF921FB60000000, float %213
  %215 = select i1 %11, float 0xBE7777A5C0000000, float 0.000000e+00
  %216 = select i1 %9, float 0xBE6777A5C0000000, float %215
  %217 = select i1 %11, float -1.000000e+00, float 1.000000e+00
  %218 = select i1 %9, float %212, float %217
  %219 = fmul float %218, %194
  %220 = fadd float %214, %219
  %221 = fsub float %220, %214
  %222 = fsub float %219, %221
  %223 = fcmp oeq float %214, 0.000000e+00
  %224 = select i1 %223, float 0.000000e+00, float %222
  %225 = select i1 %223, float %194, float %220
  %226 = call float @llvm.fmuladd.f32(float %218, float %209, float %216)
  %227 = fadd float %224, %226
  %228 = fadd float %225, %227
  %229 = call float @llvm.copysign.f32(float %228, float %0)
  br label %230

230:
  %231 = phi float [ %5, %4 ], [ %229, %193 ], [ %192, %188 ]
  ret float %231
}

declare float @llvm.fabs.f32(float)

declare i1 @llvm.is.fpclass.f32(float, i32 immarg)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare float @llvm.rint.f32(float)

declare float @llvm.fmuladd.f32(float, float, float)

declare float @llvm.copysign.f32(float, float)
