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
  br label %187

17:
  %18 = icmp ugt i64 %11, 9218868437227405311
  br i1 %18, label %187, label %19

19:
  %20 = fcmp olt double %10, 0x7FE0000000000000
  br i1 %20, label %21, label %161

21:
  %22 = fadd double %10, %10
  %23 = bitcast double %22 to i64
  %24 = icmp uge i64 %5, %23
  %25 = icmp ugt i64 %23, 9218868437227405312
  %26 = or i1 %24, %25
  br i1 %26, label %27, label %161

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
  br i1 %39, label %161, label %40

40:
  %41 = fcmp olt double %4, 0x7FD0000000000000
  %42 = fcmp olt double %28, 0x7E70000000000000
  %43 = and i1 %41, %42
  %44 = and i1 %37, %43
  br i1 %44, label %45, label %86

45:
  %46 = fdiv arcp double 1.000000e+00, %22
  %47 = fcmp ult double %28, 0x4300000000000000
  br i1 %47, label %66, label %48

48:
  %49 = phi double [ %61, %48 ], [ %28, %45 ]
  %50 = phi i32 [ %59, %48 ], [ 0, %45 ]
  %51 = phi double [ %60, %48 ], [ %4, %45 ]
  %52 = bitcast double %49 to i64
  %53 = add nuw i64 %52, 67108864
  %54 = and i64 %53, -134217728
  %55 = bitcast i64 %54 to double
  %56 = call double @nv_residual_f64(double noundef %51, double noundef %55, double noundef %22)
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
  %67 = phi i64 [ %64, %63 ], [ %5, %45 ]
  %68 = phi double [ %60, %63 ], [ %4, %45 ]
  %69 = phi i1 [ %65, %63 ], [ true, %45 ]
  %70 = icmp uge i64 %67, %23
  %71 = or i1 %25, %70
  br i1 %71, label %72, label %80

72:
  %73 = fdiv arcp double %68, %22
  %74 = fmul double %73, 0x3FF0000000000004
  %75 = call double @llvm.trunc.f64(double %74)
  %76 = call double @nv_residual_f64(double noundef %68, double noundef %75, double noundef %22)
  %77 = fcmp olt double %76, 0.000000e+00
  %78 = fadd double %22, %76
  %79 = select i1 %77, double %78, double %76
  br label %80

80:
  %81 = phi double [ %79, %72 ], [ %68, %66 ]
  %82 = call i1 @llvm.is.fpclass.f64(double %81, i32 64)
  %83 = select i1 %69, i1 true, i1 %82
  %84 = fsub double %22, %81
  %85 = select i1 %83, double %81, double %84
  br label %161

86:
  %87 = and i64 %5, 4503599627370495
  %88 = icmp ult i64 %5, 4503599627370496
  br i1 %88, label %89, label %96

89:
  %90 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %87, i1 true)
  %91 = trunc nuw nsw i64 %90 to i32
  %92 = add nuw nsw i64 %90, 4294967285
  %93 = sub nsw i32 12, %91
  %94 = and i64 %92, 4294967295
  %95 = shl i64 %87, %94
  br label %100

96:
  %97 = lshr i64 %5, 52
  %98 = trunc nuw nsw i64 %97 to i32
  %99 = or disjoint i64 %87, 4503599627370496
  br label %100

100:
  %101 = phi i32 [ %93, %89 ], [ %98, %96 ]
  %102 = phi i64 [ %95, %89 ], [ %99, %96 ]
  %103 = and i64 %23, 4503599627370495
  %104 = icmp ult i64 %23, 4503599627370496
  br i1 %104, label %105, label %112

105:
  %106 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %103, i1 true)
  %107 = trunc nuw nsw i64 %106 to i32
  %108 = add nuw nsw i64 %106, 4294967285
  %109 = sub nsw i32 12, %107
  %110 = and i64 %108, 4294967295
  %111 = shl i64 %103, %110
  br label %116

112:
  %113 = lshr i64 %23, 52
  %114 = trunc nuw nsw i64 %113 to i32
  %115 = or disjoint i64 %103, 4503599627370496
  br label %116

