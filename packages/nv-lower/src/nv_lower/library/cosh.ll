define linkonce_odr double @cosh(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fcmp ord double %0, 0.000000e+00
  br i1 %2, label %3, label %80

3:
  %4 = call double @llvm.fabs.f64(double %0)
  %5 = fcmp ogt double %4, 7.110000e+02
  %6 = select i1 %5, double 7.110000e+02, double %4
  %7 = call double @llvm.fma.f64(double %6, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %8 = bitcast double %7 to i64
  %9 = trunc i64 %8 to i32
  %10 = fadd double %7, 0xC338000000000000
  %11 = fneg double %10
  %12 = call double @llvm.fma.f64(double %11, double 0x3FE62E42FEFA3800, double %6)
  %13 = fmul double %10, 0x3D2EF35793C76730
  %14 = fsub double %12, %13
  %15 = fmul double %14, %14
  %16 = call double @llvm.fma.f64(double %14, double 0x3E21F6F3A315F62B, double 0x3E5AF70C203317F6)
  %17 = call double @llvm.fma.f64(double %16, double %14, double 0x3E927E4DD11D80AA)
  %18 = call double @llvm.fma.f64(double %17, double %14, double 0x3EC71DDED52B86F1)
  %19 = call double @llvm.fma.f64(double %18, double %14, double 0x3EFA01A01A6632F5)
  %20 = call double @llvm.fma.f64(double %19, double %14, double 0x3F2A01A01B4A02D4)
  %21 = call double @llvm.fma.f64(double %20, double %14, double 0x3F56C16C16C16374)
  %22 = call double @llvm.fma.f64(double %21, double %14, double 0x3F8111111110E969)
  %23 = call double @llvm.fma.f64(double %22, double %14, double 0x3FA5555555555556)
  %24 = call double @llvm.fma.f64(double %23, double %14, double 0x3FC555555555555C)
  %25 = call double @llvm.fma.f64(double %24, double %14, double 5.000000e-01)
  %26 = fneg double %13
  %27 = call double @llvm.fma.f64(double %15, double %25, double %26)
  %28 = fadd double %12, 1.000000e+00
  %29 = fadd double %28, -1.000000e+00
  %30 = fsub double %12, %29
  %31 = fadd double %30, %27
  %32 = fadd double %28, %31
  %33 = icmp sgt i32 %9, 53
  br i1 %33, label %34, label %48

34:
  %35 = add nsw i32 %9, -1
  %36 = lshr i32 %35, 1
  %37 = add nuw nsw i32 %36, 1023
  %38 = zext nneg i32 %37 to i64
  %39 = shl i64 %38, 52
  %40 = bitcast i64 %39 to double
  %41 = fmul double %32, %40
  %42 = add nuw i32 %9, 1022
  %43 = sub i32 %42, %36
  %44 = zext i32 %43 to i64
  %45 = shl i64 %44, 52
  %46 = bitcast i64 %45 to double
  %47 = fmul double %41, %46
  br label %80

48:
  %49 = fsub double %32, %28
  %50 = fsub double %31, %49
  %51 = shl i64 %8, 52
  %52 = add i64 %51, 4602678819172646912
  %53 = bitcast i64 %52 to double
  %54 = fmul double %32, %53
  %55 = fmul double %50, %53
  %56 = fdiv arcp double 1.000000e+00, %54
  %57 = fmul double %56, 2.500000e-01
  %58 = bitcast double %57 to i64
  %59 = and i64 %58, -134217728
  %60 = bitcast i64 %59 to double
  %61 = bitcast double %54 to i64
  %62 = and i64 %61, -134217728
  %63 = bitcast i64 %62 to double
  %64 = fmul double %63, %60
  %65 = fsub double 2.500000e-01, %64
  %66 = fsub double %54, %63
  %67 = fadd double %55, %66
  %68 = fmul double %67, %60
  %69 = fsub double %65, %68
  %70 = fmul double %56, %69
  %71 = fadd double %70, %60
  %72 = fsub double %71, %60
  %73 = fsub double %70, %72
  %74 = fadd double %54, %71
  %75 = fsub double %74, %54
  %76 = fsub double %71, %75
  %77 = fadd double %55, %73
  %78 = fadd double %76, %77
  %79 = fadd double %74, %78
  br label %80

80:
  %81 = phi double [ %0, %1 ], [ %47, %34 ], [ %79, %48 ]
  ret double %81
}

declare double @llvm.fabs.f64(double)

declare double @llvm.fma.f64(double, double, double)
