define linkonce_odr i128 @__divti3(i128 noundef %0, i128 noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
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
  %16 = udiv i64 %7, %10
  br label %17

17:
  %18 = phi i64 [ %16, %15 ], [ 0, %13 ]
  %19 = zext i64 %18 to i128
  br label %195

20:
  %21 = icmp eq i64 %9, 0
  br i1 %21, label %22, label %106

22:
  %23 = icmp eq i64 %10, 0
  br i1 %23, label %195, label %24

24:
  %25 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %10, i1 true)
  %26 = shl i64 %10, %25
  %27 = udiv i64 %6, %10
  %28 = mul i64 %27, %10
  %29 = sub i64 %6, %28
  %30 = icmp eq i64 %25, 0
  %31 = call i64 @llvm.fshl.i64(i64 %29, i64 %7, i64 %25)
  %32 = select i1 %30, i64 %29, i64 %31
  %33 = shl i64 %7, %25
  %34 = lshr i64 %26, 32
  %35 = and i64 %26, 4294967295
  %36 = and i64 %33, 4294967295
  %37 = lshr i64 %33, 32
  %38 = udiv i64 %32, %34
  %39 = mul i64 %38, %34
  %40 = sub nuw i64 %32, %39
  %41 = icmp ult i64 %40, 4294967296
  br i1 %41, label %42, label %49

42:
  %43 = icmp ugt i64 %38, 4294967295
  %44 = mul nuw i64 %38, %35
  %45 = shl nuw i64 %40, 32
  %46 = or disjoint i64 %45, %37
  %47 = icmp ugt i64 %44, %46
  %48 = select i1 %43, i1 true, i1 %47
  br label %49

49:
  %50 = phi i1 [ false, %24 ], [ %48, %42 ]
  %51 = sext i1 %50 to i64
  %52 = add i64 %38, %51
  %53 = select i1 %50, i64 %34, i64 0
  %54 = add i64 %53, %40
  %55 = icmp ult i64 %54, 4294967296
  br i1 %55, label %56, label %64

56:
  %57 = icmp ugt i64 %52, 4294967295
  %58 = mul nuw i64 %52, %35
  %59 = shl nuw i64 %54, 32
  %60 = or disjoint i64 %59, %37
  %61 = icmp ugt i64 %58, %60
  %62 = select i1 %57, i1 true, i1 %61
  %63 = sext i1 %62 to i64
  br label %64

64:
  %65 = phi i64 [ 0, %49 ], [ %63, %56 ]
  %66 = add i64 %52, %65
  %67 = shl i64 %32, 32
  %68 = or disjoint i64 %67, %37
  %69 = mul i64 %26, %66
  %70 = sub i64 %68, %69
  %71 = udiv i64 %70, %34
  %72 = mul i64 %71, %34
  %73 = sub nuw i64 %70, %72
  %74 = icmp ult i64 %73, 4294967296
  br i1 %74, label %75, label %82

75:
  %76 = icmp ugt i64 %71, 4294967295
  %77 = mul nuw i64 %71, %35
  %78 = shl nuw i64 %73, 32
  %79 = or disjoint i64 %78, %36
  %80 = icmp ugt i64 %77, %79
  %81 = select i1 %76, i1 true, i1 %80
  br label %82

82:
  %83 = phi i1 [ false, %64 ], [ %81, %75 ]
  %84 = sext i1 %83 to i64
  %85 = add i64 %71, %84
  %86 = select i1 %83, i64 %34, i64 0
  %87 = add i64 %86, %73
  %88 = icmp ult i64 %87, 4294967296
  br i1 %88, label %89, label %97

89:
  %90 = icmp ugt i64 %85, 4294967295
  %91 = mul nuw i64 %85, %35
  %92 = shl nuw i64 %87, 32
  %93 = or disjoint i64 %92, %36
  %94 = icmp ugt i64 %91, %93
  %95 = select i1 %90, i1 true, i1 %94
  %96 = sext i1 %95 to i64
  br label %97

97:
  %98 = phi i64 [ 0, %82 ], [ %96, %89 ]
  %99 = add i64 %85, %98
  %100 = shl i64 %66, 32
  %101 = or i64 %99, %100
  %102 = zext i64 %27 to i128
  %103 = shl nuw i128 %102, 64
  %104 = zext i64 %101 to i128
  %105 = or disjoint i128 %103, %104
  br label %195

