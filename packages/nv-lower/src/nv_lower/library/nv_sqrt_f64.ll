define linkonce_odr double @nv_sqrt_f64(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = bitcast double %0 to i64
  %3 = add i64 %2, -1
  %4 = icmp ult i64 %3, 9218868437227405311
  br i1 %4, label %10, label %5

5:
  switch i64 %2, label %6 [
    i64 -9223372036854775808, label %70
    i64 9218868437227405312, label %70
    i64 0, label %70
  ]

6:
  %7 = fcmp ord double %0, 0.000000e+00
  %8 = fadd double %0, %0
  %9 = select i1 %7, double 0x7FF8000000000000, double %8
  br label %70

10:
  %11 = and i64 %2, 4503599627370495
  %12 = icmp ult i64 %2, 4503599627370496
  br i1 %12, label %13, label %20

13:
  %14 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %11, i1 true)
  %15 = trunc nuw nsw i64 %14 to i32
  %16 = add nuw nsw i64 %14, 4294967285
  %17 = sub nsw i32 12, %15
  %18 = and i64 %16, 4294967295
  %19 = shl i64 %11, %18
  br label %24

20:
  %21 = lshr i64 %2, 52
  %22 = trunc nuw nsw i64 %21 to i32
  %23 = or disjoint i64 %11, 4503599627370496
  br label %24

24:
  %25 = phi i32 [ %17, %13 ], [ %22, %20 ]
  %26 = phi i64 [ %19, %13 ], [ %23, %20 ]
  %27 = and i32 %25, 1
  %28 = or i32 %25, 65534
  %29 = and i64 %26, 4503599627370495
  %30 = or disjoint i64 %29, 4607182418800017408
  %31 = bitcast i64 %30 to double
  %32 = icmp eq i32 %27, 0
  %33 = fadd double %31, %31
  %34 = select i1 %32, double %33, double %31
  %35 = call arcp double @llvm.sqrt.f64(double %34)
  %36 = fcmp olt double %35, 1.000000e+00
  %37 = select i1 %36, double 1.000000e+00, double %35
  %38 = bitcast double %37 to i64
  %39 = add i64 %38, -4602678819172646912
  %40 = sub nuw nsw i32 53, %27
  %41 = zext nneg i32 %40 to i64
  %42 = shl i64 %26, %41
  %43 = mul i64 %39, %39
  %44 = sub i64 %42, %43
  %45 = sitofp i64 %44 to double
  %46 = fdiv arcp double 0x3CA0000000000000, %37
  %47 = fmul double %46, %45
  %48 = call double @llvm.rint.f64(double %47)
  %49 = fptosi double %48 to i64
  %50 = shl i64 %39, 1
  %51 = add i64 %50, %49
  %52 = mul i64 %51, %49
  %53 = sub nsw i64 %44, %52
  %54 = add i64 %39, %49
  %55 = icmp sgt i64 %53, %54
  %56 = sub nsw i64 0, %54
  %57 = icmp sle i64 %53, %56
  %58 = sext i1 %57 to i64
  %59 = select i1 %55, i64 1, i64 %58
  %60 = add nsw i32 %25, %28
  %61 = trunc i32 %60 to i16
  %62 = add i16 %61, -1022
  %63 = sdiv i16 %62, 2
  %64 = add nsw i16 %63, 1022
  %65 = zext i16 %64 to i64
  %66 = shl i64 %65, 52
  %67 = add i64 %54, %66
  %68 = add i64 %67, %59
  %69 = bitcast i64 %68 to double
  br label %70

70:
  %71 = phi double [ %69, %24 ], [ %0, %5 ], [ %9, %6 ], [ %0, %5 ], [ %0, %5 ]
  ret double %71
}

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare double @llvm.sqrt.f64(double)

declare double @llvm.rint.f64(double)
