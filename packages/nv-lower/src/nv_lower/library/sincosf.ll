define linkonce_odr void @sincosf(float noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) alwaysinline nofree norecurse nosync nounwind willreturn memory(argmem: write) {
  %4 = call float @llvm.fma.f32(float %0, float 0x3FE45F3060000000, float 0x4168000000000000)
  %5 = bitcast float %4 to i32
  %6 = add i32 %5, -1262485504
  %7 = fadd float %4, 0xC168000000000000
  %8 = fneg float %7
  %9 = call float @llvm.fma.f32(float %8, float 0x3FF9200000000000, float %0)
  %10 = call float @llvm.fma.f32(float %8, float 0x3F3FB40000000000, float %9)
  %11 = fmul float %7, 0x3E74440000000000
  %12 = fsub float %10, %11
  %13 = fsub float %10, %12
  %14 = fsub float %11, %13
  %15 = call float @llvm.fma.f32(float %7, float 0x3D868C2340000000, float %14)
  %16 = fsub float %12, %15
  %17 = fsub float %12, %16
  %18 = fsub float %17, %15
  %19 = call float @llvm.fabs.f32(float %0)
  %20 = fcmp ogt float %19, 1.280000e+04
  br i1 %20, label %26, label %21

21:
  %22 = icmp eq i32 %6, 0
  br i1 %22, label %169, label %23

23:
  %24 = call float @llvm.fabs.f32(float %16)
  %25 = fcmp olt float %24, 0x3EF0000000000000
  br i1 %25, label %26, label %169

26:
  %27 = bitcast float %19 to i32
  %28 = icmp ugt i32 %27, 2139095039
  br i1 %28, label %169, label %29

29:
  %30 = bitcast float %0 to i32
  %31 = lshr i32 %27, 23
  %32 = and i32 %27, 8388607
  %33 = trunc nuw nsw i32 %31 to i16
  %34 = add nsw i16 %33, -120
  %35 = sdiv i16 %34, 32
  %36 = zext i16 %35 to i32
  %37 = mul i16 %35, 32
  %38 = sub i16 %34, %37
  %39 = and i32 %36, 4
  %40 = icmp eq i32 %39, 0
  %41 = select i1 %40, i32 0, i32 -181084736
  %42 = select i1 %40, i32 -1560706194, i32 -614296167
  %43 = select i1 %40, i32 1313084713, i32 1011060801
  %44 = select i1 %40, i32 -64530479, i32 -28220501
  %45 = select i1 %40, i32 -181084736, i32 0
  %46 = select i1 %40, i32 -614296167, i32 0
  %47 = select i1 %40, i32 1011060800, i32 0
  %48 = and i32 %36, 2
  %49 = icmp eq i32 %48, 0
  %50 = select i1 %49, i32 %41, i32 %43
  %51 = select i1 %49, i32 %42, i32 %44
  %52 = select i1 %49, i32 %43, i32 %45
  %53 = select i1 %49, i32 %44, i32 %46
  %54 = select i1 %49, i32 %45, i32 %47
  %55 = and i32 %36, 1
  %56 = icmp eq i32 %55, 0
  %57 = select i1 %56, i32 %50, i32 %51
  %58 = select i1 %56, i32 %51, i32 %52
  %59 = select i1 %56, i32 %52, i32 %53
  %60 = select i1 %56, i32 %53, i32 %54
  %61 = sext i16 %38 to i32
  %62 = sub nsw i32 31, %61
  %63 = shl i32 %57, %61
  %64 = lshr i32 %58, 1
  %65 = lshr i32 %64, %62
  %66 = or i32 %65, %63
  %67 = shl i32 %58, %61
  %68 = lshr i32 %59, 1
  %69 = lshr i32 %68, %62
  %70 = or i32 %69, %67
  %71 = shl i32 %59, %61
  %72 = lshr i32 %60, 1
  %73 = lshr i32 %72, %62
  %74 = or i32 %73, %71
  %75 = or disjoint i32 %32, 8388608
  %76 = mul i32 %74, %75
  %77 = mul i32 %70, %75
  %78 = mul i32 %66, %75
  %79 = and i32 %27, 65535
  %80 = and i32 %70, 65535
  %81 = mul nuw i32 %80, %79
  %82 = lshr i32 %75, 16
  %83 = mul nuw nsw i32 %80, %82
  %84 = lshr i32 %81, 16
  %85 = add nuw nsw i32 %84, %83
  %86 = lshr i32 %70, 16
  %87 = mul nuw i32 %86, %79
  %88 = and i32 %85, 65535
  %89 = add nuw i32 %88, %87
  %90 = mul nuw nsw i32 %86, %82
  %91 = lshr i32 %85, 16
  %92 = lshr i32 %89, 16
  %93 = and i32 %74, 65535
  %94 = mul nuw i32 %93, %79
  %95 = mul nuw nsw i32 %93, %82
  %96 = lshr i32 %94, 16
  %97 = add nuw nsw i32 %96, %95
  %98 = lshr i32 %74, 16
  %99 = mul nuw i32 %98, %79
  %100 = and i32 %97, 65535
  %101 = add nuw i32 %100, %99
  %102 = mul nuw nsw i32 %98, %82
  %103 = lshr i32 %97, 16
  %104 = add nuw nsw i32 %103, %102
  %105 = lshr i32 %101, 16
  %106 = add nuw nsw i32 %104, %105
  %107 = add i32 %106, %77
  %108 = icmp ult i32 %107, %106
  %109 = zext i1 %108 to i32
  %110 = add i32 %78, %90
  %111 = add i32 %110, %91
  %112 = add i32 %111, %92
  %113 = add i32 %112, %109
  %114 = call i32 @llvm.fshl.i32(i32 %113, i32 %107, i32 2)
  %115 = call i32 @llvm.fshl.i32(i32 %107, i32 %76, i32 2)
  %116 = ashr i32 %114, 31
  %117 = xor i32 %116, %114
  %118 = xor i32 %116, %115
  %119 = icmp eq i32 %114, %116
  %120 = select i1 %119, i32 %118, i32 %117
  %121 = icmp eq i32 %120, 0
  %122 = call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %120, i1 true)
  %123 = select i1 %121, i32 0, i32 %122
  %124 = shl i32 %76, 2
  %125 = xor i32 %116, %124
  %126 = select i1 %119, i32 %125, i32 %118
  %127 = lshr i32 %113, 30
  %128 = sub nsw i32 %127, %116
  %129 = shl i32 %120, %123
  %130 = lshr i32 %126, 1
  %131 = xor i32 %123, 31
  %132 = lshr i32 %130, %131
  %133 = or i32 %132, %129
  %134 = lshr i32 %133, 8
  %135 = uitofp nneg i32 %134 to float
  %136 = shl i32 %133, 16
  %137 = and i32 %136, 16711680
  %138 = uitofp nneg i32 %137 to float
  %139 = select i1 %119, i32 480, i32 0
  %140 = sub nsw i32 %139, %123
  %141 = shl i32 %140, 23
  %142 = add i32 %141, 864026624
  %143 = bitcast i32 %142 to float
  %144 = fmul float %143, 0x3E70000000000000
  %145 = fmul float %144, %138
  %146 = fmul float %143, %135
  %147 = bitcast float %146 to i32
  %148 = and i32 %147, -4096
  %149 = bitcast i32 %148 to float
  %150 = fmul float %149, 0x3FF9200000000000
  %151 = fsub float %146, %149
  %152 = fadd float %145, %151
  %153 = fmul float %149, 0x3F3FB54440000000
  %154 = call float @llvm.fma.f32(float %152, float 0x3FF921FB60000000, float %153)
  %155 = fadd float %150, %154
  %156 = fsub float %155, %150
  %157 = fsub float %154, %156
  %158 = and i32 %30, -2147483648
  %159 = or disjoint i32 %158, 1065353216
  %160 = bitcast i32 %159 to float
  %161 = fneg float %160
  %162 = icmp slt i32 %114, 0
  %163 = select i1 %162, float %161, float %160
  %164 = fmul float %163, %155
  %165 = fmul float %163, %157
  %166 = sub nsw i32 0, %128
  %167 = icmp slt i32 %30, 0
  %168 = select i1 %167, i32 %166, i32 %128
  br label %169

