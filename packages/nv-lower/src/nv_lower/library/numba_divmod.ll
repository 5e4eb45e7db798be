define linkonce_odr double @numba_divmod(double noundef %0, double noundef %1, ptr noundef writeonly captures(none) %2) alwaysinline nofree nosync nounwind memory(argmem: write) {
  %4 = bitcast double %0 to i64
  %5 = bitcast double %1 to i64
  %6 = xor i64 %5, %4
  %7 = call double @llvm.fabs.f64(double %0)
  %8 = bitcast double %7 to i64
  %9 = call double @llvm.fabs.f64(double %1)
  %10 = bitcast double %9 to i64
  %11 = icmp uge i64 %8, %10
  %12 = icmp ugt i64 %10, 9218868437227405312
  %13 = or i1 %11, %12
  br i1 %13, label %14, label %31

14:
  %15 = fdiv arcp double %7, %9
  %16 = fmul double %15, 0x3FF0000000000004
  %17 = call double @llvm.trunc.f64(double %16)
  %18 = fcmp ogt double %9, 0x7B0000000000000
  %19 = fcmp olt double %9, 0x7E70000000000000
  %20 = and i1 %18, %19
  %21 = fcmp olt double %17, 0x4300000000000000
  %22 = and i1 %20, %21
  br i1 %22, label %23, label %49

23:
  %24 = call double @nv_residual_f64(double noundef %7, double noundef %17, double noundef %9)
  %25 = fcmp olt double %24, 0.000000e+00
  %26 = fadd double %9, %24
  %27 = select i1 %25, double %26, double %24
  %28 = fadd double %17, -1.000000e+00
  %29 = select i1 %25, double %28, double %17
  %30 = call double @llvm.copysign.f64(double %27, double %0)
  br label %31

31:
  %32 = phi double [ %29, %23 ], [ 0.000000e+00, %3 ]
  %33 = phi double [ %30, %23 ], [ %0, %3 ]
  %34 = icmp slt i64 %6, 0
  %35 = fcmp une double %33, 0.000000e+00
  %36 = and i1 %34, %35
  %37 = fcmp oeq double %33, 0.000000e+00
  br i1 %37, label %38, label %40

38:
  %39 = call double @llvm.copysign.f64(double 0.000000e+00, double %1)
  br label %43

40:
  %41 = fadd double %33, %1
  %42 = select i1 %36, double %41, double %33
  br label %43

43:
  %44 = phi double [ %39, %38 ], [ %42, %40 ]
  store double %44, ptr %2, align 8
  %45 = fadd double %32, 1.000000e+00
  %46 = select i1 %36, double %45, double %32
  %47 = fneg double %46
  %48 = select i1 %34, double %47, double %32
  br label %201

49:
  %50 = icmp ult i64 %8, 9218868437227405312
  %51 = fcmp ord double %1, 0.000000e+00
  %52 = and i1 %51, %50
  br i1 %52, label %57, label %53

53:
  %54 = fcmp ord double %0, %1
  %55 = fadd double %0, %1
  %56 = select i1 %54, double 0x7FF8000000000000, double %55
  store double %56, ptr %2, align 8
  br label %201

57:
  %58 = fcmp olt double %7, 0x7FD0000000000000
  %59 = fcmp olt double %15, 0x7E70000000000000
  %60 = and i1 %58, %59
  %61 = and i1 %20, %60
  br i1 %61, label %62, label %103

62:
  %63 = fdiv arcp double 1.000000e+00, %9
  %64 = fcmp ult double %15, 0x4300000000000000
  br i1 %64, label %83, label %65

65:
  %66 = phi double [ %78, %65 ], [ %15, %62 ]
  %67 = phi i32 [ %76, %65 ], [ 0, %62 ]
  %68 = phi double [ %77, %65 ], [ %7, %62 ]
  %69 = bitcast double %66 to i64
  %70 = add nuw i64 %69, 67108864
  %71 = and i64 %70, -134217728
  %72 = bitcast i64 %71 to double
  %73 = call double @nv_residual_f64(double noundef %68, double noundef %72, double noundef %9)
  %74 = fcmp olt double %73, 0.000000e+00
  %75 = zext i1 %74 to i32
  %76 = xor i32 %67, %75
  %77 = call double @llvm.fabs.f64(double %73)
  %78 = fmul arcp double %77, %63
  %79 = fcmp ult double %78, 0x4300000000000000
  br i1 %79, label %80, label %65

80:
  %81 = bitcast double %77 to i64
  %82 = icmp eq i32 %67, %75
  br label %83

83:
  %84 = phi i64 [ %81, %80 ], [ %8, %62 ]
  %85 = phi double [ %77, %80 ], [ %7, %62 ]
  %86 = phi i1 [ %82, %80 ], [ true, %62 ]
  %87 = icmp uge i64 %84, %10
  %88 = or i1 %12, %87
  br i1 %88, label %89, label %97

89:
  %90 = fdiv arcp double %85, %9
  %91 = fmul double %90, 0x3FF0000000000004
  %92 = call double @llvm.trunc.f64(double %91)
  %93 = call double @nv_residual_f64(double noundef %85, double noundef %92, double noundef %9)
  %94 = fcmp olt double %93, 0.000000e+00
  %95 = fadd double %9, %93
  %96 = select i1 %94, double %95, double %93
  br label %97

97:
  %98 = phi double [ %96, %89 ], [ %85, %83 ]
  %99 = call i1 @llvm.is.fpclass.f64(double %98, i32 64)
  %100 = select i1 %86, i1 true, i1 %99
  %101 = fsub double %9, %98
  %102 = select i1 %100, double %98, double %101
  br label %178

103:
  %104 = and i64 %8, 4503599627370495
  %105 = icmp ult i64 %8, 4503599627370496
  br i1 %105, label %106, label %113

106:
  %107 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %104, i1 true)
  %108 = trunc nuw nsw i64 %107 to i32
  %109 = add nuw nsw i64 %107, 4294967285
  %110 = sub nsw i32 12, %108
  %111 = and i64 %109, 4294967295
  %112 = shl i64 %104, %111
  br label %117

