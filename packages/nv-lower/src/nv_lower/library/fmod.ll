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
  br label %163

16:
  %17 = icmp ugt i64 %10, 9218868437227405311
  br i1 %17, label %160, label %18

18:
  %19 = icmp ult i64 %4, %10
  br i1 %19, label %33, label %20

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
  br label %33

33:
  %34 = phi double [ %27, %20 ], [ %3, %18 ]
  %35 = phi i1 [ %32, %20 ], [ true, %18 ]
  br i1 %35, label %160, label %36

36:
  %37 = fdiv arcp double %3, %9
  %38 = fcmp ogt double %9, 0x7B0000000000000
  %39 = fcmp olt double %9, 0x7E70000000000000
  %40 = and i1 %38, %39
  %41 = fcmp olt double %3, 0x7FD0000000000000
  %42 = and i1 %41, %40
  %43 = fcmp olt double %37, 0x7E70000000000000
  %44 = and i1 %43, %42
  br i1 %44, label %45, label %85

45:
  %46 = fdiv arcp double 1.000000e+00, %9
  %47 = fcmp ult double %37, 0x4300000000000000
  br i1 %47, label %66, label %48

48:
  %49 = phi double [ %61, %48 ], [ %37, %45 ]
  %50 = phi i32 [ %59, %48 ], [ 0, %45 ]
  %51 = phi double [ %60, %48 ], [ %3, %45 ]
  %52 = bitcast double %49 to i64
  %53 = add nuw i64 %52, 67108864
  %54 = and i64 %53, -134217728
  %55 = bitcast i64 %54 to double
  %56 = call double @nv_residual_f64(double noundef %51, double noundef %55, double noundef %9)
  %57 = fcmp olt double %56, 0.000000e+00
  %58 = zext i1 %57 to i32
  %59 = xor i32 %50, %58
  %60 = call double @llvm.fabs.f64(double %56)
  %61 = fmul arcp double %60, %46
  %62 = fcmp ult double %61, 0x4300000000000000
  br i1 %62, label %63, label %48

63:
  %64 = bitcast double %60 to i64
  %65 = icmp eq i32 %50, %58
  br label %66

66:
  %67 = phi i64 [ %64, %63 ], [ %4, %45 ]
  %68 = phi double [ %60, %63 ], [ %3, %45 ]
  %69 = phi i1 [ %65, %63 ], [ true, %45 ]
  %70 = icmp ult i64 %67, %10
  br i1 %70, label %79, label %71

71:
  %72 = fdiv arcp double %68, %9
  %73 = fmul double %72, 0x3FF0000000000004
  %74 = call double @llvm.trunc.f64(double %73)
  %75 = call double @nv_residual_f64(double noundef %68, double noundef %74, double noundef %9)
  %76 = fcmp olt double %75, 0.000000e+00
  %77 = fadd double %9, %75
  %78 = select i1 %76, double %77, double %75
  br label %79

79:
  %80 = phi double [ %78, %71 ], [ %68, %66 ]
  %81 = call i1 @llvm.is.fpclass.f64(double %80, i32 64)
  %82 = select i1 %69, i1 true, i1 %81
  %83 = fsub double %9, %80
  %84 = select i1 %82, double %80, double %83
  br label %160

85:
  %86 = and i64 %4, 4503599627370495
  %87 = icmp ult i64 %4, 4503599627370496
  br i1 %87, label %88, label %95

88:
  %89 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %86, i1 true)
  %90 = trunc nuw nsw i64 %89 to i32
  %91 = add nuw nsw i64 %89, 4294967285
  %92 = sub nsw i32 12, %90
  %93 = and i64 %91, 4294967295
  %94 = shl i64 %86, %93
  br label %99

95:
  %96 = lshr i64 %4, 52
  %97 = trunc nuw nsw i64 %96 to i32
  %98 = or disjoint i64 %86, 4503599627370496
  br label %99

99:
  %100 = phi i32 [ %92, %88 ], [ %97, %95 ]
  %101 = phi i64 [ %94, %88 ], [ %98, %95 ]
  %102 = and i64 %10, 4503599627370495
  %103 = icmp ult i64 %10, 4503599627370496
  br i1 %103, label %104, label %111

104:
  %105 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %102, i1 true)
  %106 = trunc nuw nsw i64 %105 to i32
  %107 = add nuw nsw i64 %105, 4294967285
  %108 = sub nsw i32 12, %106
  %109 = and i64 %107, 4294967295
  %110 = shl i64 %102, %109
  br label %115

111:
  %112 = lshr i64 %10, 52
  %113 = trunc nuw nsw i64 %112 to i32
  %114 = or disjoint i64 %102, 4503599627370496
  br label %115

115:
  %116 = phi i32 [ %108, %104 ], [ %113, %111 ]
  %117 = phi i64 [ %110, %104 ], [ %114, %111 ]
  %118 = sub nsw i32 %100, %116
  %119 = icmp ult i64 %101, %117
  %120 = select i1 %119, i64 0, i64 %117
  %121 = sub i64 %101, %120
  %122 = icmp sgt i32 %118, 0
  %123 = icmp ne i64 %121, 0
  %124 = select i1 %122, i1 %123, i1 false
  br i1 %124, label %125, label %136

125:
  %126 = phi i64 [ %131, %125 ], [ %121, %115 ]
  %127 = phi i32 [ %132, %125 ], [ %118, %115 ]
  %128 = call i32 @llvm.umin.i32(i32 %127, i32 11)
  %129 = zext nneg i32 %128 to i64
  %130 = shl i64 %126, %129
  %131 = urem i64 %130, %117
  %132 = sub nsw i32 %127, %128
  %133 = icmp sgt i32 %132, 0
  %134 = icmp ne i64 %131, 0
  %135 = select i1 %133, i1 %134, i1 false
  br i1 %135, label %125, label %136

136:
  %137 = phi i64 [ %121, %115 ], [ %131, %125 ]
  %138 = icmp eq i64 %137, 0
  br i1 %138, label %160, label %139

139:
  %140 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %137, i1 true)
  %141 = trunc nuw nsw i64 %140 to i32
  %142 = add nsw i32 %141, -11
  %143 = sub nsw i32 %116, %142
  %144 = icmp sgt i32 %143, 0
  br i1 %144, label %145, label %153

145:
  %146 = add nuw nsw i32 %143, 4095
  %147 = zext nneg i32 %146 to i64
  %148 = shl i64 %147, 52
  %149 = zext nneg i32 %142 to i64
  %150 = shl i64 %137, %149
  %151 = add i64 %148, %150
  %152 = bitcast i64 %151 to double
  br label %160

153:
  %154 = zext nneg i32 %142 to i64
  %155 = shl i64 %137, %154
  %156 = sub nsw i32 1, %143
  %157 = zext nneg i32 %156 to i64
  %158 = lshr i64 %155, %157
  %159 = bitcast i64 %158 to double
  br label %160

160:
  %161 = phi double [ %34, %33 ], [ 0.000000e+00, %136 ], [ %152, %145 ], [ %159, %153 ], [ %84, %79 ], [ %3, %16 ]
  %162 = call double @llvm.copysign.f64(double %161, double %0)
  br label %163

163:
  %164 = phi double [ %162, %160 ], [ %15, %12 ]
  ret double %164
}

declare double @llvm.fabs.f64(double)

declare double @llvm.trunc.f64(double)

declare double @nv_residual_f64(double noundef, double noundef, double noundef)

declare i1 @llvm.is.fpclass.f64(double, i32 immarg)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)

declare double @llvm.copysign.f64(double, double)
