define linkonce_odr double @__fma_rn(double noundef %0, double noundef %1, double noundef %2) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %4 = bitcast double %0 to i64
  %5 = call double @llvm.fabs.f64(double %0)
  %6 = bitcast double %5 to i64
  %7 = icmp ugt i64 %6, 9218868437227405311
  br i1 %7, label %21, label %8

8:
  %9 = bitcast double %1 to i64
  %10 = call double @llvm.fabs.f64(double %1)
  %11 = bitcast double %10 to i64
  %12 = icmp ugt i64 %11, 9218868437227405311
  br i1 %12, label %21, label %13

13:
  %14 = call double @llvm.fabs.f64(double %2)
  %15 = bitcast double %14 to i64
  %16 = icmp ugt i64 %15, 9218868437227405311
  %17 = icmp eq i64 %6, 0
  %18 = or i1 %17, %16
  %19 = icmp eq i64 %11, 0
  %20 = or i1 %19, %18
  br i1 %20, label %21, label %24

21:
  %22 = fmul double %0, %1
  %23 = fadd double %22, %2
  br label %196

24:
  %25 = bitcast double %2 to i64
  %26 = xor i64 %9, %4
  %27 = and i64 %26, -9223372036854775808
  %28 = and i64 %25, -9223372036854775808
  %29 = and i64 %6, 4503599627370495
  %30 = lshr i64 %6, 52
  %31 = trunc nuw nsw i64 %30 to i32
  %32 = icmp ult i64 %6, 4503599627370496
  %33 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %29, i1 true)
  %34 = trunc nuw nsw i64 %33 to i32
  %35 = add nsw i32 %34, -11
  %36 = add nuw nsw i32 %31, -2171
  %37 = select i1 %32, i32 %35, i32 0
  %38 = or disjoint i64 %29, 4503599627370496
  %39 = zext nneg i32 %37 to i64
  %40 = shl i64 %29, %39
  %41 = select i1 %32, i64 %40, i64 %38
  %42 = zext i64 %41 to i128
  %43 = and i64 %11, 4503599627370495
  %44 = lshr i64 %11, 52
  %45 = trunc nuw nsw i64 %44 to i32
  %46 = icmp ult i64 %11, 4503599627370496
  %47 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %43, i1 true)
  %48 = trunc nuw nsw i64 %47 to i32
  %49 = add nsw i32 %48, -11
  %50 = select i1 %46, i32 1, i32 %45
  %51 = select i1 %46, i32 %49, i32 0
  %52 = or disjoint i64 %43, 4503599627370496
  %53 = zext nneg i32 %51 to i64
  %54 = shl i64 %43, %53
  %55 = select i1 %46, i64 %54, i64 %52
  %56 = zext i64 %55 to i128
  %57 = shl nuw nsw i128 %42, 21
  %58 = mul i128 %57, %56
  %59 = select i1 %32, i32 -2170, i32 %36
  %60 = add nsw i32 %59, %50
  %61 = add nuw nsw i32 %37, %51
  %62 = sub nsw i32 %60, %61
  %63 = icmp eq i64 %15, 0
  br i1 %63, label %133, label %64

64:
  %65 = and i64 %15, 4503599627370495
  %66 = lshr i64 %15, 52
  %67 = trunc nuw nsw i64 %66 to i32
  %68 = icmp ult i64 %15, 4503599627370496
  %69 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %65, i1 true)
  %70 = trunc nuw nsw i64 %69 to i32
  %71 = add nsw i32 %70, -11
  %72 = select i1 %68, i32 1, i32 %67
  %73 = select i1 %68, i32 %71, i32 0
  %74 = sub nsw i32 %72, %73
  %75 = or disjoint i64 %65, 4503599627370496
  %76 = zext nneg i32 %73 to i64
  %77 = shl i64 %65, %76
  %78 = select i1 %68, i64 %77, i64 %75
  %79 = zext i64 %78 to i128
  %80 = shl i128 %79, 74
  %81 = add nsw i32 %74, -1149
  %82 = sub nsw i32 %62, %81
  %83 = sub nsw i32 0, %82
  %84 = icmp sgt i32 %82, -1
  br i1 %84, label %99, label %85

85:
  %86 = icmp ugt i32 %83, 127
  br i1 %86, label %87, label %90

87:
  %88 = icmp ne i128 %58, 0
  %89 = zext i1 %88 to i128
  br label %99

90:
  %91 = zext nneg i32 %83 to i128
  %92 = lshr i128 %58, %91
  %93 = add nsw i32 %82, 128
  %94 = zext nneg i32 %93 to i128
  %95 = shl i128 %58, %94
  %96 = icmp ne i128 %95, 0
  %97 = zext i1 %96 to i128
  %98 = or i128 %92, %97
  br label %99

99:
  %100 = phi i128 [ %89, %87 ], [ %98, %90 ], [ %58, %64 ]
  %101 = icmp slt i32 %82, 1
  br i1 %101, label %116, label %102

