define linkonce_odr double @atan2(double noundef %0, double noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = fcmp ord double %0, %1
  br i1 %3, label %6, label %4

4:
  %5 = fadd double %0, %1
  br label %126

6:
  %7 = call double @llvm.fabs.f64(double %1)
  %8 = call double @llvm.fabs.f64(double %0)
  %9 = fcmp ogt double %8, %7
  %10 = bitcast double %1 to i64
  %11 = icmp slt i64 %10, 0
  %12 = select i1 %9, double %8, double %7
  %13 = select i1 %9, double %7, double %8
  %14 = fcmp ogt double %12, 0x5F30000000000000
  br i1 %14, label %18, label %15

15:
  %16 = fcmp olt double %12, 0x26F0000000000000
  br i1 %16, label %17, label %18

17:
  br label %18

18:
  %19 = phi double [ 0x6570000000000000, %17 ], [ 1.000000e+00, %15 ], [ 0x1A70000000000000, %6 ]
  %20 = fmul double %13, %19
  %21 = fmul double %12, %19
  %22 = fcmp oeq double %21, 0.000000e+00
  %23 = fcmp oeq double %12, 0x7FF0000000000000
  %24 = or i1 %23, %22
  br i1 %24, label %25, label %28

25:
  %26 = fcmp oeq double %13, 0x7FF0000000000000
  %27 = select i1 %26, double 1.000000e+00, double 0.000000e+00
  br label %81

28:
  %29 = fmul double %21, 0x3C30000000000000
  %30 = fcmp olt double %20, %29
  br i1 %30, label %31, label %61

31:
  %32 = or i1 %9, %11
  br i1 %32, label %58, label %33

33:
  %34 = fcmp olt double %13, 1.000000e+00
  %35 = fmul double %13, 0x6570000000000000
  %36 = select i1 %34, double %35, double %13
  %37 = fdiv arcp double 1.000000e+00, %21
  %38 = fmul double %36, %37
  %39 = bitcast double %38 to i64
  %40 = and i64 %39, -134217728
  %41 = bitcast i64 %40 to double
  %42 = bitcast double %21 to i64
  %43 = and i64 %42, 9223372036720558080
  %44 = bitcast i64 %43 to double
  %45 = fmul double %44, %41
  %46 = fsub double %36, %45
  %47 = fsub double %21, %44
  %48 = fadd double %47, 0.000000e+00
  %49 = fmul double %48, %41
  %50 = fsub double %46, %49
  %51 = fadd double %50, 0.000000e+00
  %52 = fmul double %37, %51
  %53 = fadd double %52, %41
  %54 = fmul double %19, %53
  %55 = fmul double %54, 0x1A70000000000000
  %56 = select i1 %34, double %55, double %54
  %57 = call double @llvm.copysign.f64(double %56, double %0)
  br label %126

58:
  %59 = fdiv arcp double 1.000000e+00, %21
  %60 = fmul double %20, %59
  br label %81

61:
  %62 = fdiv arcp double 1.000000e+00, %21
  %63 = fmul double %20, %62
  %64 = bitcast double %63 to i64
  %65 = and i64 %64, -134217728
  %66 = bitcast i64 %65 to double
  %67 = bitcast double %21 to i64
  %68 = and i64 %67, 9223372036720558080
  %69 = bitcast i64 %68 to double
  %70 = fmul double %69, %66
  %71 = fsub double %20, %70
  %72 = fsub double %21, %69
  %73 = fadd double %72, 0.000000e+00
  %74 = fmul double %73, %66
  %75 = fsub double %71, %74
  %76 = fadd double %75, 0.000000e+00
  %77 = fmul double %62, %76
  %78 = fadd double %77, %66
  %79 = fsub double %78, %66
  %80 = fsub double %77, %79
  br label %81

81:
  %82 = phi double [ %27, %25 ], [ %60, %58 ], [ %78, %61 ]
  %83 = phi double [ 0.000000e+00, %25 ], [ 0.000000e+00, %58 ], [ %80, %61 ]
  %84 = fmul double %82, %82
  %85 = fmul double %82, %84
  %86 = call double @llvm.fma.f64(double %84, double 0xBECE0A29912915CB, double 0x3F087F9D68A81971)
  %87 = call double @llvm.fma.f64(double %86, double %84, double 0xBF330FF3630972EF)
  %88 = call double @llvm.fma.f64(double %87, double %84, double 0x3F52E70AAA6F5FD4)
  %89 = call double @llvm.fma.f64(double %88, double %84, double 0xBF6AF7159F8FD217)
  %90 = call double @llvm.fma.f64(double %89, double %84, double 0x3F7DAF247490F0C0)
  %91 = call double @llvm.fma.f64(double %90, double %84, double 0xBF8A813B712F7B63)
  %92 = call double @llvm.fma.f64(double %91, double %84, double 0x3F94017D8324CC46)
  %93 = call double @llvm.fma.f64(double %92, double %84, double 0xBF9A87292A35FC5F)
  %94 = call double @llvm.fma.f64(double %93, double %84, double 0x3FA008829E6490EC)
  %95 = call double @llvm.fma.f64(double %94, double %84, double 0xBFA249558BD0938B)
  %96 = call double @llvm.fma.f64(double %95, double %84, double 0x3FA43F1079046401)
  %97 = call double @llvm.fma.f64(double %96, double %84, double 0xBFA631DA27CEC2A1)
  %98 = call double @llvm.fma.f64(double %97, double %84, double 0x3FA85DA4BB16E937)
  %99 = call double @llvm.fma.f64(double %98, double %84, double 0xBFAAF1D10B8E852A)
  %100 = call double @llvm.fma.f64(double %99, double %84, double 0x3FAE1E0413F92567)
  %101 = call double @llvm.fma.f64(double %100, double %84, double 0xBFB1110FA3847A27)
  %102 = call double @llvm.fma.f64(double %101, double %84, double 0x3FB3B13AF5F5DC6A)
  %103 = call double @llvm.fma.f64(double %102, double %84, double 0xBFB745D172A55234)
  %104 = call double @llvm.fma.f64(double %103, double %84, double 0x3FBC71C71C60CF9E)
  %105 = call double @llvm.fma.f64(double %104, double %84, double 0xBFC249249248F1B9)
  %106 = call double @llvm.fma.f64(double %105, double %84, double 0x3FC99999999998FD)
  %107 = call double @llvm.fma.f64(double %106, double %84, double 0xBFD5555555555555)
  %108 = fmul double %84, -5.000000e-01
  %109 = call double @llvm.fma.f64(double %108, double %83, double %83)
  %110 = call double @llvm.fma.f64(double %85, double %107, double %109)
  %111 = icmp sgt i64 %10, -1
  %112 = xor i1 %111, %9
  %113 = select i1 %112, double 1.000000e+00, double -1.000000e+00
  %114 = select i1 %11, double 0x400921FB54442D18, double 0.000000e+00
  %115 = select i1 %9, double 0x3FF921FB54442D18, double %114
  %116 = select i1 %11, double 0x3CA1A62633145C07, double 0.000000e+00
  %117 = select i1 %9, double 0x3C91A62633145C07, double %116
  %118 = fmul double %113, %82
  %119 = fadd double %115, %118
  %120 = fsub double %119, %115
  %121 = fsub double %118, %120
  %122 = call double @llvm.fma.f64(double %113, double %110, double %117)
  %123 = fadd double %121, %122
  %124 = fadd double %119, %123
  %125 = call double @llvm.copysign.f64(double %124, double %0)
  br label %126

126:
  %127 = phi double [ %5, %4 ], [ %125, %81 ], [ %57, %33 ]
  ret double %127
}

declare double @llvm.fabs.f64(double)

declare double @llvm.copysign.f64(double, double)

declare double @llvm.fma.f64(double, double, double)
