define linkonce_odr double @sinpi(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = bitcast double %2 to i64
  %4 = icmp ugt i64 %3, 9218868437227405311
  br i1 %4, label %91, label %5

5:
  %6 = call double @llvm.trunc.f64(double %0)
  %7 = fcmp oeq double %6, %0
  br i1 %7, label %8, label %10

8:
  %9 = call double @llvm.copysign.f64(double 0.000000e+00, double %0)
  br label %91

10:
  %11 = fcmp olt double %2, 0x20B0000000000000
  br i1 %11, label %12, label %30

12:
  %13 = fmul double %0, 0x5F30000000000000
  %14 = bitcast double %13 to i64
  %15 = and i64 %14, -134217728
  %16 = bitcast i64 %15 to double
  %17 = fsub double %13, %16
  %18 = fmul double %13, 0x400921FB54442D18
  %19 = fmul double %17, 0x3E6110B460000000
  %20 = fmul double %16, 0x400921FB50000000
  %21 = fsub double %18, %20
  %22 = fmul double %17, 0x400921FB50000000
  %23 = fsub double %21, %22
  %24 = fmul double %16, 0x3E6110B460000000
  %25 = fsub double %23, %24
  %26 = fsub double %19, %25
  %27 = call double @llvm.fmuladd.f64(double %13, double 0x3CA1A62633145C07, double %26)
  %28 = fadd double %18, %27
  %29 = fmul double %28, 0x20B0000000000000
  br label %91

30:
  %31 = fcmp olt double %2, 0x4340000000000000
  %32 = select i1 %31, double %0, double 0.000000e+00
  %33 = fadd double %32, %32
  %34 = call double @llvm.rint.f64(double %33)
  %35 = fmul double %34, 5.000000e-01
  %36 = fsub double %32, %35
  %37 = bitcast double %36 to i64
  %38 = and i64 %37, -134217728
  %39 = bitcast i64 %38 to double
  %40 = fsub double %36, %39
  %41 = fmul double %36, 0x400921FB54442D18
  %42 = fmul double %40, 0x3E6110B460000000
  %43 = fmul double %39, 0x400921FB50000000
  %44 = fsub double %41, %43
  %45 = fmul double %40, 0x400921FB50000000
  %46 = fsub double %44, %45
  %47 = fmul double %39, 0x3E6110B460000000
  %48 = fsub double %46, %47
  %49 = fsub double %42, %48
  %50 = call double @llvm.fmuladd.f64(double %36, double 0x3CA1A62633145C07, double %49)
  %51 = fadd double %41, %50
  %52 = fsub double %51, %41
  %53 = fsub double %50, %52
  %54 = fmul double %34, 2.500000e-01
  %55 = call double @llvm.trunc.f64(double %54)
  %56 = fmul double %55, 4.000000e+00
  %57 = fsub double %34, %56
  %58 = fptosi double %57 to i32
  %59 = fmul double %51, %51
  %60 = fmul double %51, %59
  %61 = call double @llvm.fmuladd.f64(double %59, double 0x3DE5D8B55980CB71, double 0xBE5AE5E4B83D9994)
  %62 = call double @llvm.fmuladd.f64(double %61, double %59, double 0x3EC71DE35552B354)
  %63 = call double @llvm.fmuladd.f64(double %62, double %59, double 0xBF2A01A019BE9215)
  %64 = call double @llvm.fmuladd.f64(double %63, double %59, double 0x3F8111111110F730)
  %65 = call double @llvm.fmuladd.f64(double %64, double %59, double 0xBFC5555555555548)
  %66 = call double @llvm.fmuladd.f64(double %60, double %65, double %53)
  %67 = fadd double %51, %66
  %68 = fmul double %59, -5.000000e-01
  %69 = fadd double %68, 1.000000e+00
  %70 = fadd double %69, -1.000000e+00
  %71 = fsub double %68, %70
  %72 = fmul double %59, %59
  %73 = call double @llvm.fmuladd.f64(double %59, double 0xBDA8FB09171DF2CC, double 0x3E21EE9F044EB9EA)
  %74 = call double @llvm.fmuladd.f64(double %73, double %59, double 0xBE927E4F8116C585)
  %75 = call double @llvm.fmuladd.f64(double %74, double %59, double 0x3EFA01A019CBE0A3)
  %76 = call double @llvm.fmuladd.f64(double %75, double %59, double 0xBF56C16C16C15217)
  %77 = call double @llvm.fmuladd.f64(double %76, double %59, double 0x3FA555555555554C)
  %78 = call double @llvm.fmuladd.f64(double %72, double %77, double %71)
  %79 = fmul double %51, %53
  %80 = fsub double %78, %79
  %81 = fadd double %69, %80
  %82 = and i32 %58, 1
  %83 = icmp eq i32 %82, 0
  %84 = select i1 %83, double %67, double %81
  %85 = bitcast double %84 to i64
  %86 = and i32 %58, 2
  %87 = zext nneg i32 %86 to i64
  %88 = shl nuw i64 %87, 62
  %89 = xor i64 %88, %85
  %90 = bitcast i64 %89 to double
  br label %91

91:
  %92 = phi double [ %9, %8 ], [ %29, %12 ], [ %90, %30 ], [ 0x7FF8000000000000, %1 ]
  ret double %92
}

declare double @llvm.fabs.f64(double)

declare double @llvm.trunc.f64(double)

declare double @llvm.copysign.f64(double, double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.rint.f64(double)
