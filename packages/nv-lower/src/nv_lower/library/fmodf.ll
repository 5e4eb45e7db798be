define linkonce_odr float @fmodf(float noundef %0, float noundef %1) alwaysinline nofree nosync nounwind memory(none) {
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
  br label %100

12:
  %13 = call float @llvm.fabs.f32(float %1)
  %14 = bitcast float %13 to i32
  %15 = icmp ugt i32 %14, 2139095039
  br i1 %15, label %97, label %16

16:
  %17 = fcmp olt float %3, %13
  br i1 %17, label %31, label %18

18:
  %19 = fcmp ogt float %13, 0x3C30000000000000
  %20 = fcmp olt float %13, 0x4630000000000000
  %21 = and i1 %19, %20
  br i1 %21, label %22, label %31

22:
  %23 = fdiv arcp float %3, %13
  %24 = fmul float %23, 0x3FF0000080000000
  %25 = call float @llvm.trunc.f32(float %24)
  %26 = call float @nv_residual_f32(float noundef %3, float noundef %25, float noundef %13)
  %27 = fcmp olt float %26, 0.000000e+00
  %28 = fadd float %13, %26
  %29 = select i1 %27, float %28, float %26
  %30 = fcmp uge float %25, 0x4130000000000000
  br label %31

31:
  %32 = phi float [ %3, %16 ], [ %29, %22 ], [ %3, %18 ]
  %33 = phi i1 [ false, %16 ], [ %30, %22 ], [ true, %18 ]
  br i1 %33, label %34, label %97

34:
  %35 = and i32 %4, 8388607
  %36 = icmp ult i32 %4, 8388608
  br i1 %36, label %37, label %42

37:
  %38 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %35, i1 true)
  %39 = add nsw i32 %38, -8
  %40 = sub nsw i32 9, %38
  %41 = shl i32 %35, %39
  br label %45

42:
  %43 = lshr i32 %4, 23
  %44 = or disjoint i32 %35, 8388608
  br label %45

45:
  %46 = phi i32 [ %40, %37 ], [ %43, %42 ]
  %47 = phi i32 [ %41, %37 ], [ %44, %42 ]
  %48 = and i32 %14, 8388607
  %49 = icmp ult i32 %14, 8388608
  br i1 %49, label %50, label %55

50:
  %51 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %48, i1 true)
  %52 = add nsw i32 %51, -8
  %53 = sub nsw i32 9, %51
  %54 = shl i32 %48, %52
  br label %58

55:
  %56 = lshr i32 %14, 23
  %57 = or disjoint i32 %48, 8388608
  br label %58

58:
  %59 = phi i32 [ %53, %50 ], [ %56, %55 ]
  %60 = phi i32 [ %54, %50 ], [ %57, %55 ]
  %61 = sub nsw i32 %46, %59
  %62 = icmp ult i32 %47, %60
  %63 = select i1 %62, i32 0, i32 %60
  %64 = sub i32 %47, %63
  %65 = icmp sgt i32 %61, 0
  %66 = icmp ne i32 %64, 0
  %67 = select i1 %65, i1 %66, i1 false
  br i1 %67, label %68, label %78

68:
  %69 = phi i32 [ %74, %68 ], [ %61, %58 ]
  %70 = phi i32 [ %73, %68 ], [ %64, %58 ]
  %71 = call i32 @llvm.umin.i32(i32 %69, i32 8)
  %72 = shl i32 %70, %71
  %73 = urem i32 %72, %60
  %74 = sub nsw i32 %69, %71
  %75 = icmp sgt i32 %74, 0
  %76 = icmp ne i32 %73, 0
  %77 = select i1 %75, i1 %76, i1 false
  br i1 %77, label %68, label %78

78:
  %79 = phi i32 [ %64, %58 ], [ %73, %68 ]
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %97, label %81

81:
  %82 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %79, i1 true)
  %83 = add nsw i32 %82, -8
  %84 = sub nsw i32 %59, %83
  %85 = icmp sgt i32 %84, 0
  br i1 %85, label %86, label %92

86:
  %87 = shl i32 %84, 23
  %88 = shl i32 %79, %83
  %89 = add i32 %88, -8388608
  %90 = add i32 %89, %87
  %91 = bitcast i32 %90 to float
  br label %97

92:
  %93 = shl i32 %79, %83
  %94 = sub nsw i32 1, %84
  %95 = lshr i32 %93, %94
  %96 = bitcast i32 %95 to float
  br label %97

97:
  %98 = phi float [ %32, %31 ], [ 0.000000e+00, %78 ], [ %91, %86 ], [ %96, %92 ], [ %3, %12 ]
  %99 = call float @llvm.copysign.f32(float %98, float %0)
  br label %100

100:
  %101 = phi float [ %99, %97 ], [ %11, %8 ]
  ret float %101
}

declare float @llvm.fabs.f32(float)

declare float @llvm.trunc.f32(float)

declare float @nv_residual_f32(float noundef, float noundef, float noundef)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)

declare float @llvm.copysign.f32(float, float)
