define linkonce_odr float @nv_div_f32(float noundef %0, float noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = bitcast float %0 to i32
  %4 = call float @llvm.fabs.f32(float %0)
  %5 = bitcast float %4 to i32
  %6 = bitcast float %1 to i32
  %7 = call float @llvm.fabs.f32(float %1)
  %8 = bitcast float %7 to i32
  %9 = xor i32 %6, %3
  %10 = and i32 %9, -2147483648
  %11 = add nsw i32 %5, -2139095040
  %12 = icmp ult i32 %11, -2139095039
  %13 = icmp eq i32 %8, 0
  %14 = add nsw i32 %8, -2139095040
  %15 = icmp ult i32 %14, -2139095039
  %16 = select i1 %12, i1 true, i1 %15
  br i1 %16, label %17, label %31

17:
  %18 = icmp ugt i32 %5, 2139095040
  %19 = icmp ugt i32 %8, 2139095040
  %20 = or i1 %18, %19
  br i1 %20, label %21, label %23

21:
  %22 = fadd float %0, %1
  br label %137

23:
  %24 = icmp eq i32 %5, %8
  %25 = icmp eq i32 %5, 2139095040
  %26 = or i1 %25, %13
  %27 = select i1 %26, i32 2139095040, i32 0
  %28 = or disjoint i32 %27, %10
  %29 = bitcast i32 %28 to float
  %30 = select i1 %24, float 0x7FF8000000000000, float %29
  br label %137

31:
  %32 = and i32 %5, 8388607
  %33 = icmp ult i32 %5, 8388608
  br i1 %33, label %34, label %39

34:
  %35 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %32, i1 true)
  %36 = add nsw i32 %35, -8
  %37 = sub nsw i32 9, %35
  %38 = shl i32 %32, %36
  br label %42

39:
  %40 = lshr i32 %5, 23
  %41 = or disjoint i32 %32, 8388608
  br label %42

42:
  %43 = phi i32 [ %37, %34 ], [ %40, %39 ]
  %44 = phi i32 [ %38, %34 ], [ %41, %39 ]
  %45 = and i32 %8, 8388607
  %46 = icmp ult i32 %8, 8388608
  br i1 %46, label %47, label %52

47:
  %48 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %45, i1 true)
  %49 = add nsw i32 %48, -8
  %50 = sub nsw i32 9, %48
  %51 = shl i32 %45, %49
  br label %55

52:
  %53 = lshr i32 %8, 23
  %54 = or disjoint i32 %45, 8388608
  br label %55

55:
  %56 = phi i32 [ %50, %47 ], [ %53, %52 ]
  %57 = phi i32 [ %51, %47 ], [ %54, %52 ]
  %58 = icmp ult i32 %44, %57
  %59 = sext i1 %58 to i32
  %60 = select i1 %58, i32 24, i32 23
  %61 = and i32 %57, 8388607
  %62 = or disjoint i32 %61, 1065353216
  %63 = bitcast i32 %62 to float
  %64 = and i32 %44, 8388607
  %65 = or disjoint i32 %64, 1065353216
  %66 = bitcast i32 %65 to float
  %67 = fdiv arcp float 1.000000e+00, %63
  %68 = fadd float %66, %66
  %69 = select i1 %58, float %68, float %66
  %70 = fmul float %69, %67
  %71 = fcmp olt float %70, 1.000000e+00
  %72 = select i1 %71, float 1.000000e+00, float %70
  %73 = bitcast float %72 to i32
  %74 = add i32 %73, -1056964608
  %75 = shl i32 %44, %60
  %76 = mul i32 %74, %57
  %77 = sub i32 %75, %76
  %78 = sitofp i32 %77 to float
  %79 = fmul float %67, 0x3E80000000000000
  %80 = fmul float %79, %78
  %81 = call float @llvm.rint.f32(float %80)
  %82 = fptosi float %81 to i32
  %83 = mul nsw i32 %57, %82
  %84 = sub nsw i32 %77, %83
  %85 = shl nsw i32 %84, 1
  %86 = icmp sgt i32 %85, %57
  %87 = sub nsw i32 0, %57
  %88 = icmp slt i32 %85, %87
  %89 = sext i1 %88 to i32
  %90 = select i1 %86, i32 1, i32 %89
  %91 = add i32 %74, %82
  %92 = mul nsw i32 %90, %57
  %93 = add i32 %91, %90
  %94 = add nsw i32 %43, 127
  %95 = sub nsw i32 %94, %56
  %96 = add nsw i32 %95, %59
  %97 = icmp sgt i32 %96, 254
  br i1 %97, label %98, label %101

98:
  %99 = or disjoint i32 %10, 2139095040
  %100 = bitcast i32 %99 to float
  br label %137

101:
  %102 = icmp sgt i32 %96, 0
  br i1 %102, label %103, label %109

103:
  %104 = shl nuw nsw i32 %96, 23
  %105 = add nsw i32 %104, -8388608
  %106 = add i32 %105, %93
  %107 = or i32 %106, %10
  %108 = bitcast i32 %107 to float
  br label %137

109:
  %110 = icmp slt i32 %96, -24
  br i1 %110, label %111, label %113

111:
  %112 = bitcast i32 %10 to float
  br label %137

113:
  %114 = sub nsw i32 1, %96
  %115 = lshr i32 %93, %114
  %116 = shl nsw i32 -1, %114
  %117 = xor i32 %116, -1
  %118 = and i32 %93, %117
  %119 = sub nsw i32 0, %96
  %120 = shl nuw nsw i32 1, %119
  %121 = icmp ugt i32 %118, %120
  br i1 %121, label %132, label %122

122:
  %123 = icmp eq i32 %118, %120
  br i1 %123, label %124, label %132

124:
  %125 = icmp sgt i32 %84, %92
  %126 = icmp eq i32 %84, %92
  %127 = and i32 %115, 1
  %128 = icmp ne i32 %127, 0
  %129 = select i1 %126, i1 %128, i1 false
  %130 = select i1 %125, i1 true, i1 %129
  %131 = zext i1 %130 to i32
  br label %132

132:
  %133 = phi i32 [ 1, %113 ], [ 0, %122 ], [ %131, %124 ]
  %134 = add nuw i32 %133, %115
  %135 = or i32 %134, %10
  %136 = bitcast i32 %135 to float
  br label %137

137:
  %138 = phi float [ %22, %21 ], [ %30, %23 ], [ %100, %98 ], [ %108, %103 ], [ %112, %111 ], [ %136, %132 ]
  ret float %138
}

declare float @llvm.fabs.f32(float)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare float @llvm.rint.f32(float)
