define linkonce_odr float @__fmaf_rn(float noundef %0, float noundef %1, float noundef %2) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %4 = bitcast float %0 to i32
  %5 = call float @llvm.fabs.f32(float %0)
  %6 = bitcast float %5 to i32
  %7 = icmp ugt i32 %6, 2139095039
  br i1 %7, label %21, label %8

8:
  %9 = bitcast float %1 to i32
  %10 = call float @llvm.fabs.f32(float %1)
  %11 = bitcast float %10 to i32
  %12 = icmp ugt i32 %11, 2139095039
  br i1 %12, label %21, label %13

13:
  %14 = call float @llvm.fabs.f32(float %2)
  %15 = bitcast float %14 to i32
  %16 = icmp ugt i32 %15, 2139095039
  %17 = icmp eq i32 %6, 0
  %18 = or i1 %17, %16
  %19 = icmp eq i32 %11, 0
  %20 = or i1 %19, %18
  br i1 %20, label %21, label %24

21:
  %22 = fmul float %0, %1
  %23 = fadd float %22, %2
  br label %181

24:
  %25 = bitcast float %2 to i32
  %26 = xor i32 %9, %4
  %27 = and i32 %26, -2147483648
  %28 = and i32 %25, -2147483648
  %29 = and i32 %6, 8388607
  %30 = lshr i32 %6, 23
  %31 = icmp ult i32 %6, 8388608
  %32 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %29, i1 true)
  %33 = add nsw i32 %32, -8
  %34 = sub nsw i32 9, %32
  %35 = select i1 %31, i32 %34, i32 %30
  %36 = or disjoint i32 %29, 8388608
  %37 = shl i32 %29, %33
  %38 = select i1 %31, i32 %37, i32 %36
  %39 = zext i32 %38 to i64
  %40 = and i32 %11, 8388607
  %41 = lshr i32 %11, 23
  %42 = icmp ult i32 %11, 8388608
  %43 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %40, i1 true)
  %44 = add nsw i32 %43, -8
  %45 = sub nsw i32 9, %43
  %46 = select i1 %42, i32 %45, i32 %41
  %47 = or disjoint i32 %40, 8388608
  %48 = shl i32 %40, %44
  %49 = select i1 %42, i32 %48, i32 %47
  %50 = zext i32 %49 to i64
  %51 = shl nuw nsw i64 %39, 15
  %52 = mul i64 %51, %50
  %53 = add nsw i32 %35, -315
  %54 = add nsw i32 %53, %46
  %55 = icmp eq i32 %15, 0
  br i1 %55, label %121, label %56

56:
  %57 = and i32 %15, 8388607
  %58 = lshr i32 %15, 23
  %59 = icmp ult i32 %15, 8388608
  %60 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %57, i1 true)
  %61 = add nsw i32 %60, -8
  %62 = sub nsw i32 9, %60
  %63 = select i1 %59, i32 %62, i32 %58
  %64 = or disjoint i32 %57, 8388608
  %65 = shl i32 %57, %61
  %66 = select i1 %59, i32 %65, i32 %64
  %67 = zext i32 %66 to i64
  %68 = shl i64 %67, 39
  %69 = add nsw i32 %63, -189
  %70 = sub nsw i32 %54, %69
  %71 = sub nsw i32 0, %70
  %72 = icmp sgt i32 %70, -1
  br i1 %72, label %87, label %73

73:
  %74 = icmp ugt i32 %71, 63
  br i1 %74, label %75, label %78

75:
  %76 = icmp ne i64 %52, 0
  %77 = zext i1 %76 to i64
  br label %87

78:
  %79 = zext nneg i32 %71 to i64
  %80 = lshr i64 %52, %79
  %81 = add nsw i32 %70, 64
  %82 = zext nneg i32 %81 to i64
  %83 = shl i64 %52, %82
  %84 = icmp ne i64 %83, 0
  %85 = zext i1 %84 to i64
  %86 = or i64 %80, %85
  br label %87

87:
  %88 = phi i64 [ %77, %75 ], [ %86, %78 ], [ %52, %56 ]
  %89 = icmp slt i32 %70, 1
  br i1 %89, label %104, label %90

90:
  %91 = icmp ugt i32 %70, 63
  br i1 %91, label %92, label %95

92:
  %93 = icmp ne i64 %68, 0
  %94 = zext i1 %93 to i64
  br label %104

