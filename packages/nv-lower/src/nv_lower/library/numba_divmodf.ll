define linkonce_odr float @numba_divmodf(float noundef %0, float noundef %1, ptr noundef writeonly captures(none) %2) alwaysinline nofree nosync nounwind memory(argmem: write) {
  %4 = bitcast float %0 to i32
  %5 = bitcast float %1 to i32
  %6 = xor i32 %5, %4
  %7 = call float @llvm.fabs.f32(float %0)
  %8 = call float @llvm.fabs.f32(float %1)
  %9 = bitcast float %7 to i32
  %10 = bitcast float %8 to i32
  %11 = icmp ult i32 %9, %10
  br i1 %11, label %12, label %14

12:
  %13 = icmp ult i32 %10, 2139095041
  br label %29

14:
  %15 = fdiv arcp float %7, %8
  %16 = fmul float %15, 0x3FF0000080000000
  %17 = call float @llvm.trunc.f32(float %16)
  %18 = call float @nv_residual_f32(float noundef %7, float noundef %17, float noundef %8)
  %19 = fcmp olt float %18, 0.000000e+00
  %20 = fadd float %17, -1.000000e+00
  %21 = select i1 %19, float %20, float %17
  %22 = fadd float %8, %18
  %23 = select i1 %19, float %22, float %18
  %24 = fcmp ogt float %8, 0x3C30000000000000
  %25 = fcmp olt float %8, 0x4630000000000000
  %26 = and i1 %24, %25
  %27 = fcmp olt float %17, 0x4130000000000000
  %28 = and i1 %26, %27
  br label %29

29:
  %30 = phi float [ 0.000000e+00, %12 ], [ %21, %14 ]
  %31 = phi float [ %7, %12 ], [ %23, %14 ]
  %32 = phi i1 [ %13, %12 ], [ %28, %14 ]
  br i1 %32, label %33, label %50

33:
  %34 = icmp slt i32 %6, 0
  %35 = call i1 @llvm.is.fpclass.f32(float %31, i32 959)
  %36 = select i1 %34, i1 %35, i1 false
  %37 = call i1 @llvm.is.fpclass.f32(float %31, i32 64)
  br i1 %37, label %38, label %40

38:
  %39 = call float @llvm.copysign.f32(float 0.000000e+00, float %1)
  br label %44

40:
  %41 = call float @llvm.copysign.f32(float %31, float %0)
  %42 = fadd float %41, %1
  %43 = select i1 %36, float %42, float %41
  br label %44

44:
  %45 = phi float [ %39, %38 ], [ %43, %40 ]
  store float %45, ptr %2, align 4
  %46 = fadd float %30, 1.000000e+00
  %47 = select i1 %36, float %46, float %30
  %48 = fneg float %47
  %49 = select i1 %34, float %48, float %30
  br label %193

50:
  %51 = icmp ult i32 %9, 2139095040
  %52 = fcmp ord float %1, 0.000000e+00
  %53 = and i1 %52, %51
  br i1 %53, label %58, label %54

54:
  %55 = fcmp ord float %0, %1
  %56 = fadd float %0, %1
  %57 = select i1 %55, float 0x7FF8000000000000, float %56
  store float %57, ptr %2, align 4
  br label %193

58:
  %59 = fdiv arcp float %7, %8
  %60 = fcmp ogt float %8, 0x3C30000000000000
  %61 = fcmp olt float %8, 0x4630000000000000
  %62 = and i1 %60, %61
  %63 = fcmp olt float %7, 0x47D0000000000000
  %64 = and i1 %63, %62
  %65 = fcmp olt float %59, 0x4770000000000000
  %66 = and i1 %65, %64
  br i1 %66, label %67, label %107

67:
  %68 = fdiv arcp float 1.000000e+00, %8
  %69 = fcmp ult float %59, 0x4130000000000000
  br i1 %69, label %88, label %70

70:
  %71 = phi float [ %83, %70 ], [ %59, %67 ]
  %72 = phi i32 [ %81, %70 ], [ 0, %67 ]
  %73 = phi float [ %82, %70 ], [ %7, %67 ]
  %74 = bitcast float %71 to i32
  %75 = add nuw i32 %74, 2048
  %76 = and i32 %75, -4096
  %77 = bitcast i32 %76 to float
  %78 = call float @nv_residual_f32(float noundef %73, float noundef %77, float noundef %8)
  %79 = fcmp olt float %78, 0.000000e+00
  %80 = zext i1 %79 to i32
  %81 = xor i32 %72, %80
  %82 = call float @llvm.fabs.f32(float %78)
  %83 = fmul arcp float %82, %68
  %84 = fcmp ult float %83, 0x4130000000000000
  br i1 %84, label %85, label %70

85:
  %86 = bitcast float %82 to i32
  %87 = icmp eq i32 %72, %80
  br label %88

88:
  %89 = phi i32 [ %86, %85 ], [ %9, %67 ]
  %90 = phi float [ %82, %85 ], [ %7, %67 ]
  %91 = phi i1 [ %87, %85 ], [ true, %67 ]
  %92 = icmp ult i32 %89, %10
  br i1 %92, label %101, label %93

93:
  %94 = fdiv arcp float %90, %8
  %95 = fmul float %94, 0x3FF0000080000000
  %96 = call float @llvm.trunc.f32(float %95)
  %97 = call float @nv_residual_f32(float noundef %90, float noundef %96, float noundef %8)
  %98 = fcmp olt float %97, 0.000000e+00
  %99 = fadd float %8, %97
  %100 = select i1 %98, float %99, float %97
  br label %101

101:
  %102 = phi float [ %100, %93 ], [ %90, %88 ]
  %103 = call i1 @llvm.is.fpclass.f32(float %102, i32 64)
  %104 = select i1 %91, i1 true, i1 %103
  %105 = fsub float %8, %102
  %106 = select i1 %104, float %102, float %105
  br label %170

107:
  %108 = and i32 %9, 8388607
  %109 = icmp ult i32 %9, 8388608
  br i1 %109, label %110, label %115

110:
  %111 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %108, i1 true)
  %112 = add nsw i32 %111, -8
  %113 = sub nsw i32 9, %111
  %114 = shl i32 %108, %112
  br label %118

