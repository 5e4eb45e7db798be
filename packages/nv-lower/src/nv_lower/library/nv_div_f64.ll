define linkonce_odr double @nv_div_f64(double noundef %0, double noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = bitcast double %0 to i64
  %4 = call double @llvm.fabs.f64(double %0)
  %5 = bitcast double %4 to i64
  %6 = bitcast double %1 to i64
  %7 = call double @llvm.fabs.f64(double %1)
  %8 = bitcast double %7 to i64
  %9 = xor i64 %6, %3
  %10 = and i64 %9, -9223372036854775808
  %11 = add nsw i64 %5, -9218868437227405312
  %12 = icmp ult i64 %11, -9218868437227405311
  %13 = icmp eq i64 %8, 0
  %14 = add nsw i64 %8, -9218868437227405312
  %15 = icmp ult i64 %14, -9218868437227405311
  %16 = select i1 %12, i1 true, i1 %15
  br i1 %16, label %17, label %31

17:
  %18 = icmp ugt i64 %5, 9218868437227405312
  %19 = icmp ugt i64 %8, 9218868437227405312
  %20 = or i1 %18, %19
  br i1 %20, label %21, label %23

21:
  %22 = fadd double %0, %1
  br label %146

23:
  %24 = icmp eq i64 %5, %8
  %25 = icmp eq i64 %5, 9218868437227405312
  %26 = or i1 %25, %13
  %27 = select i1 %26, i64 9218868437227405312, i64 0
  %28 = or disjoint i64 %27, %10
  %29 = bitcast i64 %28 to double
  %30 = select i1 %24, double 0x7FF8000000000000, double %29
  br label %146

31:
  %32 = and i64 %5, 4503599627370495
  %33 = icmp ult i64 %5, 4503599627370496
  br i1 %33, label %34, label %41

34:
  %35 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %32, i1 true)
  %36 = trunc nuw nsw i64 %35 to i32
  %37 = add nuw nsw i64 %35, 4294967285
  %38 = sub nsw i32 12, %36
  %39 = and i64 %37, 4294967295
  %40 = shl i64 %32, %39
  br label %45

41:
  %42 = lshr i64 %5, 52
  %43 = trunc nuw nsw i64 %42 to i32
  %44 = or disjoint i64 %32, 4503599627370496
  br label %45

45:
  %46 = phi i32 [ %38, %34 ], [ %43, %41 ]
  %47 = phi i64 [ %40, %34 ], [ %44, %41 ]
  %48 = and i64 %8, 4503599627370495
  %49 = icmp ult i64 %8, 4503599627370496
  br i1 %49, label %50, label %57

50:
  %51 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %48, i1 true)
  %52 = trunc nuw nsw i64 %51 to i32
  %53 = add nuw nsw i64 %51, 4294967285
  %54 = sub nsw i32 12, %52
  %55 = and i64 %53, 4294967295
  %56 = shl i64 %48, %55
  br label %61

57:
  %58 = lshr i64 %8, 52
  %59 = trunc nuw nsw i64 %58 to i32
  %60 = or disjoint i64 %48, 4503599627370496
  br label %61

61:
  %62 = phi i32 [ %54, %50 ], [ %59, %57 ]
  %63 = phi i64 [ %56, %50 ], [ %60, %57 ]
  %64 = icmp ult i64 %47, %63
  %65 = sext i1 %64 to i32
  %66 = and i64 %63, 4503599627370495
  %67 = or disjoint i64 %66, 4607182418800017408
  %68 = bitcast i64 %67 to double
  %69 = and i64 %47, 4503599627370495
  %70 = or disjoint i64 %69, 4607182418800017408
  %71 = bitcast i64 %70 to double
  %72 = fdiv arcp double 1.000000e+00, %68
  %73 = fadd double %71, %71
  %74 = select i1 %64, double %73, double %71
  %75 = fmul double %74, %72
  %76 = fcmp olt double %75, 1.000000e+00
  %77 = select i1 %76, double 1.000000e+00, double %75
  %78 = bitcast double %77 to i64
  %79 = add i64 %78, -4602678819172646912
  %80 = select i1 %64, i64 53, i64 52
  %81 = shl i64 %47, %80
  %82 = mul i64 %79, %63
  %83 = sub i64 %81, %82
  %84 = sitofp i64 %83 to double
  %85 = fmul double %72, 0x3CB0000000000000
  %86 = fmul double %85, %84
  %87 = call double @llvm.rint.f64(double %86)
  %88 = fptosi double %87 to i64
  %89 = mul nsw i64 %63, %88
  %90 = sub nsw i64 %83, %89
  %91 = shl nsw i64 %90, 1
  %92 = icmp sgt i64 %91, %63
  %93 = sub nsw i64 0, %63
  %94 = icmp slt i64 %91, %93
  %95 = sext i1 %94 to i64
  %96 = select i1 %92, i64 1, i64 %95
  %97 = add i64 %79, %88
  %98 = mul nsw i64 %96, %63
  %99 = add i64 %97, %96
  %100 = add nsw i32 %46, 1023
  %101 = sub nsw i32 %100, %62
  %102 = add nsw i32 %101, %65
  %103 = icmp sgt i32 %102, 2046
  br i1 %103, label %104, label %107

104:
  %105 = or disjoint i64 %10, 9218868437227405312
  %106 = bitcast i64 %105 to double
  br label %146

107:
  %108 = icmp sgt i32 %102, 0
  br i1 %108, label %109, label %116

109:
  %110 = add nuw nsw i32 %102, 4095
  %111 = zext nneg i32 %110 to i64
  %112 = shl i64 %111, 52
  %113 = add i64 %99, %112
  %114 = or i64 %113, %10
  %115 = bitcast i64 %114 to double
  br label %146

116:
  %117 = icmp slt i32 %102, -53
  br i1 %117, label %118, label %120

118:
  %119 = bitcast i64 %10 to double
  br label %146

120:
  %121 = sub nsw i32 1, %102
  %122 = zext nneg i32 %121 to i64
  %123 = lshr i64 %99, %122
  %124 = shl nsw i64 -1, %122
  %125 = xor i64 %124, -1
  %126 = and i64 %99, %125
  %127 = sub nsw i32 0, %102
  %128 = zext nneg i32 %127 to i64
  %129 = shl nuw nsw i64 1, %128
  %130 = icmp ugt i64 %126, %129
  br i1 %130, label %141, label %131

131:
  %132 = icmp eq i64 %126, %129
  br i1 %132, label %133, label %141

133:
  %134 = icmp sgt i64 %90, %98
  %135 = icmp eq i64 %90, %98
  %136 = and i64 %123, 1
  %137 = icmp ne i64 %136, 0
  %138 = select i1 %135, i1 %137, i1 false
  %139 = select i1 %134, i1 true, i1 %138
  %140 = zext i1 %139 to i64
  br label %141

141:
  %142 = phi i64 [ 1, %120 ], [ 0, %131 ], [ %140, %133 ]
  %143 = add nuw i64 %142, %123
  %144 = or i64 %143, %10
  %145 = bitcast i64 %144 to double
  br label %146

146:
  %147 = phi double [ %22, %21 ], [ %30, %23 ], [ %106, %104 ], [ %115, %109 ], [ %119, %118 ], [ %145, %141 ]
  ret double %147
}

declare double @llvm.fabs.f64(double)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare double @llvm.rint.f64(double)
