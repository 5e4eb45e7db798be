define linkonce_odr double @hypot(double noundef %0, double noundef %1) alwaysinline nofree nosync nounwind willreturn memory(none) {
  %3 = call double @llvm.fabs.f64(double %0)
  %4 = call double @llvm.fabs.f64(double %1)
  %5 = fcmp oeq double %3, 0x7FF0000000000000
  %6 = fcmp oeq double %4, 0x7FF0000000000000
  %7 = or i1 %5, %6
  br i1 %7, label %48, label %8

8:
  %9 = fcmp ord double %0, %1
  br i1 %9, label %12, label %10

10:
  %11 = fadd double %0, %1
  br label %48

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
  br i1 %24, label %48, label %25

25:
  %26 = fmul double %15, %22
  %27 = fmul double %23, %23
  %28 = call double @nv_residual_f64(double noundef %27, double noundef %23, double noundef %23)
  %29 = fmul double %26, %26
  %30 = call double @nv_residual_f64(double noundef %29, double noundef %26, double noundef %26)
  %31 = fneg double %30
  %32 = fadd double %27, %29
  %33 = fsub double %27, %32
  %34 = fadd double %29, %33
  %35 = fsub double %31, %28
  %36 = fadd double %34, %35
  %37 = call arcp double @llvm.sqrt.f64(double %32)
  %38 = bitcast double %37 to i64
  %39 = and i64 %38, -134217728
  %40 = bitcast i64 %39 to double
  %41 = fmul double %40, %40
  %42 = fsub double %32, %41
  %43 = fadd double %42, %36
  %44 = fadd double %37, %40
  %45 = fdiv arcp double %43, %44
  %46 = fadd double %45, %40
  %47 = fmul double %21, %46
  br label %48

48:
  %49 = phi double [ %11, %10 ], [ %47, %25 ], [ 0.000000e+00, %20 ], [ 0x7FF0000000000000, %2 ]
  ret double %49
}

declare double @llvm.fabs.f64(double)

declare double @nv_residual_f64(double noundef, double noundef, double noundef)

declare double @llvm.sqrt.f64(double)
