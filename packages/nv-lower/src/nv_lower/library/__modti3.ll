define linkonce_odr i128 @__modti3(i128 noundef %0, i128 noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = call i128 @llvm.abs.i128(i128 %0, i1 false)
  %4 = call i128 @llvm.abs.i128(i128 %1, i1 false)
  %5 = lshr i128 %3, 64
  %6 = trunc nuw i128 %5 to i64
  %7 = trunc i128 %3 to i64
  %8 = lshr i128 %4, 64
  %9 = trunc nuw i128 %8 to i64
  %10 = trunc i128 %4 to i64
  %11 = or i64 %9, %6
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %20

13:
  %14 = icmp eq i64 %10, 0
  br i1 %14, label %17, label %15

15:
  %16 = urem i64 %7, %10
  br label %17

17:
  %18 = phi i64 [ %16, %15 ], [ %7, %13 ]
  %19 = zext i64 %18 to i128
  br label %192

20:
  %21 = icmp eq i64 %9, 0
  br i1 %21, label %22, label %104

22:
  %23 = icmp eq i64 %10, 0
  br i1 %23, label %192, label %24

24:
  %25 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %10, i1 true)
  %26 = shl i64 %10, %25
  %27 = urem i64 %6, %10
  %28 = icmp eq i64 %25, 0
  %29 = call i64 @llvm.fshl.i64(i64 %27, i64 %7, i64 %25)
  %30 = select i1 %28, i64 %27, i64 %29
  %31 = shl i64 %7, %25
  %32 = lshr i64 %26, 32
  %33 = and i64 %26, 4294967295
  %34 = and i64 %31, 4294967295
  %35 = lshr i64 %31, 32
  %36 = udiv i64 %30, %32
  %37 = mul i64 %36, %32
  %38 = sub nuw i64 %30, %37
  %39 = icmp ult i64 %38, 4294967296
  br i1 %39, label %40, label %47

40:
  %41 = icmp ugt i64 %36, 4294967295
  %42 = mul nuw i64 %36, %33
  %43 = shl nuw i64 %38, 32
  %44 = or disjoint i64 %43, %35
  %45 = icmp ugt i64 %42, %44
  %46 = select i1 %41, i1 true, i1 %45
  br label %47

47:
  %48 = phi i1 [ false, %24 ], [ %46, %40 ]
  %49 = sext i1 %48 to i64
  %50 = add i64 %36, %49
  %51 = select i1 %48, i64 %32, i64 0
  %52 = add i64 %51, %38
  %53 = icmp ult i64 %52, 4294967296
  br i1 %53, label %54, label %62

54:
  %55 = icmp ugt i64 %50, 4294967295
  %56 = mul nuw i64 %50, %33
  %57 = shl nuw i64 %52, 32
  %58 = or disjoint i64 %57, %35
  %59 = icmp ugt i64 %56, %58
  %60 = select i1 %55, i1 true, i1 %59
  %61 = sext i1 %60 to i64
  br label %62

62:
  %63 = phi i64 [ 0, %47 ], [ %61, %54 ]
  %64 = add i64 %50, %63
  %65 = shl i64 %30, 32
  %66 = or disjoint i64 %65, %35
  %67 = mul i64 %26, %64
  %68 = sub i64 %66, %67
  %69 = udiv i64 %68, %32
  %70 = mul i64 %69, %32
  %71 = sub nuw i64 %68, %70
  %72 = icmp ult i64 %71, 4294967296
  br i1 %72, label %73, label %80

73:
  %74 = icmp ugt i64 %69, 4294967295
  %75 = mul nuw i64 %69, %33
  %76 = shl nuw i64 %71, 32
  %77 = or disjoint i64 %76, %34
  %78 = icmp ugt i64 %75, %77
  %79 = select i1 %74, i1 true, i1 %78
  br label %80

80:
  %81 = phi i1 [ false, %62 ], [ %79, %73 ]
  %82 = sext i1 %81 to i64
  %83 = add i64 %69, %82
  %84 = select i1 %81, i64 %32, i64 0
  %85 = add i64 %84, %71
  %86 = icmp ult i64 %85, 4294967296
  br i1 %86, label %87, label %95

87:
  %88 = icmp ugt i64 %83, 4294967295
  %89 = mul nuw i64 %83, %33
  %90 = shl nuw i64 %85, 32
  %91 = or disjoint i64 %90, %34
  %92 = icmp ugt i64 %89, %91
  %93 = select i1 %88, i1 true, i1 %92
  %94 = sext i1 %93 to i64
  br label %95

95:
  %96 = phi i64 [ 0, %80 ], [ %94, %87 ]
  %97 = add i64 %83, %96
  %98 = shl i64 %68, 32
  %99 = or disjoint i64 %98, %34
  %100 = mul i64 %26, %97
  %101 = sub i64 %99, %100
  %102 = lshr i64 %101, %25
  %103 = zext i64 %102 to i128
  br label %192

