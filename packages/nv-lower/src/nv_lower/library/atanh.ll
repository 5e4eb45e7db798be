define linkonce_odr double @atanh(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp olt double %2, 5.000000e-01
  br i1 %3, label %4, label %23

4:
  %5 = fcmp olt double %2, 0x3E40000000000000
  br i1 %5, label %103, label %6

6:
  %7 = fmul double %0, %0
  %8 = fmul double %7, %0
  %9 = call double @llvm.fma.f64(double %7, double 0x3FCEE084A9DB29A6, double 0xBFC92021512D250D)
  %10 = call double @llvm.fma.f64(double %9, double %7, double 0x3FC668EED0BDAA0B)
  %11 = call double @llvm.fma.f64(double %10, double %7, double 0xBF761CC82E64F2D8)
  %12 = call double @llvm.fma.f64(double %11, double %7, double 0x3FAE81CC042D64B4)
  %13 = call double @llvm.fma.f64(double %12, double %7, double 0x3FA9E52240F494CF)
  %14 = call double @llvm.fma.f64(double %13, double %7, double 0x3FAE3F0E40061CA2)
  %15 = call double @llvm.fma.f64(double %14, double %7, double 0x3FB10FA28DE65010)
  %16 = call double @llvm.fma.f64(double %15, double %7, double 0x3FB3B15165D4E917)
  %17 = call double @llvm.fma.f64(double %16, double %7, double 0x3FB745D087D74E1E)
  %18 = call double @llvm.fma.f64(double %17, double %7, double 0x3FBC71C722C38E6E)
  %19 = call double @llvm.fma.f64(double %18, double %7, double 0x3FC24924923C5AE3)
  %20 = call double @llvm.fma.f64(double %19, double %7, double 0x3FC999999999B3B8)
  %21 = call double @llvm.fma.f64(double %20, double %7, double 0x3FD555555555554C)
  %22 = call double @llvm.fma.f64(double %8, double %21, double %0)
  br label %103

23:
  %24 = fcmp olt double %2, 1.000000e+00
  br i1 %24, label %29, label %25

25:
  %26 = fcmp oeq double %2, 1.000000e+00
  br i1 %26, label %27, label %103

27:
  %28 = call double @llvm.copysign.f64(double 0x7FF0000000000000, double %0)
  br label %103

29:
  %30 = fadd double %2, %2
  %31 = fsub double 1.000000e+00, %2
  %32 = fdiv arcp double 1.000000e+00, %31
  %33 = fmul double %30, %32
  %34 = bitcast double %33 to i64
  %35 = and i64 %34, -134217728
  %36 = bitcast i64 %35 to double
  %37 = bitcast double %31 to i64
  %38 = and i64 %37, -134217728
  %39 = bitcast i64 %38 to double
  %40 = fmul double %39, %36
  %41 = fsub double %30, %40
  %42 = fsub double %31, %39
  %43 = fmul double %42, %36
  %44 = fsub double %41, %43
  %45 = fmul double %32, %44
  %46 = fadd double %45, %36
  %47 = fsub double %46, %36
  %48 = fsub double %45, %47
  %49 = fadd double %46, 1.000000e+00
  %50 = bitcast double %49 to i64
  %51 = add i64 %50, -4604544271217802189
  %52 = ashr i64 %51, 52
  %53 = trunc nsw i64 %52 to i32
  %54 = and i64 %51, 4503599627370495
  %55 = add nuw nsw i64 %54, 4604544271217802189
  %56 = bitcast i64 %55 to double
  %57 = icmp sgt i64 %52, 62
  %58 = and i64 %51, -4503599627370496
  %59 = sub i64 4607182418800017408, %58
  %60 = select i1 %57, i64 4607182418800017408, i64 %59
  %61 = bitcast i64 %60 to double
  %62 = fadd double %61, -1.000000e+00
  %63 = fmul double %46, %61
  %64 = fadd double %62, %63
  %65 = fsub double %64, %62
  %66 = fsub double %65, %64
  %67 = fadd double %62, %66
  %68 = fsub double %63, %65
  %69 = fadd double %68, %67
  %70 = fadd double %56, -1.000000e+00
  %71 = select i1 %57, double 0.000000e+00, double %48
  %72 = select i1 %57, double %70, double %64
  %73 = select i1 %57, double 0.000000e+00, double %69
  %74 = fmul double %71, %61
  %75 = fadd double %74, %73
  %76 = sitofp i32 %53 to double
  %77 = fmul double %76, 0x3FE62E42FEFA3800
  %78 = fadd double %77, %72
  %79 = fsub double %77, %78
  %80 = fadd double %72, %79
  %81 = fadd double %72, 2.000000e+00
  %82 = fdiv arcp double %72, %81
  %83 = fmul double %82, %82
  %84 = fmul double %72, 5.000000e-01
  %85 = fmul double %72, %84
  %86 = call double @llvm.fma.f64(double %83, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %87 = call double @llvm.fma.f64(double %86, double %83, double 0x3FC74666AA7E5F40)
  %88 = call double @llvm.fma.f64(double %87, double %83, double 0x3FCC71C513FC321B)
  %89 = call double @llvm.fma.f64(double %88, double %83, double 0x3FD24924942DA0FD)
  %90 = call double @llvm.fma.f64(double %89, double %83, double 0x3FD999999997EE68)
  %91 = call double @llvm.fma.f64(double %90, double %83, double 0x3FE5555555555595)
  %92 = call double @llvm.fma.f64(double %83, double %91, double %85)
  %93 = fmul double %82, %92
  %94 = fsub double %93, %85
  %95 = call double @llvm.fma.f64(double %76, double 0x3D2EF35793C76730, double %94)
  %96 = fadd double %80, %95
  %97 = fneg double %72
  %98 = call double @llvm.fma.f64(double %97, double %75, double %75)
  %99 = fadd double %98, %96
  %100 = fadd double %78, %99
  %101 = fmul double %100, 5.000000e-01
  %102 = call double @llvm.copysign.f64(double %101, double %0)
  br label %103

103:
  %104 = phi double [ %102, %29 ], [ %22, %6 ], [ %0, %4 ], [ %28, %27 ], [ 0x7FF8000000000000, %25 ]
  ret double %104
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fma.f64(double, double, double)

declare double @llvm.copysign.f64(double, double)
