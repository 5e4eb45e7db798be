define linkonce_odr double @numba_frexp(double noundef %0, ptr noundef %1) alwaysinline nounwind {
  %3 = call double @frexp(double noundef %0, ptr noundef %1)
  ret double %3
}

declare double @frexp(double noundef, ptr noundef)
