define linkonce_odr double @numba_gamma(double noundef %0) alwaysinline nounwind {
  %2 = call double @tgamma(double noundef %0)
  ret double %2
}

declare double @tgamma(double noundef)
