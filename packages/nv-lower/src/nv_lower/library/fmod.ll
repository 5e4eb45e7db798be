define linkonce_odr double @fmod(double noundef %0, double noundef %1) alwaysinline nofree nosync nounwind memory(none) {
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
  br label %112

12:
  %13 = call double @llvm.fabs.f64(double %1)
  %14 = bitcast double %13 to i64
  %15 = icmp ugt i64 %14, 9218868437227405311
  br i1 %15, label %109, label %16

16:
  %17 = fcmp olt double %3, %13
  br i1 %17, label %31, label %18

18:
  %19 = fcmp ogt double %13, 0x7B0000000000000
  %20 = fcmp olt double %13, 0x7E70000000000000
  %21 = and i1 %19, %20
  br i1 %21, label %22, label %31

22:
  %23 = fdiv arcp double %3, %13
  %24 = fmul double %23, 0x3FF0000000000004
  %25 = call double @llvm.trunc.f64(double %24)
  %26 = call double @nv_residual_f64(double noundef %3, double noundef %25, double noundef %13)
  %27 = fcmp olt double %26, 0.000000e+00
  %28 = fadd double %13, %26
  %29 = select i1 %27, double %28, double %26
  %30 = fcmp uge double %25, 0x4300000000000000
  br label %31

31:
  %32 = phi double [ %3, %16 ], [ %29, %22 ], [ %3, %18 ]
  %33 = phi i1 [ false, %16 ], [ %30, %22 ], [ true, %18 ]
  br i1 %33, label %34, label %109

34:
  %35 = and i64 %4, 4503599627370495
  %36 = icmp ult i64 %4, 4503599627370496
  br i1 %36, label %37, label %44

37:
  %38 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %35, i1 true)
  %39 = trunc nuw nsw i64 %38 to i32
  %40 = add nuw nsw i64 %38, 4294967285
  %41 = sub nsw i32 12, %39
  %42 = and i64 %40, 4294967295
  %43 = shl i64 %35, %42
  br label %48

44:
  %45 = lshr i64 %4, 52
  %46 = trunc nuw nsw i64 %45 to i32
  %47 = or disjoint i64 %35, 4503599627370496
  br label %48

48:
  %49 = phi i32 [ %41, %37 ], [ %46, %44 ]
  %50 = phi i64 [ %43, %37 ], [ %47, %44 ]
  %51 = and i64 %14, 4503599627370495
  %52 = icmp ult i64 %14, 4503599627370496
  br i1 %52, label %53, label %60

53:
  %54 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %51, i1 true)
  %55 = trunc nuw nsw i64 %54 to i32
  %56 = add nuw nsw i64 %54, 4294967285
  %57 = sub nsw i32 12, %55
  %58 = and i64 %56, 4294967295
  %59 = shl i64 %51, %58
  br label %64

60:
  %61 = lshr i64 %14, 52
  %62 = trunc nuw nsw i64 %61 to i32
  %63 = or disjoint i64 %51, 4503599627370496
  br label %64

64:
  %65 = phi i32 [ %57, %53 ], [ %62, %60 ]
  %66 = phi i64 [ %59, %53 ], [ %63, %60 ]
  %67 = sub nsw i32 %49, %65
  %68 = icmp ult i64 %50, %66
  %69 = select i1 %68, i64 0, i64 %66
  %70 = sub i64 %50, %69
  %71 = icmp sgt i32 %67, 0
  %72 = icmp ne i64 %70, 0
  %73 = select i1 %71, i1 %72, i1 false
  br i1 %73, label %74, label %85

74:
  %75 = phi i32 [ %81, %74 ], [ %67, %64 ]
  %76 = phi i64 [ %80, %74 ], [ %70, %64 ]
  %77 = call i32 @llvm.umin.i32(i32 %75, i32 11)
  %78 = zext nneg i32 %77 to i64
  %79 = shl i64 %76, %78
  %80 = urem i64 %79, %66
  %81 = sub nsw i32 %75, %77
  %82 = icmp sgt i32 %81, 0
  %83 = icmp ne i64 %80, 0
  %84 = select i1 %82, i1 %83, i1 false
  br i1 %84, label %74, label %85

85:
  %86 = phi i64 [ %70, %64 ], [ %80, %74 ]
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %109, label %88

88:
  %89 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %86, i1 true)
  %90 = trunc nuw nsw i64 %89 to i32
  %91 = add nsw i32 %90, -11
  %92 = sub nsw i32 %65, %91
  %93 = icmp sgt i32 %92, 0
  br i1 %93, label %94, label %102

94:
  %95 = add nuw nsw i32 %92, 4095
  %96 = zext nneg i32 %95 to i64
  %97 = shl i64 %96, 52
  %98 = zext nneg i32 %91 to i64
  %99 = shl i64 %86, %98
  %100 = add i64 %97, %99
  %101 = bitcast i64 %100 to double
  br label %109

102:
  %103 = zext nneg i32 %91 to i64
  %104 = shl i64 %86, %103
  %105 = sub nsw i32 1, %92
  %106 = zext nneg i32 %105 to i64
  %107 = lshr i64 %104, %106
  %108 = bitcast i64 %107 to double
  br label %109

109:
  %110 = phi double [ %32, %31 ], [ 0.000000e+00, %85 ], [ %101, %94 ], [ %108, %102 ], [ %3, %12 ]
  %111 = call double @llvm.copysign.f64(double %110, double %0)
  br label %112

112:
  %113 = phi double [ %111, %109 ], [ %11, %8 ]
  ret double %113
}

declare double @llvm.fabs.f64(double)

declare double @llvm.trunc.f64(double)

declare double @nv_residual_f64(double noundef, double noundef, double noundef)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)

declare double @llvm.copysign.f64(double, double)
