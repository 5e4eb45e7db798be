define linkonce_odr float @powf(float noundef %0, float noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = call float @llvm.fabs.f32(float %0)
  %4 = bitcast float %3 to i32
  %5 = add nsw i32 %4, -1
  %6 = icmp ult i32 %5, 2139095039
  %7 = call float @llvm.fabs.f32(float %1)
  %8 = bitcast float %7 to i32
  %9 = icmp ult i32 %8, 2139095040
  %10 = and i1 %6, %9
  br i1 %10, label %34, label %11

11:
  %12 = fcmp oeq float %1, 0.000000e+00
  %13 = fcmp oeq float %0, 1.000000e+00
  %14 = or i1 %13, %12
  br i1 %14, label %165, label %15

15:
  %16 = fcmp ord float %0, %1
  br i1 %16, label %19, label %17

17:
  %18 = fadd float %0, %1
  br label %165

19:
  %20 = fcmp oeq float %0, 0.000000e+00
  %21 = fcmp oeq float %3, 0x7FF0000000000000
  %22 = or i1 %20, %21
  br i1 %22, label %23, label %27

23:
  %24 = fcmp uge float %1, 0.000000e+00
  %25 = xor i1 %20, %24
  %26 = select i1 %25, float 0x7FF0000000000000, float 0.000000e+00
  br label %165

27:
  %28 = fcmp oeq float %3, 1.000000e+00
  br i1 %28, label %165, label %29

29:
  %30 = fcmp ogt float %3, 1.000000e+00
  %31 = fcmp ule float %1, 0.000000e+00
  %32 = xor i1 %30, %31
  %33 = select i1 %32, float 0x7FF0000000000000, float 0.000000e+00
  br label %165

34:
  %35 = add nsw i32 %4, -8388608
  %36 = icmp ult i32 %35, -8388607
  %37 = uitofp nneg i32 %4 to float
  %38 = select i1 %36, i32 0, i32 -149
  %39 = select i1 %36, float %3, float %37
  %40 = bitcast float %39 to i32
  %41 = add nsw i32 %40, -1060439283
  %42 = ashr i32 %41, 23
  %43 = add nsw i32 %42, %38
  %44 = and i32 %41, 8388607
  %45 = add nuw nsw i32 %44, 1060439283
  %46 = bitcast i32 %45 to float
  %47 = fcmp olt float %1, 0xC270000000000000
  %48 = select i1 %47, float 0xC270000000000000, float %1
  %49 = fcmp ogt float %48, 0x4270000000000000
  %50 = select i1 %49, float 0x4270000000000000, float %48
  %51 = fadd float %46, -1.000000e+00
  %52 = fadd float %51, 2.000000e+00
  %53 = bitcast float %52 to i32
  %54 = and i32 %53, -4096
  %55 = bitcast i32 %54 to float
  %56 = fadd float %55, -2.000000e+00
  %57 = fsub float %51, %56
  %58 = fdiv arcp float 1.000000e+00, %52
  %59 = fmul float %51, %58
  %60 = bitcast float %59 to i32
  %61 = and i32 %60, -4096
  %62 = bitcast i32 %61 to float
  %63 = fmul float %55, %62
  %64 = fsub float %51, %63
  %65 = fmul float %57, %62
  %66 = fsub float %64, %65
  %67 = fmul float %58, %66
  %68 = fmul float %59, %59
  %69 = bitcast float %68 to i32
  %70 = and i32 %69, -4096
  %71 = bitcast i32 %70 to float
  %72 = fmul float %62, %62
  %73 = fsub float %72, %71
  %74 = fadd float %59, %62
  %75 = fmul float %74, %67
  %76 = fadd float %73, %75
  %77 = call float @llvm.fma.f32(float %68, float 0x3FBDFCBFC0000000, float 0x3FC2451A60000000)
  %78 = call float @llvm.fma.f32(float %77, float %68, float 0x3FC999A020000000)
  %79 = call float @llvm.fma.f32(float %68, float %78, float 0xBF05555560000000)
  %80 = fmul float %71, 0x3FD5560000000000
  %81 = fadd float %79, 0x3FD5560000000000
  %82 = fmul float %81, %76
  %83 = call float @llvm.fma.f32(float %71, float %79, float %82)
  %84 = fadd float %80, %83
  %85 = bitcast float %84 to i32
  %86 = and i32 %85, -4096
  %87 = bitcast i32 %86 to float
  %88 = fsub float %80, %87
  %89 = fadd float %83, %88
  %90 = fadd float %62, %62
  %91 = fadd float %67, %67
  %92 = sitofp i32 %43 to float
  %93 = fmul float %92, 0x3FE62E4000000000
  %94 = fadd float %93, %90
  %95 = fsub float %94, %93
  %96 = fsub float %90, %95
  %97 = fmul float %90, %87
  %98 = fadd float %94, %97
  %99 = fsub float %98, %94
  %100 = fsub float %97, %99
  %101 = fmul float %91, %84
  %102 = call float @llvm.fma.f32(float %90, float %89, float %101)
  %103 = fadd float %91, %102
  %104 = call float @llvm.fma.f32(float %92, float 0x3EB7F7D1C0000000, float %103)
  %105 = fadd float %96, %104
  %106 = fadd float %100, %105
  %107 = fadd float %98, %106
  %108 = fsub float %107, %98
  %109 = fsub float %106, %108
  %110 = bitcast float %107 to i32
  %111 = and i32 %110, -4096
  %112 = bitcast i32 %111 to float
  %113 = bitcast float %50 to i32
  %114 = and i32 %113, -4096
  %115 = bitcast i32 %114 to float
  %116 = fmul float %115, %112
  %117 = fsub float %107, %112
  %118 = fadd float %109, %117
  %119 = fsub float %50, %115
  %120 = fmul float %119, %107
  %121 = call float @llvm.fma.f32(float %118, float %115, float %120)
  %122 = fadd float %116, %121
  %123 = fsub float %122, %116
  %124 = fsub float %121, %123
  %125 = call float @llvm.fabs.f32(float %122)
  %126 = fcmp olt float %125, 1.780000e+02
  %127 = fcmp olt float %122, -1.040000e+02
  %128 = select i1 %127, float -1.040000e+02, float %122
  %129 = fcmp ogt float %128, 8.900000e+01
  %130 = select i1 %129, float 8.900000e+01, float %128
  %131 = call float @llvm.fma.f32(float %130, float 0x3FF7154760000000, float 0x4168000000000000)
  %132 = bitcast float %131 to i32
  %133 = add i32 %132, -1262485504
  %134 = fadd float %131, 0xC168000000000000
  %135 = fneg float %134
  %136 = call float @llvm.fma.f32(float %135, float 0x3FE62E4000000000, float %130)
  %137 = fneg float %124
  %138 = select i1 %126, float %137, float -0.000000e+00
  %139 = call float @llvm.fma.f32(float %134, float 0x3EB7F7D1C0000000, float %138)
  %140 = fsub float %136, %139
  %141 = fmul float %140, %140
  %142 = call float @llvm.fma.f32(float %140, float 0x3F56D021A0000000, float 0x3F8123AF60000000)
  %143 = call float @llvm.fma.f32(float %142, float %140, float 0x3FA5555240000000)
  %144 = call float @llvm.fma.f32(float %143, float %140, float 0x3FC5554900000000)
  %145 = call float @llvm.fma.f32(float %144, float %140, float 5.000000e-01)
  %146 = fneg float %139
  %147 = call float @llvm.fma.f32(float %141, float %145, float %146)
  %148 = fadd float %136, %147
  %149 = fadd float %148, 1.000000e+00
  %150 = ashr i32 %133, 1
  %151 = shl i32 %150, 23
  %152 = add i32 %151, 1065353216
  %153 = bitcast i32 %152 to float
  %154 = fmul float %149, %153
  %155 = sub i32 %132, %150
  %156 = shl i32 %155, 23
  %157 = add i32 %156, 1065353216
  %158 = bitcast i32 %157 to float
  %159 = fmul float %154, %158
  %160 = bitcast float %0 to i32
  %161 = icmp sgt i32 %160, -1
  %162 = call float @llvm.trunc.f32(float %1)
  %163 = fcmp oeq float %162, %1
  %164 = or i1 %161, %163
  br i1 %164, label %165, label %183

165:
  %166 = phi float [ %18, %17 ], [ 1.000000e+00, %11 ], [ 1.000000e+00, %27 ], [ %26, %23 ], [ %33, %29 ], [ %159, %34 ]
  %167 = bitcast float %0 to i32
  %168 = icmp sgt i32 %167, -1
  br i1 %168, label %183, label %169

169:
  %170 = fcmp olt float %7, 0x4170000000000000
  br i1 %170, label %171, label %179

171:
  %172 = call float @llvm.trunc.f32(float %1)
  %173 = fcmp une float %172, %1
  %174 = fmul float %1, 5.000000e-01
  %175 = call float @llvm.trunc.f32(float %174)
  %176 = fmul float %175, 2.000000e+00
  %177 = fcmp oeq float %176, %1
  %178 = or i1 %173, %177
  br label %179

179:
  %180 = phi i1 [ true, %169 ], [ %178, %171 ]
  %181 = fneg float %166
  %182 = select i1 %180, float %166, float %181
  br label %183

183:
  %184 = phi float [ %166, %165 ], [ %182, %179 ], [ 0x7FF8000000000000, %34 ]
  ret float %184
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.trunc.f32(float)
