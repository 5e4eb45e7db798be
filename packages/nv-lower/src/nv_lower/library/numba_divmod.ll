define linkonce_odr double @numba_divmod(double noundef %0, double noundef %1, ptr noundef writeonly captures(none) %2) alwaysinline nofree nosync nounwind memory(argmem: write) {
  %4 = bitcast double %0 to i64
  %5 = bitcast double %1 to i64
  %6 = xor i64 %5, %4
  %7 = call double @llvm.fabs.f64(double %0)
  %8 = call double @llvm.fabs.f64(double %1)
  %9 = fcmp olt double %7, %8
  br i1 %9, label %25, label %10

10:
  %11 = fcmp ogt double %8, 0x7B0000000000000
  %12 = fcmp olt double %8, 0x7E70000000000000
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %25

14:
  %15 = fdiv arcp double %7, %8
  %16 = fmul double %15, 0x3FF0000000000004
  %17 = call double @llvm.trunc.f64(double %16)
  %18 = call double @nv_residual_f64(double noundef %7, double noundef %17, double noundef %8)
  %19 = fcmp olt double %18, 0.000000e+00
  %20 = fadd double %17, -1.000000e+00
  %21 = select i1 %19, double %20, double %17
  %22 = fadd double %8, %18
  %23 = select i1 %19, double %22, double %18
  %24 = fcmp uge double %17, 0x4300000000000000
  br label %25

25:
  %26 = phi double [ 0.000000e+00, %3 ], [ %21, %14 ], [ 0.000000e+00, %10 ]
  %27 = phi double [ %7, %3 ], [ %23, %14 ], [ %7, %10 ]
  %28 = phi i1 [ false, %3 ], [ %24, %14 ], [ true, %10 ]
  br i1 %28, label %50, label %29

29:
  %30 = lshr i64 %6, 63
  %31 = trunc nuw nsw i64 %30 to i32
  %32 = fcmp une double %27, 0.000000e+00
  %33 = select i1 %32, i32 %31, i32 0
  %34 = fcmp oeq double %27, 0.000000e+00
  br i1 %34, label %35, label %37

35:
  %36 = call double @llvm.copysign.f64(double 0.000000e+00, double %1)
  br label %42

37:
  %38 = call double @llvm.copysign.f64(double %27, double %0)
  %39 = icmp eq i32 %33, 0
  %40 = fadd double %38, %1
  %41 = select i1 %39, double %38, double %40
  br label %42

42:
  %43 = phi double [ %36, %35 ], [ %41, %37 ]
  store double %43, ptr %2, align 8
  %44 = icmp eq i32 %33, 0
  %45 = fadd double %26, 1.000000e+00
  %46 = select i1 %44, double %26, double %45
  %47 = fneg double %46
  %48 = icmp slt i64 %6, 0
  %49 = select i1 %48, double %47, double %46
  br label %166

50:
  %51 = bitcast double %7 to i64
  %52 = icmp ult i64 %51, 9218868437227405312
  %53 = fcmp ord double %1, 0.000000e+00
  %54 = and i1 %53, %52
  br i1 %54, label %55, label %134

55:
  %56 = and i64 %51, 4503599627370495
  %57 = icmp ult i64 %51, 4503599627370496
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
  %66 = lshr i64 %51, 52
  %67 = trunc nuw nsw i64 %66 to i32
  %68 = or disjoint i64 %56, 4503599627370496
  br label %69

69:
  %70 = phi i32 [ %62, %58 ], [ %67, %65 ]
  %71 = phi i64 [ %64, %58 ], [ %68, %65 ]
  %72 = bitcast double %8 to i64
  %73 = and i64 %72, 4503599627370495
  %74 = icmp ult i64 %72, 4503599627370496
  br i1 %74, label %75, label %82

75:
  %76 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %73, i1 true)
  %77 = trunc nuw nsw i64 %76 to i32
  %78 = add nuw nsw i64 %76, 4294967285
  %79 = sub nsw i32 12, %77
  %80 = and i64 %78, 4294967295
  %81 = shl i64 %73, %80
  br label %86

82:
  %83 = lshr i64 %72, 52
  %84 = trunc nuw nsw i64 %83 to i32
  %85 = or disjoint i64 %73, 4503599627370496
  br label %86

