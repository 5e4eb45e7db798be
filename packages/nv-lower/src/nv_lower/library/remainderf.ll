define linkonce_odr float @remainderf(float noundef %0, float noundef %1) alwaysinline nofree nosync nounwind memory(none) {
  %3 = bitcast float %0 to i32
  %4 = call float @llvm.fabs.f32(float %0)
  %5 = bitcast float %4 to i32
  %6 = icmp ult i32 %5, 2139095040
  %7 = fcmp ord float %1, 0.000000e+00
  %8 = and i1 %7, %6
  br i1 %8, label %9, label %13

9:
  %10 = call float @llvm.fabs.f32(float %1)
  %11 = bitcast float %10 to i32
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %17

13:
  %14 = fcmp ord float %0, %1
  %15 = fadd float %0, %1
  %16 = select i1 %14, float 0x7FF8000000000000, float %15
  br label %181

17:
  %18 = icmp ugt i32 %11, 2139095039
  br i1 %18, label %181, label %19

19:
  %20 = fcmp olt float %10, 0x47E0000000000000
  br i1 %20, label %21, label %155

21:
  %22 = fadd float %10, %10
  %23 = bitcast float %22 to i32
  %24 = icmp ult i32 %5, %23
  br i1 %24, label %25, label %27

25:
  %26 = icmp ult i32 %23, 2139095041
  br label %40

27:
  %28 = fdiv arcp float %4, %22
  %29 = fmul float %28, 0x3FF0000080000000
  %30 = call float @llvm.trunc.f32(float %29)
  %31 = call float @nv_residual_f32(float noundef %4, float noundef %30, float noundef %22)
  %32 = fcmp olt float %31, 0.000000e+00
  %33 = fadd float %22, %31
  %34 = select i1 %32, float %33, float %31
  %35 = fcmp ogt float %22, 0x3C30000000000000
  %36 = fcmp olt float %22, 0x4630000000000000
  %37 = and i1 %35, %36
  %38 = fcmp olt float %30, 0x4130000000000000
  %39 = and i1 %37, %38
  br label %40

40:
  %41 = phi float [ %4, %25 ], [ %34, %27 ]
  %42 = phi i1 [ %26, %25 ], [ %39, %27 ]
  br i1 %42, label %155, label %43

43:
  %44 = fdiv arcp float %4, %22
  %45 = fcmp ogt float %22, 0x3C30000000000000
  %46 = fcmp olt float %22, 0x4630000000000000
  %47 = and i1 %45, %46
  %48 = fcmp olt float %4, 0x47D0000000000000
  %49 = and i1 %48, %47
  %50 = fcmp olt float %44, 0x4770000000000000
  %51 = and i1 %50, %49
  br i1 %51, label %52, label %92

52:
  %53 = fdiv arcp float 1.000000e+00, %22
  %54 = fcmp ult float %44, 0x4130000000000000
  br i1 %54, label %73, label %55

55:
  %56 = phi float [ %68, %55 ], [ %44, %52 ]
  %57 = phi i32 [ %66, %55 ], [ 0, %52 ]
  %58 = phi float [ %67, %55 ], [ %4, %52 ]
  %59 = bitcast float %56 to i32
  %60 = add nuw i32 %59, 2048
  %61 = and i32 %60, -4096
  %62 = bitcast i32 %61 to float
  %63 = call float @nv_residual_f32(float noundef %58, float noundef %62, float noundef %22)
  %64 = fcmp olt float %63, 0.000000e+00
  %65 = zext i1 %64 to i32
  %66 = xor i32 %57, %65
  %67 = call float @llvm.fabs.f32(float %63)
  %68 = fmul arcp float %67, %53
  %69 = fcmp ult float %68, 0x4130000000000000
  br i1 %69, label %70, label %55

70:
  %71 = bitcast float %67 to i32
  %72 = icmp eq i32 %57, %65
  br label %73

73:
  %74 = phi i32 [ %71, %70 ], [ %5, %52 ]
  %75 = phi float [ %67, %70 ], [ %4, %52 ]
  %76 = phi i1 [ %72, %70 ], [ true, %52 ]
  %77 = icmp ult i32 %74, %23
  br i1 %77, label %86, label %78

78:
  %79 = fdiv arcp float %75, %22
  %80 = fmul float %79, 0x3FF0000080000000
  %81 = call float @llvm.trunc.f32(float %80)
  %82 = call float @nv_residual_f32(float noundef %75, float noundef %81, float noundef %22)
  %83 = fcmp olt float %82, 0.000000e+00
  %84 = fadd float %22, %82
  %85 = select i1 %83, float %84, float %82
  br label %86

86:
  %87 = phi float [ %85, %78 ], [ %75, %73 ]
  %88 = call i1 @llvm.is.fpclass.f32(float %87, i32 64)
  %89 = select i1 %76, i1 true, i1 %88
  %90 = fsub float %22, %87
  %91 = select i1 %89, float %87, float %90
  br label %155

92:
  %93 = and i32 %5, 8388607
  %94 = icmp ult i32 %5, 8388608
  br i1 %94, label %95, label %100

95:
  %96 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %93, i1 true)
  %97 = add nsw i32 %96, -8
  %98 = sub nsw i32 9, %96
  %99 = shl i32 %93, %97
  br label %103

