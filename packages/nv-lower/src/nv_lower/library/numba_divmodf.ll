define linkonce_odr float @numba_divmodf(float noundef %0, float noundef %1, ptr noundef writeonly captures(none) %2) alwaysinline nofree nosync nounwind memory(argmem: write) {
  %4 = bitcast float %0 to i32
  %5 = bitcast float %1 to i32
  %6 = xor i32 %5, %4
  %7 = call float @llvm.fabs.f32(float %0)
  %8 = bitcast float %7 to i32
  %9 = call float @llvm.fabs.f32(float %1)
  %10 = bitcast float %9 to i32
  %11 = icmp uge i32 %8, %10
  %12 = icmp ugt i32 %10, 2139095040
  %13 = or i1 %11, %12
  br i1 %13, label %14, label %31

14:
  %15 = fdiv arcp float %7, %9
  %16 = fmul float %15, 0x3FF0000080000000
  %17 = call float @llvm.trunc.f32(float %16)
  %18 = fcmp ogt float %9, 0x3C30000000000000
  %19 = fcmp olt float %9, 0x4630000000000000
  %20 = and i1 %18, %19
  %21 = fcmp olt float %17, 0x4130000000000000
  %22 = and i1 %20, %21
  br i1 %22, label %23, label %49

23:
  %24 = call float @nv_residual_f32(float noundef %7, float noundef %17, float noundef %9)
  %25 = fcmp olt float %24, 0.000000e+00
  %26 = fadd float %9, %24
  %27 = select i1 %25, float %26, float %24
  %28 = fadd float %17, -1.000000e+00
  %29 = select i1 %25, float %28, float %17
  %30 = call float @llvm.copysign.f32(float %27, float %0)
  br label %31

31:
  %32 = phi float [ %29, %23 ], [ 0.000000e+00, %3 ]
  %33 = phi float [ %30, %23 ], [ %0, %3 ]
  %34 = icmp slt i32 %6, 0
  %35 = fcmp une float %33, 0.000000e+00
  %36 = and i1 %34, %35
  %37 = fcmp oeq float %33, 0.000000e+00
  br i1 %37, label %38, label %40

38:
  %39 = call float @llvm.copysign.f32(float 0.000000e+00, float %1)
  br label %43

40:
  %41 = fadd float %33, %1
  %42 = select i1 %36, float %41, float %33
  br label %43

43:
  %44 = phi float [ %39, %38 ], [ %42, %40 ]
  store float %44, ptr %2, align 4
  %45 = fadd float %32, 1.000000e+00
  %46 = select i1 %36, float %45, float %32
  %47 = fneg float %46
  %48 = select i1 %34, float %47, float %32
  br label %189

49:
  %50 = icmp ult i32 %8, 2139095040
  %51 = fcmp ord float %1, 0.000000e+00
  %52 = and i1 %51, %50
  br i1 %52, label %57, label %53

53:
  %54 = fcmp ord float %0, %1
  %55 = fadd float %0, %1
  %56 = select i1 %54, float 0x7FF8000000000000, float %55
  store float %56, ptr %2, align 4
  br label %189

57:
  %58 = fcmp olt float %7, 0x47D0000000000000
  %59 = fcmp olt float %15, 0x4770000000000000
  %60 = and i1 %58, %59
  %61 = and i1 %20, %60
  br i1 %61, label %62, label %103

62:
  %63 = fdiv arcp float 1.000000e+00, %9
  %64 = fcmp ult float %15, 0x4130000000000000
  br i1 %64, label %83, label %65

65:
  %66 = phi float [ %78, %65 ], [ %15, %62 ]
  %67 = phi i32 [ %76, %65 ], [ 0, %62 ]
  %68 = phi float [ %77, %65 ], [ %7, %62 ]
  %69 = bitcast float %66 to i32
  %70 = add nuw i32 %69, 2048
  %71 = and i32 %70, -4096
  %72 = bitcast i32 %71 to float
  %73 = call float @nv_residual_f32(float noundef %68, float noundef %72, float noundef %9)
  %74 = fcmp olt float %73, 0.000000e+00
  %75 = zext i1 %74 to i32
  %76 = xor i32 %67, %75
  %77 = call float @llvm.fabs.f32(float %73)
  %78 = fmul arcp float %77, %63
  %79 = fcmp ult float %78, 0x4130000000000000
  br i1 %79, label %80, label %65

80:
  %81 = bitcast float %77 to i32
  %82 = icmp eq i32 %67, %75
  br label %83

83:
  %84 = phi i32 [ %81, %80 ], [ %8, %62 ]
  %85 = phi float [ %77, %80 ], [ %7, %62 ]
  %86 = phi i1 [ %82, %80 ], [ true, %62 ]
  %87 = icmp uge i32 %84, %10
  %88 = or i1 %12, %87
  br i1 %88, label %89, label %97

89:
  %90 = fdiv arcp float %85, %9
  %91 = fmul float %90, 0x3FF0000080000000
  %92 = call float @llvm.trunc.f32(float %91)
  %93 = call float @nv_residual_f32(float noundef %85, float noundef %92, float noundef %9)
  %94 = fcmp olt float %93, 0.000000e+00
  %95 = fadd float %9, %93
  %96 = select i1 %94, float %95, float %93
  br label %97

97:
  %98 = phi float [ %96, %89 ], [ %85, %83 ]
  %99 = call i1 @llvm.is.fpclass.f32(float %98, i32 64)
  %100 = select i1 %86, i1 true, i1 %99
  %101 = fsub float %9, %98
  %102 = select i1 %100, float %98, float %101
  br label %166

103:
  %104 = and i32 %8, 8388607
  %105 = icmp ult i32 %8, 8388608
  br i1 %105, label %106, label %111

106:
  %107 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %104, i1 true)
  %108 = add nsw i32 %107, -8
  %109 = sub nsw i32 9, %107
  %110 = shl i32 %104, %108
  br label %114

