define linkonce_odr double @nv_div_f64(double noundef %0, double noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = bitcast double %0 to i64
  %4 = call double @llvm.fabs.f64(double %0)
  %5 = bitcast double %4 to i64
  %6 = bitcast double %1 to i64
  %7 = call double @llvm.fabs.f64(double %1)
  %8 = bitcast double %7 to i64
  %9 = xor i64 %6, %3
  %10 = and i64 %9, -9223372036854775808
  %11 = add nsw i64 %5, -1
  %12 = icmp ult i64 %11, 9218868437227405311
  %13 = add nsw i64 %8, -1
  %14 = icmp ult i64 %13, 9218868437227405311
  %15 = and i1 %12, %14
  br i1 %15, label %31, label %16

16:
  %17 = icmp ugt i64 %5, 9218868437227405312
  %18 = icmp ugt i64 %8, 9218868437227405312
  %19 = or i1 %17, %18
  br i1 %19, label %20, label %22

20:
  %21 = fadd double %0, %1
  br label %141

22:
  %23 = icmp eq i64 %5, %8
  %24 = icmp eq i64 %5, 9218868437227405312
  %25 = icmp eq i64 %8, 0
  %26 = or i1 %24, %25
  %27 = select i1 %26, i64 9218868437227405312, i64 0
  %28 = or disjoint i64 %27, %10
  %29 = bitcast i64 %28 to double
  %30 = select i1 %23, double 0x7FF8000000000000, double %29
  br label %141

31:
  %32 = lshr i64 %5, 52
  %33 = trunc nuw nsw i64 %32 to i32
  %34 = lshr i64 %8, 52
  %35 = trunc nuw nsw i64 %34 to i32
  %36 = and i64 %5, 4503599627370495
  %37 = or disjoint i64 %36, 4503599627370496
  %38 = and i64 %8, 4503599627370495
  %39 = or disjoint i64 %38, 4503599627370496
  %40 = icmp ult i64 %5, 4503599627370496
  %41 = icmp ult i64 %8, 4503599627370496
  %42 = or i1 %40, %41
  br i1 %42, label %43, label %60

43:
  %44 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %36, i1 true)
  %45 = trunc nuw nsw i64 %44 to i32
  %46 = add nuw nsw i64 %44, 4294967285
  %47 = sub nsw i32 12, %45
  %48 = and i64 %46, 4294967295
  %49 = shl i64 %36, %48
  %50 = select i1 %40, i32 %47, i32 %33
  %51 = select i1 %40, i64 %49, i64 %37
  %52 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %38, i1 true)
  %53 = trunc nuw nsw i64 %52 to i32
  %54 = add nuw nsw i64 %52, 4294967285
  %55 = sub nsw i32 12, %53
  %56 = and i64 %54, 4294967295
  %57 = shl i64 %38, %56
  %58 = select i1 %41, i32 %55, i32 %35
  %59 = select i1 %41, i64 %57, i64 %39
  br label %60

60:
  %61 = phi i32 [ %58, %43 ], [ %35, %31 ]
  %62 = phi i32 [ %50, %43 ], [ %33, %31 ]
  %63 = phi i64 [ %59, %43 ], [ %39, %31 ]
  %64 = phi i64 [ %51, %43 ], [ %37, %31 ]
  %65 = icmp ult i64 %64, %63
  %66 = sext i1 %65 to i32
  %67 = and i64 %63, 4503599627370495
  %68 = or disjoint i64 %67, 4607182418800017408
  %69 = bitcast i64 %68 to double
  %70 = and i64 %64, 4503599627370495
  %71 = or disjoint i64 %70, 4607182418800017408
  %72 = bitcast i64 %71 to double
  %73 = fdiv arcp double 1.000000e+00, %69
  %74 = fadd double %72, %72
  %75 = select i1 %65, double %74, double %72
  %76 = fmul double %73, %75
  %77 = fcmp olt double %76, 1.000000e+00
  %78 = select i1 %77, double 1.000000e+00, double %76
  %79 = bitcast double %78 to i64
  %80 = add i64 %79, -4602678819172646912
  %81 = select i1 %65, i64 53, i64 52
  %82 = shl i64 %64, %81
  %83 = mul i64 %80, %63
  %84 = sub i64 %82, %83
  %85 = sitofp i64 %84 to double
  %86 = fmul double %73, 0x3CB0000000000000
  %87 = fmul double %86, %85
  %88 = call double @llvm.rint.f64(double %87)
  %89 = fptosi double %88 to i64
  %90 = mul nsw i64 %63, %89
  %91 = sub nsw i64 %84, %90
  %92 = shl nsw i64 %91, 1
  %93 = icmp sgt i64 %92, %63
  %94 = sub nsw i64 0, %63
  %95 = icmp slt i64 %92, %94
  %96 = sext i1 %95 to i64
  %97 = select i1 %93, i64 1, i64 %96
  %98 = add i64 %80, %89
  %99 = mul nsw i64 %97, %63
  %100 = add i64 %98, %97
  %101 = sub nsw i32 %62, %61
  %102 = add nsw i32 %101, 1023
  %103 = add nsw i32 %102, %66
  %104 = add nsw i32 %103, -1
  %105 = zext i32 %104 to i64
  %106 = shl i64 %105, 52
  %107 = add i64 %100, %106
  %108 = icmp ugt i32 %104, 2045
  br i1 %108, label %109, label %137

109:
  %110 = icmp sgt i32 %103, 0
  br i1 %110, label %137, label %111

111:
  %112 = icmp slt i32 %103, -53
  br i1 %112, label %137, label %113

113:
  %114 = sub nsw i32 1, %103
  %115 = zext nneg i32 %114 to i64
  %116 = lshr i64 %100, %115
  %117 = shl nsw i64 -1, %115
  %118 = xor i64 %117, -1
  %119 = and i64 %100, %118
  %120 = sub nsw i32 0, %103
  %121 = zext nneg i32 %120 to i64
  %122 = shl nuw nsw i64 1, %121
  %123 = icmp ugt i64 %119, %122
  br i1 %123, label %134, label %124

124:
  %125 = icmp eq i64 %119, %122
  br i1 %125, label %126, label %134

126:
  %127 = icmp sgt i64 %91, %99
  %128 = icmp eq i64 %91, %99
  %129 = and i64 %116, 1
  %130 = icmp ne i64 %129, 0
  %131 = select i1 %128, i1 %130, i1 false
  %132 = select i1 %127, i1 true, i1 %131
  %133 = zext i1 %132 to i64
  br label %134

134:
  %135 = phi i64 [ 1, %113 ], [ 0, %124 ], [ %133, %126 ]
  %136 = add nuw i64 %135, %116
  br label %137

137:
  %138 = phi i64 [ %107, %60 ], [ 9218868437227405312, %109 ], [ %136, %134 ], [ 0, %111 ]
  %139 = or i64 %138, %10
  %140 = bitcast i64 %139 to double
  br label %141

141:
  %142 = phi double [ %140, %137 ], [ %21, %20 ], [ %30, %22 ]
  ret double %142
}

declare double @llvm.fabs.f64(double)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare double @llvm.rint.f64(double)
