define linkonce_odr float @cosf(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call float @llvm.fabs.f32(float %0)
  %3 = fcmp ogt float %2, 1.280000e+04
  br i1 %3, label %4, label %147

4:
  %5 = bitcast float %2 to i32
  %6 = icmp ugt i32 %5, 2139095039
  br i1 %6, label %163, label %7

7:
  %8 = bitcast float %0 to i32
  %9 = lshr i32 %5, 23
  %10 = and i32 %5, 8388607
  %11 = trunc nuw nsw i32 %9 to i16
  %12 = add nsw i16 %11, -120
  %13 = sdiv i16 %12, 32
  %14 = zext i16 %13 to i32
  %15 = mul i16 %13, 32
  %16 = sub i16 %12, %15
  %17 = and i32 %14, 4
  %18 = icmp eq i32 %17, 0
  %19 = select i1 %18, i32 0, i32 -181084736
  %20 = select i1 %18, i32 -1560706194, i32 -614296167
  %21 = select i1 %18, i32 1313084713, i32 1011060801
  %22 = select i1 %18, i32 -64530479, i32 -28220501
  %23 = select i1 %18, i32 -181084736, i32 0
  %24 = select i1 %18, i32 -614296167, i32 0
  %25 = select i1 %18, i32 1011060800, i32 0
  %26 = and i32 %14, 2
  %27 = icmp eq i32 %26, 0
  %28 = select i1 %27, i32 %19, i32 %21
  %29 = select i1 %27, i32 %20, i32 %22
  %30 = select i1 %27, i32 %21, i32 %23
  %31 = select i1 %27, i32 %22, i32 %24
  %32 = select i1 %27, i32 %23, i32 %25
  %33 = and i32 %14, 1
  %34 = icmp eq i32 %33, 0
  %35 = select i1 %34, i32 %28, i32 %29
  %36 = select i1 %34, i32 %29, i32 %30
  %37 = select i1 %34, i32 %30, i32 %31
  %38 = select i1 %34, i32 %31, i32 %32
  %39 = sext i16 %16 to i32
  %40 = sub nsw i32 31, %39
  %41 = shl i32 %35, %39
  %42 = lshr i32 %36, 1
  %43 = lshr i32 %42, %40
  %44 = or i32 %43, %41
  %45 = shl i32 %36, %39
  %46 = lshr i32 %37, 1
  %47 = lshr i32 %46, %40
  %48 = or i32 %47, %45
  %49 = shl i32 %37, %39
  %50 = lshr i32 %38, 1
  %51 = lshr i32 %50, %40
  %52 = or i32 %51, %49
  %53 = or disjoint i32 %10, 8388608
  %54 = mul i32 %52, %53
  %55 = mul i32 %48, %53
  %56 = mul i32 %44, %53
  %57 = and i32 %5, 65535
  %58 = and i32 %48, 65535
  %59 = mul nuw i32 %58, %57
  %60 = lshr i32 %53, 16
  %61 = mul nuw nsw i32 %58, %60
  %62 = lshr i32 %59, 16
  %63 = add nuw nsw i32 %62, %61
  %64 = lshr i32 %48, 16
  %65 = mul nuw i32 %64, %57
  %66 = and i32 %63, 65535
  %67 = add nuw i32 %66, %65
  %68 = mul nuw nsw i32 %64, %60
  %69 = lshr i32 %63, 16
  %70 = lshr i32 %67, 16
  %71 = and i32 %52, 65535
  %72 = mul nuw i32 %71, %57
  %73 = mul nuw nsw i32 %71, %60
  %74 = lshr i32 %72, 16
  %75 = add nuw nsw i32 %74, %73
  %76 = lshr i32 %52, 16
  %77 = mul nuw i32 %76, %57
  %78 = and i32 %75, 65535
  %79 = add nuw i32 %78, %77
  %80 = mul nuw nsw i32 %76, %60
  %81 = lshr i32 %75, 16
  %82 = add nuw nsw i32 %81, %80
  %83 = lshr i32 %79, 16
  %84 = add nuw nsw i32 %82, %83
  %85 = add i32 %84, %55
  %86 = icmp ult i32 %85, %84
  %87 = zext i1 %86 to i32
  %88 = add i32 %56, %68
  %89 = add i32 %88, %69
  %90 = add i32 %89, %70
  %91 = add i32 %90, %87
  %92 = call i32 @llvm.fshl.i32(i32 %91, i32 %85, i32 2)
  %93 = call i32 @llvm.fshl.i32(i32 %85, i32 %54, i32 2)
  %94 = ashr i32 %92, 31
  %95 = xor i32 %94, %92
  %96 = xor i32 %94, %93
  %97 = icmp eq i32 %92, %94
  %98 = select i1 %97, i32 %96, i32 %95
  %99 = icmp eq i32 %98, 0
  %100 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %98, i1 true)
  %101 = select i1 %99, i32 0, i32 %100
  %102 = shl i32 %54, 2
  %103 = xor i32 %94, %102
  %104 = select i1 %97, i32 %103, i32 %96
  %105 = lshr i32 %91, 30
  %106 = sub nsw i32 %105, %94
  %107 = shl i32 %98, %101
  %108 = lshr i32 %104, 1
  %109 = xor i32 %101, 31
  %110 = lshr i32 %108, %109
  %111 = or i32 %110, %107
  %112 = lshr i32 %111, 8
  %113 = uitofp nneg i32 %112 to float
  %114 = shl i32 %111, 16
  %115 = and i32 %114, 16711680
  %116 = uitofp nneg i32 %115 to float
  %117 = select i1 %97, i32 480, i32 0
  %118 = sub nsw i32 %117, %101
  %119 = shl i32 %118, 23
  %120 = add i32 %119, 864026624
  %121 = bitcast i32 %120 to float
  %122 = fmul float %121, 0x3E70000000000000
  %123 = fmul float %122, %116
  %124 = fmul float %121, %113
  %125 = bitcast float %124 to i32
  %126 = and i32 %125, -4096
  %127 = bitcast i32 %126 to float
  %128 = fmul float %127, 0x3FF9200000000000
  %129 = fsub float %124, %127
  %130 = fadd float %123, %129
  %131 = fmul float %127, 0x3F3FB54440000000
  %132 = call float @llvm.fma.f32(float %130, float 0x3FF921FB60000000, float %131)
  %133 = fadd float %128, %132
  %134 = fsub float %133, %128
  %135 = fsub float %132, %134
  %136 = and i32 %8, -2147483648
  %137 = or disjoint i32 %136, 1065353216
  %138 = bitcast i32 %137 to float
  %139 = fneg float %138
  %140 = icmp slt i32 %92, 0
  %141 = select i1 %140, float %139, float %138
  %142 = fmul float %141, %133
  %143 = fmul float %141, %135
  %144 = sub nsw i32 0, %106
  %145 = icmp slt i32 %8, 0
  %146 = select i1 %145, i32 %144, i32 %106
  br label %163

