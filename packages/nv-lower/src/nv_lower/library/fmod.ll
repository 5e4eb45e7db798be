define linkonce_odr double @fmod(double noundef %0, double noundef %1) alwaysinline nofree nosync nounwind memory(none) {
  %3 = call double @llvm.fabs.f64(double %0)
  %4 = bitcast double %3 to i64
  %5 = icmp ult i64 %4, 9218868437227405312
  %6 = fcmp ord double %1, 0.000000e+00
  %7 = and i1 %6, %5
  br i1 %7, label %8, label %12

8:
  %9 = call double @llvm.fabs.f64(double %1)
  %10 = bitcast double %9 to i64
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %16

12:
  %13 = fcmp ord double %0, %1
  %14 = fadd double %0, %1
  %15 = select i1 %13, double 0x7FF8000000000000, double %14
  br label %157

16:
  %17 = icmp uge i64 %4, %10
  %18 = icmp ugt i64 %10, 9218868437227405312
  %19 = or i1 %17, %18
  br i1 %19, label %20, label %157

20:
  %21 = fdiv arcp double %3, %9
  %22 = fmul double %21, 0x3FF0000000000004
  %23 = call double @llvm.trunc.f64(double %22)
  %24 = call double @nv_residual_f64(double noundef %3, double noundef %23, double noundef %9)
  %25 = fcmp olt double %24, 0.000000e+00
  %26 = fadd double %9, %24
  %27 = select i1 %25, double %26, double %24
  %28 = fcmp ogt double %9, 0x7B0000000000000
  %29 = fcmp olt double %9, 0x7E70000000000000
  %30 = and i1 %28, %29
  %31 = fcmp olt double %23, 0x4300000000000000
  %32 = and i1 %30, %31
  br i1 %32, label %154, label %33

33:
  %34 = fcmp olt double %3, 0x7FD0000000000000
  %35 = fcmp olt double %21, 0x7E70000000000000
  %36 = and i1 %34, %35
  %37 = and i1 %30, %36
  br i1 %37, label %38, label %79

38:
  %39 = fdiv arcp double 1.000000e+00, %9
  %40 = fcmp ult double %21, 0x4300000000000000
  br i1 %40, label %59, label %41

41:
  %42 = phi double [ %54, %41 ], [ %21, %38 ]
  %43 = phi i32 [ %52, %41 ], [ 0, %38 ]
  %44 = phi double [ %53, %41 ], [ %3, %38 ]
  %45 = bitcast double %42 to i64
  %46 = add nuw i64 %45, 67108864
  %47 = and i64 %46, -134217728
  %48 = bitcast i64 %47 to double
  %49 = call double @nv_residual_f64(double noundef %44, double noundef %48, double noundef %9)
  %50 = fcmp olt double %49, 0.000000e+00
  %51 = zext i1 %50 to i32
  %52 = xor i32 %43, %51
  %53 = call double @llvm.fabs.f64(double %49)
  %54 = fmul arcp double %53, %39
  %55 = fcmp ult double %54, 0x4300000000000000
  br i1 %55, label %56, label %41

56:
  %57 = bitcast double %53 to i64
  %58 = icmp eq i32 %43, %51
  br label %59

59:
  %60 = phi i64 [ %57, %56 ], [ %4, %38 ]
  %61 = phi double [ %53, %56 ], [ %3, %38 ]
  %62 = phi i1 [ %58, %56 ], [ true, %38 ]
  %63 = icmp uge i64 %60, %10
  %64 = or i1 %18, %63
  br i1 %64, label %65, label %73

65:
  %66 = fdiv arcp double %61, %9
  %67 = fmul double %66, 0x3FF0000000000004
  %68 = call double @llvm.trunc.f64(double %67)
  %69 = call double @nv_residual_f64(double noundef %61, double noundef %68, double noundef %9)
  %70 = fcmp olt double %69, 0.000000e+00
  %71 = fadd double %9, %69
  %72 = select i1 %70, double %71, double %69
  br label %73

73:
  %74 = phi double [ %72, %65 ], [ %61, %59 ]
  %75 = call i1 @llvm.is.fpclass.f64(double %74, i32 64)
  %76 = select i1 %62, i1 true, i1 %75
  %77 = fsub double %9, %74
  %78 = select i1 %76, double %74, double %77
  br label %154

79:
  %80 = and i64 %4, 4503599627370495
  %81 = icmp ult i64 %4, 4503599627370496
  br i1 %81, label %82, label %89

82:
  %83 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %80, i1 true)
  %84 = trunc nuw nsw i64 %83 to i32
  %85 = add nuw nsw i64 %83, 4294967285
  %86 = sub nsw i32 12, %84
  %87 = and i64 %85, 4294967295
  %88 = shl i64 %80, %87
  br label %93

