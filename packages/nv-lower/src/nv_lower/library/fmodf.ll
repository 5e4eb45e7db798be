define linkonce_odr float @fmodf(float noundef %0, float noundef %1) alwaysinline nofree nosync nounwind memory(none) {
  %3 = call float @llvm.fabs.f32(float %0)
  %4 = bitcast float %3 to i32
  %5 = icmp ult i32 %4, 2139095040
  %6 = fcmp ord float %1, 0.000000e+00
  %7 = and i1 %6, %5
  br i1 %7, label %8, label %12

8:
  %9 = call float @llvm.fabs.f32(float %1)
  %10 = bitcast float %9 to i32
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %16

12:
  %13 = fcmp ord float %0, %1
  %14 = fadd float %0, %1
  %15 = select i1 %13, float 0x7FF8000000000000, float %14
  br label %151

16:
  %17 = icmp ugt i32 %10, 2139095039
  br i1 %17, label %148, label %18

18:
  %19 = icmp ult i32 %4, %10
  br i1 %19, label %33, label %20

20:
  %21 = fdiv arcp float %3, %9
  %22 = fmul float %21, 0x3FF0000080000000
  %23 = call float @llvm.trunc.f32(float %22)
  %24 = call float @nv_residual_f32(float noundef %3, float noundef %23, float noundef %9)
  %25 = fcmp olt float %24, 0.000000e+00
  %26 = fadd float %9, %24
  %27 = select i1 %25, float %26, float %24
  %28 = fcmp ogt float %9, 0x3C30000000000000
  %29 = fcmp olt float %9, 0x4630000000000000
  %30 = and i1 %28, %29
  %31 = fcmp olt float %23, 0x4130000000000000
  %32 = and i1 %30, %31
  br label %33

33:
  %34 = phi float [ %27, %20 ], [ %3, %18 ]
  %35 = phi i1 [ %32, %20 ], [ true, %18 ]
  br i1 %35, label %148, label %36

36:
  %37 = fdiv arcp float %3, %9
  %38 = fcmp ogt float %9, 0x3C30000000000000
  %39 = fcmp olt float %9, 0x4630000000000000
  %40 = and i1 %38, %39
  %41 = fcmp olt float %3, 0x47D0000000000000
  %42 = and i1 %41, %40
  %43 = fcmp olt float %37, 0x4770000000000000
  %44 = and i1 %43, %42
  br i1 %44, label %45, label %85

45:
  %46 = fdiv arcp float 1.000000e+00, %9
  %47 = fcmp ult float %37, 0x4130000000000000
  br i1 %47, label %66, label %48

48:
  %49 = phi float [ %61, %48 ], [ %37, %45 ]
  %50 = phi i32 [ %59, %48 ], [ 0, %45 ]
  %51 = phi float [ %60, %48 ], [ %3, %45 ]
  %52 = bitcast float %49 to i32
  %53 = add nuw i32 %52, 2048
  %54 = and i32 %53, -4096
  %55 = bitcast i32 %54 to float
  %56 = call float @nv_residual_f32(float noundef %51, float noundef %55, float noundef %9)
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
  %67 = phi i32 [ %64, %63 ], [ %4, %45 ]
  %68 = phi float [ %60, %63 ], [ %3, %45 ]
  %69 = phi i1 [ %65, %63 ], [ true, %45 ]
  %70 = icmp ult i32 %67, %10
  br i1 %70, label %79, label %71

71:
  %72 = fdiv arcp float %68, %9
  %73 = fmul float %72, 0x3FF0000080000000
  %74 = call float @llvm.trunc.f32(float %73)
  %75 = call float @nv_residual_f32(float noundef %68, float noundef %74, float noundef %9)
  %76 = fcmp olt float %75, 0.000000e+00
  %77 = fadd float %9, %75
  %78 = select i1 %76, float %77, float %75
  br label %79

79:
  %80 = phi float [ %78, %71 ], [ %68, %66 ]
  %81 = call i1 @llvm.is.fpclass.f32(float %80, i32 64)
  %82 = select i1 %69, i1 true, i1 %81
  %83 = fsub float %9, %80
  %84 = select i1 %82, float %80, float %83
  br label %148

85:
  %86 = and i32 %4, 8388607
  %87 = icmp ult i32 %4, 8388608
  br i1 %87, label %88, label %93

88:
  %89 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %86, i1 true)
  %90 = add nsw i32 %89, -8
  %91 = sub nsw i32 9, %89
  %92 = shl i32 %86, %90
  br label %96