106:
  %107 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %9, i1 true)
  %108 = zext nneg i64 %107 to i128
  %109 = shl i128 %4, %108
  %110 = lshr i128 %109, 64
  %111 = trunc nuw i128 %110 to i64
  %112 = lshr i64 %6, 1
  %113 = lshr i128 %3, 1
  %114 = trunc i128 %113 to i64
  %115 = lshr i64 %111, 32
  %116 = and i64 %111, 4294967295
  %117 = and i64 %114, 4294967295
  %118 = lshr i64 %114, 32
  %119 = udiv i64 %112, %115
  %120 = mul i64 %119, %115
  %121 = sub nuw i64 %112, %120
  %122 = icmp ult i64 %121, 4294967296
  br i1 %122, label %123, label %130

123:
  %124 = icmp ugt i64 %119, 4294967295
  %125 = mul nuw i64 %119, %116
  %126 = shl nuw i64 %121, 32
  %127 = or disjoint i64 %126, %118
  %128 = icmp ugt i64 %125, %127
  %129 = select i1 %124, i1 true, i1 %128
  br label %130

130:
  %131 = phi i1 [ false, %106 ], [ %129, %123 ]
  %132 = sext i1 %131 to i64
  %133 = add nsw i64 %119, %132
  %134 = select i1 %131, i64 %115, i64 0
  %135 = add nuw nsw i64 %134, %121
  %136 = icmp ult i64 %135, 4294967296
  br i1 %136, label %137, label %145

137:
  %138 = icmp ugt i64 %133, 4294967295
  %139 = mul nuw i64 %133, %116
  %140 = shl nuw i64 %135, 32
  %141 = or disjoint i64 %140, %118
  %142 = icmp ugt i64 %139, %141
  %143 = select i1 %138, i1 true, i1 %142
  %144 = sext i1 %143 to i64
  br label %145

145:
  %146 = phi i64 [ 0, %130 ], [ %144, %137 ]
  %147 = add nsw i64 %133, %146
  %148 = shl i64 %112, 32
  %149 = or disjoint i64 %148, %118
  %150 = mul i64 %147, %111
  %151 = sub i64 %149, %150
  %152 = udiv i64 %151, %115
  %153 = mul i64 %152, %115
  %154 = sub nuw i64 %151, %153
  %155 = icmp ult i64 %154, 4294967296
  br i1 %155, label %156, label %163

156:
  %157 = icmp ugt i64 %152, 4294967295
  %158 = mul nuw i64 %152, %116
  %159 = shl nuw i64 %154, 32
  %160 = or disjoint i64 %159, %117
  %161 = icmp ugt i64 %158, %160
  %162 = select i1 %157, i1 true, i1 %161
  br label %163

163:
  %164 = phi i1 [ false, %145 ], [ %162, %156 ]
  %165 = sext i1 %164 to i64
  %166 = add i64 %152, %165
  %167 = select i1 %164, i64 %115, i64 0
  %168 = add i64 %167, %154
  %169 = icmp ult i64 %168, 4294967296
  br i1 %169, label %170, label %178

170:
  %171 = icmp ugt i64 %166, 4294967295
  %172 = mul nuw i64 %166, %116
  %173 = shl nuw i64 %168, 32
  %174 = or disjoint i64 %173, %117
  %175 = icmp ugt i64 %172, %174
  %176 = select i1 %171, i1 true, i1 %175
  %177 = sext i1 %176 to i64
  br label %178

178:
  %179 = phi i64 [ 0, %163 ], [ %177, %170 ]
  %180 = add i64 %166, %179
  %181 = shl i64 %147, 32
  %182 = or i64 %180, %181
  %183 = xor i64 %107, 63
  %184 = lshr i64 %182, %183
  %185 = icmp ne i64 %184, 0
  %186 = sext i1 %185 to i64
  %187 = add i64 %184, %186
  %188 = zext i64 %187 to i128
  %189 = mul i128 %4, %188
  %190 = sub i128 %3, %189
  %191 = icmp uge i128 %190, %4
  %192 = zext i1 %191 to i64
  %193 = add i64 %187, %192
  %194 = zext i64 %193 to i128
  br label %195

195:
  %196 = phi i128 [ %19, %17 ], [ %105, %97 ], [ %194, %178 ], [ 0, %22 ]
  %197 = xor i128 %1, %0
  %198 = icmp slt i128 %197, 0
  %199 = sub i128 0, %196
  %200 = select i1 %198, i128 %199, i128 %196
  ret i128 %200
}

declare i128 @llvm.abs.i128(i128, i1 immarg)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare i64 @llvm.fshl.i64(i64, i64, i64)
