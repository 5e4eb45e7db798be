define linkonce_odr double @remainder(double noundef %0, double noundef %1) alwaysinline nofree nosync nounwind memory(none) {
  %3 = bitcast double %0 to i64
  %4 = call double @llvm.fabs.f64(double %0)
  %5 = bitcast double %4 to i64
  %6 = icmp ugt i64 %5, 9218868437227405311
  %7 = fcmp ueq double %1, 0.000000e+00
  %8 = or i1 %7, %6
  br i1 %8, label %9, label %13

9:
  %10 = fcmp ord double %0, %1
  %11 = fadd double %0, %1
  %12 = select i1 %10, double 0x7FF8000000000000, double %11
  br label %140

13:
  %14 = call double @llvm.fabs.f64(double %1)
  %15 = bitcast double %14 to i64
  %16 = icmp ugt i64 %15, 9218868437227405311
  br i1 %16, label %140, label %17

17:
  %18 = fcmp olt double %14, 0x7FE0000000000000
  br i1 %18, label %19, label %114

19:
  %20 = fadd double %14, %14
  %21 = fcmp olt double %4, %20
  br i1 %21, label %35, label %22

22:
  %23 = fcmp ogt double %20, 0x7B0000000000000
  %24 = fcmp olt double %20, 0x7E70000000000000
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %35

26:
  %27 = fdiv arcp double %4, %20
  %28 = fmul double %27, 0x3FF0000000000004
  %29 = call double @llvm.trunc.f64(double %28)
  %30 = call double @nv_residual_f64(double noundef %4, double noundef %29, double noundef %20)
  %31 = fcmp olt double %30, 0.000000e+00
  %32 = fadd double %20, %30
  %33 = select i1 %31, double %32, double %30
  %34 = fcmp uge double %29, 0x4300000000000000
  br label %35

35:
  %36 = phi double [ %4, %19 ], [ %33, %26 ], [ %4, %22 ]
  %37 = phi i1 [ false, %19 ], [ %34, %26 ], [ true, %22 ]
  br i1 %37, label %38, label %114

38:
  %39 = and i64 %5, 4503599627370495
  %40 = icmp ult i64 %5, 4503599627370496
  br i1 %40, label %41, label %48

41:
  %42 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %39, i1 true)
  %43 = trunc nuw nsw i64 %42 to i32
  %44 = add nuw nsw i64 %42, 4294967285
  %45 = sub nsw i32 12, %43
  %46 = and i64 %44, 4294967295
  %47 = shl i64 %39, %46
  br label %52

48:
  %49 = lshr i64 %5, 52
  %50 = trunc nuw nsw i64 %49 to i32
  %51 = or disjoint i64 %39, 4503599627370496
  br label %52

52:
  %53 = phi i32 [ %45, %41 ], [ %50, %48 ]
  %54 = phi i64 [ %47, %41 ], [ %51, %48 ]
  %55 = bitcast double %20 to i64
  %56 = and i64 %55, 4503599627370495
  %57 = icmp ult i64 %55, 4503599627370496
  br i1 %57, label %58, label %65

58:
  %59 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %56, i1 true)
  %60 = trunc nuw nsw i64 %59 to i32
  %61 = add nuw nsw i64 %59, 4294967285
  %62 = sub nsw i32 12, %60
  %63 = and i64 %61, 4294967295
  %64 = shl i64 %56, %63
  br label %69

65:
  %66 = lshr i64 %55, 52
  %67 = trunc nuw nsw i64 %66 to i32
  %68 = or disjoint i64 %56, 4503599627370496
  br label %69

69:
  %70 = phi i32 [ %62, %58 ], [ %67, %65 ]
  %71 = phi i64 [ %64, %58 ], [ %68, %65 ]
  %72 = sub nsw i32 %53, %70
  %73 = icmp ult i64 %54, %71
  %74 = select i1 %73, i64 0, i64 %71
  %75 = sub i64 %54, %74
  %76 = icmp sgt i32 %72, 0
  %77 = icmp ne i64 %75, 0
  %78 = select i1 %76, i1 %77, i1 false
  br i1 %78, label %79, label %90

79:
  %80 = phi i32 [ %86, %79 ], [ %72, %69 ]
  %81 = phi i64 [ %85, %79 ], [ %75, %69 ]
  %82 = call i32 @llvm.umin.i32(i32 %80, i32 11)
  %83 = zext nneg i32 %82 to i64
  %84 = shl i64 %81, %83
  %85 = urem i64 %84, %71
  %86 = sub nsw i32 %80, %82
  %87 = icmp sgt i32 %86, 0
  %88 = icmp ne i64 %85, 0
  %89 = select i1 %87, i1 %88, i1 false
  br i1 %89, label %79, label %90

90:
  %91 = phi i64 [ %75, %69 ], [ %85, %79 ]
  %92 = icmp eq i64 %91, 0
  br i1 %92, label %114, label %93

93:
  %94 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %91, i1 true)
  %95 = trunc nuw nsw i64 %94 to i32
  %96 = add nsw i32 %95, -11
  %97 = sub nsw i32 %70, %96
  %98 = icmp sgt i32 %97, 0
  br i1 %98, label %99, label %107

99:
  %100 = add nuw nsw i32 %97, 4095
  %101 = zext nneg i32 %100 to i64
  %102 = shl i64 %101, 52
  %103 = zext nneg i32 %96 to i64
  %104 = shl i64 %91, %103
  %105 = add i64 %102, %104
  %106 = bitcast i64 %105 to double
  br label %114

107:
  %108 = zext nneg i32 %96 to i64
  %109 = shl i64 %91, %108
  %110 = sub nsw i32 1, %97
  %111 = zext nneg i32 %110 to i64
  %112 = lshr i64 %109, %111
  %113 = bitcast i64 %112 to double
  br label %114

114:
  %115 = phi double [ %4, %17 ], [ %36, %35 ], [ 0.000000e+00, %90 ], [ %106, %99 ], [ %113, %107 ]
  %116 = fcmp olt double %14, 0x170000000000000
  br i1 %116, label %117, label %126

117:
  %118 = fadd double %115, %115
  %119 = fcmp ogt double %118, %14
  br i1 %119, label %120, label %134

120:
  %121 = fsub double %115, %14
  %122 = fadd double %121, %121
  %123 = fcmp ult double %122, %14
  br i1 %123, label %134, label %124

124:
  %125 = fsub double %121, %14
  br label %134

126:
  %127 = fmul double %14, 5.000000e-01
  %128 = fcmp ogt double %115, %127
  br i1 %128, label %129, label %134

129:
  %130 = fsub double %115, %14
  %131 = fcmp ult double %130, %127
  br i1 %131, label %134, label %132

132:
  %133 = fsub double %130, %14
  br label %134

134:
  %135 = phi double [ %125, %124 ], [ %121, %120 ], [ %115, %117 ], [ %133, %132 ], [ %130, %129 ], [ %115, %126 ]
  %136 = bitcast double %135 to i64
  %137 = and i64 %3, -9223372036854775808
  %138 = xor i64 %137, %136
  %139 = bitcast i64 %138 to double
  br label %140

140:
  %141 = phi double [ %139, %134 ], [ %0, %13 ], [ %12, %9 ]
  ret double %141
}

declare double @llvm.fabs.f64(double)

declare double @llvm.trunc.f64(double)

declare double @nv_residual_f64(double noundef, double noundef, double noundef)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)
