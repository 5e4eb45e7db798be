define linkonce_odr double @numba_ldexp(double noundef %0, i32 noundef %1) alwaysinline nounwind {
  %3 = call double @ldexp(double noundef %0, i32 noundef %1)
  ret double %3
}

declare double @ldexp(double noundef, i32 noundef)