89:
  %90 = lshr i64 %4, 52
  %91 = trunc nuw nsw i64 %90 to i32
  %92 = or disjoint i64 %80, 4503599627370496
  br label %93

93:
  %94 = phi i32 [ %86, %82 ], [ %91, %89 ]
  %95 = phi i64 [ %88, %82 ], [ %92, %89 ]
  %96 = and i64 %10, 4503599627370495
  %97 = icmp ult i64 %10, 4503599627370496
  br i1 %97, label %98, label %105

98:
  %99 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %96, i1 true)
  %100 = trunc nuw nsw i64 %99 to i32
  %101 = add nuw nsw i64 %99, 4294967285
  %102 = sub nsw i32 12, %100
  %103 = and i64 %101, 4294967295
  %104 = shl i64 %96, %103
  br label %109

105:
  %106 = lshr i64 %10, 52
  %107 = trunc nuw nsw i64 %106 to i32
  %108 = or disjoint i64 %96, 4503599627370496
  br label %109

109:
  %110 = phi i32 [ %102, %98 ], [ %107, %105 ]
  %111 = phi i64 [ %104, %98 ], [ %108, %105 ]
  %112 = sub nsw i32 %94, %110
  %113 = icmp ult i64 %95, %111
  %114 = select i1 %113, i64 0, i64 %111
  %115 = sub i64 %95, %114
  %116 = icmp sgt i32 %112, 0
  %117 = icmp ne i64 %115, 0
  %118 = select i1 %116, i1 %117, i1 false
  br i1 %118, label %119, label %130

119:
  %120 = phi i64 [ %125, %119 ], [ %115, %109 ]
  %121 = phi i32 [ %126, %119 ], [ %112, %109 ]
  %122 = call i32 @llvm.umin.i32(i32 %121, i32 11)
  %123 = zext nneg i32 %122 to i64
  %124 = shl i64 %120, %123
  %125 = urem i64 %124, %111
  %126 = sub nsw i32 %121, %122
  %127 = icmp sgt i32 %126, 0
  %128 = icmp ne i64 %125, 0
  %129 = select i1 %127, i1 %128, i1 false
  br i1 %129, label %119, label %130

130:
  %131 = phi i64 [ %115, %109 ], [ %125, %119 ]
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %154, label %133

133:
  %134 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %131, i1 true)
  %135 = trunc nuw nsw i64 %134 to i32
  %136 = add nsw i32 %135, -11
  %137 = sub nsw i32 %110, %136
  %138 = icmp sgt i32 %137, 0
  br i1 %138, label %139, label %147

139:
  %140 = add nuw nsw i32 %137, 4095
  %141 = zext nneg i32 %140 to i64
  %142 = shl i64 %141, 52
  %143 = zext nneg i32 %136 to i64
  %144 = shl i64 %131, %143
  %145 = add i64 %142, %144
  %146 = bitcast i64 %145 to double
  br label %154

147:
  %148 = zext nneg i32 %136 to i64
  %149 = shl i64 %131, %148
  %150 = sub nsw i32 1, %137
  %151 = zext nneg i32 %150 to i64
  %152 = lshr i64 %149, %151
  %153 = bitcast i64 %152 to double
  br label %154

154:
  %155 = phi double [ %27, %20 ], [ 0.000000e+00, %130 ], [ %146, %139 ], [ %153, %147 ], [ %78, %73 ]
  %156 = call double @llvm.copysign.f64(double %155, double %0)
  br label %157

157:
  %158 = phi double [ %156, %154 ], [ %0, %16 ], [ %15, %12 ]
  ret double %158
}

declare double @llvm.fabs.f64(double)

declare double @llvm.trunc.f64(double)

declare double @nv_residual_f64(double noundef, double noundef, double noundef)

declare i1 @llvm.is.fpclass.f64(double, i32 immarg)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)

declare double @llvm.copysign.f64(double, double)
