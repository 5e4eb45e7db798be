define linkonce_odr void @sincosf(float noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) alwaysinline nofree norecurse nosync nounwind willreturn memory(argmem: write) {
  %4 = call float @llvm.fabs.f32(float %0)
  %5 = fcmp ogt float %4, 1.280000e+04
  br i1 %5, label %6, label %149

6:
  %7 = bitcast float %4 to i32
  %8 = icmp ugt i32 %7, 2139095039
  br i1 %8, label %165, label %9

9:
  %10 = bitcast float %0 to i32
  %11 = lshr i32 %7, 23
  %12 = and i32 %7, 8388607
  %13 = trunc nuw nsw i32 %11 to i16
  %14 = add nsw i16 %13, -120
  %15 = sdiv i16 %14, 32
  %16 = zext i16 %15 to i32
  %17 = mul i16 %15, 32
  %18 = sub i16 %14, %17
  %19 = and i32 %16, 4
  %20 = icmp eq i32 %19, 0
  %21 = select i1 %20, i32 0, i32 -181084736
  %22 = select i1 %20, i32 -1560706194, i32 -614296167
  %23 = select i1 %20, i32 1313084713, i32 1011060801
  %24 = select i1 %20, i32 -64530479, i32 -28220501
  %25 = select i1 %20, i32 -181084736, i32 0
  %26 = select i1 %20, i32 -614296167, i32 0
  %27 = select i1 %20, i32 1011060800, i32 0
  %28 = and i32 %16, 2
  %29 = icmp eq i32 %28, 0
  %30 = select i1 %29, i32 %21, i32 %23
  %31 = select i1 %29, i32 %22, i32 %24
  %32 = select i1 %29, i32 %23, i32 %25
  %33 = select i1 %29, i32 %24, i32 %26
  %34 = select i1 %29, i32 %25, i32 %27
  %35 = and i32 %16, 1
  %36 = icmp eq i32 %35, 0
  %37 = select i1 %36, i32 %30, i32 %31
  %38 = select i1 %36, i32 %31, i32 %32
  %39 = select i1 %36, i32 %32, i32 %33
  %40 = select i1 %36, i32 %33, i32 %34
  %41 = sext i16 %18 to i32
  %42 = sub nsw i32 31, %41
  %43 = shl i32 %37, %41
  %44 = lshr i32 %38, 1
  %45 = lshr i32 %44, %42
  %46 = or i32 %45, %43
  %47 = shl i32 %38, %41
  %48 = lshr i32 %39, 1
  %49 = lshr i32 %48, %42
  %50 = or i32 %49, %47
  %51 = shl i32 %39, %41
  %52 = lshr i32 %40, 1
  %53 = lshr i32 %52, %42
  %54 = or i32 %53, %51
  %55 = or disjoint i32 %12, 8388608
  %56 = mul i32 %54, %55
  %57 = mul i32 %50, %55
  %58 = mul i32 %46, %55
  %59 = and i32 %7, 65535
  %60 = and i32 %50, 65535
  %61 = mul nuw i32 %60, %59
  %62 = lshr i32 %55, 16
  %63 = mul nuw nsw i32 %60, %62
  %64 = lshr i32 %61, 16
  %65 = add nuw nsw i32 %64, %63
  %66 = lshr i32 %50, 16
  %67 = mul nuw i32 %66, %59
  %68 = and i32 %65, 65535
  %69 = add nuw i32 %68, %67
  %70 = mul nuw nsw i32 %66, %62
  %71 = lshr i32 %65, 16
  %72 = lshr i32 %69, 16
  %73 = and i32 %54, 65535
  %74 = mul nuw i32 %73, %59
  %75 = mul nuw nsw i32 %73, %62
  %76 = lshr i32 %74, 16
  %77 = add nuw nsw i32 %76, %75
  %78 = lshr i32 %54, 16
  %79 = mul nuw i32 %78, %59
  %80 = and i32 %77, 65535
  %81 = add nuw i32 %80, %79
  %82 = mul nuw nsw i32 %78, %62
  %83 = lshr i32 %77, 16
  %84 = add nuw nsw i32 %83, %82
  %85 = lshr i32 %81, 16
  %86 = add nuw nsw i32 %84, %85
  %87 = add i32 %86, %57
  %88 = icmp ult i32 %87, %86
  %89 = zext i1 %88 to i32
  %90 = add i32 %58, %70
  %91 = add i32 %90, %71
  %92 = add i32 %91, %72
  %93 = add i32 %92, %89
  %94 = call i32 @llvm.fshl.i32(i32 %93, i32 %87, i32 2)
  %95 = call i32 @llvm.fshl.i32(i32 %87, i32 %56, i32 2)
  %96 = ashr i32 %94, 31
  %97 = xor i32 %96, %94
  %98 = xor i32 %96, %95
  %99 = icmp eq i32 %94, %96
  %100 = select i1 %99, i32 %98, i32 %97
  %101 = icmp eq i32 %100, 0
  %102 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %100, i1 true)
  %103 = select i1 %101, i32 0, i32 %102
  %104 = shl i32 %56, 2
  %105 = xor i32 %96, %104
  %106 = select i1 %99, i32 %105, i32 %98
  %107 = lshr i32 %93, 30
  %108 = sub nsw i32 %107, %96
  %109 = shl i32 %100, %103
  %110 = lshr i32 %106, 1
  %111 = xor i32 %103, 31
  %112 = lshr i32 %110, %111
  %113 = or i32 %112, %109
  %114 = lshr i32 %113, 8
  %115 = uitofp nneg i32 %114 to float
  %116 = shl i32 %113, 16
  %117 = and i32 %116, 16711680
  %118 = uitofp nneg i32 %117 to float
  %119 = select i1 %99, i32 480, i32 0
  %120 = sub nsw i32 %119, %103
  %121 = shl i32 %120, 23
  %122 = add i32 %121, 864026624
  %123 = bitcast i32 %122 to float
  %124 = fmul float %123, 0x3E70000000000000
  %125 = fmul float %124, %118
  %126 = fmul float %123, %115
  %127 = bitcast float %126 to i32
  %128 = and i32 %127, -4096
  %129 = bitcast i32 %128 to float
  %130 = fmul float %129, 0x3FF9200000000000
  %131 = fsub float %126, %129
  %132 = fadd float %125, %131
  %133 = fmul float %129, 0x3F3FB54440000000
  %134 = call float @llvm.fma.f32(float %132, float 0x3FF921FB60000000, float %133)
  %135 = fadd float %130, %134
  %136 = fsub float %135, %130
  %137 = fsub float %134, %136
  %138 = and i32 %10, -2147483648
  %139 = or disjoint i32 %138, 1065353216
  %140 = bitcast i32 %139 to float
  %141 = fneg float %140
  %142 = icmp slt i32 %94, 0
  %143 = select i1 %142, float %141, float %140
  %144 = fmul float %143, %135
  %145 = fmul float %143, %137
  %146 = sub nsw i32 0, %108
  %147 = icmp slt i32 %10, 0
  %148 = select i1 %147, i32 %146, i32 %108
  br label %165

