define linkonce_odr double @hypot(double noundef %0, double noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = call double @llvm.fabs.f64(double %0)
  %4 = call double @llvm.fabs.f64(double %1)
  %5 = fcmp oeq double %3, 0x7FF0000000000000
  %6 = fcmp oeq double %4, 0x7FF0000000000000
  %7 = or i1 %5, %6
  br i1 %7, label %67, label %8

8:
  %9 = fcmp ord double %0, %1
  br i1 %9, label %12, label %10

10:
  %11 = fadd double %0, %1
  br label %67

12:
  %13 = fcmp ogt double %3, %4
  %14 = select i1 %13, double %3, double %4
  %15 = select i1 %13, double %4, double %3
  %16 = fcmp ogt double %14, 0x5F30000000000000
  br i1 %16, label %20, label %17

17:
  %18 = fcmp olt double %14, 0x2470000000000000
  br i1 %18, label %19, label %20

19:
  br label %20

20:
  %21 = phi double [ 0x1A70000000000000, %19 ], [ 1.000000e+00, %17 ], [ 0x62F0000000000000, %12 ]
  %22 = phi double [ 0x6570000000000000, %19 ], [ 1.000000e+00, %17 ], [ 0x1CF0000000000000, %12 ]
  %23 = fmul double %14, %22
  %24 = fcmp oeq double %23, 0.000000e+00
  br i1 %24, label %67, label %25

25:
  %26 = fmul double %15, %22
  %27 = bitcast double %23 to i64
  %28 = and i64 %27, 9223372036720558080
  %29 = bitcast i64 %28 to double
  %30 = fsub double %23, %29
  %31 = fmul double %23, %23
  %32 = fmul double %30, %30
  %33 = fmul double %29, %29
  %34 = fsub double %31, %33
  %35 = fmul double %30, %29
  %36 = fsub double %34, %35
  %37 = fsub double %35, %36
  %38 = fadd double %32, %37
  %39 = bitcast double %26 to i64
  %40 = and i64 %39, 9223372036720558080
  %41 = bitcast i64 %40 to double
  %42 = fsub double %26, %41
  %43 = fmul double %26, %26
  %44 = fmul double %42, %42
  %45 = fmul double %41, %41
  %46 = fsub double %43, %45
  %47 = fmul double %42, %41
  %48 = fsub double %46, %47
  %49 = fsub double %47, %48
  %50 = fadd double %44, %49
  %51 = fadd double %31, %43
  %52 = fsub double %31, %51
  %53 = fadd double %43, %52
  %54 = fadd double %38, %50
  %55 = fadd double %53, %54
  %56 = call arcp double @llvm.sqrt.f64(double %51)
  %57 = bitcast double %56 to i64
  %58 = and i64 %57, -134217728
  %59 = bitcast i64 %58 to double
  %60 = fmul double %59, %59
  %61 = fsub double %51, %60
  %62 = fadd double %61, %55
  %63 = fadd double %56, %59
  %64 = fdiv arcp double %62, %63
  %65 = fadd double %64, %59
  %66 = fmul double %21, %65
  br label %67

67:
  %68 = phi double [ %11, %10 ], [ %66, %25 ], [ 0.000000e+00, %20 ], [ 0x7FF0000000000000, %2 ]
  ret double %68
}

declare double @llvm.fabs.f64(double)

declare double @llvm.sqrt.f64(double)
