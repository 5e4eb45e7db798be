define linkonce_odr float @fmodf(float noundef %0, float noundef %1) alwaysinline nofree norecurse nosync nounwind memory(none) {
  %3 = call float @llvm.fabs.f32(float %0)
  %4 = bitcast float %3 to i32
  %5 = icmp ugt i32 %4, 2139095039
  %6 = fcmp ueq float %1, 0.000000e+00
  %7 = or i1 %6, %5
  br i1 %7, label %8, label %12

8:
  %9 = fcmp ord float %0, %1
  %10 = fadd float %0, %1
  %11 = select i1 %9, float 0x7FF8000000000000, float %10
  br label %114

12:
  %13 = call float @llvm.fabs.f32(float %1)
  %14 = bitcast float %13 to i32
  %15 = icmp ugt i32 %14, 2139095039
  %16 = fcmp olt float %3, %13
  %17 = or i1 %15, %16
  br i1 %17, label %111, label %18

18:
  %19 = fcmp ogt float %13, 0x3C30000000000000
  %20 = fcmp olt float %13, 0x4630000000000000
  %21 = and i1 %19, %20
  br i1 %21, label %22, label %48

22:
  %23 = fdiv arcp float %3, %13
  %24 = fmul float %23, 0x3FF0000080000000
  %25 = call float @llvm.trunc.f32(float %24)
  %26 = fcmp uge float %25, 0x4130000000000000
  br i1 %26, label %46, label %27

27:
  %28 = bitcast float %25 to i32
  %29 = and i32 %28, -4096
  %30 = bitcast i32 %29 to float
  %31 = fsub float %25, %30
  %32 = and i32 %14, 2147479552
  %33 = bitcast i32 %32 to float
  %34 = fsub float %13, %33
  %35 = fmul float %33, %30
  %36 = fsub float %3, %35
  %37 = fmul float %34, %30
  %38 = fsub float %36, %37
  %39 = fmul float %31, %33
  %40 = fsub float %38, %39
  %41 = fmul float %34, %31
  %42 = fsub float %40, %41
  %43 = fcmp olt float %42, 0.000000e+00
  %44 = fadd float %13, %42
  %45 = select i1 %43, float %44, float %42
  br label %46

46:
  %47 = phi float [ %45, %27 ], [ undef, %22 ]
  br i1 %26, label %48, label %111

48:
  %49 = and i32 %4, 8388607
  %50 = icmp ult i32 %4, 8388608
  br i1 %50, label %51, label %56

51:
  %52 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %49, i1 true)
  %53 = add nsw i32 %52, -8
  %54 = sub nsw i32 9, %52
  %55 = shl i32 %49, %53
  br label %59

56:
  %57 = lshr i32 %4, 23
  %58 = or disjoint i32 %49, 8388608
  br label %59

59:
  %60 = phi i32 [ %54, %51 ], [ %57, %56 ]
  %61 = phi i32 [ %55, %51 ], [ %58, %56 ]
  %62 = and i32 %14, 8388607
  %63 = icmp ult i32 %14, 8388608
  br i1 %63, label %64, label %69

64:
  %65 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %62, i1 true)
  %66 = add nsw i32 %65, -8
  %67 = sub nsw i32 9, %65
  %68 = shl i32 %62, %66
  br label %72

69:
  %70 = lshr i32 %14, 23
  %71 = or disjoint i32 %62, 8388608
  br label %72

72:
  %73 = phi i32 [ %67, %64 ], [ %70, %69 ]
  %74 = phi i32 [ %68, %64 ], [ %71, %69 ]
  %75 = sub nsw i32 %60, %73
  %76 = icmp ult i32 %61, %74
  %77 = select i1 %76, i32 0, i32 %74
  %78 = sub i32 %61, %77
  %79 = icmp sgt i32 %75, 0
  %80 = icmp ne i32 %78, 0
  %81 = select i1 %79, i1 %80, i1 false
  br i1 %81, label %82, label %92

82:
  %83 = phi i32 [ %88, %82 ], [ %75, %72 ]
  %84 = phi i32 [ %87, %82 ], [ %78, %72 ]
  %85 = call i32 @llvm.umin.i32(i32 %83, i32 8)
  %86 = shl i32 %84, %85
  %87 = urem i32 %86, %74
  %88 = sub nsw i32 %83, %85
  %89 = icmp sgt i32 %88, 0
  %90 = icmp ne i32 %87, 0
  %91 = select i1 %89, i1 %90, i1 false
  br i1 %91, label %82, label %92

92:
  %93 = phi i32 [ %78, %72 ], [ %87, %82 ]
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %111, label %95

95:
  %96 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %93, i1 true)
  %97 = add nsw i32 %96, -8
  %98 = sub nsw i32 %73, %97
  %99 = icmp sgt i32 %98, 0
  br i1 %99, label %100, label %106

100:
  %101 = shl i32 %98, 23
  %102 = shl i32 %93, %97
  %103 = add i32 %102, -8388608
  %104 = add i32 %103, %101
  %105 = bitcast i32 %104 to float
  br label %111

106:
  %107 = shl i32 %93, %97
  %108 = sub nsw i32 1, %98
  %109 = lshr i32 %107, %108
  %110 = bitcast i32 %109 to float
  br label %111

111:
  %112 = phi float [ %47, %46 ], [ 0.000000e+00, %92 ], [ %105, %100 ], [ %110, %106 ], [ %3, %12 ]
  %113 = call float @llvm.copysign.f32(float %112, float %0)
  br label %114

114:
  %115 = phi float [ %113, %111 ], [ %11, %8 ]
  ret float %115
}

declare float @llvm.fabs.f32(float)

declare float @llvm.trunc.f32(float)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)

declare float @llvm.copysign.f32(float, float)
