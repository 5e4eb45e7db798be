define linkonce_odr float @nv_residual_f32(float noundef %0, float noundef %1, float noundef %2) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %4 = bitcast float %1 to i32
  %5 = and i32 %4, -4096
  %6 = bitcast i32 %5 to float
  %7 = fsub float %1, %6
  %8 = bitcast float %2 to i32
  %9 = and i32 %8, -4096
  %10 = bitcast i32 %9 to float
  %11 = fsub float %2, %10
  %12 = fmul float %6, %10
  %13 = fsub float %0, %12
  %14 = fmul float %11, %6
  %15 = fsub float %13, %14
  %16 = fmul float %7, %10
  %17 = fsub float %15, %16
  %18 = fmul float %7, %11
  %19 = fsub float %17, %18
  ret float %19
}
