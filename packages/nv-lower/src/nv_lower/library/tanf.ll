define linkonce_odr float @tanf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fma.f32(float %0, float 0x3FE45F3060000000, float 0x4168000000000000)
  %3 = bitcast float %2 to i32
  %4 = add i32 %3, -1262485504
  %5 = fadd float %2, 0xC168000000000000
  %6 = fneg float %5
  %7 = call float @llvm.fma.f32(float %6, float 0x3FF9200000000000, float %0)
  %8 = call float @llvm.fma.f32(float %6, float 0x3F3FB40000000000, float %7)
  %9 = fmul float %5, 0x3E74440000000000
  %10 = fsub float %8, %9
  %11 = fsub float %8, %10
  %12 = fsub float %9, %11
  %13 = call float @llvm.fma.f32(float %5, float 0x3D868C2340000000, float %12)
  %14 = fsub float %10, %13
  %15 = fsub float %10, %14
  %16 = fsub float %15, %13
  %17 = call float @llvm.fabs.f32(float %0)
  %18 = fcmp ogt float %17, 1.280000e+04
  br i1 %18, label %24, label %19

19:
  %20 = icmp eq i32 %4, 0
  br i1 %20, label %167, label %21

21:
  %22 = call float @llvm.fabs.f32(float %14)
  %23 = fcmp olt float %22, 0x3EF0000000000000
  br i1 %23, label %24, label %167

24:
  %25 = bitcast float %17 to i32
  %26 = icmp ugt i32 %25, 2139095039
  br i1 %26, label %167, label %27

27:
  %28 = bitcast float %0 to i32
  %29 = lshr i32 %25, 23
  %30 = and i32 %25, 8388607
  %31 = trunc nuw nsw i32 %29 to i16
  %32 = add nsw i16 %31, -120
  %33 = sdiv i16 %32, 32
  %34 = zext i16 %33 to i32
  %35 = mul i16 %33, 32
  %36 = sub i16 %32, %35
  %37 = and i32 %34, 4
  %38 = icmp eq i32 %37, 0
  %39 = select i1 %38, i32 0, i32 -181084736
  %40 = select i1 %38, i32 -1560706194, i32 -614296167
  %41 = select i1 %38, i32 1313084713, i32 1011060801
  %42 = select i1 %38, i32 -64530479, i32 -28220501
  %43 = select i1 %38, i32 -181084736, i32 0
  %44 = select i1 %38, i32 -614296167, i32 0
  %45 = select i1 %38, i32 1011060800, i32 0
  %46 = and i32 %34, 2
  %47 = icmp eq i32 %46, 0
  %48 = select i1 %47, i32 %39, i32 %41
  %49 = select i1 %47, i32 %40, i32 %42
  %50 = select i1 %47, i32 %41, i32 %43
  %51 = select i1 %47, i32 %42, i32 %44
  %52 = select i1 %47, i32 %43, i32 %45
  %53 = and i32 %34, 1
  %54 = icmp eq i32 %53, 0
  %55 = select i1 %54, i32 %48, i32 %49
  %56 = select i1 %54, i32 %49, i32 %50
  %57 = select i1 %54, i32 %50, i32 %51
  %58 = select i1 %54, i32 %51, i32 %52
  %59 = sext i16 %36 to i32
  %60 = sub nsw i32 31, %59
  %61 = shl i32 %55, %59
  %62 = lshr i32 %56, 1
  %63 = lshr i32 %62, %60
  %64 = or i32 %63, %61
  %65 = shl i32 %56, %59
  %66 = lshr i32 %57, 1
  %67 = lshr i32 %66, %60
  %68 = or i32 %67, %65
  %69 = shl i32 %57, %59
  %70 = lshr i32 %58, 1
  %71 = lshr i32 %70, %60
  %72 = or i32 %71, %69
  %73 = or disjoint i32 %30, 8388608
  %74 = mul i32 %72, %73
  %75 = mul i32 %68, %73
  %76 = mul i32 %64, %73
  %77 = and i32 %25, 65535
  %78 = and i32 %68, 65535
  %79 = mul nuw i32 %78, %77
  %80 = lshr i32 %73, 16
  %81 = mul nuw nsw i32 %78, %80
  %82 = lshr i32 %79, 16
  %83 = add nuw nsw i32 %82, %81
  %84 = lshr i32 %68, 16
  %85 = mul nuw i32 %84, %77
  %86 = and i32 %83, 65535
  %87 = add nuw i32 %86, %85
  %88 = mul nuw nsw i32 %84, %80
  %89 = lshr i32 %83, 16
  %90 = lshr i32 %87, 16
  %91 = and i32 %72, 65535
  %92 = mul nuw i32 %91, %77
  %93 = mul nuw nsw i32 %91, %80
  %94 = lshr i32 %92, 16
  %95 = add nuw nsw i32 %94, %93
  %96 = lshr i32 %72, 16
  %97 = mul nuw i32 %96, %77
  %98 = and i32 %95, 65535
  %99 = add nuw i32 %98, %97
  %100 = mul nuw nsw i32 %96, %80
  %101 = lshr i32 %95, 16
  %102 = add nuw nsw i32 %101, %100
  %103 = lshr i32 %99, 16
  %104 = add nuw nsw i32 %102, %103
  %105 = add i32 %104, %75
  %106 = icmp ult i32 %105, %104
  %107 = zext i1 %106 to i32
  %108 = add i32 %76, %88
  %109 = add i32 %108, %89
  %110 = add i32 %109, %90
  %111 = add i32 %110, %107
  %112 = call i32 @llvm.fshl.i32(i32 %111, i32 %105, i32 2)
  %113 = call i32 @llvm.fshl.i32(i32 %105, i32 %74, i32 2)
  %114 = ashr i32 %112, 31
  %115 = xor i32 %114, %112
  %116 = xor i32 %114, %113
  %117 = icmp eq i32 %112, %114
  %118 = select i1 %117, i32 %116, i32 %115
  %119 = icmp eq i32 %118, 0
  %120 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %118, i1 true)
  %121 = select i1 %119, i32 0, i32 %120
  %122 = shl i32 %74, 2
  %123 = xor i32 %114, %122
  %124 = select i1 %117, i32 %123, i32 %116
  %125 = lshr i32 %111, 30
  %126 = sub nsw i32 %125, %114
  %127 = shl i32 %118, %121
  %128 = lshr i32 %124, 1
  %129 = xor i32 %121, 31
  %130 = lshr i32 %128, %129
  %131 = or i32 %130, %127
  %132 = lshr i32 %131, 8
  %133 = uitofp nneg i32 %132 to float
  %134 = shl i32 %131, 16
  %135 = and i32 %134, 16711680
  %136 = uitofp nneg i32 %135 to float
  %137 = select i1 %117, i32 480, i32 0
  %138 = sub nsw i32 %137, %121
  %139 = shl i32 %138, 23
  %140 = add i32 %139, 864026624
  %141 = bitcast i32 %140 to float
  %142 = fmul float %141, 0x3E70000000000000
  %143 = fmul float %142, %136
  %144 = fmul float %141, %133
  %145 = bitcast float %144 to i32
  %146 = and i32 %145, -4096
  %147 = bitcast i32 %146 to float
  %148 = fmul float %147, 0x3FF9200000000000
  %149 = fsub float %144, %147
  %150 = fadd float %143, %149
  %151 = fmul float %147, 0x3F3FB54440000000
  %152 = call float @llvm.fma.f32(float %150, float 0x3FF921FB60000000, float %151)
  %153 = fadd float %148, %152
  %154 = fsub float %153, %148
  %155 = fsub float %152, %154
  %156 = and i32 %28, -2147483648
  %157 = or disjoint i32 %156, 1065353216
  %158 = bitcast i32 %157 to float
  %159 = fneg float %158
  %160 = icmp slt i32 %112, 0
  %161 = select i1 %160, float %159, float %158
  %162 = fmul float %161, %153
  %163 = fmul float %161, %155
  %164 = sub nsw i32 0, %126
  %165 = icmp slt i32 %28, 0
  %166 = select i1 %165, i32 %164, i32 %126
  br label %167