104:
  %105 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %9, i1 true)
  %106 = zext nneg i64 %105 to i128
  %107 = shl i128 %4, %106
  %108 = lshr i128 %107, 64
  %109 = trunc nuw i128 %108 to i64
  %110 = lshr i64 %6, 1
  %111 = lshr i128 %3, 1
  %112 = trunc i128 %111 to i64
  %113 = lshr i64 %109, 32
  %114 = and i64 %109, 4294967295
  %115 = and i64 %112, 4294967295
  %116 = lshr i64 %112, 32
  %117 = udiv i64 %110, %113
  %118 = mul i64 %117, %113
  %119 = sub nuw i64 %110, %118
  %120 = icmp ult i64 %119, 4294967296
  br i1 %120, label %121, label %128

121:
  %122 = icmp ugt i64 %117, 4294967295
  %123 = mul nuw i64 %117, %114
  %124 = shl nuw i64 %119, 32
  %125 = or disjoint i64 %124, %116
  %126 = icmp ugt i64 %123, %125
  %127 = select i1 %122, i1 true, i1 %126
  br label %128

128:
  %129 = phi i1 [ false, %104 ], [ %127, %121 ]
  %130 = sext i1 %129 to i64
  %131 = add nsw i64 %117, %130
  %132 = select i1 %129, i64 %113, i64 0
  %133 = add nuw nsw i64 %132, %119
  %134 = icmp ult i64 %133, 4294967296
  br i1 %134, label %135, label %143

135:
  %136 = icmp ugt i64 %131, 4294967295
  %137 = mul nuw i64 %131, %114
  %138 = shl nuw i64 %133, 32
  %139 = or disjoint i64 %138, %116
  %140 = icmp ugt i64 %137, %139
  %141 = select i1 %136, i1 true, i1 %140
  %142 = sext i1 %141 to i64
  br label %143

143:
  %144 = phi i64 [ 0, %128 ], [ %142, %135 ]
  %145 = add nsw i64 %131, %144
  %146 = shl i64 %110, 32
  %147 = or disjoint i64 %146, %116
  %148 = mul i64 %145, %109
  %149 = sub i64 %147, %148
  %150 = udiv i64 %149, %113
  %151 = mul i64 %150, %113
  %152 = sub nuw i64 %149, %151
  %153 = icmp ult i64 %152, 4294967296
  br i1 %153, label %154, label %161

154:
  %155 = icmp ugt i64 %150, 4294967295
  %156 = mul nuw i64 %150, %114
  %157 = shl nuw i64 %152, 32
  %158 = or disjoint i64 %157, %115
  %159 = icmp ugt i64 %156, %158
  %160 = select i1 %155, i1 true, i1 %159
  br label %161

161:
  %162 = phi i1 [ false, %143 ], [ %160, %154 ]
  %163 = sext i1 %162 to i64
  %164 = add i64 %150, %163
  %165 = select i1 %162, i64 %113, i64 0
  %166 = add i64 %165, %152
  %167 = icmp ult i64 %166, 4294967296
  br i1 %167, label %168, label %176

168:
  %169 = icmp ugt i64 %164, 4294967295
  %170 = mul nuw i64 %164, %114
  %171 = shl nuw i64 %166, 32
  %172 = or disjoint i64 %171, %115
  %173 = icmp ugt i64 %170, %172
  %174 = select i1 %169, i1 true, i1 %173
  %175 = sext i1 %174 to i64
  br label %176

176:
  %177 = phi i64 [ 0, %161 ], [ %175, %168 ]
  %178 = add i64 %164, %177
  %179 = shl i64 %145, 32
  %180 = or i64 %178, %179
  %181 = xor i64 %105, 63
  %182 = lshr i64 %180, %181
  %183 = icmp ne i64 %182, 0
  %184 = sext i1 %183 to i64
  %185 = add i64 %182, %184
  %186 = zext i64 %185 to i128
  %187 = mul i128 %4, %186
  %188 = sub i128 %3, %187
  %189 = icmp ult i128 %188, %4
  %190 = select i1 %189, i128 0, i128 %4
  %191 = sub i128 %188, %190
  br label %192

192:
  %193 = phi i128 [ %19, %17 ], [ %103, %95 ], [ %191, %176 ], [ %3, %22 ]
  %194 = icmp slt i128 %0, 0
  %195 = sub i128 0, %193
  %196 = select i1 %194, i128 %195, i128 %193
  ret i128 %196
}

declare i128 @llvm.abs.i128(i128, i1 immarg)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare i64 @llvm.fshl.i64(i64, i64, i64)