86:
  %87 = phi i32 [ %79, %75 ], [ %84, %82 ]
  %88 = phi i64 [ %81, %75 ], [ %85, %82 ]
  %89 = sub nsw i32 %70, %87
  %90 = icmp ult i64 %71, %88
  %91 = select i1 %90, i64 0, i64 %88
  %92 = sub i64 %71, %91
  %93 = icmp sgt i32 %89, 0
  %94 = icmp ne i64 %92, 0
  %95 = select i1 %93, i1 %94, i1 false
  br i1 %95, label %96, label %107

96:
  %97 = phi i32 [ %103, %96 ], [ %89, %86 ]
  %98 = phi i64 [ %102, %96 ], [ %92, %86 ]
  %99 = call i32 @llvm.umin.i32(i32 %97, i32 11)
  %100 = zext nneg i32 %99 to i64
  %101 = shl i64 %98, %100
  %102 = urem i64 %101, %88
  %103 = sub nsw i32 %97, %99
  %104 = icmp sgt i32 %103, 0
  %105 = icmp ne i64 %102, 0
  %106 = select i1 %104, i1 %105, i1 false
  br i1 %106, label %96, label %107

107:
  %108 = phi i64 [ %92, %86 ], [ %102, %96 ]
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %131, label %110

110:
  %111 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %108, i1 true)
  %112 = trunc nuw nsw i64 %111 to i32
  %113 = add nsw i32 %112, -11
  %114 = sub nsw i32 %87, %113
  %115 = icmp sgt i32 %114, 0
  br i1 %115, label %116, label %124

116:
  %117 = add nuw nsw i32 %114, 4095
  %118 = zext nneg i32 %117 to i64
  %119 = shl i64 %118, 52
  %120 = zext nneg i32 %113 to i64
  %121 = shl i64 %108, %120
  %122 = add i64 %119, %121
  %123 = bitcast i64 %122 to double
  br label %131

124:
  %125 = zext nneg i32 %113 to i64
  %126 = shl i64 %108, %125
  %127 = sub nsw i32 1, %114
  %128 = zext nneg i32 %127 to i64
  %129 = lshr i64 %126, %128
  %130 = bitcast i64 %129 to double
  br label %131

131:
  %132 = phi double [ 0.000000e+00, %107 ], [ %123, %116 ], [ %130, %124 ]
  %133 = call double @llvm.copysign.f64(double %132, double %0)
  br label %137

134:
  %135 = fsub double %0, %0
  %136 = fadd double %135, %1
  br label %137

137:
  %138 = phi double [ %133, %131 ], [ %136, %134 ]
  %139 = fsub double %0, %138
  %140 = fdiv double %139, %1
  %141 = fcmp une double %138, 0.000000e+00
  %142 = fcmp olt double %1, 0.000000e+00
  br i1 %141, label %143, label %150

143:
  %144 = fcmp uge double %138, 0.000000e+00
  %145 = xor i1 %142, %144
  %146 = fadd double %138, %1
  %147 = select i1 %145, double %138, double %146
  %148 = fadd double %140, -1.000000e+00
  %149 = select i1 %145, double %140, double %148
  br label %152

150:
  %151 = select i1 %142, double -0.000000e+00, double 0.000000e+00
  br label %152

152:
  %153 = phi double [ %147, %143 ], [ %151, %150 ]
  %154 = phi double [ %149, %143 ], [ %140, %150 ]
  store double %153, ptr %2, align 8
  %155 = fcmp une double %154, 0.000000e+00
  br i1 %155, label %156, label %162

156:
  %157 = call double @llvm.floor.f64(double %154)
  %158 = fsub double %154, %157
  %159 = fcmp ogt double %158, 5.000000e-01
  %160 = fadd double %157, 1.000000e+00
  %161 = select i1 %159, double %160, double %157
  br label %166

162:
  %163 = fmul double %154, %154
  %164 = fmul double %163, %0
  %165 = fdiv double %164, %1
  br label %166

166:
  %167 = phi double [ %49, %42 ], [ %161, %156 ], [ %165, %162 ]
  ret double %167
}

declare double @llvm.fabs.f64(double)

declare double @llvm.trunc.f64(double)

declare double @nv_residual_f64(double noundef, double noundef, double noundef)

declare double @llvm.copysign.f64(double, double)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)

declare double @llvm.floor.f64(double)