116:
  %117 = phi i32 [ %109, %105 ], [ %114, %112 ]
  %118 = phi i64 [ %111, %105 ], [ %115, %112 ]
  %119 = sub nsw i32 %101, %117
  %120 = icmp ult i64 %102, %118
  %121 = select i1 %120, i64 0, i64 %118
  %122 = sub i64 %102, %121
  %123 = icmp sgt i32 %119, 0
  %124 = icmp ne i64 %122, 0
  %125 = select i1 %123, i1 %124, i1 false
  br i1 %125, label %126, label %137

126:
  %127 = phi i64 [ %132, %126 ], [ %122, %116 ]
  %128 = phi i32 [ %133, %126 ], [ %119, %116 ]
  %129 = call i32 @llvm.umin.i32(i32 %128, i32 11)
  %130 = zext nneg i32 %129 to i64
  %131 = shl i64 %127, %130
  %132 = urem i64 %131, %118
  %133 = sub nsw i32 %128, %129
  %134 = icmp sgt i32 %133, 0
  %135 = icmp ne i64 %132, 0
  %136 = select i1 %134, i1 %135, i1 false
  br i1 %136, label %126, label %137

137:
  %138 = phi i64 [ %122, %116 ], [ %132, %126 ]
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %161, label %140

140:
  %141 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %138, i1 true)
  %142 = trunc nuw nsw i64 %141 to i32
  %143 = add nsw i32 %142, -11
  %144 = sub nsw i32 %117, %143
  %145 = icmp sgt i32 %144, 0
  br i1 %145, label %146, label %154

146:
  %147 = add nuw nsw i32 %144, 4095
  %148 = zext nneg i32 %147 to i64
  %149 = shl i64 %148, 52
  %150 = zext nneg i32 %143 to i64
  %151 = shl i64 %138, %150
  %152 = add i64 %149, %151
  %153 = bitcast i64 %152 to double
  br label %161

154:
  %155 = zext nneg i32 %143 to i64
  %156 = shl i64 %138, %155
  %157 = sub nsw i32 1, %144
  %158 = zext nneg i32 %157 to i64
  %159 = lshr i64 %156, %158
  %160 = bitcast i64 %159 to double
  br label %161

161:
  %162 = phi double [ %4, %19 ], [ %4, %21 ], [ %34, %27 ], [ 0.000000e+00, %137 ], [ %153, %146 ], [ %160, %154 ], [ %85, %80 ]
  %163 = fcmp olt double %10, 0x170000000000000
  br i1 %163, label %164, label %173

164:
  %165 = fadd double %162, %162
  %166 = fcmp ogt double %165, %10
  br i1 %166, label %167, label %181

167:
  %168 = fsub double %162, %10
  %169 = fadd double %168, %168
  %170 = fcmp ult double %169, %10
  br i1 %170, label %181, label %171

171:
  %172 = fsub double %168, %10
  br label %181

173:
  %174 = fmul double %10, 5.000000e-01
  %175 = fcmp ogt double %162, %174
  br i1 %175, label %176, label %181

176:
  %177 = fsub double %162, %10
  %178 = fcmp ult double %177, %174
  br i1 %178, label %181, label %179

179:
  %180 = fsub double %177, %10
  br label %181

181:
  %182 = phi double [ %172, %171 ], [ %168, %167 ], [ %162, %164 ], [ %180, %179 ], [ %177, %176 ], [ %162, %173 ]
  %183 = bitcast double %182 to i64
  %184 = and i64 %3, -9223372036854775808
  %185 = xor i64 %184, %183
  %186 = bitcast i64 %185 to double
  br label %187

187:
  %188 = phi double [ %186, %181 ], [ %0, %17 ], [ %16, %13 ]
  ret double %188
}

declare double @llvm.fabs.f64(double)

declare double @llvm.trunc.f64(double)

declare double @nv_residual_f64(double noundef, double noundef, double noundef)

declare i1 @llvm.is.fpclass.f64(double, i32 immarg)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)
