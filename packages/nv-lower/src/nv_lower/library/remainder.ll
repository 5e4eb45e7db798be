define linkonce_odr double @remainder(double noundef %0, double noundef %1) alwaysinline nofree nosync nounwind memory(none) {
  %3 = bitcast double %0 to i64
  %4 = call double @llvm.fabs.f64(double %0)
  %5 = bitcast double %4 to i64
  %6 = icmp ult i64 %5, 9218868437227405312
  %7 = fcmp ord double %1, 0.000000e+00
  %8 = and i1 %7, %6
  br i1 %8, label %9, label %13

9:
  %10 = call double @llvm.fabs.f64(double %1)
  %11 = bitcast double %10 to i64
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %17

13:
  %14 = fcmp ord double %0, %1
  %15 = fadd double %0, %1
  %16 = select i1 %14, double 0x7FF8000000000000, double %15
  br label %193

17:
  %18 = icmp ugt i64 %11, 9218868437227405311
  br i1 %18, label %193, label %19

19:
  %20 = fcmp olt double %10, 0x7FE0000000000000
  br i1 %20, label %21, label %167

21:
  %22 = fadd double %10, %10
  %23 = bitcast double %22 to i64
  %24 = icmp ult i64 %5, %23
  br i1 %24, label %25, label %27

25:
  %26 = icmp ult i64 %23, 9218868437227405313
  br label %40

27:
  %28 = fdiv arcp double %4, %22
  %29 = fmul double %28, 0x3FF0000000000004
  %30 = call double @llvm.trunc.f64(double %29)
  %31 = call double @nv_residual_f64(double noundef %4, double noundef %30, double noundef %22)
  %32 = fcmp olt double %31, 0.000000e+00
  %33 = fadd double %22, %31
  %34 = select i1 %32, double %33, double %31
  %35 = fcmp ogt double %22, 0x7B0000000000000
  %36 = fcmp olt double %22, 0x7E70000000000000
  %37 = and i1 %35, %36
  %38 = fcmp olt double %30, 0x4300000000000000
  %39 = and i1 %37, %38
  br label %40

40:
  %41 = phi double [ %4, %25 ], [ %34, %27 ]
  %42 = phi i1 [ %26, %25 ], [ %39, %27 ]
  br i1 %42, label %167, label %43

43:
  %44 = fdiv arcp double %4, %22
  %45 = fcmp ogt double %22, 0x7B0000000000000
  %46 = fcmp olt double %22, 0x7E70000000000000
  %47 = and i1 %45, %46
  %48 = fcmp olt double %4, 0x7FD0000000000000
  %49 = and i1 %48, %47
  %50 = fcmp olt double %44, 0x7E70000000000000
  %51 = and i1 %50, %49
  br i1 %51, label %52, label %92

52:
  %53 = fdiv arcp double 1.000000e+00, %22
  %54 = fcmp ult double %44, 0x4300000000000000
  br i1 %54, label %73, label %55

55:
  %56 = phi double [ %68, %55 ], [ %44, %52 ]
  %57 = phi i32 [ %66, %55 ], [ 0, %52 ]
  %58 = phi double [ %67, %55 ], [ %4, %52 ]
  %59 = bitcast double %56 to i64
  %60 = add nuw i64 %59, 67108864
  %61 = and i64 %60, -134217728
  %62 = bitcast i64 %61 to double
  %63 = call double @nv_residual_f64(double noundef %58, double noundef %62, double noundef %22)
  %64 = fcmp olt double %63, 0.000000e+00
  %65 = zext i1 %64 to i32
  %66 = xor i32 %57, %65
  %67 = call double @llvm.fabs.f64(double %63)
  %68 = fmul arcp double %67, %53
  %69 = fcmp ult double %68, 0x4300000000000000
  br i1 %69, label %70, label %55

70:
  %71 = bitcast double %67 to i64
  %72 = icmp eq i32 %57, %65
  br label %73

73:
  %74 = phi i64 [ %71, %70 ], [ %5, %52 ]
  %75 = phi double [ %67, %70 ], [ %4, %52 ]
  %76 = phi i1 [ %72, %70 ], [ true, %52 ]
  %77 = icmp ult i64 %74, %23
  br i1 %77, label %86, label %78

78:
  %79 = fdiv arcp double %75, %22
  %80 = fmul double %79, 0x3FF0000000000004
  %81 = call double @llvm.trunc.f64(double %80)
  %82 = call double @nv_residual_f64(double noundef %75, double noundef %81, double noundef %22)
  %83 = fcmp olt double %82, 0.000000e+00
  %84 = fadd double %22, %82
  %85 = select i1 %83, double %84, double %82
  br label %86

86:
  %87 = phi double [ %85, %78 ], [ %75, %73 ]
  %88 = call i1 @llvm.is.fpclass.f64(double %87, i32 64)
  %89 = select i1 %76, i1 true, i1 %88
  %90 = fsub double %22, %87
  %91 = select i1 %89, double %87, double %90
  br label %167

92:
  %93 = and i64 %5, 4503599627370495
  %94 = icmp ult i64 %5, 4503599627370496
  br i1 %94, label %95, label %102

95:
  %96 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %93, i1 true)
  %97 = trunc nuw nsw i64 %96 to i32
  %98 = add nuw nsw i64 %96, 4294967285
  %99 = sub nsw i32 12, %97
  %100 = and i64 %98, 4294967295
  %101 = shl i64 %93, %100
  br label %106

