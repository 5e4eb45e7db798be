define linkonce_odr double @remainder(double noundef %0, double noundef %1) alwaysinline nofree norecurse nosync nounwind memory(none) {
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
  br label %155

13:
  %14 = call double @llvm.fabs.f64(double %1)
  %15 = bitcast double %14 to i64
  %16 = icmp ugt i64 %15, 9218868437227405311
  br i1 %16, label %155, label %17

17:
  %18 = fcmp olt double %14, 0x7FE0000000000000
  br i1 %18, label %19, label %129

19:
  %20 = fadd double %14, %14
  %21 = fcmp olt double %4, %20
  br i1 %21, label %129, label %22

22:
  %23 = fcmp ogt double %20, 0x7B0000000000000
  %24 = fcmp olt double %20, 0x7E70000000000000
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %53

26:
  %27 = fdiv arcp double %4, %20
  %28 = fmul double %27, 0x3FF0000000000004
  %29 = call double @llvm.trunc.f64(double %28)
  %30 = fcmp uge double %29, 0x4300000000000000
  br i1 %30, label %51, label %31

31:
  %32 = bitcast double %29 to i64
  %33 = and i64 %32, -134217728
  %34 = bitcast i64 %33 to double
  %35 = fsub double %29, %34
  %36 = bitcast double %20 to i64
  %37 = and i64 %36, 9223372036720558080
  %38 = bitcast i64 %37 to double
  %39 = fsub double %20, %38
  %40 = fmul double %38, %34
  %41 = fsub double %4, %40
  %42 = fmul double %39, %34
  %43 = fsub double %41, %42
  %44 = fmul double %35, %38
  %45 = fsub double %43, %44
  %46 = fmul double %39, %35
  %47 = fsub double %45, %46
  %48 = fcmp olt double %47, 0.000000e+00
  %49 = fadd double %20, %47
  %50 = select i1 %48, double %49, double %47
  br label %51

51:
  %52 = phi double [ %50, %31 ], [ undef, %26 ]
  br i1 %30, label %53, label %129

53:
  %54 = and i64 %5, 4503599627370495
  %55 = icmp ult i64 %5, 4503599627370496
  br i1 %55, label %56, label %63

56:
  %57 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %54, i1 true)
  %58 = trunc nuw nsw i64 %57 to i32
  %59 = add nuw nsw i64 %57, 4294967285
  %60 = sub nsw i32 12, %58
  %61 = and i64 %59, 4294967295
  %62 = shl i64 %54, %61
  br label %67

63:
  %64 = lshr i64 %5, 52
  %65 = trunc nuw nsw i64 %64 to i32
  %66 = or disjoint i64 %54, 4503599627370496
  br label %67

67:
  %68 = phi i32 [ %60, %56 ], [ %65, %63 ]
  %69 = phi i64 [ %62, %56 ], [ %66, %63 ]
  %70 = bitcast double %20 to i64
  %71 = and i64 %70, 4503599627370495
  %72 = icmp ult i64 %70, 4503599627370496
  br i1 %72, label %73, label %80

73:
  %74 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %71, i1 true)
  %75 = trunc nuw nsw i64 %74 to i32
  %76 = add nuw nsw i64 %74, 4294967285
  %77 = sub nsw i32 12, %75
  %78 = and i64 %76, 4294967295
  %79 = shl i64 %71, %78
  br label %84

80:
  %81 = lshr i64 %70, 52
  %82 = trunc nuw nsw i64 %81 to i32
  %83 = or disjoint i64 %71, 4503599627370496
  br label %84

84:
  %85 = phi i32 [ %77, %73 ], [ %82, %80 ]
  %86 = phi i64 [ %79, %73 ], [ %83, %80 ]
  %87 = sub nsw i32 %68, %85
  %88 = icmp ult i64 %69, %86
  %89 = select i1 %88, i64 0, i64 %86
  %90 = sub i64 %69, %89
  %91 = icmp sgt i32 %87, 0
  %92 = icmp ne i64 %90, 0
  %93 = select i1 %91, i1 %92, i1 false
  br i1 %93, label %94, label %105

94:
  %95 = phi i32 [ %101, %94 ], [ %87, %84 ]
  %96 = phi i64 [ %100, %94 ], [ %90, %84 ]
  %97 = call i32 @llvm.umin.i32(i32 %95, i32 11)
  %98 = zext nneg i32 %97 to i64
  %99 = shl i64 %96, %98
  %100 = urem i64 %99, %86
  %101 = sub nsw i32 %95, %97
  %102 = icmp sgt i32 %101, 0
  %103 = icmp ne i64 %100, 0
  %104 = select i1 %102, i1 %103, i1 false
  br i1 %104, label %94, label %105

105:
  %106 = phi i64 [ %90, %84 ], [ %100, %94 ]
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %129, label %108

108:
  %109 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %106, i1 true)
  %110 = trunc nuw nsw i64 %109 to i32
  %111 = add nsw i32 %110, -11
  %112 = sub nsw i32 %85, %111
  %113 = icmp sgt i32 %112, 0
  br i1 %113, label %114, label %122

114:
  %115 = add nuw nsw i32 %112, 4095
  %116 = zext nneg i32 %115 to i64
  %117 = shl i64 %116, 52
  %118 = zext nneg i32 %111 to i64
  %119 = shl i64 %106, %118
  %120 = add i64 %117, %119
  %121 = bitcast i64 %120 to double
  br label %129

122:
  %123 = zext nneg i32 %111 to i64
  %124 = shl i64 %106, %123
  %125 = sub nsw i32 1, %112
  %126 = zext nneg i32 %125 to i64
  %127 = lshr i64 %124, %126
  %128 = bitcast i64 %127 to double
  br label %129

129:
  %130 = phi double [ %4, %17 ], [ %52, %51 ], [ %4, %19 ], [ 0.000000e+00, %105 ], [ %121, %114 ], [ %128, %122 ]
  %131 = fcmp olt double %14, 0x170000000000000
  br i1 %131, label %132, label %141

132:
  %133 = fadd double %130, %130
  %134 = fcmp ogt double %133, %14
  br i1 %134, label %135, label %149

135:
  %136 = fsub double %130, %14
  %137 = fadd double %136, %136
  %138 = fcmp ult double %137, %14
  br i1 %138, label %149, label %139

139:
  %140 = fsub double %136, %14
  br label %149

141:
  %142 = fmul double %14, 5.000000e-01
  %143 = fcmp ogt double %130, %142
  br i1 %143, label %144, label %149

144:
  %145 = fsub double %130, %14
  %146 = fcmp ult double %145, %142
  br i1 %146, label %149, label %147

147:
  %148 = fsub double %145, %14
  br label %149

149:
  %150 = phi double [ %140, %139 ], [ %136, %135 ], [ %130, %132 ], [ %148, %147 ], [ %145, %144 ], [ %130, %141 ]
  %151 = bitcast double %150 to i64
  %152 = and i64 %3, -9223372036854775808
  %153 = xor i64 %152, %151
  %154 = bitcast i64 %153 to double
  br label %155

155:
  %156 = phi double [ %154, %149 ], [ %0, %13 ], [ %12, %9 ]
  ret double %156
}

declare double @llvm.fabs.f64(double)

declare double @llvm.trunc.f64(double)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)