93:
  %94 = lshr i32 %4, 23
  %95 = or disjoint i32 %86, 8388608
  br label %96

96:
  %97 = phi i32 [ %91, %88 ], [ %94, %93 ]
  %98 = phi i32 [ %92, %88 ], [ %95, %93 ]
  %99 = and i32 %10, 8388607
  %100 = icmp ult i32 %10, 8388608
  br i1 %100, label %101, label %106

101:
  %102 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %99, i1 true)
  %103 = add nsw i32 %102, -8
  %104 = sub nsw i32 9, %102
  %105 = shl i32 %99, %103
  br label %109

106:
  %107 = lshr i32 %10, 23
  %108 = or disjoint i32 %99, 8388608
  br label %109

109:
  %110 = phi i32 [ %104, %101 ], [ %107, %106 ]
  %111 = phi i32 [ %105, %101 ], [ %108, %106 ]
  %112 = sub nsw i32 %97, %110
  %113 = icmp ult i32 %98, %111
  %114 = select i1 %113, i32 0, i32 %111
  %115 = sub i32 %98, %114
  %116 = icmp sgt i32 %112, 0
  %117 = icmp ne i32 %115, 0
  %118 = select i1 %116, i1 %117, i1 false
  br i1 %118, label %119, label %129

119:
  %120 = phi i32 [ %124, %119 ], [ %115, %109 ]
  %121 = phi i32 [ %125, %119 ], [ %112, %109 ]
  %122 = call i32 @llvm.umin.i32(i32 %121, i32 8)
  %123 = shl i32 %120, %122
  %124 = urem i32 %123, %111
  %125 = sub nsw i32 %121, %122
  %126 = icmp sgt i32 %125, 0
  %127 = icmp ne i32 %124, 0
  %128 = select i1 %126, i1 %127, i1 false
  br i1 %128, label %119, label %129

129:
  %130 = phi i32 [ %115, %109 ], [ %124, %119 ]
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %148, label %132

132:
  %133 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %130, i1 true)
  %134 = add nsw i32 %133, -8
  %135 = sub nsw i32 %110, %134
  %136 = icmp sgt i32 %135, 0
  br i1 %136, label %137, label %143

137:
  %138 = shl i32 %135, 23
  %139 = shl i32 %130, %134
  %140 = add i32 %139, -8388608
  %141 = add i32 %140, %138
  %142 = bitcast i32 %141 to float
  br label %148

143:
  %144 = shl i32 %130, %134
  %145 = sub nsw i32 1, %135
  %146 = lshr i32 %144, %145
  %147 = bitcast i32 %146 to float
  br label %148

148:
  %149 = phi float [ %34, %33 ], [ 0.000000e+00, %129 ], [ %142, %137 ], [ %147, %143 ], [ %84, %79 ], [ %3, %16 ]
  %150 = call float @llvm.copysign.f32(float %149, float %0)
  br label %151

151:
  %152 = phi float [ %150, %148 ], [ %15, %12 ]
  ret float %152
}

declare float @llvm.fabs.f32(float)

declare float @llvm.trunc.f32(float)

declare float @nv_residual_f32(float noundef, float noundef, float noundef)

declare i1 @llvm.is.fpclass.f32(float, i32 immarg)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)

declare float @llvm.copysign.f32(float, float)
