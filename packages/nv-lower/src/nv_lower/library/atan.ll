define linkonce_odr double @atan(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp uge double %2, 0x3E40000000000000
  %4 = fcmp ord double %0, 0.000000e+00
  %5 = and i1 %4, %3
  br i1 %5, label %6, label %96

6:
  %7 = fcmp ugt double %2, 1.000000e+00
  br i1 %7, label %34, label %8

8:
  %9 = fmul double %0, %0
  %10 = fmul double %9, %0
  %11 = call double @llvm.fmuladd.f64(double %9, double 0xBECE0A29912915CB, double 0x3F087F9D68A81971)
  %12 = call double @llvm.fmuladd.f64(double %11, double %9, double 0xBF330FF3630972EF)
  %13 = call double @llvm.fmuladd.f64(double %12, double %9, double 0x3F52E70AAA6F5FD4)
  %14 = call double @llvm.fmuladd.f64(double %13, double %9, double 0xBF6AF7159F8FD217)
  %15 = call double @llvm.fmuladd.f64(double %14, double %9, double 0x3F7DAF247490F0C0)
  %16 = call double @llvm.fmuladd.f64(double %15, double %9, double 0xBF8A813B712F7B63)
  %17 = call double @llvm.fmuladd.f64(double %16, double %9, double 0x3F94017D8324CC46)
  %18 = call double @llvm.fmuladd.f64(double %17, double %9, double 0xBF9A87292A35FC5F)
  %19 = call double @llvm.fmuladd.f64(double %18, double %9, double 0x3FA008829E6490EC)
  %20 = call double @llvm.fmuladd.f64(double %19, double %9, double 0xBFA249558BD0938B)
  %21 = call double @llvm.fmuladd.f64(double %20, double %9, double 0x3FA43F1079046401)
  %22 = call double @llvm.fmuladd.f64(double %21, double %9, double 0xBFA631DA27CEC2A1)
  %23 = call double @llvm.fmuladd.f64(double %22, double %9, double 0x3FA85DA4BB16E937)
  %24 = call double @llvm.fmuladd.f64(double %23, double %9, double 0xBFAAF1D10B8E852A)
  %25 = call double @llvm.fmuladd.f64(double %24, double %9, double 0x3FAE1E0413F92567)
  %26 = call double @llvm.fmuladd.f64(double %25, double %9, double 0xBFB1110FA3847A27)
  %27 = call double @llvm.fmuladd.f64(double %26, double %9, double 0x3FB3B13AF5F5DC6A)
  %28 = call double @llvm.fmuladd.f64(double %27, double %9, double 0xBFB745D172A55234)
  %29 = call double @llvm.fmuladd.f64(double %28, double %9, double 0x3FBC71C71C60CF9E)
  %30 = call double @llvm.fmuladd.f64(double %29, double %9, double 0xBFC249249248F1B9)
  %31 = call double @llvm.fmuladd.f64(double %30, double %9, double 0x3FC99999999998FD)
  %32 = call double @llvm.fmuladd.f64(double %31, double %9, double 0xBFD5555555555555)
  %33 = call double @llvm.fmuladd.f64(double %10, double %32, double %0)
  br label %96

34:
  %35 = fcmp olt double %2, 0x4450000000000000
  %36 = select i1 %35, double %2, double 0x4450000000000000
  %37 = fdiv arcp double 1.000000e+00, %36
  %38 = bitcast double %37 to i64
  %39 = and i64 %38, 9223372036720558080
  %40 = bitcast i64 %39 to double
  %41 = fsub double %37, %40
  %42 = bitcast double %36 to i64
  %43 = and i64 %42, 9223372036720558080
  %44 = bitcast i64 %43 to double
  %45 = fsub double %36, %44
  %46 = fmul double %44, %40
  %47 = fsub double 1.000000e+00, %46
  %48 = fmul double %45, %40
  %49 = fsub double %47, %48
  %50 = fmul double %41, %44
  %51 = fsub double %49, %50
  %52 = fmul double %45, %41
  %53 = fsub double %51, %52
  %54 = fmul double %37, 0.000000e+00
  %55 = fsub double 0.000000e+00, %54
  %56 = fadd double %55, %53
  %57 = fmul double %37, %56
  %58 = fadd double %37, %57
  %59 = fsub double %58, %37
  %60 = fsub double %57, %59
  %61 = fmul double %58, %58
  %62 = fmul double %58, %61
  %63 = call double @llvm.fmuladd.f64(double %61, double 0xBECE0A29912915CB, double 0x3F087F9D68A81971)
  %64 = call double @llvm.fmuladd.f64(double %63, double %61, double 0xBF330FF3630972EF)
  %65 = call double @llvm.fmuladd.f64(double %64, double %61, double 0x3F52E70AAA6F5FD4)
  %66 = call double @llvm.fmuladd.f64(double %65, double %61, double 0xBF6AF7159F8FD217)
  %67 = call double @llvm.fmuladd.f64(double %66, double %61, double 0x3F7DAF247490F0C0)
  %68 = call double @llvm.fmuladd.f64(double %67, double %61, double 0xBF8A813B712F7B63)
  %69 = call double @llvm.fmuladd.f64(double %68, double %61, double 0x3F94017D8324CC46)
  %70 = call double @llvm.fmuladd.f64(double %69, double %61, double 0xBF9A87292A35FC5F)
  %71 = call double @llvm.fmuladd.f64(double %70, double %61, double 0x3FA008829E6490EC)
  %72 = call double @llvm.fmuladd.f64(double %71, double %61, double 0xBFA249558BD0938B)
  %73 = call double @llvm.fmuladd.f64(double %72, double %61, double 0x3FA43F1079046401)
  %74 = call double @llvm.fmuladd.f64(double %73, double %61, double 0xBFA631DA27CEC2A1)
  %75 = call double @llvm.fmuladd.f64(double %74, double %61, double 0x3FA85DA4BB16E937)
  %76 = call double @llvm.fmuladd.f64(double %75, double %61, double 0xBFAAF1D10B8E852A)
  %77 = call double @llvm.fmuladd.f64(double %76, double %61, double 0x3FAE1E0413F92567)
  %78 = call double @llvm.fmuladd.f64(double %77, double %61, double 0xBFB1110FA3847A27)
  %79 = call double @llvm.fmuladd.f64(double %78, double %61, double 0x3FB3B13AF5F5DC6A)
  %80 = call double @llvm.fmuladd.f64(double %79, double %61, double 0xBFB745D172A55234)
  %81 = call double @llvm.fmuladd.f64(double %80, double %61, double 0x3FBC71C71C60CF9E)
  %82 = call double @llvm.fmuladd.f64(double %81, double %61, double 0xBFC249249248F1B9)
  %83 = call double @llvm.fmuladd.f64(double %82, double %61, double 0x3FC99999999998FD)
  %84 = call double @llvm.fmuladd.f64(double %83, double %61, double 0xBFD5555555555555)
  %85 = fmul double %61, -5.000000e-01
  %86 = call double @llvm.fmuladd.f64(double %85, double %60, double %60)
  %87 = call double @llvm.fmuladd.f64(double %62, double %84, double %86)
  %88 = fneg double %58
  %89 = fsub double 0x3FF921FB54442D18, %58
  %90 = fadd double %89, 0xBFF921FB54442D18
  %91 = fsub double %88, %90
  %92 = fsub double 0x3C91A62633145C07, %87
  %93 = fadd double %91, %92
  %94 = fadd double %89, %93
  %95 = call double @llvm.copysign.f64(double %94, double %0)
  br label %96

96:
  %97 = phi double [ %33, %8 ], [ %95, %34 ], [ %0, %1 ]
  ret double %97
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fmuladd.f64(double, double, double)

declare double @llvm.copysign.f64(double, double)
