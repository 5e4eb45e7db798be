define linkonce_odr double @numba_divmod(double noundef %0, double noundef %1, ptr noundef writeonly captures(none) %2) alwaysinline nofree nosync nounwind memory(argmem: write) {
  %4 = bitcast double %0 to i64
  %5 = bitcast double %1 to i64
  %6 = xor i64 %5, %4
  %7 = call double @llvm.fabs.f64(double %0)
  %8 = call double @llvm.fabs.f64(double %1)
  %9 = bitcast double %7 to i64
  %10 = bitcast double %8 to i64
  %11 = icmp ult i64 %9, %10
  br i1 %11, label %12, label %14

12:
  %13 = icmp ult i64 %10, 9218868437227405313
  br label %29

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
  %24 = fcmp ogt double %8, 0x7B0000000000000
  %25 = fcmp olt double %8, 0x7E70000000000000
  %26 = and i1 %24, %25
  %27 = fcmp olt double %17, 0x4300000000000000
  %28 = and i1 %26, %27
  br label %29

29:
  %30 = phi double [ 0.000000e+00, %12 ], [ %21, %14 ]
  %31 = phi double [ %7, %12 ], [ %23, %14 ]
  %32 = phi i1 [ %13, %12 ], [ %28, %14 ]
  br i1 %32, label %33, label %50

33:
  %34 = icmp slt i64 %6, 0
  %35 = call i1 @llvm.is.fpclass.f64(double %31, i32 959)
  %36 = select i1 %34, i1 %35, i1 false
  %37 = call i1 @llvm.is.fpclass.f64(double %31, i32 64)
  br i1 %37, label %38, label %40

38:
  %39 = call double @llvm.copysign.f64(double 0.000000e+00, double %1)
  br label %44

40:
  %41 = call double @llvm.copysign.f64(double %31, double %0)
  %42 = fadd double %41, %1
  %43 = select i1 %36, double %42, double %41
  br label %44

44:
  %45 = phi double [ %39, %38 ], [ %43, %40 ]
  store double %45, ptr %2, align 8
  %46 = fadd double %30, 1.000000e+00
  %47 = select i1 %36, double %46, double %30
  %48 = fneg double %47
  %49 = select i1 %34, double %48, double %30
  br label %205

50:
  %51 = icmp ult i64 %9, 9218868437227405312
  %52 = fcmp ord double %1, 0.000000e+00
  %53 = and i1 %52, %51
  br i1 %53, label %58, label %54

54:
  %55 = fcmp ord double %0, %1
  %56 = fadd double %0, %1
  %57 = select i1 %55, double 0x7FF8000000000000, double %56
  store double %57, ptr %2, align 8
  br label %205

58:
  %59 = fdiv arcp double %7, %8
  %60 = fcmp ogt double %8, 0x7B0000000000000
  %61 = fcmp olt double %8, 0x7E70000000000000
  %62 = and i1 %60, %61
  %63 = fcmp olt double %7, 0x7FD0000000000000
  %64 = and i1 %63, %62
  %65 = fcmp olt double %59, 0x7E70000000000000
  %66 = and i1 %65, %64
  br i1 %66, label %67, label %107

67:
  %68 = fdiv arcp double 1.000000e+00, %8
  %69 = fcmp ult double %59, 0x4300000000000000
  br i1 %69, label %88, label %70

70:
  %71 = phi double [ %83, %70 ], [ %59, %67 ]
  %72 = phi i32 [ %81, %70 ], [ 0, %67 ]
  %73 = phi double [ %82, %70 ], [ %7, %67 ]
  %74 = bitcast double %71 to i64
  %75 = add nuw i64 %74, 67108864
  %76 = and i64 %75, -134217728
  %77 = bitcast i64 %76 to double
  %78 = call double @nv_residual_f64(double noundef %73, double noundef %77, double noundef %8)
  %79 = fcmp olt double %78, 0.000000e+00
  %80 = zext i1 %79 to i32
  %81 = xor i32 %72, %80
  %82 = call double @llvm.fabs.f64(double %78)
  %83 = fmul arcp double %82, %68
  %84 = fcmp ult double %83, 0x4300000000000000
  br i1 %84, label %85, label %70

85:
  %86 = bitcast double %82 to i64
  %87 = icmp eq i32 %72, %80
  br label %88

88:
  %89 = phi i64 [ %86, %85 ], [ %9, %67 ]
  %90 = phi double [ %82, %85 ], [ %7, %67 ]
  %91 = phi i1 [ %87, %85 ], [ true, %67 ]
  %92 = icmp ult i64 %89, %10
  br i1 %92, label %101, label %93

93:
  %94 = fdiv arcp double %90, %8
  %95 = fmul double %94, 0x3FF0000000000004
  %96 = call double @llvm.trunc.f64(double %95)
  %97 = call double @nv_residual_f64(double noundef %90, double noundef %96, double noundef %8)
  %98 = fcmp olt double %97, 0.000000e+00
  %99 = fadd double %8, %97
  %100 = select i1 %98, double %99, double %97
  br label %101

101:
  %102 = phi double [ %100, %93 ], [ %90, %88 ]
  %103 = call i1 @llvm.is.fpclass.f64(double %102, i32 64)
  %104 = select i1 %91, i1 true, i1 %103
  %105 = fsub double %8, %102
  %106 = select i1 %104, double %102, double %105
  br label %182

107:
  %108 = and i64 %9, 4503599627370495
  %109 = icmp ult i64 %9, 4503599627370496
  br i1 %109, label %110, label %117

110:
  %111 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %108, i1 true)
  %112 = trunc nuw nsw i64 %111 to i32
  %113 = add nuw nsw i64 %111, 4294967285
  %114 = sub nsw i32 12, %112
  %115 = and i64 %113, 4294967295
  %116 = shl i64 %108, %115
  br label %121

