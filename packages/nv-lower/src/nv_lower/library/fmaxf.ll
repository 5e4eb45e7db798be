define linkonce_odr noundef float @fmaxf(float noundef %0, float noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = fcmp ord float %0, 0.000000e+00
  br i1 %3, label %4, label %13

4:
  %5 = fcmp oeq float %0, %1
  br i1 %5, label %6, label %10

6:
  %7 = bitcast float %0 to i32
  %8 = icmp slt i32 %7, 0
  %9 = select i1 %8, float %1, float %0
  br label %13

10:
  %11 = fcmp ogt float %1, %0
  %12 = select i1 %11, float %1, float %0
  br label %13

13:
  %14 = phi float [ %9, %6 ], [ %12, %10 ], [ %1, %2 ]
  ret float %14
}
