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
  br i1 %3, label %22, label %127

22:
  %23 = bitcast double %21 to i64
  %24 = call double @llvm.fabs.f64(double %21)
  %25 = bitcast double %24 to i64
  %26 = and i64 %23, -9223372036854775808
  %27 = icmp eq i64 %25, 0
  %28 = add nsw i64 %25, -9218868437227405312
  %29 = icmp ult i64 %28, -9218868437227405311
  br i1 %29, label %30, label %40

30:
  %31 = icmp ugt i64 %25, 9218868437227405312
  br i1 %31, label %32, label %34

32:
  %33 = fadd double %21, 1.000000e+00
  br label %127

34:
  %35 = icmp eq i64 %25, 4607182418800017408
  %36 = select i1 %27, i64 9218868437227405312, i64 0
  %37 = or disjoint i64 %36, %26
  %38 = bitcast i64 %37 to double
  %39 = select i1 %35, double 0x7FF8000000000000, double %38
  br label %127

40:
  %41 = and i64 %25, 4503599627370495
  %42 = icmp ult i64 %25, 4503599627370496
  br i1 %42, label %43, label %50

43:
  %44 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %41, i1 true)
  %45 = trunc nuw nsw i64 %44 to i32
  %46 = add nuw nsw i64 %44, 4294967285
  %47 = sub nsw i32 12, %45
  %48 = and i64 %46, 4294967295
  %49 = shl i64 %41, %48
  br label %54

50:
  %51 = lshr i64 %25, 52
  %52 = trunc nuw nsw i64 %51 to i32
  %53 = or disjoint i64 %41, 4503599627370496
  br label %54

54:
  %55 = phi i32 [ %47, %43 ], [ %52, %50 ]
  %56 = phi i64 [ %49, %43 ], [ %53, %50 ]
  %57 = icmp ugt i64 %56, 4503599627370496
  %58 = sext i1 %57 to i32
  %59 = and i64 %56, 4503599627370495
  %60 = or disjoint i64 %59, 4607182418800017408
  %61 = bitcast i64 %60 to double
  %62 = fdiv arcp double 1.000000e+00, %61
  %63 = select i1 %57, double 2.000000e+00, double 1.000000e+00
  %64 = fmul double %63, %62
  %65 = fcmp olt double %64, 1.000000e+00
  %66 = select i1 %65, double 1.000000e+00, double %64
  %67 = bitcast double %66 to i64
  %68 = add i64 %67, -4602678819172646912
  %69 = mul i64 %56, %68
  %70 = sub i64 0, %69
  %71 = sitofp i64 %70 to double
  %72 = fmul double %62, 0x3CB0000000000000
  %73 = fmul double %72, %71
  %74 = call double @llvm.rint.f64(double %73)
  %75 = fptosi double %74 to i64
  %76 = mul nsw i64 %56, %75
  %77 = sub nsw i64 %70, %76
  %78 = shl nsw i64 %77, 1
  %79 = icmp sgt i64 %78, %56
  %80 = sub nsw i64 0, %56
  %81 = icmp slt i64 %78, %80
  %82 = sext i1 %81 to i64
  %83 = select i1 %79, i64 1, i64 %82
  %84 = add i64 %68, %75
  %85 = mul nsw i64 %83, %56
  %86 = add i64 %84, %83
  %87 = sub nsw i32 %58, %55
  %88 = icmp sgt i32 %87, 0
  br i1 %88, label %89, label %92

89:
  %90 = or disjoint i64 %26, 9218868437227405312
  %91 = bitcast i64 %90 to double
  br label %127

92:
  %93 = icmp sgt i32 %87, -2046
  br i1 %93, label %94, label %101

94:
  %95 = add nsw i32 %87, 2045
  %96 = zext nneg i32 %95 to i64
  %97 = shl nuw nsw i64 %96, 52
  %98 = add i64 %86, %97
  %99 = or i64 %98, %26
  %100 = bitcast i64 %99 to double
  br label %127

101:
  %102 = sub nuw nsw i32 -2045, %87
  %103 = zext nneg i32 %102 to i64
  %104 = lshr i64 %86, %103
  %105 = shl nsw i64 -1, %103
  %106 = xor i64 %105, -1
  %107 = and i64 %86, %106
  %108 = sub nuw nsw i32 -2046, %87
  %109 = zext nneg i32 %108 to i64
  %110 = shl nuw nsw i64 1, %109
  %111 = icmp ugt i64 %107, %110
  br i1 %111, label %122, label %112

112:
  %113 = icmp eq i64 %107, %110
  br i1 %113, label %114, label %122

114:
  %115 = icmp sgt i64 %77, %85
  %116 = icmp eq i64 %77, %85
  %117 = and i64 %104, 1
  %118 = icmp ne i64 %117, 0
  %119 = select i1 %116, i1 %118, i1 false
  %120 = select i1 %115, i1 true, i1 %119
  %121 = zext i1 %120 to i64
  br label %122

122:
  %123 = phi i64 [ 1, %101 ], [ 0, %112 ], [ %121, %114 ]
  %124 = add nuw i64 %123, %104
  %125 = or i64 %124, %26
  %126 = bitcast i64 %125 to double
  br label %127

127:
  %128 = phi double [ %21, %20 ], [ %33, %32 ], [ %39, %34 ], [ %91, %89 ], [ %100, %94 ], [ %126, %122 ]
  ret double %128
}

declare i32 @llvm.abs.i32(i32, i1 immarg)

declare double @llvm.fabs.f64(double)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare double @llvm.rint.f64(double)
