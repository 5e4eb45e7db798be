define linkonce_odr void @numba_cpow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) alwaysinline nounwind {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = load double, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load double, ptr %7, align 8
  %9 = load double, ptr %1, align 8
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = load double, ptr %10, align 8
  %12 = fcmp oeq double %9, 0.000000e+00
  %13 = fcmp oeq double %11, 0.000000e+00
  %14 = select i1 %12, i1 %13, i1 false
  br i1 %14, label %15, label %17

15:
  store double 1.000000e+00, ptr %2, align 8
  %16 = getelementptr inbounds i8, ptr %2, i64 8
  store double 0.000000e+00, ptr %16, align 8
  br label %49

17:
  %18 = fcmp oeq double %6, 0.000000e+00
  %19 = fcmp oeq double %8, 0.000000e+00
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %21, label %27

21:
  %22 = fcmp une double %11, 0.000000e+00
  %23 = fcmp olt double %9, 0.000000e+00
  %24 = or i1 %23, %22
  %25 = select i1 %24, double 0x7FF8000000000000, double 0.000000e+00
  store double %25, ptr %2, align 8
  %26 = getelementptr inbounds i8, ptr %2, i64 8
  store double %25, ptr %26, align 8
  br label %49

27:
  %28 = call double @hypot(double noundef %6, double noundef %8)
  %29 = call double @atan2(double noundef %8, double noundef %6)
  %30 = call double @pow(double noundef %28, double noundef %9)
  %31 = fmul double %9, %29
  %32 = fcmp une double %11, 0.000000e+00
  br i1 %32, label %33, label %41

33:
  %34 = fneg double %29
  %35 = fmul double %11, %34
  %36 = call double @exp(double noundef %35)
  %37 = fmul double %30, %36
  %38 = call double @log(double noundef %28)
  %39 = fmul double %11, %38
  %40 = fadd double %31, %39
  br label %41

41:
  %42 = phi double [ %40, %33 ], [ %31, %27 ]
  %43 = phi double [ %37, %33 ], [ %30, %27 ]
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @sincos(double noundef %42, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %44 = load double, ptr %5, align 8
  %45 = fmul double %43, %44
  %46 = load double, ptr %4, align 8
  %47 = fmul double %43, %46
  store double %45, ptr %2, align 8
  %48 = getelementptr inbounds i8, ptr %2, i64 8
  store double %47, ptr %48, align 8
  call void @llvm.lifetime.end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(ptr %4)
  br label %49

49:
  ret void
}

declare double @hypot(double noundef, double noundef)

declare double @atan2(double noundef, double noundef)

declare double @pow(double noundef, double noundef)

declare double @exp(double noundef)

declare double @log(double noundef)

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @sincos(double noundef, ptr noundef, ptr noundef)

declare void @llvm.lifetime.end.p0(ptr captures(none))
