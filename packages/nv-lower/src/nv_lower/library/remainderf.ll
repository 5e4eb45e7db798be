define linkonce_odr float @remainderf(float noundef %0, float noundef %1) alwaysinline nofree norecurse nosync nounwind memory(none) {
  %3 = bitcast float %0 to i32
  %4 = call float @llvm.fabs.f32(float %0)
  %5 = bitcast float %4 to i32
  %6 = icmp ugt i32 %5, 2139095039
  %7 = fcmp ueq float %1, 0.000000e+00
  %8 = or i1 %7, %6
  br i1 %8, label %9, label %13

9:
  %10 = fcmp ord float %0, %1
  %11 = fadd float %0, %1
  %12 = select i1 %10, float 0x7FF8000000000000, float %11
  br label %143

13:
  %14 = call float @llvm.fabs.f32(float %1)
  %15 = bitcast float %14 to i32
  %16 = icmp ugt i32 %15, 2139095039
  br i1 %16, label %143, label %17

17:
  %18 = fcmp olt float %14, 0x47E0000000000000
  br i1 %18, label %19, label %117

19:
  %20 = fadd float %14, %14
  %21 = fcmp olt float %4, %20
  br i1 %21, label %117, label %22

22:
  %23 = fcmp ogt float %20, 0x3C30000000000000
  %24 = fcmp olt float %20, 0x4630000000000000
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %53

26:
  %27 = fdiv arcp float %4, %20
  %28 = fmul float %27, 0x3FF0000080000000
  %29 = call float @llvm.trunc.f32(float %28)
  %30 = fcmp uge float %29, 0x4130000000000000
  br i1 %30, label %51, label %31

31:
  %32 = bitcast float %29 to i32
  %33 = and i32 %32, -4096
  %34 = bitcast i32 %33 to float
  %35 = fsub float %29, %34
  %36 = bitcast float %20 to i32
  %37 = and i32 %36, 2147479552
  %38 = bitcast i32 %37 to float
  %39 = fsub float %20, %38
  %40 = fmul float %38, %34
  %41 = fsub float %4, %40
  %42 = fmul float %39, %34
  %43 = fsub float %41, %42
  %44 = fmul float %35, %38
  %45 = fsub float %43, %44
  %46 = fmul float %39, %35
  %47 = fsub float %45, %46
  %48 = fcmp olt float %47, 0.000000e+00
  %49 = fadd float %20, %47
  %50 = select i1 %48, float %49, float %47
  br label %51

51:
  %52 = phi float [ %50, %31 ], [ undef, %26 ]
  br i1 %30, label %53, label %117

53:
  %54 = and i32 %5, 8388607
  %55 = icmp ult i32 %5, 8388608
  br i1 %55, label %56, label %61

56:
  %57 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %54, i1 true)
  %58 = add nsw i32 %57, -8
  %59 = sub nsw i32 9, %57
  %60 = shl i32 %54, %58
  br label %64

61:
  %62 = lshr i32 %5, 23
  %63 = or disjoint i32 %54, 8388608
  br label %64

64:
  %65 = phi i32 [ %59, %56 ], [ %62, %61 ]
  %66 = phi i32 [ %60, %56 ], [ %63, %61 ]
  %67 = bitcast float %20 to i32
  %68 = and i32 %67, 8388607
  %69 = icmp ult i32 %67, 8388608
  br i1 %69, label %70, label %75

70:
  %71 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %68, i1 true)
  %72 = add nsw i32 %71, -8
  %73 = sub nsw i32 9, %71
  %74 = shl i32 %68, %72
  br label %78

75:
  %76 = lshr i32 %67, 23
  %77 = or disjoint i32 %68, 8388608
  br label %78

78:
  %79 = phi i32 [ %73, %70 ], [ %76, %75 ]
  %80 = phi i32 [ %74, %70 ], [ %77, %75 ]
  %81 = sub nsw i32 %65, %79
  %82 = icmp ult i32 %66, %80
  %83 = select i1 %82, i32 0, i32 %80
  %84 = sub i32 %66, %83
  %85 = icmp sgt i32 %81, 0
  %86 = icmp ne i32 %84, 0
  %87 = select i1 %85, i1 %86, i1 false
  br i1 %87, label %88, label %98

88:
  %89 = phi i32 [ %94, %88 ], [ %81, %78 ]
  %90 = phi i32 [ %93, %88 ], [ %84, %78 ]
  %91 = call i32 @llvm.umin.i32(i32 %89, i32 8)
  %92 = shl i32 %90, %91
  %93 = urem i32 %92, %80
  %94 = sub nsw i32 %89, %91
  %95 = icmp sgt i32 %94, 0
  %96 = icmp ne i32 %93, 0
  %97 = select i1 %95, i1 %96, i1 false
  br i1 %97, label %88, label %98

98:
  %99 = phi i32 [ %84, %78 ], [ %93, %88 ]
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %117, label %101

101:
  %102 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %99, i1 true)
  %103 = add nsw i32 %102, -8
  %104 = sub nsw i32 %79, %103
  %105 = icmp sgt i32 %104, 0
  br i1 %105, label %106, label %112

106:
  %107 = shl i32 %104, 23
  %108 = shl i32 %99, %103
  %109 = add i32 %108, -8388608
  %110 = add i32 %109, %107
  %111 = bitcast i32 %110 to float
  br label %117

112:
  %113 = shl i32 %99, %103
  %114 = sub nsw i32 1, %104
  %115 = lshr i32 %113, %114
  %116 = bitcast i32 %115 to float
  br label %117

117:
  %118 = phi float [ %4, %17 ], [ %52, %51 ], [ %4, %19 ], [ 0.000000e+00, %98 ], [ %111, %106 ], [ %116, %112 ]
  %119 = fcmp olt float %14, 0x39B0000000000000
  br i1 %119, label %120, label %129

120:
  %121 = fadd float %118, %118
  %122 = fcmp ogt float %121, %14
  br i1 %122, label %123, label %137

123:
  %124 = fsub float %118, %14
  %125 = fadd float %124, %124
  %126 = fcmp ult float %125, %14
  br i1 %126, label %137, label %127

127:
  %128 = fsub float %124, %14
  br label %137

129:
  %130 = fmul float %14, 5.000000e-01
  %131 = fcmp ogt float %118, %130
  br i1 %131, label %132, label %137

132:
  %133 = fsub float %118, %14
  %134 = fcmp ult float %133, %130
  br i1 %134, label %137, label %135

135:
  %136 = fsub float %133, %14
  br label %137

137:
  %138 = phi float [ %128, %127 ], [ %124, %123 ], [ %118, %120 ], [ %136, %135 ], [ %133, %132 ], [ %118, %129 ]
  %139 = bitcast float %138 to i32
  %140 = and i32 %3, -2147483648
  %141 = xor i32 %140, %139
  %142 = bitcast i32 %141 to float
  br label %143

143:
  %144 = phi float [ %142, %137 ], [ %0, %13 ], [ %12, %9 ]
  ret float %144
}

declare float @llvm.fabs.f32(float)

declare float @llvm.trunc.f32(float)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)
