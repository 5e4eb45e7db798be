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
  br label %175

17:
  %18 = icmp ugt i32 %11, 2139095039
  br i1 %18, label %175, label %19

19:
  %20 = fcmp olt float %10, 0x47E0000000000000
  br i1 %20, label %21, label %149

21:
  %22 = fadd float %10, %10
  %23 = bitcast float %22 to i32
  %24 = icmp uge i32 %5, %23
  %25 = icmp ugt i32 %23, 2139095040
  %26 = or i1 %24, %25
  br i1 %26, label %27, label %149

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
  br i1 %39, label %149, label %40

40:
  %41 = fcmp olt float %4, 0x47D0000000000000
  %42 = fcmp olt float %28, 0x4770000000000000
  %43 = and i1 %41, %42
  %44 = and i1 %37, %43
  br i1 %44, label %45, label %86

45:
  %46 = fdiv arcp float 1.000000e+00, %22
  %47 = fcmp ult float %28, 0x4130000000000000
  br i1 %47, label %66, label %48

48:
  %49 = phi float [ %61, %48 ], [ %28, %45 ]
  %50 = phi i32 [ %59, %48 ], [ 0, %45 ]
  %51 = phi float [ %60, %48 ], [ %4, %45 ]
  %52 = bitcast float %49 to i32
  %53 = add nuw i32 %52, 2048
  %54 = and i32 %53, -4096
  %55 = bitcast i32 %54 to float
  %56 = call float @nv_residual_f32(float noundef %51, float noundef %55, float noundef %22)
  %57 = fcmp olt float %56, 0.000000e+00
  %58 = zext i1 %57 to i32
  %59 = xor i32 %50, %58
  %60 = call float @llvm.fabs.f32(float %56)
  %61 = fmul arcp float %60, %46
  %62 = fcmp ult float %61, 0x4130000000000000
  br i1 %62, label %63, label %48

63:
  %64 = bitcast float %60 to i32
  %65 = icmp eq i32 %50, %58
  br label %66

66:
  %67 = phi i32 [ %64, %63 ], [ %5, %45 ]
  %68 = phi float [ %60, %63 ], [ %4, %45 ]
  %69 = phi i1 [ %65, %63 ], [ true, %45 ]
  %70 = icmp uge i32 %67, %23
  %71 = or i1 %25, %70
  br i1 %71, label %72, label %80

72:
  %73 = fdiv arcp float %68, %22
  %74 = fmul float %73, 0x3FF0000080000000
  %75 = call float @llvm.trunc.f32(float %74)
  %76 = call float @nv_residual_f32(float noundef %68, float noundef %75, float noundef %22)
  %77 = fcmp olt float %76, 0.000000e+00
  %78 = fadd float %22, %76
  %79 = select i1 %77, float %78, float %76
  br label %80

80:
  %81 = phi float [ %79, %72 ], [ %68, %66 ]
  %82 = call i1 @llvm.is.fpclass.f32(float %81, i32 64)
  %83 = select i1 %69, i1 true, i1 %82
  %84 = fsub float %22, %81
  %85 = select i1 %83, float %81, float %84
  br label %149

86:
  %87 = and i32 %5, 8388607
  %88 = icmp ult i32 %5, 8388608
  br i1 %88, label %89, label %94

89:
  %90 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %87, i1 true)
  %91 = add nsw i32 %90, -8
  %92 = sub nsw i32 9, %90
  %93 = shl i32 %87, %91
  br label %97

94:
  %95 = lshr i32 %5, 23
  %96 = or disjoint i32 %87, 8388608
  br label %97

97:
  %98 = phi i32 [ %92, %89 ], [ %95, %94 ]
  %99 = phi i32 [ %93, %89 ], [ %96, %94 ]
  %100 = and i32 %23, 8388607
  %101 = icmp ult i32 %23, 8388608
  br i1 %101, label %102, label %107

