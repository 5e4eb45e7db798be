define linkonce_odr float @numba_divmodf(float noundef %0, float noundef %1, ptr noundef writeonly captures(none) %2) alwaysinline nofree nosync nounwind memory(argmem: write) {
  %4 = bitcast float %0 to i32
  %5 = bitcast float %1 to i32
  %6 = xor i32 %5, %4
  %7 = call float @llvm.fabs.f32(float %0)
  %8 = call float @llvm.fabs.f32(float %1)
  %9 = fcmp olt float %7, %8
  br i1 %9, label %25, label %10

10:
  %11 = fcmp ogt float %8, 0x3C30000000000000
  %12 = fcmp olt float %8, 0x4630000000000000
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %25

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
  %24 = fcmp uge float %17, 0x4130000000000000
  br label %25

25:
  %26 = phi float [ 0.000000e+00, %3 ], [ %21, %14 ], [ 0.000000e+00, %10 ]
  %27 = phi float [ %7, %3 ], [ %23, %14 ], [ %7, %10 ]
  %28 = phi i1 [ false, %3 ], [ %24, %14 ], [ true, %10 ]
  br i1 %28, label %49, label %29

29:
  %30 = lshr i32 %6, 31
  %31 = fcmp une float %27, 0.000000e+00
  %32 = select i1 %31, i32 %30, i32 0
  %33 = fcmp oeq float %27, 0.000000e+00
  br i1 %33, label %34, label %36

34:
  %35 = call float @llvm.copysign.f32(float 0.000000e+00, float %1)
  br label %41

36:
  %37 = call float @llvm.copysign.f32(float %27, float %0)
  %38 = icmp eq i32 %32, 0
  %39 = fadd float %37, %1
  %40 = select i1 %38, float %37, float %39
  br label %41

41:
  %42 = phi float [ %35, %34 ], [ %40, %36 ]
  store float %42, ptr %2, align 4
  %43 = icmp eq i32 %32, 0
  %44 = fadd float %26, 1.000000e+00
  %45 = select i1 %43, float %26, float %44
  %46 = fneg float %45
  %47 = icmp slt i32 %6, 0
  %48 = select i1 %47, float %46, float %45
  br label %153

49:
  %50 = bitcast float %7 to i32
  %51 = icmp ult i32 %50, 2139095040
  %52 = fcmp ord float %1, 0.000000e+00
  %53 = and i1 %52, %51
  br i1 %53, label %54, label %121

54:
  %55 = and i32 %50, 8388607
  %56 = icmp ult i32 %50, 8388608
  br i1 %56, label %57, label %62

57:
  %58 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %55, i1 true)
  %59 = add nsw i32 %58, -8
  %60 = sub nsw i32 9, %58
  %61 = shl i32 %55, %59
  br label %65

62:
  %63 = lshr i32 %50, 23
  %64 = or disjoint i32 %55, 8388608
  br label %65

65:
  %66 = phi i32 [ %60, %57 ], [ %63, %62 ]
  %67 = phi i32 [ %61, %57 ], [ %64, %62 ]
  %68 = bitcast float %8 to i32
  %69 = and i32 %68, 8388607
  %70 = icmp ult i32 %68, 8388608
  br i1 %70, label %71, label %76

71:
  %72 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %69, i1 true)
  %73 = add nsw i32 %72, -8
  %74 = sub nsw i32 9, %72
  %75 = shl i32 %69, %73
  br label %79

76:
  %77 = lshr i32 %68, 23
  %78 = or disjoint i32 %69, 8388608
  br label %79

79:
  %80 = phi i32 [ %74, %71 ], [ %77, %76 ]
  %81 = phi i32 [ %75, %71 ], [ %78, %76 ]
  %82 = sub nsw i32 %66, %80
  %83 = icmp ult i32 %67, %81
  %84 = select i1 %83, i32 0, i32 %81
  %85 = sub i32 %67, %84
  %86 = icmp sgt i32 %82, 0
  %87 = icmp ne i32 %85, 0
  %88 = select i1 %86, i1 %87, i1 false
  br i1 %88, label %89, label %99

89:
  %90 = phi i32 [ %95, %89 ], [ %82, %79 ]
  %91 = phi i32 [ %94, %89 ], [ %85, %79 ]
  %92 = call i32 @llvm.umin.i32(i32 %90, i32 8)
  %93 = shl i32 %91, %92
  %94 = urem i32 %93, %81
  %95 = sub nsw i32 %90, %92
  %96 = icmp sgt i32 %95, 0
  %97 = icmp ne i32 %94, 0
  %98 = select i1 %96, i1 %97, i1 false
  br i1 %98, label %89, label %99

99:
  %100 = phi i32 [ %85, %79 ], [ %94, %89 ]
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %118, label %102

102:
  %103 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %100, i1 true)
  %104 = add nsw i32 %103, -8
  %105 = sub nsw i32 %80, %104
  %106 = icmp sgt i32 %105, 0
  br i1 %106, label %107, label %113

107:
  %108 = shl i32 %105, 23
  %109 = shl i32 %100, %104
  %110 = add i32 %109, -8388608
  %111 = add i32 %110, %108
  %112 = bitcast i32 %111 to float
  br label %118

113:
  %114 = shl i32 %100, %104
  %115 = sub nsw i32 1, %105
  %116 = lshr i32 %114, %115
  %117 = bitcast i32 %116 to float
  br label %118

118:
  %119 = phi float [ 0.000000e+00, %99 ], [ %112, %107 ], [ %117, %113 ]
  %120 = call float @llvm.copysign.f32(float %119, float %0)
  br label %124

121:
  %122 = fsub float %0, %0
  %123 = fadd float %122, %1
  br label %124

124:
  %125 = phi float [ %120, %118 ], [ %123, %121 ]
  %126 = fsub float %0, %125
  %127 = fdiv float %126, %1
  %128 = fcmp une float %125, 0.000000e+00
  %129 = fcmp olt float %1, 0.000000e+00
  br i1 %128, label %130, label %137

130:
  %131 = fcmp uge float %125, 0.000000e+00
  %132 = xor i1 %129, %131
  %133 = fadd float %125, %1
  %134 = select i1 %132, float %125, float %133
  %135 = fadd float %127, -1.000000e+00
  %136 = select i1 %132, float %127, float %135
  br label %139

137:
  %138 = select i1 %129, float -0.000000e+00, float 0.000000e+00
  br label %139

139:
  %140 = phi float [ %134, %130 ], [ %138, %137 ]
  %141 = phi float [ %136, %130 ], [ %127, %137 ]
  store float %140, ptr %2, align 4
  %142 = fcmp une float %141, 0.000000e+00
  br i1 %142, label %143, label %149

143:
  %144 = call float @llvm.floor.f32(float %141)
  %145 = fsub float %141, %144
  %146 = fcmp ogt float %145, 5.000000e-01
  %147 = fadd float %144, 1.000000e+00
  %148 = select i1 %146, float %147, float %144
  br label %153

149:
  %150 = fmul float %141, %141
  %151 = fmul float %150, %0
  %152 = fdiv float %151, %1
  br label %153

153:
  %154 = phi float [ %48, %41 ], [ %148, %143 ], [ %152, %149 ]
  ret float %154
}

declare float @llvm.fabs.f32(float)

declare float @llvm.trunc.f32(float)

declare float @nv_residual_f32(float noundef, float noundef, float noundef)

declare float @llvm.copysign.f32(float, float)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)

declare float @llvm.floor.f32(float)
