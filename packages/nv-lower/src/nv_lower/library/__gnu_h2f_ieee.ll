define linkonce_odr float @__gnu_h2f_ieee(i16 noundef zeroext %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = and i16 %0, 32767
  %3 = icmp ult i16 %2, 1024
  br i1 %3, label %4, label %8

4:
  %5 = uitofp nneg i16 %2 to float
  %6 = fmul float %5, 0x3E70000000000000
  %7 = bitcast float %6 to i32
  br label %14

8:
  %9 = zext nneg i16 %2 to i32
  %10 = shl nuw nsw i32 %9, 13
  %11 = icmp ult i16 %2, 31744
  %12 = select i1 %11, i32 939524096, i32 1879048192
  %13 = add nuw nsw i32 %10, %12
  br label %14

14:
  %15 = phi i32 [ %7, %4 ], [ %13, %8 ]
  %16 = sext i16 %0 to i32
  %17 = and i32 %16, -2147483648
  %18 = or i32 %15, %17
  %19 = bitcast i32 %18 to float
  ret float %19
}