102:
  %103 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %100, i1 true)
  %104 = add nsw i32 %103, -8
  %105 = sub nsw i32 9, %103
  %106 = shl i32 %100, %104
  br label %110

107:
  %108 = lshr i32 %23, 23
  %109 = or disjoint i32 %100, 8388608
  br label %110

110:
  %111 = phi i32 [ %105, %102 ], [ %108, %107 ]
  %112 = phi i32 [ %106, %102 ], [ %109, %107 ]
  %113 = sub nsw i32 %98, %111
  %114 = icmp ult i32 %99, %112
  %115 = select i1 %114, i32 0, i32 %112
  %116 = sub i32 %99, %115
  %117 = icmp sgt i32 %113, 0
  %118 = icmp ne i32 %116, 0
  %119 = select i1 %117, i1 %118, i1 false
  br i1 %119, label %120, label %130

120:
  %121 = phi i32 [ %125, %120 ], [ %116, %110 ]
  %122 = phi i32 [ %126, %120 ], [ %113, %110 ]
  %123 = call i32 @llvm.umin.i32(i32 %122, i32 8)
  %124 = shl i32 %121, %123
  %125 = urem i32 %124, %112
  %126 = sub nsw i32 %122, %123
  %127 = icmp sgt i32 %126, 0
  %128 = icmp ne i32 %125, 0
  %129 = select i1 %127, i1 %128, i1 false
  br i1 %129, label %120, label %130

130:
  %131 = phi i32 [ %116, %110 ], [ %125, %120 ]
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %149, label %133

133:
  %134 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %131, i1 true)
  %135 = add nsw i32 %134, -8
  %136 = sub nsw i32 %111, %135
  %137 = icmp sgt i32 %136, 0
  br i1 %137, label %138, label %144

138:
  %139 = shl i32 %136, 23
  %140 = shl i32 %131, %135
  %141 = add i32 %140, -8388608
  %142 = add i32 %141, %139
  %143 = bitcast i32 %142 to float
  br label %149

144:
  %145 = shl i32 %131, %135
  %146 = sub nsw i32 1, %136
  %147 = lshr i32 %145, %146
  %148 = bitcast i32 %147 to float
  br label %149

149:
  %150 = phi float [ %4, %19 ], [ %4, %21 ], [ %34, %27 ], [ 0.000000e+00, %130 ], [ %143, %138 ], [ %148, %144 ], [ %85, %80 ]
  %151 = fcmp olt float %10, 0x39B0000000000000
  br i1 %151, label %152, label %161

152:
  %153 = fadd float %150, %150
  %154 = fcmp ogt float %153, %10
  br i1 %154, label %155, label %169

155:
  %156 = fsub float %150, %10
  %157 = fadd float %156, %156
  %158 = fcmp ult float %157, %10
  br i1 %158, label %169, label %159

159:
  %160 = fsub float %156, %10
  br label %169

161:
  %162 = fmul float %10, 5.000000e-01
  %163 = fcmp ogt float %150, %162
  br i1 %163, label %164, label %169

164:
  %165 = fsub float %150, %10
  %166 = fcmp ult float %165, %162
  br i1 %166, label %169, label %167

167:
  %168 = fsub float %165, %10
  br label %169

169:
  %170 = phi float [ %160, %159 ], [ %156, %155 ], [ %150, %152 ], [ %168, %167 ], [ %165, %164 ], [ %150, %161 ]
  %171 = bitcast float %170 to i32
  %172 = and i32 %3, -2147483648
  %173 = xor i32 %172, %171
  %174 = bitcast i32 %173 to float
  br label %175

175:
  %176 = phi float [ %174, %169 ], [ %0, %17 ], [ %16, %13 ]
  ret float %176
}

declare float @llvm.fabs.f32(float)

declare float @llvm.trunc.f32(float)

declare float @nv_residual_f32(float noundef, float noundef, float noundef)

declare i1 @llvm.is.fpclass.f32(float, i32 immarg)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)
