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
  br i1 %14, label %168, label %15

15:
  %16 = fcmp ord float %0, %1
  br i1 %16, label %19, label %17

17:
  %18 = fadd float %0, %1
  br label %168

19:
  %20 = fcmp oeq float %0, 0.000000e+00
  %21 = fcmp oeq float %3, 0x7FF0000000000000
  %22 = or i1 %20, %21
  br i1 %22, label %23, label %27

23:
  %24 = fcmp uge float %1, 0.000000e+00
  %25 = xor i1 %20, %24
  %26 = select i1 %25, float 0x7FF0000000000000, float 0.000000e+00
  br label %168

27:
  %28 = fcmp oeq float %3, 1.000000e+00
  br i1 %28, label %168, label %29

29:
  %30 = fcmp ogt float %3, 1.000000e+00
  %31 = fcmp ule float %1, 0.000000e+00
  %32 = xor i1 %30, %31
  %33 = select i1 %32, float 0x7FF0000000000000, float 0.000000e+00
  br label %168

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
  %77 = call float @llvm.fmuladd.f32(float %68, float 0x3FBDFCBFC0000000, float 0x3FC2451A60000000)
  %78 = call float @llvm.fmuladd.f32(float %77, float %68, float 0x3FC999A020000000)
  %79 = call float @llvm.fmuladd.f32(float %68, float %78, float 0xBF05555560000000)
  %80 = fmul float %71, 0x3FD5560000000000
  %81 = fadd float %79, 0x3FD5560000000000
  %82 = fmul float %81, %76
  %83 = call float @llvm.fmuladd.f32(float %71, float %79, float %82)
  %84 = fadd float %80, %83
  %85 = bitcast float %84 to i32
  %86 = and i32 %85, -4096
  %87 = bitcast i32 %86 to float
  %88 = fadd float %62, %62
  %89 = sitofp i32 %43 to float
  %90 = fmul float %89, 0x3FE62E4000000000
  %91 = fadd float %90, %88
  %92 = fsub float %91, %90
  %93 = fsub float %88, %92
  %94 = icmp eq i32 %43, 0
  %95 = select i1 %94, float %88, float %91
  %96 = select i1 %94, float 0.000000e+00, float %93
  %97 = fadd float %67, %67
  %98 = fsub float %80, %87
  %99 = fadd float %83, %98
  %100 = fmul float %88, %87
  %101 = fadd float %95, %100
  %102 = fsub float %101, %95
  %103 = fsub float %100, %102
  %104 = fmul float %97, %84
  %105 = call float @llvm.fmuladd.f32(float %88, float %99, float %104)
  %106 = fadd float %97, %105
  %107 = call float @llvm.fmuladd.f32(float %89, float 0x3EB7F7D1C0000000, float %106)
  %108 = fadd float %96, %107
  %109 = fadd float %103, %108
  %110 = fadd float %101, %109
  %111 = fsub float %110, %101
  %112 = fsub float %109, %111
  %113 = bitcast float %110 to i32
  %114 = and i32 %113, -4096
  %115 = bitcast i32 %114 to float
  %116 = bitcast float %50 to i32
  %117 = and i32 %116, -4096
  %118 = bitcast i32 %117 to float
  %119 = fmul float %118, %115
  %120 = fsub float %110, %115
  %121 = fadd float %112, %120
  %122 = fsub float %50, %118
  %123 = fmul float %122, %110
  %124 = call float @llvm.fmuladd.f32(float %121, float %118, float %123)
  %125 = fadd float %119, %124
  %126 = fsub float %125, %119
  %127 = fsub float %124, %126
  %128 = call float @llvm.fabs.f32(float %125)
  %129 = fcmp olt float %128, 1.780000e+02
  %130 = fcmp olt float %125, -1.040000e+02
  %131 = select i1 %130, float -1.040000e+02, float %125
  %132 = fcmp ogt float %131, 8.900000e+01
  %133 = select i1 %132, float 8.900000e+01, float %131
  %134 = call float @llvm.fmuladd.f32(float %133, float 0x3FF7154760000000, float 0x4168000000000000)
  %135 = bitcast float %134 to i32
  %136 = add i32 %135, -1262485504
  %137 = fadd float %134, 0xC168000000000000
  %138 = fneg float %137
  %139 = call float @llvm.fmuladd.f32(float %138, float 0x3FE62E4000000000, float %133)
  %140 = fneg float %127
  %141 = select i1 %129, float %140, float -0.000000e+00
  %142 = call float @llvm.fmuladd.f32(float %137, float 0x3EB7F7D1C0000000, float %141)
  %143 = fsub float %139, %142
  %144 = fmul float %143, %143
  %145 = call float @llvm.fmuladd.f32(float %143, float 0x3F56D021A0000000, float 0x3F8123AF60000000)
  %146 = call float @llvm.fmuladd.f32(float %145, float %143, float 0x3FA5555240000000)
  %147 = call float @llvm.fmuladd.f32(float %146, float %143, float 0x3FC5554900000000)
  %148 = call float @llvm.fmuladd.f32(float %147, float %143, float 5.000000e-01)
  %149 = fneg float %142
  %150 = call float @llvm.fmuladd.f32(float %144, float %148, float %149)
  %151 = fadd float %139, %150
  %152 = fadd float %151, 1.000000e+00
  %153 = ashr i32 %136, 1
  %154 = shl i32 %153, 23
  %155 = add i32 %154, 1065353216
  %156 = bitcast i32 %155 to float
  %157 = fmul float %152, %156
  %158 = sub i32 %135, %153
  %159 = shl i32 %158, 23
  %160 = add i32 %159, 1065353216
  %161 = bitcast i32 %160 to float
  %162 = fmul float %157, %161
  %163 = bitcast float %0 to i32
  %164 = icmp sgt i32 %163, -1
  %165 = call float @llvm.trunc.f32(float %1)
  %166 = fcmp oeq float %165, %1
  %167 = or i1 %164, %166
  br i1 %167, label %168, label %186

168:
  %169 = phi float [ %18, %17 ], [ 1.000000e+00, %11 ], [ 1.000000e+00, %27 ], [ %26, %23 ], [ %33, %29 ], [ %162, %34 ]
  %170 = bitcast float %0 to i32
  %171 = icmp sgt i32 %170, -1
  br i1 %171, label %186, label %172

172:
  %173 = fcmp olt float %7, 0x4170000000000000
  br i1 %173, label %174, label %182

174:
  %175 = call float @llvm.trunc.f32(float %1)
  %176 = fcmp une float %175, %1
  %177 = fmul float %1, 5.000000e-01
  %178 = call float @llvm.trunc.f32(float %177)
  %179 = fmul float %178, 2.000000e+00
  %180 = fcmp oeq float %179, %1
  %181 = or i1 %176, %180
  br label %182

182:
  %183 = phi i1 [ true, %172 ], [ %181, %174 ]
  %184 = fneg float %169
  %185 = select i1 %183, float %169, float %184
  br label %186

186:
  %187 = phi float [ %169, %168 ], [ %185, %182 ], [ 0x7FF8000000000000, %34 ]
  ret float %187
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fmuladd.f32(float, float, float)

declare float @llvm.trunc.f32(float)