102:
  %103 = icmp ugt i32 %82, 127
  br i1 %103, label %104, label %107

104:
  %105 = icmp ne i128 %80, 0
  %106 = zext i1 %105 to i128
  br label %116

107:
  %108 = zext nneg i32 %82 to i128
  %109 = lshr i128 %80, %108
  %110 = sub nuw nsw i32 128, %82
  %111 = zext nneg i32 %110 to i128
  %112 = shl i128 %80, %111
  %113 = icmp ne i128 %112, 0
  %114 = zext i1 %113 to i128
  %115 = or i128 %109, %114
  br label %116

116:
  %117 = phi i128 [ %106, %104 ], [ %115, %107 ], [ %80, %99 ]
  %118 = call i32 @llvm.smax.i32(i32 %62, i32 %81)
  %119 = icmp eq i64 %27, %28
  br i1 %119, label %120, label %122

120:
  %121 = add i128 %117, %100
  br label %129

122:
  %123 = icmp ugt i128 %100, %117
  %124 = sub i128 %100, %117
  %125 = sub i128 %117, %100
  %126 = select i1 %123, i64 %27, i64 %28
  %127 = select i1 %123, i128 %124, i128 %125
  %128 = icmp ne i128 %127, 0
  br label %129

129:
  %130 = phi i128 [ %121, %120 ], [ %127, %122 ]
  %131 = phi i64 [ %27, %120 ], [ %126, %122 ]
  %132 = phi i1 [ true, %120 ], [ %128, %122 ]
  br i1 %132, label %133, label %196

133:
  %134 = phi i32 [ %118, %129 ], [ %62, %24 ]
  %135 = phi i128 [ %130, %129 ], [ %58, %24 ]
  %136 = phi i64 [ %131, %129 ], [ %27, %24 ]
  %137 = lshr i128 %135, 64
  %138 = trunc nuw i128 %137 to i64
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %143, label %140

140:
  %141 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %138, i1 true)
  %142 = trunc nuw nsw i64 %141 to i32
  br label %149

143:
  %144 = trunc i128 %135 to i64
  %145 = or i64 %144, 1
  %146 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %145, i1 true)
  %147 = trunc nuw nsw i64 %146 to i32
  %148 = or disjoint i32 %147, 64
  br label %149

149:
  %150 = phi i32 [ %142, %140 ], [ %148, %143 ]
  %151 = zext nneg i32 %150 to i128
  %152 = shl i128 %135, %151
  %153 = sub nsw i32 %134, %150
  %154 = icmp sgt i32 %153, 896
  br i1 %154, label %155, label %158

155:
  %156 = or i64 %136, 9218868437227405312
  %157 = bitcast i64 %156 to double
  br label %196

158:
  %159 = add nsw i32 %153, 1150
  %160 = icmp slt i32 %153, -1149
  br i1 %160, label %161, label %176

161:
  %162 = icmp ult i32 %153, -1276
  br i1 %162, label %163, label %166

163:
  %164 = icmp ne i128 %152, 0
  %165 = zext i1 %164 to i128
  br label %176

166:
  %167 = sub nuw nsw i32 -1149, %153
  %168 = zext nneg i32 %167 to i128
  %169 = lshr i128 %152, %168
  %170 = add nsw i32 %153, 1277
  %171 = zext nneg i32 %170 to i128
  %172 = shl i128 %152, %171
  %173 = icmp ne i128 %172, 0
  %174 = zext i1 %173 to i128
  %175 = or i128 %169, %174
  br label %176

176:
  %177 = phi i32 [ %159, %158 ], [ 0, %166 ], [ 0, %163 ]
  %178 = phi i128 [ %152, %158 ], [ %175, %166 ], [ %165, %163 ]
  %179 = lshr i128 %178, 75
  %180 = trunc nuw nsw i128 %179 to i64
  %181 = shl i128 %178, 53
  %182 = icmp ugt i128 %181, -170141183460469231731687303715884105728
  %183 = icmp eq i128 %181, -170141183460469231731687303715884105728
  %184 = and i64 %180, 1
  %185 = icmp ne i64 %184, 0
  %186 = select i1 %183, i1 %185, i1 false
  %187 = select i1 %182, i1 true, i1 %186
  %188 = zext i1 %187 to i64
  %189 = call i32 @llvm.usub.sat.i32(i32 %177, i32 1)
  %190 = zext nneg i32 %189 to i64
  %191 = shl nuw nsw i64 %190, 52
  %192 = add nuw nsw i64 %191, %180
  %193 = add nuw nsw i64 %192, %188
  %194 = or i64 %193, %136
  %195 = bitcast i64 %194 to double
  br label %196

196:
  %197 = phi double [ %23, %21 ], [ 0.000000e+00, %129 ], [ %157, %155 ], [ %195, %176 ]
  ret double %197
}

declare double @llvm.fabs.f64(double)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare i32 @llvm.smax.i32(i32, i32)

declare i32 @llvm.usub.sat.i32(i32, i32)
