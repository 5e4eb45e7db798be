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
  br i1 %14, label %166, label %15

15:
  %16 = fcmp ord float %0, %1
  br i1 %16, label %19, label %17

17:
  %18 = fadd float %0, %1
  br label %166

19:
  %20 = fcmp oeq float %0, 0.000000e+00
  %21 = fcmp oeq float %3, 0x7FF0000000000000
  %22 = or i1 %20, %21
  br i1 %22, label %23, label %27

23:
  %24 = fcmp uge float %1, 0.000000e+00
  %25 = xor i1 %20, %24
  %26 = select i1 %25, float 0x7FF0000000000000, float 0.000000e+00
  br label %166

27:
  %28 = fcmp oeq float %3, 1.000000e+00
  br i1 %28, label %166, label %29

29:
  %30 = fcmp ogt float %3, 1.000000e+00
  %31 = fcmp ule float %1, 0.000000e+00
  %32 = xor i1 %30, %31
  %33 = select i1 %32, float 0x7FF0000000000000, float 0.000000e+00
  br label %166

34:
  %35 = icmp ult i32 %4, 8388608
  %36 = or i32 %4, 1065353216
  %37 = bitcast i32 %36 to float
  %38 = fadd float %37, -1.000000e+00
  %39 = select i1 %35, i32 -126, i32 0
  %40 = select i1 %35, float %38, float %3
  %41 = bitcast float %40 to i32
  %42 = add i32 %41, -1060439283
  %43 = ashr i32 %42, 23
  %44 = add nsw i32 %43, %39
  %45 = and i32 %42, 8388607
  %46 = add nuw nsw i32 %45, 1060439283
  %47 = bitcast i32 %46 to float
  %48 = fcmp olt float %1, 0xC270000000000000
  %49 = select i1 %48, float 0xC270000000000000, float %1
  %50 = fcmp ogt float %49, 0x4270000000000000
  %51 = select i1 %50, float 0x4270000000000000, float %49
  %52 = fadd float %47, -1.000000e+00
  %53 = fadd float %52, 2.000000e+00
  %54 = bitcast float %53 to i32
  %55 = and i32 %54, -4096
  %56 = bitcast i32 %55 to float
  %57 = fadd float %56, -2.000000e+00
  %58 = fsub float %52, %57
  %59 = fdiv arcp float 1.000000e+00, %53
  %60 = fmul float %52, %59
  %61 = bitcast float %60 to i32
  %62 = and i32 %61, -4096
  %63 = bitcast i32 %62 to float
  %64 = fmul float %56, %63
  %65 = fsub float %52, %64
  %66 = fmul float %58, %63
  %67 = fsub float %65, %66
  %68 = fmul float %59, %67
  %69 = fmul float %60, %60
  %70 = bitcast float %69 to i32
  %71 = and i32 %70, -4096
  %72 = bitcast i32 %71 to float
  %73 = fmul float %63, %63
  %74 = fsub float %73, %72
  %75 = fadd float %60, %63
  %76 = fmul float %75, %68
  %77 = fadd float %74, %76
  %78 = call float @llvm.fma.f32(float %69, float 0x3FBDFCBFC0000000, float 0x3FC2451A60000000)
  %79 = call float @llvm.fma.f32(float %78, float %69, float 0x3FC999A020000000)
  %80 = call float @llvm.fma.f32(float %69, float %79, float 0xBF05555560000000)
  %81 = fmul float %72, 0x3FD5560000000000
  %82 = fadd float %80, 0x3FD5560000000000
  %83 = fmul float %82, %77
  %84 = call float @llvm.fma.f32(float %72, float %80, float %83)
  %85 = fadd float %81, %84
  %86 = bitcast float %85 to i32
  %87 = and i32 %86, -4096
  %88 = bitcast i32 %87 to float
  %89 = fsub float %81, %88
  %90 = fadd float %84, %89
  %91 = fadd float %63, %63
  %92 = fadd float %68, %68
  %93 = sitofp i32 %44 to float
  %94 = fmul float %93, 0x3FE62E4000000000
  %95 = fadd float %94, %91
  %96 = fsub float %95, %94
  %97 = fsub float %91, %96
  %98 = fmul float %91, %88
  %99 = fadd float %95, %98
  %100 = fsub float %99, %95
  %101 = fsub float %98, %100
  %102 = fmul float %92, %85
  %103 = call float @llvm.fma.f32(float %91, float %90, float %102)
  %104 = fadd float %92, %103
  %105 = call float @llvm.fma.f32(float %93, float 0x3EB7F7D1C0000000, float %104)
  %106 = fadd float %97, %105
  %107 = fadd float %101, %106
  %108 = fadd float %99, %107
  %109 = fsub float %108, %99
  %110 = fsub float %107, %109
  %111 = bitcast float %108 to i32
  %112 = and i32 %111, -4096
  %113 = bitcast i32 %112 to float
  %114 = bitcast float %51 to i32
  %115 = and i32 %114, -4096
  %116 = bitcast i32 %115 to float
  %117 = fmul float %116, %113
  %118 = fsub float %108, %113
  %119 = fadd float %110, %118
  %120 = fsub float %51, %116
  %121 = fmul float %120, %108
  %122 = call float @llvm.fma.f32(float %119, float %116, float %121)
  %123 = fadd float %117, %122
  %124 = fsub float %123, %117
  %125 = fsub float %122, %124
  %126 = call float @llvm.fabs.f32(float %123)
  %127 = fcmp olt float %126, 1.780000e+02
  %128 = fcmp olt float %123, -1.040000e+02
  %129 = select i1 %128, float -1.040000e+02, float %123
  %130 = fcmp ogt float %129, 8.900000e+01
  %131 = select i1 %130, float 8.900000e+01, float %129
  %132 = call float @llvm.fma.f32(float %131, float 0x3FF7154760000000, float 0x4168000000000000)
  %133 = bitcast float %132 to i32
  %134 = add i32 %133, -1262485504
  %135 = fadd float %132, 0xC168000000000000
  %136 = fneg float %135
  %137 = call float @llvm.fma.f32(float %136, float 0x3FE62E4000000000, float %131)
  %138 = fneg float %125
  %139 = select i1 %127, float %138, float -0.000000e+00
  %140 = call float @llvm.fma.f32(float %135, float 0x3EB7F7D1C0000000, float %139)
  %141 = fsub float %137, %140
  %142 = fmul float %141, %141
  %143 = call float @llvm.fma.f32(float %141, float 0x3F56D021A0000000, float 0x3F8123AF60000000)
  %144 = call float @llvm.fma.f32(float %143, float %141, float 0x3FA5555240000000)
  %145 = call float @llvm.fma.f32(float %144, float %141, float 0x3FC5554900000000)
  %146 = call float @llvm.fma.f32(float %145, float %141, float 5.000000e-01)
  %147 = fneg float %140
  %148 = call float @llvm.fma.f32(float %142, float %146, float %147)
  %149 = fadd float %137, %148
  %150 = fadd float %149, 1.000000e+00
  %151 = ashr i32 %134, 1
  %152 = shl i32 %151, 23
  %153 = add i32 %152, 1065353216
  %154 = bitcast i32 %153 to float
  %155 = fmul float %150, %154
  %156 = sub i32 %133, %151
  %157 = shl i32 %156, 23
  %158 = add i32 %157, 1065353216
  %159 = bitcast i32 %158 to float
  %160 = fmul float %155, %159
  %161 = bitcast float %0 to i32
  %162 = icmp sgt i32 %161, -1
  %163 = call float @llvm.trunc.f32(float %1)
  %164 = fcmp oeq float %163, %1
  %165 = or i1 %162, %164
  br i1 %165, label %166, label %184

166:
  %167 = phi float [ %18, %17 ], [ 1.000000e+00, %11 ], [ 1.000000e+00, %27 ], [ %26, %23 ], [ %33, %29 ], [ %160, %34 ]
  %168 = bitcast float %0 to i32
  %169 = icmp sgt i32 %168, -1
  br i1 %169, label %184, label %170

170:
  %171 = fcmp olt float %7, 0x4170000000000000
  br i1 %171, label %172, label %180

172:
  %173 = call float @llvm.trunc.f32(float %1)
  %174 = fcmp une float %173, %1
  %175 = fmul float %1, 5.000000e-01
  %176 = call float @llvm.trunc.f32(float %175)
  %177 = fmul float %176, 2.000000e+00
  %178 = fcmp oeq float %177, %1
  %179 = or i1 %174, %178
  br label %180

180:
  %181 = phi i1 [ true, %170 ], [ %179, %172 ]
  %182 = fneg float %167
  %183 = select i1 %181, float %167, float %182
  br label %184

184:
  %185 = phi float [ %167, %166 ], [ %183, %180 ], [ 0x7FF8000000000000, %34 ]
  ret float %185
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.trunc.f32(float)