149:
  %150 = call float @llvm.fma.f32(float %0, float 0x3FE45F3060000000, float 0x4168000000000000)
  %151 = fadd float %150, 0xC168000000000000
  %152 = fmul float %151, 0x3E74440000000000
  %153 = fneg float %151
  %154 = call float @llvm.fma.f32(float %153, float 0x3FF9200000000000, float %0)
  %155 = call float @llvm.fma.f32(float %153, float 0x3F3FB40000000000, float %154)
  %156 = fsub float %155, %152
  %157 = fsub float %155, %156
  %158 = fsub float %152, %157
  %159 = call float @llvm.fma.f32(float %151, float 0x3D868C2340000000, float %158)
  %160 = bitcast float %150 to i32
  %161 = add i32 %160, -1262485504
  %162 = fsub float %156, %159
  %163 = fsub float %156, %162
  %164 = fsub float %163, %159
  br label %165

165:
  %166 = phi float [ %144, %9 ], [ %162, %149 ], [ 0x7FF8000000000000, %6 ]
  %167 = phi float [ %145, %9 ], [ %164, %149 ], [ 0x7FF8000000000000, %6 ]
  %168 = phi i32 [ %148, %9 ], [ %161, %149 ], [ 0, %6 ]
  %169 = fcmp olt float %4, 0x3F20000000000000
  %170 = fmul float %166, %166
  %171 = fmul float %166, %170
  %172 = call float @llvm.fma.f32(float %170, float 0xBF29952D80000000, float 0x3F81107760000000)
  %173 = call float @llvm.fma.f32(float %172, float %170, float 0xBFC5555460000000)
  %174 = call float @llvm.fma.f32(float %171, float %173, float %167)
  %175 = fadd float %166, %174
  %176 = call float @llvm.fma.f32(float %170, float -5.000000e-01, float 1.000000e+00)
  %177 = fsub float 1.000000e+00, %176
  %178 = call float @llvm.fma.f32(float %170, float -5.000000e-01, float %177)
  %179 = fmul float %170, %170
  %180 = call float @llvm.fma.f32(float %170, float 0x3EF99E0E40000000, float 0xBF56C0C1A0000000)
  %181 = call float @llvm.fma.f32(float %180, float %170, float 0x3FA55554A0000000)
  %182 = call float @llvm.fma.f32(float %179, float %181, float %178)
  %183 = fmul float %166, %167
  %184 = fsub float %182, %183
  %185 = fadd float %176, %184
  %186 = and i32 %168, 1
  br i1 %169, label %187, label %189

187:
  %188 = shl i32 %168, 30
  br label %197

189:
  %190 = icmp eq i32 %186, 0
  %191 = select i1 %190, float %175, float %185
  %192 = bitcast float %191 to i32
  %193 = shl i32 %168, 30
  %194 = and i32 %193, -2147483648
  %195 = xor i32 %194, %192
  %196 = bitcast i32 %195 to float
  br label %197

197:
  %198 = phi i32 [ %188, %187 ], [ %193, %189 ]
  %199 = phi float [ %0, %187 ], [ %196, %189 ]
  store float %199, ptr %1, align 4
  %200 = icmp eq i32 %186, 0
  %201 = select i1 %200, float %185, float %175
  %202 = bitcast float %201 to i32
  %203 = add i32 %198, 1073741824
  %204 = and i32 %203, -2147483648
  %205 = xor i32 %204, %202
  store i32 %205, ptr %2, align 4
  ret void
}

declare float @llvm.fabs.f32(float)

declare i32 @llvm.fshl.i32(i32, i32, i32)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare float @llvm.fma.f32(float, float, float)
