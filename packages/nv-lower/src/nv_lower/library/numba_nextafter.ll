define linkonce_odr double @numba_nextafter(double noundef %0, double noundef %1) alwaysinline nounwind {
  %3 = call double @nextafter(double noundef %0, double noundef %1)
  ret double %3
}

declare double @nextafter(double noundef, double noundef)
