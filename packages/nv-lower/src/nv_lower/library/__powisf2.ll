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
  br i1 %3, label %22, label %114

22:
  %23 = bitcast float %21 to i32
  %24 = call float @llvm.fabs.f32(float %21)
  %25 = bitcast float %24 to i32
  %26 = and i32 %23, -2147483648
  %27 = add nsw i32 %25, -1
  %28 = icmp ult i32 %27, 2139095039
  br i1 %28, label %40, label %29

29:
  %30 = icmp ugt i32 %25, 2139095040
  br i1 %30, label %31, label %33

31:
  %32 = fadd float %21, 1.000000e+00
  br label %114

33:
  %34 = icmp eq i32 %25, 1065353216
  %35 = icmp eq i32 %25, 0
  %36 = select i1 %35, i32 2139095040, i32 0
  %37 = or disjoint i32 %36, %26
  %38 = bitcast i32 %37 to float
  %39 = select i1 %34, float 0x7FF8000000000000, float %38
  br label %114

40:
  %41 = lshr i32 %25, 23
  %42 = and i32 %25, 8388607
  %43 = or disjoint i32 %42, 8388608
  %44 = icmp ult i32 %25, 8388608
  %45 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %42, i1 true)
  %46 = add nsw i32 %45, -8
  %47 = sub nsw i32 9, %45
  %48 = shl i32 %42, %46
  %49 = select i1 %44, i32 %47, i32 %41
  %50 = select i1 %44, i32 %48, i32 %43
  %51 = icmp ugt i32 %50, 8388608
  %52 = sext i1 %51 to i32
  %53 = and i32 %50, 8388607
  %54 = or disjoint i32 %53, 1065353216
  %55 = bitcast i32 %54 to float
  %56 = fdiv arcp float 1.000000e+00, %55
  %57 = select i1 %51, float 2.000000e+00, float 1.000000e+00
  %58 = fmul float %57, %56
  %59 = fcmp olt float %58, 1.000000e+00
  %60 = select i1 %59, float 1.000000e+00, float %58
  %61 = bitcast float %60 to i32
  %62 = add i32 %61, -1056964608
  %63 = mul i32 %50, %62
  %64 = sub i32 0, %63
  %65 = sitofp i32 %64 to float
  %66 = fmul float %56, 0x3E80000000000000
  %67 = fmul float %66, %65
  %68 = call float @llvm.rint.f32(float %67)
  %69 = fptosi float %68 to i32
  %70 = mul nsw i32 %50, %69
  %71 = sub nsw i32 %64, %70
  %72 = shl nsw i32 %71, 1
  %73 = icmp sgt i32 %72, %50
  %74 = sub nsw i32 0, %50
  %75 = icmp slt i32 %72, %74
  %76 = sext i1 %75 to i32
  %77 = select i1 %73, i32 1, i32 %76
  %78 = add i32 %62, %69
  %79 = mul nsw i32 %77, %50
  %80 = add i32 %78, %77
  %81 = sub nsw i32 %52, %49
  %82 = add nsw i32 %81, 253
  %83 = shl nuw nsw i32 %82, 23
  %84 = add i32 %80, %83
  %85 = icmp ugt i32 %82, 253
  br i1 %85, label %86, label %110

86:
  %87 = icmp sgt i32 %81, -254
  br i1 %87, label %110, label %88

88:
  %89 = sub nuw nsw i32 -253, %81
  %90 = lshr i32 %80, %89
  %91 = shl nsw i32 -1, %89
  %92 = xor i32 %91, -1
  %93 = and i32 %80, %92
  %94 = sub nuw nsw i32 -254, %81
  %95 = shl nuw nsw i32 1, %94
  %96 = icmp ugt i32 %93, %95
  br i1 %96, label %107, label %97

97:
  %98 = icmp eq i32 %93, %95
  br i1 %98, label %99, label %107

99:
  %100 = icmp sgt i32 %71, %79
  %101 = icmp eq i32 %71, %79
  %102 = and i32 %90, 1
  %103 = icmp ne i32 %102, 0
  %104 = select i1 %101, i1 %103, i1 false
  %105 = select i1 %100, i1 true, i1 %104
  %106 = zext i1 %105 to i32
  br label %107

107:
  %108 = phi i32 [ 1, %88 ], [ 0, %97 ], [ %106, %99 ]
  %109 = add nuw i32 %108, %90
  br label %110

110:
  %111 = phi i32 [ %84, %40 ], [ %109, %107 ], [ 2139095040, %86 ]
  %112 = or i32 %111, %26
  %113 = bitcast i32 %112 to float
  br label %114

114:
  %115 = phi float [ %21, %20 ], [ %113, %110 ], [ %32, %31 ], [ %39, %33 ]
  ret float %115
}

declare i32 @llvm.abs.i32(i32, i1 immarg)

declare float @llvm.fabs.f32(float)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare float @llvm.rint.f32(float)