95:
  %96 = zext nneg i32 %70 to i64
  %97 = lshr i64 %68, %96
  %98 = sub nuw nsw i32 64, %70
  %99 = zext nneg i32 %98 to i64
  %100 = shl i64 %68, %99
  %101 = icmp ne i64 %100, 0
  %102 = zext i1 %101 to i64
  %103 = or i64 %97, %102
  br label %104

104:
  %105 = phi i64 [ %94, %92 ], [ %103, %95 ], [ %68, %87 ]
  %106 = call i32 @llvm.smax.i32(i32 %54, i32 %69)
  %107 = icmp eq i32 %27, %28
  br i1 %107, label %108, label %110

108:
  %109 = add i64 %105, %88
  br label %117

110:
  %111 = icmp ugt i64 %88, %105
  %112 = sub i64 %88, %105
  %113 = sub i64 %105, %88
  %114 = select i1 %111, i32 %27, i32 %28
  %115 = select i1 %111, i64 %112, i64 %113
  %116 = icmp ne i64 %115, 0
  br label %117

117:
  %118 = phi i64 [ %109, %108 ], [ %115, %110 ]
  %119 = phi i32 [ %27, %108 ], [ %114, %110 ]
  %120 = phi i1 [ true, %108 ], [ %116, %110 ]
  br i1 %120, label %121, label %181

121:
  %122 = phi i32 [ %106, %117 ], [ %54, %24 ]
  %123 = phi i64 [ %118, %117 ], [ %52, %24 ]
  %124 = phi i32 [ %119, %117 ], [ %27, %24 ]
  %125 = icmp ult i64 %123, 4294967296
  br i1 %125, label %130, label %126

126:
  %127 = lshr i64 %123, 32
  %128 = trunc nuw i64 %127 to i32
  %129 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %128, i1 true)
  br label %135

130:
  %131 = trunc nuw i64 %123 to i32
  %132 = or i32 %131, 1
  %133 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %132, i1 true)
  %134 = or disjoint i32 %133, 32
  br label %135

135:
  %136 = phi i32 [ %129, %126 ], [ %134, %130 ]
  %137 = zext nneg i32 %136 to i64
  %138 = shl i64 %123, %137
  %139 = sub nsw i32 %122, %136
  %140 = icmp sgt i32 %139, 64
  br i1 %140, label %141, label %144

141:
  %142 = or i32 %124, 2139095040
  %143 = bitcast i32 %142 to float
  br label %181

144:
  %145 = add nsw i32 %139, 190
  %146 = icmp slt i32 %139, -189
  br i1 %146, label %147, label %162

147:
  %148 = icmp ult i32 %139, -252
  br i1 %148, label %149, label %152

149:
  %150 = icmp ne i64 %138, 0
  %151 = zext i1 %150 to i64
  br label %162

152:
  %153 = sub nuw nsw i32 -189, %139
  %154 = zext nneg i32 %153 to i64
  %155 = lshr i64 %138, %154
  %156 = add nsw i32 %139, 253
  %157 = zext nneg i32 %156 to i64
  %158 = shl i64 %138, %157
  %159 = icmp ne i64 %158, 0
  %160 = zext i1 %159 to i64
  %161 = or i64 %155, %160
  br label %162

162:
  %163 = phi i32 [ %145, %144 ], [ 0, %152 ], [ 0, %149 ]
  %164 = phi i64 [ %138, %144 ], [ %161, %152 ], [ %151, %149 ]
  %165 = lshr i64 %164, 40
  %166 = trunc nuw nsw i64 %165 to i32
  %167 = shl i64 %164, 24
  %168 = icmp ugt i64 %167, -9223372036854775808
  %169 = icmp eq i64 %167, -9223372036854775808
  %170 = and i32 %166, 1
  %171 = icmp ne i32 %170, 0
  %172 = select i1 %169, i1 %171, i1 false
  %173 = select i1 %168, i1 true, i1 %172
  %174 = zext i1 %173 to i32
  %175 = call i32 @llvm.usub.sat.i32(i32 %163, i32 1)
  %176 = shl nuw nsw i32 %175, 23
  %177 = add nuw nsw i32 %176, %166
  %178 = add nuw nsw i32 %177, %174
  %179 = or i32 %178, %124
  %180 = bitcast i32 %179 to float
  br label %181

181:
  %182 = phi float [ %23, %21 ], [ 0.000000e+00, %117 ], [ %143, %141 ], [ %180, %162 ]
  ret float %182
}

declare float @llvm.fabs.f32(float)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare i32 @llvm.smax.i32(i32, i32)

declare i32 @llvm.usub.sat.i32(i32, i32)
