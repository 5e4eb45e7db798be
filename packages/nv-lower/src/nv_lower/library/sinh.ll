define linkonce_odr double @sinh(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = call double @llvm.fabs.f64(double %0)
  %3 = fcmp olt double %2, 1.000000e+00
  br i1 %3, label %4, label %16

4:
  %5 = fcmp olt double %2, 0x3E40000000000000
  br i1 %5, label %98, label %6

6:
  %7 = fmul double %0, %0
  %8 = fmul double %7, %0
  %9 = call double @llvm.fma.f64(double %7, double 0x3D6B5D06059093D4, double 0x3DE6116DE2B9F24E)
  %10 = call double @llvm.fma.f64(double %9, double %7, double 0x3E5AE647026149A9)
  %11 = call double @llvm.fma.f64(double %10, double %7, double 0x3EC71DE3A3AD4A61)
  %12 = call double @llvm.fma.f64(double %11, double %7, double 0x3F2A01A01A03755B)
  %13 = call double @llvm.fma.f64(double %12, double %7, double 0x3F8111111111101D)
  %14 = call double @llvm.fma.f64(double %13, double %7, double 0x3FC5555555555556)
  %15 = call double @llvm.fma.f64(double %8, double %14, double %0)
  br label %98

16:
  %17 = fcmp ord double %0, 0.000000e+00
  br i1 %17, label %18, label %98

18:
  %19 = fcmp ogt double %2, 7.110000e+02
  %20 = select i1 %19, double 7.110000e+02, double %2
  %21 = call double @llvm.fma.f64(double %20, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %22 = bitcast double %21 to i64
  %23 = trunc i64 %22 to i32
  %24 = fadd double %21, 0xC338000000000000
  %25 = fneg double %24
  %26 = call double @llvm.fma.f64(double %25, double 0x3FE62E42FEFA3800, double %20)
  %27 = fmul double %24, 0x3D2EF35793C76730
  %28 = fsub double %26, %27
  %29 = fmul double %28, %28
  %30 = call double @llvm.fma.f64(double %28, double 0x3E21F6F3A315F62B, double 0x3E5AF70C203317F6)
  %31 = call double @llvm.fma.f64(double %30, double %28, double 0x3E927E4DD11D80AA)
  %32 = call double @llvm.fma.f64(double %31, double %28, double 0x3EC71DDED52B86F1)
  %33 = call double @llvm.fma.f64(double %32, double %28, double 0x3EFA01A01A6632F5)
  %34 = call double @llvm.fma.f64(double %33, double %28, double 0x3F2A01A01B4A02D4)
  %35 = call double @llvm.fma.f64(double %34, double %28, double 0x3F56C16C16C16374)
  %36 = call double @llvm.fma.f64(double %35, double %28, double 0x3F8111111110E969)
  %37 = call double @llvm.fma.f64(double %36, double %28, double 0x3FA5555555555556)
  %38 = call double @llvm.fma.f64(double %37, double %28, double 0x3FC555555555555C)
  %39 = call double @llvm.fma.f64(double %38, double %28, double 5.000000e-01)
  %40 = fneg double %27
  %41 = call double @llvm.fma.f64(double %29, double %39, double %40)
  %42 = fadd double %26, 1.000000e+00
  %43 = fadd double %42, -1.000000e+00
  %44 = fsub double %26, %43
  %45 = fadd double %44, %41
  %46 = fadd double %42, %45
  %47 = icmp sgt i32 %23, 53
  br i1 %47, label %48, label %62

48:
  %49 = add nsw i32 %23, -1
  %50 = lshr i32 %49, 1
  %51 = add nuw nsw i32 %50, 1023
  %52 = zext nneg i32 %51 to i64
  %53 = shl i64 %52, 52
  %54 = bitcast i64 %53 to double
  %55 = fmul double %46, %54
  %56 = add nuw i32 %23, 1022
  %57 = sub i32 %56, %50
  %58 = zext i32 %57 to i64
  %59 = shl i64 %58, 52
  %60 = bitcast i64 %59 to double
  %61 = fmul double %55, %60
  br label %95

62:
  %63 = fsub double %46, %42
  %64 = fsub double %45, %63
  %65 = shl i64 %22, 52
  %66 = add i64 %65, 4602678819172646912
  %67 = bitcast i64 %66 to double
  %68 = fmul double %46, %67
  %69 = fmul double %64, %67
  %70 = fdiv arcp double 1.000000e+00, %68
  %71 = fmul double %70, 2.500000e-01
  %72 = bitcast double %71 to i64
  %73 = and i64 %72, -134217728
  %74 = bitcast i64 %73 to double
  %75 = bitcast double %68 to i64
  %76 = and i64 %75, -134217728
  %77 = bitcast i64 %76 to double
  %78 = fmul double %77, %74
  %79 = fsub double 2.500000e-01, %78
  %80 = fsub double %68, %77
  %81 = fadd double %69, %80
  %82 = fmul double %81, %74
  %83 = fsub double %79, %82
  %84 = fmul double %70, %83
  %85 = fadd double %84, %74
  %86 = fsub double %85, %74
  %87 = fsub double %84, %86
  %88 = fneg double %85
  %89 = fsub double %68, %85
  %90 = fsub double %89, %68
  %91 = fsub double %88, %90
  %92 = call double @llvm.fma.f64(double %87, double -1.000000e+00, double %69)
  %93 = fadd double %91, %92
  %94 = fadd double %89, %93
  br label %95

95:
  %96 = phi double [ %61, %48 ], [ %94, %62 ]
  %97 = call double @llvm.copysign.f64(double %96, double %0)
  br label %98

98:
  %99 = phi double [ %15, %6 ], [ %0, %4 ], [ %97, %95 ], [ %0, %16 ]
  ret double %99
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fma.f64(double, double, double)

declare double @llvm.copysign.f64(double, double)