102:
  %103 = lshr i64 %5, 52
  %104 = trunc nuw nsw i64 %103 to i32
  %105 = or disjoint i64 %93, 4503599627370496
  br label %106

106:
  %107 = phi i32 [ %99, %95 ], [ %104, %102 ]
  %108 = phi i64 [ %101, %95 ], [ %105, %102 ]
  %109 = and i64 %23, 4503599627370495
  %110 = icmp ult i64 %23, 4503599627370496
  br i1 %110, label %111, label %118

111:
  %112 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %109, i1 true)
  %113 = trunc nuw nsw i64 %112 to i32
  %114 = add nuw nsw i64 %112, 4294967285
  %115 = sub nsw i32 12, %113
  %116 = and i64 %114, 4294967295
  %117 = shl i64 %109, %116
  br label %122

118:
  %119 = lshr i64 %23, 52
  %120 = trunc nuw nsw i64 %119 to i32
  %121 = or disjoint i64 %109, 4503599627370496
  br label %122

122:
  %123 = phi i32 [ %115, %111 ], [ %120, %118 ]
  %124 = phi i64 [ %117, %111 ], [ %121, %118 ]
  %125 = sub nsw i32 %107, %123
  %126 = icmp ult i64 %108, %124
  %127 = select i1 %126, i64 0, i64 %124
  %128 = sub i64 %108, %127
  %129 = icmp sgt i32 %125, 0
  %130 = icmp ne i64 %128, 0
  %131 = select i1 %129, i1 %130, i1 false
  br i1 %131, label %132, label %143

132:
  %133 = phi i64 [ %138, %132 ], [ %128, %122 ]
  %134 = phi i32 [ %139, %132 ], [ %125, %122 ]
  %135 = call i32 @llvm.umin.i32(i32 %134, i32 11)
  %136 = zext nneg i32 %135 to i64
  %137 = shl i64 %133, %136
  %138 = urem i64 %137, %124
  %139 = sub nsw i32 %134, %135
  %140 = icmp sgt i32 %139, 0
  %141 = icmp ne i64 %138, 0
  %142 = select i1 %140, i1 %141, i1 false
  br i1 %142, label %132, label %143

143:
  %144 = phi i64 [ %128, %122 ], [ %138, %132 ]
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %167, label %146

146:
  %147 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %144, i1 true)
  %148 = trunc nuw nsw i64 %147 to i32
  %149 = add nsw i32 %148, -11
  %150 = sub nsw i32 %123, %149
  %151 = icmp sgt i32 %150, 0
  br i1 %151, label %152, label %160

152:
  %153 = add nuw nsw i32 %150, 4095
  %154 = zext nneg i32 %153 to i64
  %155 = shl i64 %154, 52
  %156 = zext nneg i32 %149 to i64
  %157 = shl i64 %144, %156
  %158 = add i64 %155, %157
  %159 = bitcast i64 %158 to double
  br label %167

160:
  %161 = zext nneg i32 %149 to i64
  %162 = shl i64 %144, %161
  %163 = sub nsw i32 1, %150
  %164 = zext nneg i32 %163 to i64
  %165 = lshr i64 %162, %164
  %166 = bitcast i64 %165 to double
  br label %167

167:
  %168 = phi double [ %4, %19 ], [ %41, %40 ], [ 0.000000e+00, %143 ], [ %159, %152 ], [ %166, %160 ], [ %91, %86 ]
  %169 = fcmp olt double %10, 0x170000000000000
  br i1 %169, label %170, label %179

170:
  %171 = fadd double %168, %168
  %172 = fcmp ogt double %171, %10
  br i1 %172, label %173, label %187

173:
  %174 = fsub double %168, %10
  %175 = fadd double %174, %174
  %176 = fcmp ult double %175, %10
  br i1 %176, label %187, label %177

177:
  %178 = fsub double %174, %10
  br label %187

179:
  %180 = fmul double %10, 5.000000e-01
  %181 = fcmp ogt double %168, %180
  br i1 %181, label %182, label %187

182:
  %183 = fsub double %168, %10
  %184 = fcmp ult double %183, %180
  br i1 %184, label %187, label %185

185:
  %186 = fsub double %183, %10
  br label %187

187:
  %188 = phi double [ %178, %177 ], [ %174, %173 ], [ %168, %170 ], [ %186, %185 ], [ %183, %182 ], [ %168, %179 ]
  %189 = bitcast double %188 to i64
  %190 = and i64 %3, -9223372036854775808
  %191 = xor i64 %190, %189
  %192 = bitcast i64 %191 to double
  br label %193

193:
  %194 = phi double [ %192, %187 ], [ %0, %17 ], [ %16, %13 ]
  ret double %194
}

declare double @llvm.fabs.f64(double)

declare double @llvm.trunc.f64(double)

declare double @nv_residual_f64(double noundef, double noundef, double noundef)

declare i1 @llvm.is.fpclass.f64(double, i32 immarg)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)
