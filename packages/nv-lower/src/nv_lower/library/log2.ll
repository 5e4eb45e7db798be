define linkonce_odr double @log2(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = bitcast double %0 to i64
  %3 = add i64 %2, -9218868437227405312
  %4 = icmp ult i64 %3, -9214364837600034816
  br i1 %4, label %5, label %19

5:
  %6 = add i64 %2, -4503599627370496
  %7 = icmp ult i64 %6, -4503599627370495
  br i1 %7, label %8, label %16

8:
  %9 = fcmp oeq double %0, 0.000000e+00
  br i1 %9, label %73, label %10

10:
  %11 = icmp ne i64 %2, 9218868437227405312
  %12 = fcmp ord double %0, 0.000000e+00
  %13 = and i1 %12, %11
  %14 = fadd double %0, %0
  %15 = select i1 %13, double 0x7FF8000000000000, double %14
  br label %73

16:
  %17 = uitofp nneg i64 %2 to double
  %18 = bitcast double %17 to i64
  br label %19

19:
  %20 = phi i64 [ %18, %16 ], [ %2, %1 ]
  %21 = phi i32 [ -1074, %16 ], [ 0, %1 ]
  %22 = add i64 %20, -4604544271217802189
  %23 = ashr i64 %22, 52
  %24 = trunc nsw i64 %23 to i32
  %25 = add nsw i32 %21, %24
  %26 = and i64 %22, 4503599627370495
  %27 = add nuw nsw i64 %26, 4604544271217802189
  %28 = bitcast i64 %27 to double
  %29 = fadd double %28, -1.000000e+00
  %30 = fadd double %29, 2.000000e+00
  %31 = fdiv arcp double %29, %30
  %32 = fmul double %31, %31
  %33 = fmul double %29, 5.000000e-01
  %34 = fmul double %29, %33
  %35 = call double @llvm.fma.f64(double %32, double 0x3FC2F364FE0594F3, double 0x3FC399D17743568F)
  %36 = call double @llvm.fma.f64(double %35, double %32, double 0x3FC74666AA7E5F40)
  %37 = call double @llvm.fma.f64(double %36, double %32, double 0x3FCC71C513FC321B)
  %38 = call double @llvm.fma.f64(double %37, double %32, double 0x3FD24924942DA0FD)
  %39 = call double @llvm.fma.f64(double %38, double %32, double 0x3FD999999997EE68)
  %40 = call double @llvm.fma.f64(double %39, double %32, double 0x3FE5555555555595)
  %41 = call double @llvm.fma.f64(double %32, double %40, double %34)
  %42 = fmul double %31, %41
  %43 = fsub double %42, %34
  %44 = fadd double %29, %43
  %45 = fsub double %44, %29
  %46 = fsub double %43, %45
  %47 = bitcast double %44 to i64
  %48 = and i64 %47, -134217728
  %49 = bitcast i64 %48 to double
  %50 = fsub double %44, %49
  %51 = fmul double %44, 0x3FF71547652B82FE
  %52 = fmul double %50, 0x3E54AE0BF8000000
  %53 = fmul double %49, 0x3FF7154760000000
  %54 = fsub double %51, %53
  %55 = fmul double %49, 0x3E54AE0BF8000000
  %56 = fsub double %54, %55
  %57 = fmul double %50, 0x3FF7154760000000
  %58 = fsub double %56, %57
  %59 = fsub double %52, %58
  %60 = fmul double %44, 0x3C7777D0FFDA0D24
  %61 = call double @llvm.fma.f64(double %46, double 0x3FF71547652B82FE, double %60)
  %62 = fadd double %61, %59
  %63 = sitofp i32 %25 to double
  %64 = fadd double %51, %63
  %65 = fsub double %64, %63
  %66 = fsub double %65, %64
  %67 = fadd double %66, %63
  %68 = fsub double %51, %65
  %69 = fadd double %68, %67
  %70 = call double @llvm.fma.f64(double %63, double 0.000000e+00, double %62)
  %71 = fadd double %69, %70
  %72 = fadd double %64, %71
  br label %73

73:
  %74 = phi double [ %72, %19 ], [ 0xFFF0000000000000, %8 ], [ %15, %10 ]
  ret double %74
}

declare double @llvm.fma.f64(double, double, double)
