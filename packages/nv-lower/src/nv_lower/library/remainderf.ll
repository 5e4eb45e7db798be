define linkonce_odr float @remainderf(float noundef %0, float noundef %1) alwaysinline nofree nosync nounwind memory(none) {
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
  br label %128

13:
  %14 = call float @llvm.fabs.f32(float %1)
  %15 = bitcast float %14 to i32
  %16 = icmp ugt i32 %15, 2139095039
  br i1 %16, label %128, label %17

17:
  %18 = fcmp olt float %14, 0x47E0000000000000
  br i1 %18, label %19, label %102

19:
  %20 = fadd float %14, %14
  %21 = fcmp olt float %4, %20
  br i1 %21, label %35, label %22

22:
  %23 = fcmp ogt float %20, 0x3C30000000000000
  %24 = fcmp olt float %20, 0x4630000000000000
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %35

26:
  %27 = fdiv arcp float %4, %20
  %28 = fmul float %27, 0x3FF0000080000000
  %29 = call float @llvm.trunc.f32(float %28)
  %30 = call float @nv_residual_f32(float noundef %4, float noundef %29, float noundef %20)
  %31 = fcmp olt float %30, 0.000000e+00
  %32 = fadd float %20, %30
  %33 = select i1 %31, float %32, float %30
  %34 = fcmp uge float %29, 0x4130000000000000
  br label %35

35:
  %36 = phi float [ %4, %19 ], [ %33, %26 ], [ %4, %22 ]
  %37 = phi i1 [ false, %19 ], [ %34, %26 ], [ true, %22 ]
  br i1 %37, label %38, label %102

38:
  %39 = and i32 %5, 8388607
  %40 = icmp ult i32 %5, 8388608
  br i1 %40, label %41, label %46

41:
  %42 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %39, i1 true)
  %43 = add nsw i32 %42, -8
  %44 = sub nsw i32 9, %42
  %45 = shl i32 %39, %43
  br label %49

46:
  %47 = lshr i32 %5, 23
  %48 = or disjoint i32 %39, 8388608
  br label %49

49:
  %50 = phi i32 [ %44, %41 ], [ %47, %46 ]
  %51 = phi i32 [ %45, %41 ], [ %48, %46 ]
  %52 = bitcast float %20 to i32
  %53 = and i32 %52, 8388607
  %54 = icmp ult i32 %52, 8388608
  br i1 %54, label %55, label %60

55:
  %56 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %53, i1 true)
  %57 = add nsw i32 %56, -8
  %58 = sub nsw i32 9, %56
  %59 = shl i32 %53, %57
  br label %63

60:
  %61 = lshr i32 %52, 23
  %62 = or disjoint i32 %53, 8388608
  br label %63

63:
  %64 = phi i32 [ %58, %55 ], [ %61, %60 ]
  %65 = phi i32 [ %59, %55 ], [ %62, %60 ]
  %66 = sub nsw i32 %50, %64
  %67 = icmp ult i32 %51, %65
  %68 = select i1 %67, i32 0, i32 %65
  %69 = sub i32 %51, %68
  %70 = icmp sgt i32 %66, 0
  %71 = icmp ne i32 %69, 0
  %72 = select i1 %70, i1 %71, i1 false
  br i1 %72, label %73, label %83

73:
  %74 = phi i32 [ %79, %73 ], [ %66, %63 ]
  %75 = phi i32 [ %78, %73 ], [ %69, %63 ]
  %76 = call i32 @llvm.umin.i32(i32 %74, i32 8)
  %77 = shl i32 %75, %76
  %78 = urem i32 %77, %65
  %79 = sub nsw i32 %74, %76
  %80 = icmp sgt i32 %79, 0
  %81 = icmp ne i32 %78, 0
  %82 = select i1 %80, i1 %81, i1 false
  br i1 %82, label %73, label %83

83:
  %84 = phi i32 [ %69, %63 ], [ %78, %73 ]
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %102, label %86

86:
  %87 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %84, i1 true)
  %88 = add nsw i32 %87, -8
  %89 = sub nsw i32 %64, %88
  %90 = icmp sgt i32 %89, 0
  br i1 %90, label %91, label %97

91:
  %92 = shl i32 %89, 23
  %93 = shl i32 %84, %88
  %94 = add i32 %93, -8388608
  %95 = add i32 %94, %92
  %96 = bitcast i32 %95 to float
  br label %102

97:
  %98 = shl i32 %84, %88
  %99 = sub nsw i32 1, %89
  %100 = lshr i32 %98, %99
  %101 = bitcast i32 %100 to float
  br label %102

102:
  %103 = phi float [ %4, %17 ], [ %36, %35 ], [ 0.000000e+00, %83 ], [ %96, %91 ], [ %101, %97 ]
  %104 = fcmp olt float %14, 0x39B0000000000000
  br i1 %104, label %105, label %114

105:
  %106 = fadd float %103, %103
  %107 = fcmp ogt float %106, %14
  br i1 %107, label %108, label %122

108:
  %109 = fsub float %103, %14
  %110 = fadd float %109, %109
  %111 = fcmp ult float %110, %14
  br i1 %111, label %122, label %112

112:
  %113 = fsub float %109, %14
  br label %122

114:
  %115 = fmul float %14, 5.000000e-01
  %116 = fcmp ogt float %103, %115
  br i1 %116, label %117, label %122

117:
  %118 = fsub float %103, %14
  %119 = fcmp ult float %118, %115
  br i1 %119, label %122, label %120

120:
  %121 = fsub float %118, %14
  br label %122

122:
  %123 = phi float [ %113, %112 ], [ %109, %108 ], [ %103, %105 ], [ %121, %120 ], [ %118, %117 ], [ %103, %114 ]
  %124 = bitcast float %123 to i32
  %125 = and i32 %3, -2147483648
  %126 = xor i32 %125, %124
  %127 = bitcast i32 %126 to float
  br label %128

128:
  %129 = phi float [ %127, %122 ], [ %0, %13 ], [ %12, %9 ]
  ret float %129
}

declare float @llvm.fabs.f32(float)

declare float @llvm.trunc.f32(float)

declare float @nv_residual_f32(float noundef, float noundef, float noundef)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)