147:
  %148 = call float @llvm.fma.f32(float %0, float 0x3FE45F3060000000, float 0x4168000000000000)
  %149 = fadd float %148, 0xC168000000000000
  %150 = fmul float %149, 0x3E74440000000000
  %151 = fneg float %149
  %152 = call float @llvm.fma.f32(float %151, float 0x3FF9200000000000, float %0)
  %153 = call float @llvm.fma.f32(float %151, float 0x3F3FB40000000000, float %152)
  %154 = fsub float %153, %150
  %155 = fsub float %153, %154
  %156 = fsub float %150, %155
  %157 = call float @llvm.fma.f32(float %149, float 0x3D868C2340000000, float %156)
  %158 = bitcast float %148 to i32
  %159 = add i32 %158, -1262485504
  %160 = fsub float %154, %157
  %161 = fsub float %154, %160
  %162 = fsub float %161, %157
  br label %163

163:
  %164 = phi float [ %142, %7 ], [ %160, %147 ], [ 0x7FF8000000000000, %4 ]
  %165 = phi float [ %143, %7 ], [ %162, %147 ], [ 0x7FF8000000000000, %4 ]
  %166 = phi i32 [ %146, %7 ], [ %159, %147 ], [ 0, %4 ]
  %167 = fmul float %164, %164
  %168 = fmul float %164, %167
  %169 = call float @llvm.fma.f32(float %167, float 0xBF29952D80000000, float 0x3F81107760000000)
  %170 = call float @llvm.fma.f32(float %169, float %167, float 0xBFC5555460000000)
  %171 = call float @llvm.fma.f32(float %168, float %170, float %165)
  %172 = fadd float %164, %171
  %173 = call float @llvm.fma.f32(float %167, float -5.000000e-01, float 1.000000e+00)
  %174 = fsub float 1.000000e+00, %173
  %175 = call float @llvm.fma.f32(float %167, float -5.000000e-01, float %174)
  %176 = fmul float %167, %167
  %177 = call float @llvm.fma.f32(float %167, float 0x3EF99E0E40000000, float 0xBF56C0C1A0000000)
  %178 = call float @llvm.fma.f32(float %177, float %167, float 0x3FA55554A0000000)
  %179 = call float @llvm.fma.f32(float %176, float %178, float %175)
  %180 = fmul float %164, %165
  %181 = fsub float %179, %180
  %182 = fadd float %173, %181
  %183 = and i32 %166, 1
  %184 = icmp eq i32 %183, 0
  %185 = select i1 %184, float %182, float %172
  %186 = bitcast float %185 to i32
  %187 = shl i32 %166, 30
  %188 = add i32 %187, 1073741824
  %189 = and i32 %188, -2147483648
  %190 = xor i32 %189, %186
  %191 = bitcast i32 %190 to float
  ret float %191
}

declare float @llvm.fabs.f32(float)

declare i32 @llvm.fshl.i32(i32, i32, i32)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare float @llvm.fma.f32(float, float, float)