100:
  %101 = lshr i32 %5, 23
  %102 = or disjoint i32 %93, 8388608
  br label %103

103:
  %104 = phi i32 [ %98, %95 ], [ %101, %100 ]
  %105 = phi i32 [ %99, %95 ], [ %102, %100 ]
  %106 = and i32 %23, 8388607
  %107 = icmp ult i32 %23, 8388608
  br i1 %107, label %108, label %113

108:
  %109 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %106, i1 true)
  %110 = add nsw i32 %109, -8
  %111 = sub nsw i32 9, %109
  %112 = shl i32 %106, %110
  br label %116

113:
  %114 = lshr i32 %23, 23
  %115 = or disjoint i32 %106, 8388608
  br label %116

116:
  %117 = phi i32 [ %111, %108 ], [ %114, %113 ]
  %118 = phi i32 [ %112, %108 ], [ %115, %113 ]
  %119 = sub nsw i32 %104, %117
  %120 = icmp ult i32 %105, %118
  %121 = select i1 %120, i32 0, i32 %118
  %122 = sub i32 %105, %121
  %123 = icmp sgt i32 %119, 0
  %124 = icmp ne i32 %122, 0
  %125 = select i1 %123, i1 %124, i1 false
  br i1 %125, label %126, label %136

126:
  %127 = phi i32 [ %131, %126 ], [ %122, %116 ]
  %128 = phi i32 [ %132, %126 ], [ %119, %116 ]
  %129 = call i32 @llvm.umin.i32(i32 %128, i32 8)
  %130 = shl i32 %127, %129
  %131 = urem i32 %130, %118
  %132 = sub nsw i32 %128, %129
  %133 = icmp sgt i32 %132, 0
  %134 = icmp ne i32 %131, 0
  %135 = select i1 %133, i1 %134, i1 false
  br i1 %135, label %126, label %136

136:
  %137 = phi i32 [ %122, %116 ], [ %131, %126 ]
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %155, label %139

139:
  %140 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %137, i1 true)
  %141 = add nsw i32 %140, -8
  %142 = sub nsw i32 %117, %141
  %143 = icmp sgt i32 %142, 0
  br i1 %143, label %144, label %150

144:
  %145 = shl i32 %142, 23
  %146 = shl i32 %137, %141
  %147 = add i32 %146, -8388608
  %148 = add i32 %147, %145
  %149 = bitcast i32 %148 to float
  br label %155

150:
  %151 = shl i32 %137, %141
  %152 = sub nsw i32 1, %142
  %153 = lshr i32 %151, %152
  %154 = bitcast i32 %153 to float
  br label %155

155:
  %156 = phi float [ %4, %19 ], [ %41, %40 ], [ 0.000000e+00, %136 ], [ %149, %144 ], [ %154, %150 ], [ %91, %86 ]
  %157 = fcmp olt float %10, 0x39B0000000000000
  br i1 %157, label %158, label %167

158:
  %159 = fadd float %156, %156
  %160 = fcmp ogt float %159, %10
  br i1 %160, label %161, label %175

161:
  %162 = fsub float %156, %10
  %163 = fadd float %162, %162
  %164 = fcmp ult float %163, %10
  br i1 %164, label %175, label %165

165:
  %166 = fsub float %162, %10
  br label %175

167:
  %168 = fmul float %10, 5.000000e-01
  %169 = fcmp ogt float %156, %168
  br i1 %169, label %170, label %175

170:
  %171 = fsub float %156, %10
  %172 = fcmp ult float %171, %168
  br i1 %172, label %175, label %173

173:
  %174 = fsub float %171, %10
  br label %175

175:
  %176 = phi float [ %166, %165 ], [ %162, %161 ], [ %156, %158 ], [ %174, %173 ], [ %171, %170 ], [ %156, %167 ]
  %177 = bitcast float %176 to i32
  %178 = and i32 %3, -2147483648
  %179 = xor i32 %178, %177
  %180 = bitcast i32 %179 to float
  br label %181

181:
  %182 = phi float [ %180, %175 ], [ %0, %17 ], [ %16, %13 ]
  ret float %182
}

declare float @llvm.fabs.f32(float)

declare float @llvm.trunc.f32(float)

declare float @nv_residual_f32(float noundef, float noundef, float noundef)

declare i1 @llvm.is.fpclass.f32(float, i32 immarg)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)