169:
  %170 = phi float [ %164, %29 ], [ %16, %23 ], [ %16, %21 ], [ 0x7FF8000000000000, %26 ]
  %171 = phi float [ %165, %29 ], [ %18, %23 ], [ %18, %21 ], [ 0x7FF8000000000000, %26 ]
  %172 = phi i32 [ %168, %29 ], [ %6, %23 ], [ 0, %21 ], [ 0, %26 ]
  %173 = fcmp olt float %19, 0x3F20000000000000
  %174 = fmul float %170, %170
  %175 = fmul float %170, %174
  %176 = call float @llvm.fma.f32(float %174, float 0xBF29952D80000000, float 0x3F81107760000000)
  %177 = call float @llvm.fma.f32(float %176, float %174, float 0xBFC5555460000000)
  %178 = call float @llvm.fma.f32(float %175, float %177, float %171)
  %179 = fadd float %170, %178
  %180 = fmul float %174, -5.000000e-01
  %181 = fadd float %180, 1.000000e+00
  %182 = fadd float %181, -1.000000e+00
  %183 = fsub float %180, %182
  %184 = fmul float %174, %174
  %185 = call float @llvm.fma.f32(float %174, float 0x3EF99E0E40000000, float 0xBF56C0C1A0000000)
  %186 = call float @llvm.fma.f32(float %185, float %174, float 0x3FA55554A0000000)
  %187 = call float @llvm.fma.f32(float %184, float %186, float %183)
  %188 = fmul float %170, %171
  %189 = fsub float %187, %188
  %190 = fadd float %181, %189
  %191 = and i32 %172, 1
  br i1 %173, label %192, label %194

192:
  %193 = shl i32 %172, 30
  br label %202

194:
  %195 = icmp eq i32 %191, 0
  %196 = select i1 %195, float %179, float %190
  %197 = bitcast float %196 to i32
  %198 = shl i32 %172, 30
  %199 = and i32 %198, -2147483648
  %200 = xor i32 %199, %197
  %201 = bitcast i32 %200 to float
  br label %202

202:
  %203 = phi i32 [ %193, %192 ], [ %198, %194 ]
  %204 = phi float [ %0, %192 ], [ %201, %194 ]
  store float %204, ptr %1, align 4
  %205 = icmp eq i32 %191, 0
  %206 = select i1 %205, float %190, float %179
  %207 = bitcast float %206 to i32
  %208 = add i32 %203, 1073741824
  %209 = and i32 %208, -2147483648
  %210 = xor i32 %209, %207
  store i32 %210, ptr %2, align 4
  ret void
}

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.fabs.f32(float)

declare i32 @llvm.fshl.i32(i32, i32, i32)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)