113:
  %114 = lshr i64 %8, 52
  %115 = trunc nuw nsw i64 %114 to i32
  %116 = or disjoint i64 %104, 4503599627370496
  br label %117

117:
  %118 = phi i32 [ %110, %106 ], [ %115, %113 ]
  %119 = phi i64 [ %112, %106 ], [ %116, %113 ]
  %120 = and i64 %10, 4503599627370495
  %121 = icmp ult i64 %10, 4503599627370496
  br i1 %121, label %122, label %129

122:
  %123 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %120, i1 true)
  %124 = trunc nuw nsw i64 %123 to i32
  %125 = add nuw nsw i64 %123, 4294967285
  %126 = sub nsw i32 12, %124
  %127 = and i64 %125, 4294967295
  %128 = shl i64 %120, %127
  br label %133

129:
  %130 = lshr i64 %10, 52
  %131 = trunc nuw nsw i64 %130 to i32
  %132 = or disjoint i64 %120, 4503599627370496
  br label %133

133:
  %134 = phi i32 [ %126, %122 ], [ %131, %129 ]
  %135 = phi i64 [ %128, %122 ], [ %132, %129 ]
  %136 = sub nsw i32 %118, %134
  %137 = icmp ult i64 %119, %135
  %138 = select i1 %137, i64 0, i64 %135
  %139 = sub i64 %119, %138
  %140 = icmp sgt i32 %136, 0
  %141 = icmp ne i64 %139, 0
  %142 = select i1 %140, i1 %141, i1 false
  br i1 %142, label %143, label %154

143:
  %144 = phi i64 [ %149, %143 ], [ %139, %133 ]
  %145 = phi i32 [ %150, %143 ], [ %136, %133 ]
  %146 = call i32 @llvm.umin.i32(i32 %145, i32 11)
  %147 = zext nneg i32 %146 to i64
  %148 = shl i64 %144, %147
  %149 = urem i64 %148, %135
  %150 = sub nsw i32 %145, %146
  %151 = icmp sgt i32 %150, 0
  %152 = icmp ne i64 %149, 0
  %153 = select i1 %151, i1 %152, i1 false
  br i1 %153, label %143, label %154

154:
  %155 = phi i64 [ %139, %133 ], [ %149, %143 ]
  %156 = icmp eq i64 %155, 0
  br i1 %156, label %178, label %157

157:
  %158 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %155, i1 true)
  %159 = trunc nuw nsw i64 %158 to i32
  %160 = add nsw i32 %159, -11
  %161 = sub nsw i32 %134, %160
  %162 = icmp sgt i32 %161, 0
  br i1 %162, label %163, label %171

163:
  %164 = add nuw nsw i32 %161, 4095
  %165 = zext nneg i32 %164 to i64
  %166 = shl i64 %165, 52
  %167 = zext nneg i32 %160 to i64
  %168 = shl i64 %155, %167
  %169 = add i64 %166, %168
  %170 = bitcast i64 %169 to double
  br label %178

171:
  %172 = zext nneg i32 %160 to i64
  %173 = shl i64 %155, %172
  %174 = sub nsw i32 1, %161
  %175 = zext nneg i32 %174 to i64
  %176 = lshr i64 %173, %175
  %177 = bitcast i64 %176 to double
  br label %178

178:
  %179 = phi double [ 0.000000e+00, %154 ], [ %170, %163 ], [ %177, %171 ], [ %102, %97 ]
  %180 = call double @llvm.copysign.f64(double %179, double %0)
  %181 = icmp slt i64 %6, 0
  %182 = fcmp une double %179, 0.000000e+00
  %183 = and i1 %181, %182
  %184 = fcmp oeq double %179, 0.000000e+00
  br i1 %184, label %185, label %187

185:
  %186 = call double @llvm.copysign.f64(double 0.000000e+00, double %1)
  br label %190

187:
  %188 = fadd double %180, %1
  %189 = select i1 %183, double %188, double %180
  br label %190

190:
  %191 = phi double [ %186, %185 ], [ %189, %187 ]
  store double %191, ptr %2, align 8
  %192 = fsub double %0, %180
  %193 = fdiv double %192, %1
  %194 = fadd double %193, -1.000000e+00
  %195 = select i1 %183, double %194, double %193
  %196 = call double @llvm.floor.f64(double %195)
  %197 = fsub double %195, %196
  %198 = fcmp ogt double %197, 5.000000e-01
  %199 = fadd double %196, 1.000000e+00
  %200 = select i1 %198, double %199, double %196
  br label %201

201:
  %202 = phi double [ %48, %43 ], [ %56, %53 ], [ %200, %190 ]
  ret double %202
}

declare double @llvm.fabs.f64(double)

declare double @llvm.trunc.f64(double)

declare double @nv_residual_f64(double noundef, double noundef, double noundef)

declare double @llvm.copysign.f64(double, double)

declare i1 @llvm.is.fpclass.f64(double, i32 immarg)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)

declare double @llvm.floor.f64(double)
