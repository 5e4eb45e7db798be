define linkonce_odr float @ldexpf(float noundef %0, i32 noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = bitcast float %0 to i32
  %4 = call float @llvm.fabs.f32(float %0)
  %5 = bitcast float %4 to i32
  %6 = and i32 %3, -2147483648
  %7 = add nsw i32 %5, -2139095040
  %8 = icmp ult i32 %7, -2139095039
  br i1 %8, label %60, label %9

9:
  %10 = and i32 %5, 8388607
  %11 = icmp ult i32 %5, 8388608
  br i1 %11, label %12, label %17

12:
  %13 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %10, i1 true)
  %14 = add nsw i32 %13, -8
  %15 = sub nsw i32 9, %13
  %16 = shl i32 %10, %14
  br label %20

17:
  %18 = lshr i32 %5, 23
  %19 = or disjoint i32 %10, 8388608
  br label %20

20:
  %21 = phi i32 [ %15, %12 ], [ %18, %17 ]
  %22 = phi i32 [ %16, %12 ], [ %19, %17 ]
  %23 = call i32 @llvm.smax.i32(i32 %1, i32 -1020)
  %24 = call i32 @llvm.smin.i32(i32 %23, i32 1020)
  %25 = add nsw i32 %21, %24
  %26 = icmp sgt i32 %25, 254
  br i1 %26, label %27, label %30

27:
  %28 = or disjoint i32 %6, 2139095040
  %29 = bitcast i32 %28 to float
  br label %60

30:
  %31 = icmp sgt i32 %25, 0
  br i1 %31, label %32, label %38

32:
  %33 = shl nuw nsw i32 %25, 23
  %34 = add i32 %22, -8388608
  %35 = add i32 %34, %33
  %36 = or i32 %35, %6
  %37 = bitcast i32 %36 to float
  br label %60

38:
  %39 = icmp slt i32 %25, -24
  br i1 %39, label %40, label %42

40:
  %41 = bitcast i32 %6 to float
  br label %60

42:
  %43 = sub nsw i32 1, %25
  %44 = lshr i32 %22, %43
  %45 = shl nsw i32 -1, %43
  %46 = xor i32 %45, -1
  %47 = and i32 %22, %46
  %48 = sub nsw i32 0, %25
  %49 = shl nuw nsw i32 1, %48
  %50 = icmp ugt i32 %47, %49
  %51 = icmp eq i32 %47, %49
  %52 = and i32 %44, 1
  %53 = icmp ne i32 %52, 0
  %54 = select i1 %51, i1 %53, i1 false
  %55 = select i1 %50, i1 true, i1 %54
  %56 = zext i1 %55 to i32
  %57 = add nuw i32 %44, %56
  %58 = or i32 %57, %6
  %59 = bitcast i32 %58 to float
  br label %60

60:
  %61 = phi float [ %0, %2 ], [ %29, %27 ], [ %37, %32 ], [ %41, %40 ], [ %59, %42 ]
  ret float %61
}

declare float @llvm.fabs.f32(float)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare i32 @llvm.smax.i32(i32, i32)

declare i32 @llvm.smin.i32(i32, i32)
