define linkonce_odr double @fmod(double noundef %0, double noundef %1) alwaysinline nofree norecurse nosync nounwind memory(none) {
  %3 = call double @llvm.fabs.f64(double %0)
  %4 = bitcast double %3 to i64
  %5 = icmp ugt i64 %4, 9218868437227405311
  %6 = fcmp ueq double %1, 0.000000e+00
  %7 = or i1 %6, %5
  br i1 %7, label %8, label %12

8:
  %9 = fcmp ord double %0, %1
  %10 = fadd double %0, %1
  %11 = select i1 %9, double 0x7FF8000000000000, double %10
  br label %126

12:
  %13 = call double @llvm.fabs.f64(double %1)
  %14 = bitcast double %13 to i64
  %15 = icmp ugt i64 %14, 9218868437227405311
  %16 = fcmp olt double %3, %13
  %17 = or i1 %15, %16
  br i1 %17, label %123, label %18

18:
  %19 = fcmp ogt double %13, 0x7B0000000000000
  %20 = fcmp olt double %13, 0x7E70000000000000
  %21 = and i1 %19, %20
  br i1 %21, label %22, label %48

22:
  %23 = fdiv arcp double %3, %13
  %24 = fmul double %23, 0x3FF0000000000004
  %25 = call double @llvm.trunc.f64(double %24)
  %26 = fcmp uge double %25, 0x4300000000000000
  br i1 %26, label %46, label %27

27:
  %28 = bitcast double %25 to i64
  %29 = and i64 %28, -134217728
  %30 = bitcast i64 %29 to double
  %31 = fsub double %25, %30
  %32 = and i64 %14, 9223372036720558080
  %33 = bitcast i64 %32 to double
  %34 = fsub double %13, %33
  %35 = fmul double %33, %30
  %36 = fsub double %3, %35
  %37 = fmul double %34, %30
  %38 = fsub double %36, %37
  %39 = fmul double %31, %33
  %40 = fsub double %38, %39
  %41 = fmul double %34, %31
  %42 = fsub double %40, %41
  %43 = fcmp olt double %42, 0.000000e+00
  %44 = fadd double %13, %42
  %45 = select i1 %43, double %44, double %42
  br label %46

46:
  %47 = phi double [ %45, %27 ], [ undef, %22 ]
  br i1 %26, label %48, label %123

48:
  %49 = and i64 %4, 4503599627370495
  %50 = icmp ult i64 %4, 4503599627370496
  br i1 %50, label %51, label %58

51:
  %52 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %49, i1 true)
  %53 = trunc nuw nsw i64 %52 to i32
  %54 = add nuw nsw i64 %52, 4294967285
  %55 = sub nsw i32 12, %53
  %56 = and i64 %54, 4294967295
  %57 = shl i64 %49, %56
  br label %62

58:
  %59 = lshr i64 %4, 52
  %60 = trunc nuw nsw i64 %59 to i32
  %61 = or disjoint i64 %49, 4503599627370496
  br label %62

62:
  %63 = phi i32 [ %55, %51 ], [ %60, %58 ]
  %64 = phi i64 [ %57, %51 ], [ %61, %58 ]
  %65 = and i64 %14, 4503599627370495
  %66 = icmp ult i64 %14, 4503599627370496
  br i1 %66, label %67, label %74

67:
  %68 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %65, i1 true)
  %69 = trunc nuw nsw i64 %68 to i32
  %70 = add nuw nsw i64 %68, 4294967285
  %71 = sub nsw i32 12, %69
  %72 = and i64 %70, 4294967295
  %73 = shl i64 %65, %72
  br label %78

74:
  %75 = lshr i64 %14, 52
  %76 = trunc nuw nsw i64 %75 to i32
  %77 = or disjoint i64 %65, 4503599627370496
  br label %78

78:
  %79 = phi i32 [ %71, %67 ], [ %76, %74 ]
  %80 = phi i64 [ %73, %67 ], [ %77, %74 ]
  %81 = sub nsw i32 %63, %79
  %82 = icmp ult i64 %64, %80
  %83 = select i1 %82, i64 0, i64 %80
  %84 = sub i64 %64, %83
  %85 = icmp sgt i32 %81, 0
  %86 = icmp ne i64 %84, 0
  %87 = select i1 %85, i1 %86, i1 false
  br i1 %87, label %88, label %99

88:
  %89 = phi i32 [ %95, %88 ], [ %81, %78 ]
  %90 = phi i64 [ %94, %88 ], [ %84, %78 ]
  %91 = call i32 @llvm.umin.i32(i32 %89, i32 11)
  %92 = zext nneg i32 %91 to i64
  %93 = shl i64 %90, %92
  %94 = urem i64 %93, %80
  %95 = sub nsw i32 %89, %91
  %96 = icmp sgt i32 %95, 0
  %97 = icmp ne i64 %94, 0
  %98 = select i1 %96, i1 %97, i1 false
  br i1 %98, label %88, label %99

99:
  %100 = phi i64 [ %84, %78 ], [ %94, %88 ]
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %123, label %102

102:
  %103 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %100, i1 true)
  %104 = trunc nuw nsw i64 %103 to i32
  %105 = add nsw i32 %104, -11
  %106 = sub nsw i32 %79, %105
  %107 = icmp sgt i32 %106, 0
  br i1 %107, label %108, label %116

108:
  %109 = add nuw nsw i32 %106, 4095
  %110 = zext nneg i32 %109 to i64
  %111 = shl i64 %110, 52
  %112 = zext nneg i32 %105 to i64
  %113 = shl i64 %100, %112
  %114 = add i64 %111, %113
  %115 = bitcast i64 %114 to double
  br label %123

116:
  %117 = zext nneg i32 %105 to i64
  %118 = shl i64 %100, %117
  %119 = sub nsw i32 1, %106
  %120 = zext nneg i32 %119 to i64
  %121 = lshr i64 %118, %120
  %122 = bitcast i64 %121 to double
  br label %123

123:
  %124 = phi double [ %47, %46 ], [ 0.000000e+00, %99 ], [ %115, %108 ], [ %122, %116 ], [ %3, %12 ]
  %125 = call double @llvm.copysign.f64(double %124, double %0)
  br label %126

126:
  %127 = phi double [ %125, %123 ], [ %11, %8 ]
  ret double %127
}

declare double @llvm.fabs.f64(double)

declare double @llvm.trunc.f64(double)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)

declare double @llvm.copysign.f64(double, double)
