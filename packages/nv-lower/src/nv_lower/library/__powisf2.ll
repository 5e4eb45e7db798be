define linkonce_odr float @__powisf2(float noundef %0, i32 noundef %1) alwaysinline nofree norecurse nosync nounwind memory(none) {
  %3 = icmp slt i32 %1, 0
  %4 = call i32 @llvm.abs.i32(i32 %1, i1 false)
  %5 = and i32 %4, 1
  %6 = icmp eq i32 %5, 0
  %7 = select i1 %6, float 1.000000e+00, float %0
  %8 = icmp ult i32 %4, 2
  br i1 %8, label %20, label %9

9:
  %10 = phi float [ %18, %9 ], [ %7, %2 ]
  %11 = phi i32 [ %13, %9 ], [ %4, %2 ]
  %12 = phi float [ %14, %9 ], [ %0, %2 ]
  %13 = lshr i32 %11, 1
  %14 = fmul float %12, %12
  %15 = and i32 %11, 2
  %16 = icmp eq i32 %15, 0
  %17 = fmul float %14, %10
  %18 = select i1 %16, float %10, float %17
  %19 = icmp ult i32 %11, 4
  br i1 %19, label %20, label %9

20:
  %21 = phi float [ %7, %2 ], [ %18, %9 ]
  br i1 %3, label %22, label %121

22:
  %23 = bitcast float %21 to i32
  %24 = call float @llvm.fabs.f32(float %21)
  %25 = bitcast float %24 to i32
  %26 = and i32 %23, -2147483648
  %27 = icmp eq i32 %25, 0
  %28 = add nsw i32 %25, -2139095040
  %29 = icmp ult i32 %28, -2139095039
  br i1 %29, label %30, label %40

30:
  %31 = icmp ugt i32 %25, 2139095040
  br i1 %31, label %32, label %34

32:
  %33 = fadd float %21, 1.000000e+00
  br label %121

34:
  %35 = icmp eq i32 %25, 1065353216
  %36 = select i1 %27, i32 2139095040, i32 0
  %37 = or disjoint i32 %36, %26
  %38 = bitcast i32 %37 to float
  %39 = select i1 %35, float 0x7FF8000000000000, float %38
  br label %121

40:
  %41 = and i32 %25, 8388607
  %42 = icmp ult i32 %25, 8388608
  br i1 %42, label %43, label %48

43:
  %44 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %41, i1 true)
  %45 = add nsw i32 %44, -8
  %46 = sub nsw i32 9, %44
  %47 = shl i32 %41, %45
  br label %51

48:
  %49 = lshr i32 %25, 23
  %50 = or disjoint i32 %41, 8388608
  br label %51

51:
  %52 = phi i32 [ %46, %43 ], [ %49, %48 ]
  %53 = phi i32 [ %47, %43 ], [ %50, %48 ]
  %54 = icmp ugt i32 %53, 8388608
  %55 = sext i1 %54 to i32
  %56 = and i32 %53, 8388607
  %57 = or disjoint i32 %56, 1065353216
  %58 = bitcast i32 %57 to float
  %59 = fdiv arcp float 1.000000e+00, %58
  %60 = select i1 %54, float 2.000000e+00, float 1.000000e+00
  %61 = fmul float %60, %59
  %62 = fcmp olt float %61, 1.000000e+00
  %63 = select i1 %62, float 1.000000e+00, float %61
  %64 = bitcast float %63 to i32
  %65 = add i32 %64, -1056964608
  %66 = mul i32 %53, %65
  %67 = sub i32 0, %66
  %68 = sitofp i32 %67 to float
  %69 = fmul float %59, 0x3E80000000000000
  %70 = fmul float %69, %68
  %71 = call float @llvm.rint.f32(float %70)
  %72 = fptosi float %71 to i32
  %73 = mul nsw i32 %53, %72
  %74 = sub nsw i32 %67, %73
  %75 = shl nsw i32 %74, 1
  %76 = icmp sgt i32 %75, %53
  %77 = sub nsw i32 0, %53
  %78 = icmp slt i32 %75, %77
  %79 = sext i1 %78 to i32
  %80 = select i1 %76, i32 1, i32 %79
  %81 = add i32 %65, %72
  %82 = mul nsw i32 %80, %53
  %83 = add i32 %81, %80
  %84 = sub nsw i32 %55, %52
  %85 = icmp sgt i32 %84, 0
  br i1 %85, label %86, label %89

86:
  %87 = or disjoint i32 %26, 2139095040
  %88 = bitcast i32 %87 to float
  br label %121

89:
  %90 = icmp sgt i32 %84, -254
  br i1 %90, label %91, label %97

91:
  %92 = shl nsw i32 %84, 23
  %93 = add i32 %92, 2122317824
  %94 = add i32 %93, %83
  %95 = or i32 %94, %26
  %96 = bitcast i32 %95 to float
  br label %121

97:
  %98 = sub nuw nsw i32 -253, %84
  %99 = lshr i32 %83, %98
  %100 = shl nsw i32 -1, %98
  %101 = xor i32 %100, -1
  %102 = and i32 %83, %101
  %103 = sub nuw nsw i32 -254, %84
  %104 = shl nuw nsw i32 1, %103
  %105 = icmp ugt i32 %102, %104
  br i1 %105, label %116, label %106

106:
  %107 = icmp eq i32 %102, %104
  br i1 %107, label %108, label %116

108:
  %109 = icmp sgt i32 %74, %82
  %110 = icmp eq i32 %74, %82
  %111 = and i32 %99, 1
  %112 = icmp ne i32 %111, 0
  %113 = select i1 %110, i1 %112, i1 false
  %114 = select i1 %109, i1 true, i1 %113
  %115 = zext i1 %114 to i32
  br label %116

116:
  %117 = phi i32 [ 1, %97 ], [ 0, %106 ], [ %115, %108 ]
  %118 = add nuw i32 %117, %99
  %119 = or i32 %118, %26
  %120 = bitcast i32 %119 to float
  br label %121

121:
  %122 = phi float [ %21, %20 ], [ %33, %32 ], [ %39, %34 ], [ %88, %86 ], [ %96, %91 ], [ %120, %116 ]
  ret float %122
}

declare i32 @llvm.abs.i32(i32, i1 immarg)

declare float @llvm.fabs.f32(float)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare float @llvm.rint.f32(float)
