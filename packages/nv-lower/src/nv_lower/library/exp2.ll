define linkonce_odr double @exp2(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fcmp olt double %0, -1.076000e+03
  %3 = select i1 %2, double -1.076000e+03, double %0
  %4 = fcmp ogt double %3, 1.025000e+03
  %5 = select i1 %4, double 1.025000e+03, double %3
  %6 = fadd double %5, 0x4338000000000000
  %7 = bitcast double %6 to i64
  %8 = trunc i64 %7 to i32
  %9 = fadd double %6, 0xC338000000000000
  %10 = fsub double %5, %9
  %11 = call double @llvm.fma.f64(double %10, double 0x3DBC27EF12C376D5, double 0x3DFE9E589D3BA4D5)
  %12 = call double @llvm.fma.f64(double %11, double %10, double 0x3E3E4D0EA042E7CD)
  %13 = call double @llvm.fma.f64(double %12, double %10, double 0x3E7B524F0B6C0A76)
  %14 = call double @llvm.fma.f64(double %13, double %10, double 0x3EB62C021A6D2824)
  %15 = call double @llvm.fma.f64(double %14, double %10, double 0x3EEFFCBFC6B05AC3)
  %16 = call double @llvm.fma.f64(double %15, double %10, double 0x3F2430912F89BBF9)
  %17 = call double @llvm.fma.f64(double %16, double %10, double 0x3F55D87FE78A4945)
  %18 = call double @llvm.fma.f64(double %17, double %10, double 0x3F83B2AB6FBA4D9D)
  %19 = call double @llvm.fma.f64(double %18, double %10, double 0x3FAC6B08D704A0C3)
  %20 = call double @llvm.fma.f64(double %19, double %10, double 0x3FCEBFBDFF82C58F)
  %21 = call double @llvm.fma.f64(double %10, double %20, double 0x3C7ABC9E3B39803F)
  %22 = fmul double %10, %21
  %23 = fmul double %10, 0x3FE62E42FEFA39EF
  %24 = fadd double %23, 1.000000e+00
  %25 = fadd double %24, -1.000000e+00
  %26 = fsub double %23, %25
  %27 = fadd double %26, %22
  %28 = fadd double %24, %27
  %29 = ashr i32 %8, 1
  %30 = add nsw i32 %29, 1023
  %31 = zext i32 %30 to i64
  %32 = shl i64 %31, 52
  %33 = bitcast i64 %32 to double
  %34 = fmul double %28, %33
  %35 = add i32 %8, 1023
  %36 = sub i32 %35, %29
  %37 = zext i32 %36 to i64
  %38 = shl i64 %37, 52
  %39 = bitcast i64 %38 to double
  %40 = fmul double %34, %39
  ret double %40
}

declare double @llvm.fma.f64(double, double, double)
