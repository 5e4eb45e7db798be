define linkonce_odr i128 @__umodti3(i128 noundef %0, i128 noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = lshr i128 %0, 64
  %4 = trunc nuw i128 %3 to i64
  %5 = trunc i128 %0 to i64
  %6 = lshr i128 %1, 64
  %7 = trunc nuw i128 %6 to i64
  %8 = trunc i128 %1 to i64
  %9 = or i64 %7, %4
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %18

11:
  %12 = icmp eq i64 %8, 0
  br i1 %12, label %15, label %13

13:
  %14 = urem i64 %5, %8
  br label %15

15:
  %16 = phi i64 [ %14, %13 ], [ %5, %11 ]
  %17 = zext i64 %16 to i128
  br label %190

18:
  %19 = icmp eq i64 %7, 0
  br i1 %19, label %20, label %102

20:
  %21 = icmp eq i64 %8, 0
  br i1 %21, label %190, label %22

22:
  %23 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %8, i1 true)
  %24 = shl i64 %8, %23
  %25 = urem i64 %4, %8
  %26 = icmp eq i64 %23, 0
  %27 = call i64 @llvm.fshl.i64(i64 %25, i64 %5, i64 %23)
  %28 = select i1 %26, i64 %25, i64 %27
  %29 = shl i64 %5, %23
  %30 = lshr i64 %24, 32
  %31 = and i64 %24, 4294967295
  %32 = and i64 %29, 4294967295
  %33 = lshr i64 %29, 32
  %34 = udiv i64 %28, %30
  %35 = mul i64 %34, %30
  %36 = sub nuw i64 %28, %35
  %37 = icmp ult i64 %36, 4294967296
  br i1 %37, label %38, label %45

38:
  %39 = icmp ugt i64 %34, 4294967295
  %40 = mul nuw i64 %34, %31
  %41 = shl nuw i64 %36, 32
  %42 = or disjoint i64 %41, %33
  %43 = icmp ugt i64 %40, %42
  %44 = select i1 %39, i1 true, i1 %43
  br label %45

45:
  %46 = phi i1 [ false, %22 ], [ %44, %38 ]
  %47 = sext i1 %46 to i64
  %48 = add i64 %34, %47
  %49 = select i1 %46, i64 %30, i64 0
  %50 = add i64 %49, %36
  %51 = icmp ult i64 %50, 4294967296
  br i1 %51, label %52, label %60

52:
  %53 = icmp ugt i64 %48, 4294967295
  %54 = mul nuw i64 %48, %31
  %55 = shl nuw i64 %50, 32
  %56 = or disjoint i64 %55, %33
  %57 = icmp ugt i64 %54, %56
  %58 = select i1 %53, i1 true, i1 %57
  %59 = sext i1 %58 to i64
  br label %60

60:
  %61 = phi i64 [ 0, %45 ], [ %59, %52 ]
  %62 = add i64 %48, %61
  %63 = shl i64 %28, 32
  %64 = or disjoint i64 %63, %33
  %65 = mul i64 %24, %62
  %66 = sub i64 %64, %65
  %67 = udiv i64 %66, %30
  %68 = mul i64 %67, %30
  %69 = sub nuw i64 %66, %68
  %70 = icmp ult i64 %69, 4294967296
  br i1 %70, label %71, label %78

71:
  %72 = icmp ugt i64 %67, 4294967295
  %73 = mul nuw i64 %67, %31
  %74 = shl nuw i64 %69, 32
  %75 = or disjoint i64 %74, %32
  %76 = icmp ugt i64 %73, %75
  %77 = select i1 %72, i1 true, i1 %76
  br label %78

78:
  %79 = phi i1 [ false, %60 ], [ %77, %71 ]
  %80 = sext i1 %79 to i64
  %81 = add i64 %67, %80
  %82 = select i1 %79, i64 %30, i64 0
  %83 = add i64 %82, %69
  %84 = icmp ult i64 %83, 4294967296
  br i1 %84, label %85, label %93

85:
  %86 = icmp ugt i64 %81, 4294967295
  %87 = mul nuw i64 %81, %31
  %88 = shl nuw i64 %83, 32
  %89 = or disjoint i64 %88, %32
  %90 = icmp ugt i64 %87, %89
  %91 = select i1 %86, i1 true, i1 %90
  %92 = sext i1 %91 to i64
  br label %93

93:
  %94 = phi i64 [ 0, %78 ], [ %92, %85 ]
  %95 = add i64 %81, %94
  %96 = shl i64 %66, 32
  %97 = or disjoint i64 %96, %32
  %98 = mul i64 %24, %95
  %99 = sub i64 %97, %98
  %100 = lshr i64 %99, %23
  %101 = zext i64 %100 to i128
  br label %190

