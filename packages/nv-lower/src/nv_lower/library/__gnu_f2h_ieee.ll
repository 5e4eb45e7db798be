define linkonce_odr zeroext i16 @__gnu_f2h_ieee(float noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = bitcast float %0 to i32
  %3 = lshr i32 %2, 16
  %4 = and i32 %3, 32768
  %5 = call float @llvm.fabs.f32(float %0)
  %6 = bitcast float %5 to i32
  %7 = icmp ugt i32 %6, 2139095040
  br i1 %7, label %8, label %15

8:
  %9 = lshr i32 %2, 13
  %10 = and i32 %9, 1023
  %11 = call i32 @llvm.umax.i32(i32 %10, i32 1)
  %12 = or disjoint i32 %11, %4
  %13 = trunc nuw i32 %12 to i16
  %14 = or disjoint i16 %13, 31744
  br label %55

15:
  %16 = icmp ugt i32 %6, 1199570943
  br i1 %16, label %17, label %20

17:
  %18 = trunc nuw i32 %4 to i16
  %19 = or disjoint i16 %18, 31744
  br label %55

20:
  %21 = icmp ugt i32 %6, 947912703
  br i1 %21, label %22, label %30

22:
  %23 = lshr i32 %2, 13
  %24 = and i32 %23, 1
  %25 = add i32 %2, 134221823
  %26 = add i32 %25, %24
  %27 = lshr i32 %26, 13
  %28 = or i32 %27, %4
  %29 = trunc i32 %28 to i16
  br label %55

30:
  %31 = icmp ult i32 %6, 855638016
  br i1 %31, label %32, label %34

32:
  %33 = trunc nuw i32 %4 to i16
  br label %55

34:
  %35 = lshr i32 %6, 23
  %36 = sub nuw nsw i32 126, %35
  %37 = and i32 %2, 8388607
  %38 = or disjoint i32 %37, 8388608
  %39 = sub nuw nsw i32 125, %35
  %40 = shl nuw nsw i32 1, %39
  %41 = lshr i32 %38, %36
  %42 = shl nuw nsw i32 2, %39
  %43 = add nuw nsw i32 %42, 16777215
  %44 = and i32 %43, %38
  %45 = icmp ugt i32 %44, %40
  %46 = icmp eq i32 %44, %40
  %47 = and i32 %41, 1
  %48 = icmp ne i32 %47, 0
  %49 = select i1 %46, i1 %48, i1 false
  %50 = select i1 %45, i1 true, i1 %49
  %51 = zext i1 %50 to i32
  %52 = add nuw nsw i32 %41, %51
  %53 = or i32 %52, %4
  %54 = trunc nuw i32 %53 to i16
  br label %55

55:
  %56 = phi i16 [ %14, %8 ], [ %19, %17 ], [ %29, %22 ], [ %33, %32 ], [ %54, %34 ]
  ret i16 %56
}

declare float @llvm.fabs.f32(float)

declare i32 @llvm.umax.i32(i32, i32)