117:
  %118 = lshr i64 %9, 52
  %119 = trunc nuw nsw i64 %118 to i32
  %120 = or disjoint i64 %108, 4503599627370496
  br label %121

121:
  %122 = phi i32 [ %114, %110 ], [ %119, %117 ]
  %123 = phi i64 [ %116, %110 ], [ %120, %117 ]
  %124 = and i64 %10, 4503599627370495
  %125 = icmp ult i64 %10, 4503599627370496
  br i1 %125, label %126, label %133

126:
  %127 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %124, i1 true)
  %128 = trunc nuw nsw i64 %127 to i32
  %129 = add nuw nsw i64 %127, 4294967285
  %130 = sub nsw i32 12, %128
  %131 = and i64 %129, 4294967295
  %132 = shl i64 %124, %131
  br label %137

133:
  %134 = lshr i64 %10, 52
  %135 = trunc nuw nsw i64 %134 to i32
  %136 = or disjoint i64 %124, 4503599627370496
  br label %137

137:
  %138 = phi i32 [ %130, %126 ], [ %135, %133 ]
  %139 = phi i64 [ %132, %126 ], [ %136, %133 ]
  %140 = sub nsw i32 %122, %138
  %141 = icmp ult i64 %123, %139
  %142 = select i1 %141, i64 0, i64 %139
  %143 = sub i64 %123, %142
  %144 = icmp sgt i32 %140, 0
  %145 = icmp ne i64 %143, 0
  %146 = select i1 %144, i1 %145, i1 false
  br i1 %146, label %147, label %158

147:
  %148 = phi i64 [ %153, %147 ], [ %143, %137 ]
  %149 = phi i32 [ %154, %147 ], [ %140, %137 ]
  %150 = call i32 @llvm.umin.i32(i32 %149, i32 11)
  %151 = zext nneg i32 %150 to i64
  %152 = shl i64 %148, %151
  %153 = urem i64 %152, %139
  %154 = sub nsw i32 %149, %150
  %155 = icmp sgt i32 %154, 0
  %156 = icmp ne i64 %153, 0
  %157 = select i1 %155, i1 %156, i1 false
  br i1 %157, label %147, label %158

158:
  %159 = phi i64 [ %143, %137 ], [ %153, %147 ]
  %160 = icmp eq i64 %159, 0
  br i1 %160, label %182, label %161

161:
  %162 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %159, i1 true)
  %163 = trunc nuw nsw i64 %162 to i32
  %164 = add nsw i32 %163, -11
  %165 = sub nsw i32 %138, %164
  %166 = icmp sgt i32 %165, 0
  br i1 %166, label %167, label %175

167:
  %168 = add nuw nsw i32 %165, 4095
  %169 = zext nneg i32 %168 to i64
  %170 = shl i64 %169, 52
  %171 = zext nneg i32 %164 to i64
  %172 = shl i64 %159, %171
  %173 = add i64 %170, %172
  %174 = bitcast i64 %173 to double
  br label %182

175:
  %176 = zext nneg i32 %164 to i64
  %177 = shl i64 %159, %176
  %178 = sub nsw i32 1, %165
  %179 = zext nneg i32 %178 to i64
  %180 = lshr i64 %177, %179
  %181 = bitcast i64 %180 to double
  br label %182

182:
  %183 = phi double [ 0.000000e+00, %158 ], [ %174, %167 ], [ %181, %175 ], [ %106, %101 ]
  %184 = call double @llvm.copysign.f64(double %183, double %0)
  %185 = icmp slt i64 %6, 0
  %186 = fcmp une double %183, 0.000000e+00
  %187 = and i1 %185, %186
  %188 = fcmp oeq double %183, 0.000000e+00
  br i1 %188, label %189, label %191

189:
  %190 = call double @llvm.copysign.f64(double 0.000000e+00, double %1)
  br label %194

191:
  %192 = fadd double %184, %1
  %193 = select i1 %187, double %192, double %184
  br label %194

194:
  %195 = phi double [ %190, %189 ], [ %193, %191 ]
  store double %195, ptr %2, align 8
  %196 = fsub double %0, %184
  %197 = fdiv double %196, %1
  %198 = fadd double %197, -1.000000e+00
  %199 = select i1 %187, double %198, double %197
  %200 = call double @llvm.floor.f64(double %199)
  %201 = fsub double %199, %200
  %202 = fcmp ogt double %201, 5.000000e-01
  %203 = fadd double %200, 1.000000e+00
  %204 = select i1 %202, double %203, double %200
  br label %205

205:
  %206 = phi double [ %49, %44 ], [ %57, %54 ], [ %204, %194 ]
  ret double %206
}

declare double @llvm.fabs.f64(double)

declare double @llvm.trunc.f64(double)

declare double @nv_residual_f64(double noundef, double noundef, double noundef)

declare i1 @llvm.is.fpclass.f64(double, i32 immarg)

declare double @llvm.copysign.f64(double, double)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)

declare double @llvm.floor.f64(double)
