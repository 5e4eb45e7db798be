define linkonce_odr double @__powidf2(double noundef %0, i32 noundef %1) alwaysinline nofree norecurse nosync nounwind memory(none) {
  %3 = icmp slt i32 %1, 0
  %4 = call i32 @llvm.abs.i32(i32 %1, i1 false)
  %5 = and i32 %4, 1
  %6 = icmp eq i32 %5, 0
  %7 = select i1 %6, double 1.000000e+00, double %0
  %8 = icmp ult i32 %4, 2
  br i1 %8, label %20, label %9

9:
  %10 = phi double [ %18, %9 ], [ %7, %2 ]
  %11 = phi i32 [ %13, %9 ], [ %4, %2 ]
  %12 = phi double [ %14, %9 ], [ %0, %2 ]
  %13 = lshr i32 %11, 1
  %14 = fmul double %12, %12
  %15 = and i32 %11, 2
  %16 = icmp eq i32 %15, 0
  %17 = fmul double %14, %10
  %18 = select i1 %16, double %10, double %17
  %19 = icmp ult i32 %11, 4
  br i1 %19, label %20, label %9

20:
  %21 = phi double [ %7, %2 ], [ %18, %9 ]
  br i1 %3, label %22, label %122

22:
  %23 = bitcast double %21 to i64
  %24 = call double @llvm.fabs.f64(double %21)
  %25 = bitcast double %24 to i64
  %26 = and i64 %23, -9223372036854775808
  %27 = add nsw i64 %25, -1
  %28 = icmp ult i64 %27, 9218868437227405311
  br i1 %28, label %40, label %29

29:
  %30 = icmp ugt i64 %25, 9218868437227405312
  br i1 %30, label %31, label %33

31:
  %32 = fadd double %21, 1.000000e+00
  br label %122

33:
  %34 = icmp eq i64 %25, 4607182418800017408
  %35 = icmp eq i64 %25, 0
  %36 = select i1 %35, i64 9218868437227405312, i64 0
  %37 = or disjoint i64 %36, %26
  %38 = bitcast i64 %37 to double
  %39 = select i1 %34, double 0x7FF8000000000000, double %38
  br label %122

40:
  %41 = lshr i64 %25, 52
  %42 = trunc nuw nsw i64 %41 to i32
  %43 = and i64 %25, 4503599627370495
  %44 = or disjoint i64 %43, 4503599627370496
  %45 = icmp ult i64 %25, 4503599627370496
  br i1 %45, label %46, label %53

46:
  %47 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %43, i1 true)
  %48 = trunc nuw nsw i64 %47 to i32
  %49 = add nuw nsw i64 %47, 4294967285
  %50 = sub nsw i32 12, %48
  %51 = and i64 %49, 4294967295
  %52 = shl i64 %43, %51
  br label %53

53:
  %54 = phi i32 [ %50, %46 ], [ %42, %40 ]
  %55 = phi i64 [ %52, %46 ], [ %44, %40 ]
  %56 = icmp ugt i64 %55, 4503599627370496
  %57 = sext i1 %56 to i32
  %58 = and i64 %55, 4503599627370495
  %59 = or disjoint i64 %58, 4607182418800017408
  %60 = bitcast i64 %59 to double
  %61 = fdiv arcp double 1.000000e+00, %60
  %62 = select i1 %56, double 2.000000e+00, double 1.000000e+00
  %63 = fmul double %62, %61
  %64 = fcmp olt double %63, 1.000000e+00
  %65 = select i1 %64, double 1.000000e+00, double %63
  %66 = bitcast double %65 to i64
  %67 = add i64 %66, -4602678819172646912
  %68 = mul i64 %55, %67
  %69 = sub i64 0, %68
  %70 = sitofp i64 %69 to double
  %71 = fmul double %61, 0x3CB0000000000000
  %72 = fmul double %71, %70
  %73 = call double @llvm.rint.f64(double %72)
  %74 = fptosi double %73 to i64
  %75 = mul nsw i64 %55, %74
  %76 = sub nsw i64 %69, %75
  %77 = shl nsw i64 %76, 1
  %78 = icmp sgt i64 %77, %55
  %79 = sub nsw i64 0, %55
  %80 = icmp slt i64 %77, %79
  %81 = sext i1 %80 to i64
  %82 = select i1 %78, i64 1, i64 %81
  %83 = add i64 %67, %74
  %84 = mul nsw i64 %82, %55
  %85 = add i64 %83, %82
  %86 = sub nsw i32 %57, %54
  %87 = add nsw i32 %86, 2045
  %88 = zext i32 %87 to i64
  %89 = shl i64 %88, 52
  %90 = add i64 %85, %89
  %91 = icmp ugt i32 %87, 2045
  br i1 %91, label %92, label %118

92:
  %93 = icmp sgt i32 %86, -2046
  br i1 %93, label %118, label %94

94:
  %95 = sub nuw nsw i32 -2045, %86
  %96 = zext nneg i32 %95 to i64
  %97 = lshr i64 %85, %96
  %98 = shl nsw i64 -1, %96
  %99 = xor i64 %98, -1
  %100 = and i64 %85, %99
  %101 = sub nuw nsw i32 -2046, %86
  %102 = zext nneg i32 %101 to i64
  %103 = shl nuw nsw i64 1, %102
  %104 = icmp ugt i64 %100, %103
  br i1 %104, label %115, label %105

105:
  %106 = icmp eq i64 %100, %103
  br i1 %106, label %107, label %115

107:
  %108 = icmp sgt i64 %76, %84
  %109 = icmp eq i64 %76, %84
  %110 = and i64 %97, 1
  %111 = icmp ne i64 %110, 0
  %112 = select i1 %109, i1 %111, i1 false
  %113 = select i1 %108, i1 true, i1 %112
  %114 = zext i1 %113 to i64
  br label %115

115:
  %116 = phi i64 [ 1, %94 ], [ 0, %105 ], [ %114, %107 ]
  %117 = add nuw i64 %116, %97
  br label %118

118:
  %119 = phi i64 [ %90, %53 ], [ %117, %115 ], [ 9218868437227405312, %92 ]
  %120 = or i64 %119, %26
  %121 = bitcast i64 %120 to double
  br label %122

122:
  %123 = phi double [ %21, %20 ], [ %121, %118 ], [ %32, %31 ], [ %39, %33 ]
  ret double %123
}

declare i32 @llvm.abs.i32(i32, i1 immarg)

declare double @llvm.fabs.f64(double)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare double @llvm.rint.f64(double)