102:
  %103 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %7, i1 true)
  %104 = zext nneg i64 %103 to i128
  %105 = shl i128 %1, %104
  %106 = lshr i128 %105, 64
  %107 = trunc nuw i128 %106 to i64
  %108 = lshr i64 %4, 1
  %109 = lshr i128 %0, 1
  %110 = trunc i128 %109 to i64
  %111 = lshr i64 %107, 32
  %112 = and i64 %107, 4294967295
  %113 = and i64 %110, 4294967295
  %114 = lshr i64 %110, 32
  %115 = udiv i64 %108, %111
  %116 = mul i64 %115, %111
  %117 = sub nuw i64 %108, %116
  %118 = icmp ult i64 %117, 4294967296
  br i1 %118, label %119, label %126

119:
  %120 = icmp ugt i64 %115, 4294967295
  %121 = mul nuw i64 %115, %112
  %122 = shl nuw i64 %117, 32
  %123 = or disjoint i64 %122, %114
  %124 = icmp ugt i64 %121, %123
  %125 = select i1 %120, i1 true, i1 %124
  br label %126

126:
  %127 = phi i1 [ false, %102 ], [ %125, %119 ]
  %128 = sext i1 %127 to i64
  %129 = add nsw i64 %115, %128
  %130 = select i1 %127, i64 %111, i64 0
  %131 = add nuw i64 %130, %117
  %132 = icmp ult i64 %131, 4294967296
  br i1 %132, label %133, label %141

133:
  %134 = icmp ugt i64 %129, 4294967295
  %135 = mul nuw i64 %129, %112
  %136 = shl nuw i64 %131, 32
  %137 = or disjoint i64 %136, %114
  %138 = icmp ugt i64 %135, %137
  %139 = select i1 %134, i1 true, i1 %138
  %140 = sext i1 %139 to i64
  br label %141

141:
  %142 = phi i64 [ 0, %126 ], [ %140, %133 ]
  %143 = add nsw i64 %129, %142
  %144 = shl i64 %108, 32
  %145 = or disjoint i64 %144, %114
  %146 = mul i64 %143, %107
  %147 = sub i64 %145, %146
  %148 = udiv i64 %147, %111
  %149 = mul i64 %148, %111
  %150 = sub nuw i64 %147, %149
  %151 = icmp ult i64 %150, 4294967296
  br i1 %151, label %152, label %159

152:
  %153 = icmp ugt i64 %148, 4294967295
  %154 = mul nuw i64 %148, %112
  %155 = shl nuw i64 %150, 32
  %156 = or disjoint i64 %155, %113
  %157 = icmp ugt i64 %154, %156
  %158 = select i1 %153, i1 true, i1 %157
  br label %159

159:
  %160 = phi i1 [ false, %141 ], [ %158, %152 ]
  %161 = sext i1 %160 to i64
  %162 = add i64 %148, %161
  %163 = select i1 %160, i64 %111, i64 0
  %164 = add i64 %163, %150
  %165 = icmp ult i64 %164, 4294967296
  br i1 %165, label %166, label %174

166:
  %167 = icmp ugt i64 %162, 4294967295
  %168 = mul nuw i64 %162, %112
  %169 = shl nuw i64 %164, 32
  %170 = or disjoint i64 %169, %113
  %171 = icmp ugt i64 %168, %170
  %172 = select i1 %167, i1 true, i1 %171
  %173 = sext i1 %172 to i64
  br label %174

174:
  %175 = phi i64 [ 0, %159 ], [ %173, %166 ]
  %176 = add i64 %162, %175
  %177 = shl i64 %143, 32
  %178 = or i64 %176, %177
  %179 = xor i64 %103, 63
  %180 = lshr i64 %178, %179
  %181 = icmp ne i64 %180, 0
  %182 = sext i1 %181 to i64
  %183 = add i64 %180, %182
  %184 = zext i64 %183 to i128
  %185 = mul i128 %184, %1
  %186 = sub i128 %0, %185
  %187 = icmp ult i128 %186, %1
  %188 = select i1 %187, i128 0, i128 %1
  %189 = sub i128 %186, %188
  br label %190

190:
  %191 = phi i128 [ %17, %15 ], [ %101, %93 ], [ %189, %174 ], [ %0, %20 ]
  ret i128 %191
}

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare i64 @llvm.fshl.i64(i64, i64, i64)