167:
  %168 = phi float [ %162, %27 ], [ %14, %21 ], [ %14, %19 ], [ 0x7FF8000000000000, %24 ]
  %169 = phi float [ %163, %27 ], [ %16, %21 ], [ %16, %19 ], [ 0x7FF8000000000000, %24 ]
  %170 = phi i32 [ %166, %27 ], [ %4, %21 ], [ 0, %19 ], [ 0, %24 ]
  %171 = fmul float %168, %168
  %172 = fmul float %168, %171
  %173 = call float @llvm.fma.f32(float %171, float 0x3F71F110E0000000, float 0x3F1604E500000000)
  %174 = call float @llvm.fma.f32(float %173, float %171, float 0x3F86320880000000)
  %175 = call float @llvm.fma.f32(float %174, float %171, float 0x3F95CB2800000000)
  %176 = call float @llvm.fma.f32(float %175, float %171, float 0x3FABADADE0000000)
  %177 = call float @llvm.fma.f32(float %176, float %171, float 0x3FC110D9A0000000)
  %178 = call float @llvm.fma.f32(float %177, float %171, float 0x3FD5555600000000)
  %179 = fmul float %172, %178
  %180 = fadd float %168, %179
  %181 = fmul float %169, %180
  %182 = call float @llvm.fma.f32(float %181, float %180, float %169)
  %183 = fadd float %179, %182
  %184 = fadd float %168, %183
  %185 = and i32 %170, 1
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %206, label %187

187:
  %188 = fsub float %184, %168
  %189 = fsub float %183, %188
  %190 = fdiv arcp float 1.000000e+00, %184
  %191 = fneg float %190
  %192 = bitcast float %191 to i32
  %193 = and i32 %192, -4096
  %194 = bitcast i32 %193 to float
  %195 = bitcast float %184 to i32
  %196 = and i32 %195, -4096
  %197 = bitcast i32 %196 to float
  %198 = fmul float %197, %194
  %199 = fsub float -1.000000e+00, %198
  %200 = fsub float %184, %197
  %201 = fadd float %189, %200
  %202 = fmul float %201, %194
  %203 = fsub float %199, %202
  %204 = fmul float %190, %203
  %205 = fadd float %204, %194
  br label %206

206:
  %207 = phi float [ %205, %187 ], [ %184, %167 ]
  %208 = fcmp olt float %17, 0x3F20000000000000
  %209 = select i1 %208, float %0, float %207
  ret float %209
}

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.fabs.f32(float)

declare i32 @llvm.fshl.i32(i32, i32, i32)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)
