target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr writeonly captures(none) initializes((0, 4)) %p, float %a, float %b) local_unnamed_addr #0 {
  %q = call float @nv_div_f32(float %a, float %b)
  store float %q, ptr %p, align 4
  ret void
}
define internal float @nv_div_f32(float noundef %0, float noundef %1) alwaysinline alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = bitcast float %0 to i32
  %4 = call float @llvm.fabs.f32(float %0)
  %5 = bitcast float %4 to i32
  %6 = bitcast float %1 to i32
  %7 = call float @llvm.fabs.f32(float %1)
  %8 = bitcast float %7 to i32
  %9 = xor i32 %6, %3
  %10 = and i32 %9, -2147483648
  %11 = add nsw i32 %5, -1
  %12 = icmp ult i32 %11, 2139095039
  %13 = add nsw i32 %8, -1
  %14 = icmp ult i32 %13, 2139095039
  %15 = and i1 %12, %14
  br i1 %15, label %31, label %16
16:
  %17 = icmp ugt i32 %5, 2139095040
  %18 = icmp ugt i32 %8, 2139095040
  %19 = or i1 %17, %18
  br i1 %19, label %20, label %22
20:
  %21 = fadd float %0, %1
  br label %132
22:
  %23 = icmp eq i32 %5, %8
  %24 = icmp eq i32 %5, 2139095040
  %25 = icmp eq i32 %8, 0
  %26 = or i1 %24, %25
  %27 = select i1 %26, i32 2139095040, i32 0
  %28 = or disjoint i32 %27, %10
  %29 = bitcast i32 %28 to float
  %30 = select i1 %23, float 0x7FF8000000000000, float %29
  br label %132
31:
  %32 = lshr i32 %5, 23
  %33 = lshr i32 %8, 23
  %34 = and i32 %5, 8388607
  %35 = or disjoint i32 %34, 8388608
  %36 = and i32 %8, 8388607
  %37 = or disjoint i32 %36, 8388608
  %38 = icmp ult i32 %5, 8388608
  %39 = icmp ult i32 %8, 8388608
  %40 = or i1 %38, %39
  br i1 %40, label %41, label %54
41:
  %42 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %34, i1 true)
  %43 = add nsw i32 %42, -8
  %44 = sub nsw i32 9, %42
  %45 = shl i32 %34, %43
  %46 = select i1 %38, i32 %44, i32 %32
  %47 = select i1 %38, i32 %45, i32 %35
  %48 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %36, i1 true)
  %49 = add nsw i32 %48, -8
  %50 = sub nsw i32 9, %48
  %51 = shl i32 %36, %49
  %52 = select i1 %39, i32 %50, i32 %33
  %53 = select i1 %39, i32 %51, i32 %37
  br label %54
54:
  %55 = phi i32 [ %52, %41 ], [ %33, %31 ]
  %56 = phi i32 [ %46, %41 ], [ %32, %31 ]
  %57 = phi i32 [ %53, %41 ], [ %37, %31 ]
  %58 = phi i32 [ %47, %41 ], [ %35, %31 ]
  %59 = icmp ult i32 %58, %57
  %60 = sext i1 %59 to i32
  %61 = select i1 %59, i32 24, i32 23
  %62 = and i32 %57, 8388607
  %63 = or disjoint i32 %62, 1065353216
  %64 = bitcast i32 %63 to float
  %65 = and i32 %58, 8388607
  %66 = or disjoint i32 %65, 1065353216
  %67 = bitcast i32 %66 to float
  %68 = fdiv arcp float 1.000000e+00, %64
  %69 = fadd float %67, %67
  %70 = select i1 %59, float %69, float %67
  %71 = fmul float %68, %70
  %72 = fcmp olt float %71, 1.000000e+00
  %73 = select i1 %72, float 1.000000e+00, float %71
  %74 = bitcast float %73 to i32
  %75 = add i32 %74, -1056964608
  %76 = shl i32 %58, %61
  %77 = mul i32 %75, %57
  %78 = sub i32 %76, %77
  %79 = sitofp i32 %78 to float
  %80 = fmul float %68, 0x3E80000000000000
  %81 = fmul float %80, %79
  %82 = call float @llvm.rint.f32(float %81)
  %83 = fptosi float %82 to i32
  %84 = mul nsw i32 %57, %83
  %85 = sub nsw i32 %78, %84
  %86 = shl nsw i32 %85, 1
  %87 = icmp sgt i32 %86, %57
  %88 = sub nsw i32 0, %57
  %89 = icmp slt i32 %86, %88
  %90 = sext i1 %89 to i32
  %91 = select i1 %87, i32 1, i32 %90
  %92 = add i32 %75, %83
  %93 = mul nsw i32 %91, %57
  %94 = add i32 %92, %91
  %95 = sub nsw i32 %56, %55
  %96 = add nsw i32 %95, 127
  %97 = add nsw i32 %96, %60
  %98 = add nsw i32 %97, -1
  %99 = shl nuw nsw i32 %98, 23
  %100 = add i32 %94, %99
  %101 = icmp ugt i32 %98, 253
  br i1 %101, label %102, label %128
102:
  %103 = icmp sgt i32 %97, 0
  br i1 %103, label %128, label %104
104:
  %105 = icmp slt i32 %97, -24
  br i1 %105, label %128, label %106
106:
  %107 = sub nsw i32 1, %97
  %108 = lshr i32 %94, %107
  %109 = shl nsw i32 -1, %107
  %110 = xor i32 %109, -1
  %111 = and i32 %94, %110
  %112 = sub nsw i32 0, %97
  %113 = shl nuw nsw i32 1, %112
  %114 = icmp ugt i32 %111, %113
  br i1 %114, label %125, label %115
115:
  %116 = icmp eq i32 %111, %113
  br i1 %116, label %117, label %125
117:
  %118 = icmp sgt i32 %85, %93
  %119 = icmp eq i32 %85, %93
  %120 = and i32 %108, 1
  %121 = icmp ne i32 %120, 0
  %122 = select i1 %119, i1 %121, i1 false
  %123 = select i1 %118, i1 true, i1 %122
  %124 = zext i1 %123 to i32
  br label %125
125:
  %126 = phi i32 [ 1, %106 ], [ 0, %115 ], [ %124, %117 ]
  %127 = add nuw i32 %126, %108
  br label %128
128:
  %129 = phi i32 [ %100, %54 ], [ 2139095040, %102 ], [ %127, %125 ], [ 0, %104 ]
  %130 = or i32 %129, %10
  %131 = bitcast i32 %130 to float
  br label %132
132:
  %133 = phi float [ %131, %128 ], [ %21, %20 ], [ %30, %22 ]
  ret float %133
}
declare i32 @llvm.ctlz.i32(i32, i1 immarg)
declare float @llvm.fabs.f32(float)
declare float @llvm.rint.f32(float)
attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