115:
  %116 = lshr i32 %9, 23
  %117 = or disjoint i32 %108, 8388608
  br label %118

118:
  %119 = phi i32 [ %113, %110 ], [ %116, %115 ]
  %120 = phi i32 [ %114, %110 ], [ %117, %115 ]
  %121 = and i32 %10, 8388607
  %122 = icmp ult i32 %10, 8388608
  br i1 %122, label %123, label %128

123:
  %124 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %121, i1 true)
  %125 = add nsw i32 %124, -8
  %126 = sub nsw i32 9, %124
  %127 = shl i32 %121, %125
  br label %131

128:
  %129 = lshr i32 %10, 23
  %130 = or disjoint i32 %121, 8388608
  br label %131

131:
  %132 = phi i32 [ %126, %123 ], [ %129, %128 ]
  %133 = phi i32 [ %127, %123 ], [ %130, %128 ]
  %134 = sub nsw i32 %119, %132
  %135 = icmp ult i32 %120, %133
  %136 = select i1 %135, i32 0, i32 %133
  %137 = sub i32 %120, %136
  %138 = icmp sgt i32 %134, 0
  %139 = icmp ne i32 %137, 0
  %140 = select i1 %138, i1 %139, i1 false
  br i1 %140, label %141, label %151

141:
  %142 = phi i32 [ %146, %141 ], [ %137, %131 ]
  %143 = phi i32 [ %147, %141 ], [ %134, %131 ]
  %144 = call i32 @llvm.umin.i32(i32 %143, i32 8)
  %145 = shl i32 %142, %144
  %146 = urem i32 %145, %133
  %147 = sub nsw i32 %143, %144
  %148 = icmp sgt i32 %147, 0
  %149 = icmp ne i32 %146, 0
  %150 = select i1 %148, i1 %149, i1 false
  br i1 %150, label %141, label %151

151:
  %152 = phi i32 [ %137, %131 ], [ %146, %141 ]
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %170, label %154

154:
  %155 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %152, i1 true)
  %156 = add nsw i32 %155, -8
  %157 = sub nsw i32 %132, %156
  %158 = icmp sgt i32 %157, 0
  br i1 %158, label %159, label %165

159:
  %160 = shl i32 %157, 23
  %161 = shl i32 %152, %156
  %162 = add i32 %161, -8388608
  %163 = add i32 %162, %160
  %164 = bitcast i32 %163 to float
  br label %170

165:
  %166 = shl i32 %152, %156
  %167 = sub nsw i32 1, %157
  %168 = lshr i32 %166, %167
  %169 = bitcast i32 %168 to float
  br label %170

170:
  %171 = phi float [ 0.000000e+00, %151 ], [ %164, %159 ], [ %169, %165 ], [ %106, %101 ]
  %172 = call float @llvm.copysign.f32(float %171, float %0)
  %173 = icmp slt i32 %6, 0
  %174 = fcmp une float %171, 0.000000e+00
  %175 = and i1 %173, %174
  %176 = fcmp oeq float %171, 0.000000e+00
  br i1 %176, label %177, label %179

177:
  %178 = call float @llvm.copysign.f32(float 0.000000e+00, float %1)
  br label %182

179:
  %180 = fadd float %172, %1
  %181 = select i1 %175, float %180, float %172
  br label %182

182:
  %183 = phi float [ %178, %177 ], [ %181, %179 ]
  store float %183, ptr %2, align 4
  %184 = fsub float %0, %172
  %185 = fdiv float %184, %1
  %186 = fadd float %185, -1.000000e+00
  %187 = select i1 %175, float %186, float %185
  %188 = call float @llvm.floor.f32(float %187)
  %189 = fsub float %187, %188
  %190 = fcmp ogt float %189, 5.000000e-01
  %191 = fadd float %188, 1.000000e+00
  %192 = select i1 %190, float %191, float %188
  br label %193

193:
  %194 = phi float [ %49, %44 ], [ %57, %54 ], [ %192, %182 ]
  ret float %194
}

declare float @llvm.fabs.f32(float)

declare float @llvm.trunc.f32(float)

declare float @nv_residual_f32(float noundef, float noundef, float noundef)

declare i1 @llvm.is.fpclass.f32(float, i32 immarg)

declare float @llvm.copysign.f32(float, float)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)

declare float @llvm.floor.f32(float)
