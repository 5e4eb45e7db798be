define linkonce_odr double @atanh(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp olt double %2, 5.000000e-01
  br i1 %3, label %4, label %23

4:
  %5 = fcmp olt double %2, 0x3E40000000000000
  br i1 %5, label %116, label %6

6:
  %7 = fmul double %0, %0
  %8 = fmul double %7, %0
  %9 = call double @llvm.fmuladd.f64(double %7, double 0x3FCEE084A9DB29A6, double 0xBFC92021512D250D)
  %10 = call double @llvm.fmuladd.f64(double %9, double %7, double 0x3FC668EED0BDAA0B)
  %11 = call double @llvm.fmuladd.f64(double %10, double %7, double 0xBF761CC82E64F2D8)
  %12 = call double @llvm.fmuladd.f64(double %11, double %7, double 0x3FAE81CC042D64B4)
  %13 = call double @llvm.fmuladd.f64(double %12, double %7, double 0x3FA9E52240F494CF)
  %14 = call double @llvm.fmuladd.f64(double %13, double %7, double 0x3FAE3F0E40061CA2)
  %15 = call double @llvm.fmuladd.f64(double %14, double %7, double 0x3FB10FA28DE65010)
  %16 = call double @llvm.fmuladd.f64(double %15, double %7, double 0x3FB3B15165D4E917)
  %17 = call double @llvm.fmuladd.f64(double %16, double %7, double 0x3FB745D087D74E1E)
  %18 = call double @llvm.fmuladd.f64(double %17, double %7, double 0x3FBC71C722C38E6E)
  %19 = call double @llvm.fmuladd.f64(double %18, double %7, double 0x3FC24924923C5AE3)
  %20 = call double @llvm.fmuladd.f64(double %19, double %7, double 0x3FC999999999B3B8)
  %21 = call double @llvm.fmuladd.f64(double %20, double %7, double 0x3FD555555555554C)
  %22 = call double @llvm.fmuladd.f64(double %8, double %21, double %0)
  br label %116

23:
  %24 = fcmp olt double %2, 1.000000e+00
  br i1 %24, label %29, label %25

25:
  %26 = fcmp oeq double %2, 1.000000e+00
  br i1 %26, label %27, label %116

27:
  %28 = call double @llvm.copysign.f64(double 0x7FF0000000000000, double %0)
  br label %116

29:
  %30 = fadd double %2, %2
  %31 = fsub double 1.000000e+00, %2
  %32 = fdiv arcp double 1.000000e+00, %31
  %33 = fmul double %30, %32
  %34 = bitcast double %33 to i64
  %35 = and i64 %34, -134217728
  %36 = bitcast i64 %35 to double
  %37 = fsub double %33, %36
  %38 = bitcast double %31 to i64
  %39 = and i64 %38, -134217728
  %40 = bitcast i64 %39 to double
  %41 = fsub double %31, %40
  %42 = fmul double %40, %36
  %43 = fsub double %30, %42
  %44 = fmul double %41, %36
  %45 = fsub double %43, %44
  %46 = fmul double %37, %40
  %47 = fsub double %45, %46
  %48 = fmul double %41, %37
  %49 = fsub double %47, %48
  %50 = fmul double %33, 0.000000e+00
  %51 = fsub double 0.000000e+00, %50
  %52 = fadd double %51, %49
  %53 = fmul double %32, %52
  %54 = fadd double %33, %53
  %55 = fsub double %54, %33
  %56 = fsub double %53, %55
  %57 = fadd double %54, 1.000000e+00
  %58 = bitcast double %57 to i64
  %59 = add i64 %58, -4604544271217802189
  %60 = ashr i64 %59, 52
  %61 = trunc nsw i64 %60 to i32
  %62 = and i64 %59, 4503599627370495
  %63 = add nuw nsw i64 %62, 4604544271217802189
  %64 = bitcast i64 %63 to double
  %65 = icmp sgt i64 %60, 62
  %66 = and i64 %59, -4503599627370496
  %67 = sub i64 4607182418800017408, %66
  %68 = select i1 %65, i64 4607182418800017408, i64 %67
  %69 = bitcast i64 %68 to double
  %70 = fadd double %69, -1.000000e+00
  %71 = fmul double %54, %69
  %72 = fadd double %70, %71
  %73 = fsub double %72, %70
  %74 = fsub double %73, %72
  %75 = fadd double %70, %74
  %76 = fsub double %71, %73
  %77 = fadd double %76, %75
  %78 = icmp ult i64 %59, 4503599627370496
  %79 = select i1 %78, double %54, double %72
  %80 = fadd double %64, -1.000000e+00
  %81 = select i1 %65, double 0.000000e+00, double %56
  %82 = select i1 %65, double %80, double %79
  %83 = or i1 %78, %65
  %84 = select i1 %83, double 0.000000e+00, double %77
  %85 = fmul double %81, %69
  %86 = fadd double %85, %84
  %87 = sitofp i32 %61 to double
  %88 = fmul double %87, 0x3FE62E42FEFA3800
  %89 = fadd double %88, %82
  %90 = fsub double %89, %88
  %91 = fsub double %82, %90
  %92 = select i1 %78, double %82, double %89
  %93 = select i1 %78, double 0.000000e+00, double %91
  %94 = fneg double %82
  %95 = call double @llvm.fmuladd.f64(double %94, double %86, double %86)
  %96 = call double @llvm.fmuladd.f64(double %87, double 0x3D2EF35793C76730, double %95)
  %97 = fadd double %82, 2.000000e+00
  %98 = fdiv arcp double %82, %97
  %99 = fmul double %98, %98
  %100 = fmul double %82, 5.000000e-01
  %101 = fmul double %82, %100
  %102 = call double @llvm.fmuladd.f64(double %99, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %103 = call double @llvm.fmuladd.f64(double %102, double %99, double 0x3FC74666AA7E5F40)
  %104 = call double @llvm.fmuladd.f64(double %103, double %99, double 0x3FCC71C513FC321B)
  %105 = call double @llvm.fmuladd.f64(double %104, double %99, double 0x3FD24924942DA0FD)
  %106 = call double @llvm.fmuladd.f64(double %105, double %99, double 0x3FD999999997EE68)
  %107 = call double @llvm.fmuladd.f64(double %106, double %99, double 0x3FE5555555555595)
  %108 = call double @llvm.fmuladd.f64(double %99, double %107, double %101)
  %109 = fmul double %98, %108
  %110 = fsub double %109, %101
  %111 = fadd double %96, %110
  %112 = fadd double %93, %111
  %113 = fadd double %92, %112
  %114 = fmul double %113, 5.000000e-01
  %115 = call double @llvm.copysign.f64(double %114, double %0)
  br label %116

116:
  %117 = phi double [ %115, %29 ], [ %22, %6 ], [ %0, %4 ], [ %28, %27 ], [ 0x7FF8000000000000, %25 ]
  ret double %117
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.copysign.f64(double, double)
