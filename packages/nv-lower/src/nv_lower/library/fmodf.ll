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
  br label %145

16:
  %17 = icmp uge i32 %4, %10
  %18 = icmp ugt i32 %10, 2139095040
  %19 = or i1 %17, %18
  br i1 %19, label %20, label %145

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
  br i1 %32, label %142, label %33

33:
  %34 = fcmp olt float %3, 0x47D0000000000000
  %35 = fcmp olt float %21, 0x4770000000000000
  %36 = and i1 %34, %35
  %37 = and i1 %30, %36
  br i1 %37, label %38, label %79

38:
  %39 = fdiv arcp float 1.000000e+00, %9
  %40 = fcmp ult float %21, 0x4130000000000000
  br i1 %40, label %59, label %41

41:
  %42 = phi float [ %54, %41 ], [ %21, %38 ]
  %43 = phi i32 [ %52, %41 ], [ 0, %38 ]
  %44 = phi float [ %53, %41 ], [ %3, %38 ]
  %45 = bitcast float %42 to i32
  %46 = add nuw i32 %45, 2048
  %47 = and i32 %46, -4096
  %48 = bitcast i32 %47 to float
  %49 = call float @nv_residual_f32(float noundef %44, float noundef %48, float noundef %9)
  %50 = fcmp olt float %49, 0.000000e+00
  %51 = zext i1 %50 to i32
  %52 = xor i32 %43, %51
  %53 = call float @llvm.fabs.f32(float %49)
  %54 = fmul arcp float %53, %39
  %55 = fcmp ult float %54, 0x4130000000000000
  br i1 %55, label %56, label %41

56:
  %57 = bitcast float %53 to i32
  %58 = icmp eq i32 %43, %51
  br label %59

59:
  %60 = phi i32 [ %57, %56 ], [ %4, %38 ]
  %61 = phi float [ %53, %56 ], [ %3, %38 ]
  %62 = phi i1 [ %58, %56 ], [ true, %38 ]
  %63 = icmp uge i32 %60, %10
  %64 = or i1 %18, %63
  br i1 %64, label %65, label %73

65:
  %66 = fdiv arcp float %61, %9
  %67 = fmul float %66, 0x3FF0000080000000
  %68 = call float @llvm.trunc.f32(float %67)
  %69 = call float @nv_residual_f32(float noundef %61, float noundef %68, float noundef %9)
  %70 = fcmp olt float %69, 0.000000e+00
  %71 = fadd float %9, %69
  %72 = select i1 %70, float %71, float %69
  br label %73

73:
  %74 = phi float [ %72, %65 ], [ %61, %59 ]
  %75 = call i1 @llvm.is.fpclass.f32(float %74, i32 64)
  %76 = select i1 %62, i1 true, i1 %75
  %77 = fsub float %9, %74
  %78 = select i1 %76, float %74, float %77
  br label %142

79:
  %80 = and i32 %4, 8388607
  %81 = icmp ult i32 %4, 8388608
  br i1 %81, label %82, label %87

82:
  %83 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %80, i1 true)
  %84 = add nsw i32 %83, -8
  %85 = sub nsw i32 9, %83
  %86 = shl i32 %80, %84
  br label %90

87:
  %88 = lshr i32 %4, 23
  %89 = or disjoint i32 %80, 8388608
  br label %90

90:
  %91 = phi i32 [ %85, %82 ], [ %88, %87 ]
  %92 = phi i32 [ %86, %82 ], [ %89, %87 ]
  %93 = and i32 %10, 8388607
  %94 = icmp ult i32 %10, 8388608
  br i1 %94, label %95, label %100

95:
  %96 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %93, i1 true)
  %97 = add nsw i32 %96, -8
  %98 = sub nsw i32 9, %96
  %99 = shl i32 %93, %97
  br label %103

100:
  %101 = lshr i32 %10, 23
  %102 = or disjoint i32 %93, 8388608
  br label %103

103:
  %104 = phi i32 [ %98, %95 ], [ %101, %100 ]
  %105 = phi i32 [ %99, %95 ], [ %102, %100 ]
  %106 = sub nsw i32 %91, %104
  %107 = icmp ult i32 %92, %105
  %108 = select i1 %107, i32 0, i32 %105
  %109 = sub i32 %92, %108
  %110 = icmp sgt i32 %106, 0
  %111 = icmp ne i32 %109, 0
  %112 = select i1 %110, i1 %111, i1 false
  br i1 %112, label %113, label %123

113:
  %114 = phi i32 [ %118, %113 ], [ %109, %103 ]
  %115 = phi i32 [ %119, %113 ], [ %106, %103 ]
  %116 = call i32 @llvm.umin.i32(i32 %115, i32 8)
  %117 = shl i32 %114, %116
  %118 = urem i32 %117, %105
  %119 = sub nsw i32 %115, %116
  %120 = icmp sgt i32 %119, 0
  %121 = icmp ne i32 %118, 0
  %122 = select i1 %120, i1 %121, i1 false
  br i1 %122, label %113, label %123

123:
  %124 = phi i32 [ %109, %103 ], [ %118, %113 ]
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %142, label %126

126:
  %127 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %124, i1 true)
  %128 = add nsw i32 %127, -8
  %129 = sub nsw i32 %104, %128
  %130 = icmp sgt i32 %129, 0
  br i1 %130, label %131, label %137

131:
  %132 = shl i32 %129, 23
  %133 = shl i32 %124, %128
  %134 = add i32 %133, -8388608
  %135 = add i32 %134, %132
  %136 = bitcast i32 %135 to float
  br label %142

137:
  %138 = shl i32 %124, %128
  %139 = sub nsw i32 1, %129
  %140 = lshr i32 %138, %139
  %141 = bitcast i32 %140 to float
  br label %142

142:
  %143 = phi float [ %27, %20 ], [ 0.000000e+00, %123 ], [ %136, %131 ], [ %141, %137 ], [ %78, %73 ]
  %144 = call float @llvm.copysign.f32(float %143, float %0)
  br label %145

145:
  %146 = phi float [ %144, %142 ], [ %0, %16 ], [ %15, %12 ]
  ret float %146
}

declare float @llvm.fabs.f32(float)

declare float @llvm.trunc.f32(float)

declare float @nv_residual_f32(float noundef, float noundef, float noundef)

declare i1 @llvm.is.fpclass.f32(float, i32 immarg)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)

declare float @llvm.copysign.f32(float, float)