111:
  %112 = lshr i32 %8, 23
  %113 = or disjoint i32 %104, 8388608
  br label %114

114:
  %115 = phi i32 [ %109, %106 ], [ %112, %111 ]
  %116 = phi i32 [ %110, %106 ], [ %113, %111 ]
  %117 = and i32 %10, 8388607
  %118 = icmp ult i32 %10, 8388608
  br i1 %118, label %119, label %124

119:
  %120 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %117, i1 true)
  %121 = add nsw i32 %120, -8
  %122 = sub nsw i32 9, %120
  %123 = shl i32 %117, %121
  br label %127

124:
  %125 = lshr i32 %10, 23
  %126 = or disjoint i32 %117, 8388608
  br label %127

127:
  %128 = phi i32 [ %122, %119 ], [ %125, %124 ]
  %129 = phi i32 [ %123, %119 ], [ %126, %124 ]
  %130 = sub nsw i32 %115, %128
  %131 = icmp ult i32 %116, %129
  %132 = select i1 %131, i32 0, i32 %129
  %133 = sub i32 %116, %132
  %134 = icmp sgt i32 %130, 0
  %135 = icmp ne i32 %133, 0
  %136 = select i1 %134, i1 %135, i1 false
  br i1 %136, label %137, label %147

137:
  %138 = phi i32 [ %142, %137 ], [ %133, %127 ]
  %139 = phi i32 [ %143, %137 ], [ %130, %127 ]
  %140 = call i32 @llvm.umin.i32(i32 %139, i32 8)
  %141 = shl i32 %138, %140
  %142 = urem i32 %141, %129
  %143 = sub nsw i32 %139, %140
  %144 = icmp sgt i32 %143, 0
  %145 = icmp ne i32 %142, 0
  %146 = select i1 %144, i1 %145, i1 false
  br i1 %146, label %137, label %147

147:
  %148 = phi i32 [ %133, %127 ], [ %142, %137 ]
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %166, label %150

150:
  %151 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %148, i1 true)
  %152 = add nsw i32 %151, -8
  %153 = sub nsw i32 %128, %152
  %154 = icmp sgt i32 %153, 0
  br i1 %154, label %155, label %161

155:
  %156 = shl i32 %153, 23
  %157 = shl i32 %148, %152
  %158 = add i32 %157, -8388608
  %159 = add i32 %158, %156
  %160 = bitcast i32 %159 to float
  br label %166

161:
  %162 = shl i32 %148, %152
  %163 = sub nsw i32 1, %153
  %164 = lshr i32 %162, %163
  %165 = bitcast i32 %164 to float
  br label %166

166:
  %167 = phi float [ 0.000000e+00, %147 ], [ %160, %155 ], [ %165, %161 ], [ %102, %97 ]
  %168 = call float @llvm.copysign.f32(float %167, float %0)
  %169 = icmp slt i32 %6, 0
  %170 = fcmp une float %167, 0.000000e+00
  %171 = and i1 %169, %170
  %172 = fcmp oeq float %167, 0.000000e+00
  br i1 %172, label %173, label %175

173:
  %174 = call float @llvm.copysign.f32(float 0.000000e+00, float %1)
  br label %178

175:
  %176 = fadd float %168, %1
  %177 = select i1 %171, float %176, float %168
  br label %178

178:
  %179 = phi float [ %174, %173 ], [ %177, %175 ]
  store float %179, ptr %2, align 4
  %180 = fsub float %0, %168
  %181 = fdiv float %180, %1
  %182 = fadd float %181, -1.000000e+00
  %183 = select i1 %171, float %182, float %181
  %184 = call float @llvm.floor.f32(float %183)
  %185 = fsub float %183, %184
  %186 = fcmp ogt float %185, 5.000000e-01
  %187 = fadd float %184, 1.000000e+00
  %188 = select i1 %186, float %187, float %184
  br label %189

189:
  %190 = phi float [ %48, %43 ], [ %56, %53 ], [ %188, %178 ]
  ret float %190
}

declare float @llvm.fabs.f32(float)

declare float @llvm.trunc.f32(float)

declare float @nv_residual_f32(float noundef, float noundef, float noundef)

declare float @llvm.copysign.f32(float, float)

declare i1 @llvm.is.fpclass.f32(float, i32 immarg)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)

declare float @llvm.floor.f32(float)
