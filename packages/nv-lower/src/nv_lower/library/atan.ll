define linkonce_odr double @atan(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp uge double %2, 0x3E40000000000000
  %4 = fcmp ord double %0, 0.000000e+00
  %5 = and i1 %4, %3
  br i1 %5, label %6, label %88

6:
  %7 = fcmp ugt double %2, 1.000000e+00
  br i1 %7, label %34, label %8

8:
  %9 = fmul double %0, %0
  %10 = fmul double %9, %0
  %11 = call double @llvm.fma.f64(double %9, double 0xBECE0A29912915CB, double 0x3F087F9D68A81971)
  %12 = call double @llvm.fma.f64(double %11, double %9, double 0xBF330FF3630972EF)
  %13 = call double @llvm.fma.f64(double %12, double %9, double 0x3F52E70AAA6F5FD4)
  %14 = call double @llvm.fma.f64(double %13, double %9, double 0xBF6AF7159F8FD217)
  %15 = call double @llvm.fma.f64(double %14, double %9, double 0x3F7DAF247490F0C0)
  %16 = call double @llvm.fma.f64(double %15, double %9, double 0xBF8A813B712F7B63)
  %17 = call double @llvm.fma.f64(double %16, double %9, double 0x3F94017D8324CC46)
  %18 = call double @llvm.fma.f64(double %17, double %9, double 0xBF9A87292A35FC5F)
  %19 = call double @llvm.fma.f64(double %18, double %9, double 0x3FA008829E6490EC)
  %20 = call double @llvm.fma.f64(double %19, double %9, double 0xBFA249558BD0938B)
  %21 = call double @llvm.fma.f64(double %20, double %9, double 0x3FA43F1079046401)
  %22 = call double @llvm.fma.f64(double %21, double %9, double 0xBFA631DA27CEC2A1)
  %23 = call double @llvm.fma.f64(double %22, double %9, double 0x3FA85DA4BB16E937)
  %24 = call double @llvm.fma.f64(double %23, double %9, double 0xBFAAF1D10B8E852A)
  %25 = call double @llvm.fma.f64(double %24, double %9, double 0x3FAE1E0413F92567)
  %26 = call double @llvm.fma.f64(double %25, double %9, double 0xBFB1110FA3847A27)
  %27 = call double @llvm.fma.f64(double %26, double %9, double 0x3FB3B13AF5F5DC6A)
  %28 = call double @llvm.fma.f64(double %27, double %9, double 0xBFB745D172A55234)
  %29 = call double @llvm.fma.f64(double %28, double %9, double 0x3FBC71C71C60CF9E)
  %30 = call double @llvm.fma.f64(double %29, double %9, double 0xBFC249249248F1B9)
  %31 = call double @llvm.fma.f64(double %30, double %9, double 0x3FC99999999998FD)
  %32 = call double @llvm.fma.f64(double %31, double %9, double 0xBFD5555555555555)
  %33 = call double @llvm.fma.f64(double %10, double %32, double %0)
  br label %88

34:
  %35 = fcmp olt double %2, 0x4450000000000000
  %36 = select i1 %35, double %2, double 0x4450000000000000
  %37 = fdiv arcp double 1.000000e+00, %36
  %38 = bitcast double %37 to i64
  %39 = and i64 %38, 9223372036720558080
  %40 = bitcast i64 %39 to double
  %41 = bitcast double %36 to i64
  %42 = and i64 %41, 9223372036720558080
  %43 = bitcast i64 %42 to double
  %44 = fmul double %43, %40
  %45 = fsub double 1.000000e+00, %44
  %46 = fsub double %36, %43
  %47 = fmul double %46, %40
  %48 = fsub double %45, %47
  %49 = fmul double %37, %48
  %50 = fadd double %49, %40
  %51 = fsub double %50, %40
  %52 = fsub double %49, %51
  %53 = fmul double %50, %50
  %54 = fmul double %50, %53
  %55 = call double @llvm.fma.f64(double %53, double 0xBECE0A29912915CB, double 0x3F087F9D68A81971)
  %56 = call double @llvm.fma.f64(double %55, double %53, double 0xBF330FF3630972EF)
  %57 = call double @llvm.fma.f64(double %56, double %53, double 0x3F52E70AAA6F5FD4)
  %58 = call double @llvm.fma.f64(double %57, double %53, double 0xBF6AF7159F8FD217)
  %59 = call double @llvm.fma.f64(double %58, double %53, double 0x3F7DAF247490F0C0)
  %60 = call double @llvm.fma.f64(double %59, double %53, double 0xBF8A813B712F7B63)
  %61 = call double @llvm.fma.f64(double %60, double %53, double 0x3F94017D8324CC46)
  %62 = call double @llvm.fma.f64(double %61, double %53, double 0xBF9A87292A35FC5F)
  %63 = call double @llvm.fma.f64(double %62, double %53, double 0x3FA008829E6490EC)
  %64 = call double @llvm.fma.f64(double %63, double %53, double 0xBFA249558BD0938B)
  %65 = call double @llvm.fma.f64(double %64, double %53, double 0x3FA43F1079046401)
  %66 = call double @llvm.fma.f64(double %65, double %53, double 0xBFA631DA27CEC2A1)
  %67 = call double @llvm.fma.f64(double %66, double %53, double 0x3FA85DA4BB16E937)
  %68 = call double @llvm.fma.f64(double %67, double %53, double 0xBFAAF1D10B8E852A)
  %69 = call double @llvm.fma.f64(double %68, double %53, double 0x3FAE1E0413F92567)
  %70 = call double @llvm.fma.f64(double %69, double %53, double 0xBFB1110FA3847A27)
  %71 = call double @llvm.fma.f64(double %70, double %53, double 0x3FB3B13AF5F5DC6A)
  %72 = call double @llvm.fma.f64(double %71, double %53, double 0xBFB745D172A55234)
  %73 = call double @llvm.fma.f64(double %72, double %53, double 0x3FBC71C71C60CF9E)
  %74 = call double @llvm.fma.f64(double %73, double %53, double 0xBFC249249248F1B9)
  %75 = call double @llvm.fma.f64(double %74, double %53, double 0x3FC99999999998FD)
  %76 = call double @llvm.fma.f64(double %75, double %53, double 0xBFD5555555555555)
  %77 = fmul double %53, -5.000000e-01
  %78 = call double @llvm.fma.f64(double %77, double %52, double %52)
  %79 = call double @llvm.fma.f64(double %54, double %76, double %78)
  %80 = fneg double %50
  %81 = fsub double 0x3FF921FB54442D18, %50
  %82 = fadd double %81, 0xBFF921FB54442D18
  %83 = fsub double %80, %82
  %84 = fsub double 0x3C91A62633145C07, %79
  %85 = fadd double %83, %84
  %86 = fadd double %81, %85
  %87 = call double @llvm.copysign.f64(double %86, double %0)
  br label %88

88:
  %89 = phi double [ %33, %8 ], [ %87, %34 ], [ %0, %1 ]
  ret double %89
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fma.f64(double, double, double)

declare double @llvm.copysign.f64(double, double)
