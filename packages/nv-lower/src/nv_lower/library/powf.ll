define linkonce_odr float @powf(float noundef %0, float noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = call float @llvm.fabs.f32(float %0)
  %4 = fcmp oeq float %1, 0.000000e+00
  %5 = fcmp oeq float %0, 1.000000e+00
  %6 = or i1 %5, %4
  br i1 %6, label %248, label %7

7:
  %8 = fcmp ord float %0, %1
  br i1 %8, label %11, label %9

9:
  %10 = fadd float %0, %1
  br label %248

11:
  %12 = fcmp oeq float %0, 0.000000e+00
  %13 = fcmp oeq float %3, 0x7FF0000000000000
  %14 = or i1 %12, %13
  br i1 %14, label %15, label %19

15:
  %16 = fcmp uge float %1, 0.000000e+00
  %17 = xor i1 %12, %16
  %18 = select i1 %17, float 0x7FF0000000000000, float 0.000000e+00
  br label %226

19:
  %20 = call float @llvm.fabs.f32(float %1)
  %21 = fcmp oeq float %20, 0x7FF0000000000000
  br i1 %21, label %22, label %29

22:
  %23 = fcmp oeq float %3, 1.000000e+00
  br i1 %23, label %226, label %24

24:
  %25 = fcmp ogt float %3, 1.000000e+00
  %26 = fcmp ule float %1, 0.000000e+00
  %27 = xor i1 %25, %26
  %28 = select i1 %27, float 0x7FF0000000000000, float 0.000000e+00
  br label %226

29:
  %30 = bitcast float %3 to i32
  %31 = add nsw i32 %30, -8388608
  %32 = icmp ult i32 %31, -8388607
  %33 = uitofp nneg i32 %30 to float
  %34 = select i1 %32, i32 0, i32 -149
  %35 = select i1 %32, float %3, float %33
  %36 = bitcast float %35 to i32
  %37 = add nsw i32 %36, -1060439283
  %38 = ashr i32 %37, 23
  %39 = add nsw i32 %38, %34
  %40 = and i32 %37, 8388607
  %41 = add nuw nsw i32 %40, 1060439283
  %42 = bitcast i32 %41 to float
  %43 = fcmp olt float %1, 0xC270000000000000
  %44 = select i1 %43, float 0xC270000000000000, float %1
  %45 = fcmp ogt float %44, 0x4270000000000000
  %46 = select i1 %45, float 0x4270000000000000, float %44
  %47 = fadd float %42, -1.000000e+00
  %48 = fadd float %47, 2.000000e+00
  %49 = fadd float %48, -2.000000e+00
  %50 = fsub float %47, %49
  %51 = fdiv arcp float 1.000000e+00, %48
  %52 = fmul float %47, %51
  %53 = bitcast float %52 to i32
  %54 = and i32 %53, -4096
  %55 = bitcast i32 %54 to float
  %56 = fsub float %52, %55
  %57 = bitcast float %48 to i32
  %58 = and i32 %57, -4096
  %59 = bitcast i32 %58 to float
  %60 = fsub float %48, %59
  %61 = fmul float %59, %55
  %62 = fsub float %47, %61
  %63 = fmul float %60, %55
  %64 = fsub float %62, %63
  %65 = fmul float %56, %59
  %66 = fsub float %64, %65
  %67 = fmul float %60, %56
  %68 = fsub float %66, %67
  %69 = fmul float %52, %50
  %70 = fsub float 0.000000e+00, %69
  %71 = fadd float %70, %68
  %72 = fmul float %51, %71
  %73 = fadd float %52, %72
  %74 = fsub float %73, %52
  %75 = fsub float %72, %74
  %76 = bitcast float %73 to i32
  %77 = and i32 %76, -4096
  %78 = bitcast i32 %77 to float
  %79 = fsub float %73, %78
  %80 = fmul float %73, %73
  %81 = fmul float %79, %79
  %82 = fmul float %78, %78
  %83 = fsub float %80, %82
  %84 = fmul float %79, %78
  %85 = fsub float %83, %84
  %86 = fsub float %84, %85
  %87 = fadd float %81, %86
  %88 = fmul float %73, %75
  %89 = call float @llvm.fmuladd.f32(float %73, float %75, float %88)
  %90 = fadd float %89, %87
  %91 = fadd float %80, %90
  %92 = fsub float %80, %91
  %93 = fadd float %90, %92
  %94 = bitcast float %91 to i32
  %95 = and i32 %94, -4096
  %96 = bitcast i32 %95 to float
  %97 = fsub float %91, %96
  %98 = fmul float %73, %91
  %99 = fmul float %79, %97
  %100 = fmul float %78, %96
  %101 = fsub float %98, %100
  %102 = fmul float %79, %96
  %103 = fsub float %101, %102
  %104 = fmul float %97, %78
  %105 = fsub float %103, %104
  %106 = fsub float %99, %105
  %107 = fmul float %73, %93
  %108 = call float @llvm.fmuladd.f32(float %91, float %75, float %107)
  %109 = fadd float %108, %106
  %110 = fadd float %98, %109
  %111 = fsub float %110, %98
  %112 = fsub float %109, %111
  %113 = bitcast float %110 to i32
  %114 = and i32 %113, -4096
  %115 = bitcast i32 %114 to float
  %116 = fsub float %110, %115
  %117 = fmul float %110, 0x3FE5555560000000
  %118 = fmul float %116, 0x3F25560000000000
  %119 = fmul float %115, 0x3FE5540000000000
  %120 = fsub float %117, %119
  %121 = fmul float %115, 0x3F25560000000000
  %122 = fsub float %120, %121
  %123 = fmul float %116, 0x3FE5540000000000
  %124 = fsub float %122, %123
  %125 = fsub float %118, %124
  %126 = fmul float %112, 0x3FE5555560000000
  %127 = call float @llvm.fmuladd.f32(float %110, float 0xBE55555560000000, float %126)
  %128 = fadd float %127, %125
  %129 = fadd float %117, %128
  %130 = fsub float %129, %117
  %131 = fsub float %128, %130
  %132 = call float @llvm.fmuladd.f32(float %91, float 0x3FCDFCBFC0000000, float 0x3FD2451A60000000)
  %133 = call float @llvm.fmuladd.f32(float %132, float %91, float 0x3FD999A020000000)
  %134 = sitofp i32 %39 to float
  %135 = fmul float %134, 0x3FE62E4000000000
  %136 = fmul float %134, 0x3EB7F7D1C0000000
  %137 = fadd float %135, %136
  %138 = fsub float %137, %135
  %139 = fsub float %136, %138
  %140 = fmul float %73, 2.000000e+00
  %141 = fmul float %75, 2.000000e+00
  %142 = fadd float %137, %140
  %143 = fsub float %142, %137
  %144 = fsub float %142, %143
  %145 = fsub float %137, %144
  %146 = fsub float %140, %143
  %147 = fadd float %146, %145
  %148 = fadd float %139, %141
  %149 = fadd float %148, %147
  %150 = fadd float %142, %149
  %151 = fsub float %150, %142
  %152 = fsub float %149, %151
  %153 = icmp eq i32 %39, 0
  %154 = select i1 %153, float %140, float %150
  %155 = select i1 %153, float %141, float %152
  %156 = fmul float %91, %133
  %157 = fmul float %156, %110
  %158 = fadd float %157, %131
  %159 = fadd float %129, %158
  %160 = fsub float %159, %129
  %161 = fsub float %158, %160
  %162 = fadd float %154, %159
  %163 = fsub float %162, %154
  %164 = fsub float %159, %163
  %165 = fadd float %155, %161
  %166 = fadd float %164, %165
  %167 = fadd float %162, %166
  %168 = fsub float %167, %162
  %169 = fsub float %166, %168
  %170 = bitcast float %167 to i32
  %171 = and i32 %170, -4096
  %172 = bitcast i32 %171 to float
  %173 = fsub float %167, %172
  %174 = bitcast float %46 to i32
  %175 = and i32 %174, -4096
  %176 = bitcast i32 %175 to float
  %177 = fsub float %46, %176
  %178 = fmul float %46, %167
  %179 = fmul float %177, %173
  %180 = fmul float %176, %172
  %181 = fsub float %178, %180
  %182 = fmul float %177, %172
  %183 = fsub float %181, %182
  %184 = fmul float %173, %176
  %185 = fsub float %183, %184
  %186 = fsub float %179, %185
  %187 = call float @llvm.fmuladd.f32(float %169, float %46, float %186)
  %188 = fadd float %178, %187
  %189 = fsub float %188, %178
  %190 = fsub float %187, %189
  %191 = call float @llvm.fabs.f32(float %188)
  %192 = fcmp olt float %191, 1.780000e+02
  %193 = fcmp olt float %188, -1.040000e+02
  %194 = select i1 %193, float -1.040000e+02, float %188
  %195 = fcmp ogt float %194, 8.900000e+01
  %196 = select i1 %195, float 8.900000e+01, float %194
  %197 = call float @llvm.fmuladd.f32(float %196, float 0x3FF7154760000000, float 0x4168000000000000)
  %198 = bitcast float %197 to i32
  %199 = add i32 %198, -1262485504
  %200 = fadd float %197, 0xC168000000000000
  %201 = fneg float %200
  %202 = call float @llvm.fmuladd.f32(float %201, float 0x3FE62E4000000000, float %196)
  %203 = fneg float %190
  %204 = select i1 %192, float %203, float -0.000000e+00
  %205 = call float @llvm.fmuladd.f32(float %200, float 0x3EB7F7D1C0000000, float %204)
  %206 = fsub float %202, %205
  %207 = fmul float %206, %206
  %208 = call float @llvm.fmuladd.f32(float %206, float 0x3F56D021A0000000, float 0x3F8123AF60000000)
  %209 = call float @llvm.fmuladd.f32(float %208, float %206, float 0x3FA5555240000000)
  %210 = call float @llvm.fmuladd.f32(float %209, float %206, float 0x3FC5554900000000)
  %211 = call float @llvm.fmuladd.f32(float %210, float %206, float 5.000000e-01)
  %212 = fneg float %205
  %213 = call float @llvm.fmuladd.f32(float %207, float %211, float %212)
  %214 = fadd float %202, %213
  %215 = fadd float %214, 1.000000e+00
  %216 = ashr i32 %199, 1
  %217 = shl i32 %216, 23
  %218 = add i32 %217, 1065353216
  %219 = bitcast i32 %218 to float
  %220 = fmul float %215, %219
  %221 = sub i32 %198, %216
  %222 = shl i32 %221, 23
  %223 = add i32 %222, 1065353216
  %224 = bitcast i32 %223 to float
  %225 = fmul float %220, %224
  br label %226

226:
  %227 = phi float [ %225, %29 ], [ 1.000000e+00, %22 ], [ %18, %15 ], [ %28, %24 ]
  %228 = bitcast float %0 to i32
  %229 = icmp sgt i32 %228, -1
  br i1 %229, label %248, label %230

230:
  %231 = call float @llvm.fabs.f32(float %1)
  %232 = fcmp olt float %231, 0x4170000000000000
  %233 = call float @llvm.trunc.f32(float %1)
  br i1 %232, label %234, label %243

234:
  %235 = fcmp une float %233, %1
  %236 = fmul float %1, 5.000000e-01
  %237 = call float @llvm.trunc.f32(float %236)
  %238 = fmul float %237, 2.000000e+00
  %239 = fcmp oeq float %238, %1
  %240 = or i1 %235, %239
  br i1 %240, label %243, label %241

241:
  %242 = fneg float %227
  br label %248

243:
  %244 = fcmp oeq float %233, %1
  %245 = or i1 %13, %244
  %246 = or i1 %12, %245
  %247 = select i1 %246, float %227, float 0x7FF8000000000000
  br label %248

248:
  %249 = phi float [ %10, %9 ], [ 1.000000e+00, %2 ], [ %242, %241 ], [ %227, %226 ], [ %247, %243 ]
  ret float %249
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fmuladd.f32(float, float, float)

declare float @llvm.trunc.f32(float)
