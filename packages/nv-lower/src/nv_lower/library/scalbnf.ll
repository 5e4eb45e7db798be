define linkonce_odr float @scalbnf(float noundef %0, i32 noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = bitcast float %0 to i32
  %4 = call float @llvm.fabs.f32(float %0)
  %5 = bitcast float %4 to i32
  %6 = and i32 %3, -2147483648
  %7 = add nsw i32 %5, -2139095040
  %8 = icmp ult i32 %7, -2139095039
  br i1 %8, label %58, label %9

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
  br label %58

30:
  %31 = icmp sgt i32 %25, 0
  br i1 %31, label %32, label %38

32:
  %33 = shl nuw nsw i32 %25, 23
  %34 = add i32 %22, -8388608
  %35 = add i32 %34, %33
  %36 = or i32 %35, %6
  %37 = bitcast i32 %36 to float
  br label %58

38:
  %39 = icmp slt i32 %25, -24
  br i1 %39, label %54, label %40

40:
  %41 = sub nsw i32 1, %25
  %42 = lshr i32 %22, %41
  %43 = shl nsw i32 -1, %41
  %44 = xor i32 %43, -1
  %45 = and i32 %22, %44
  %46 = sub nsw i32 0, %25
  %47 = shl nuw nsw i32 1, %46
  %48 = icmp ugt i32 %45, %47
  %49 = icmp eq i32 %45, %47
  %50 = and i32 %42, 1
  %51 = select i1 %49, i32 %50, i32 0
  %52 = select i1 %48, i32 1, i32 %51
  %53 = add nuw i32 %52, %42
  br label %54

54:
  %55 = phi i32 [ %53, %40 ], [ 0, %38 ]
  %56 = or i32 %55, %6
  %57 = bitcast i32 %56 to float
  br label %58

58:
  %59 = phi float [ %0, %2 ], [ %29, %27 ], [ %37, %32 ], [ %57, %54 ]
  ret float %59
}

declare float @llvm.fabs.f32(float)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare i32 @llvm.smax.i32(i32, i32)

declare i32 @llvm.smin.i32(i32, i32)
