define linkonce_odr float @scalblnf(float noundef %0, i64 noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = call i64 @llvm.smax.i64(i64 %1, i64 -100000)
  %4 = call i64 @llvm.smin.i64(i64 %3, i64 100000)
  %5 = trunc nsw i64 %4 to i32
  %6 = bitcast float %0 to i32
  %7 = call float @llvm.fabs.f32(float %0)
  %8 = bitcast float %7 to i32
  %9 = and i32 %6, -2147483648
  %10 = add nsw i32 %8, -2139095040
  %11 = icmp ult i32 %10, -2139095039
  br i1 %11, label %61, label %12

12:
  %13 = and i32 %8, 8388607
  %14 = icmp ult i32 %8, 8388608
  br i1 %14, label %15, label %20

15:
  %16 = call range(i32 9, 32) i32 @llvm.ctlz.i32(i32 %13, i1 true)
  %17 = add nsw i32 %16, -8
  %18 = sub nsw i32 9, %16
  %19 = shl i32 %13, %17
  br label %23

20:
  %21 = lshr i32 %8, 23
  %22 = or disjoint i32 %13, 8388608
  br label %23

23:
  %24 = phi i32 [ %18, %15 ], [ %21, %20 ]
  %25 = phi i32 [ %19, %15 ], [ %22, %20 ]
  %26 = call i32 @llvm.smax.i32(i32 %5, i32 -1020)
  %27 = call i32 @llvm.smin.i32(i32 %26, i32 1020)
  %28 = add nsw i32 %24, %27
  %29 = icmp sgt i32 %28, 254
  br i1 %29, label %30, label %33

30:
  %31 = or disjoint i32 %9, 2139095040
  %32 = bitcast i32 %31 to float
  br label %61

33:
  %34 = icmp sgt i32 %28, 0
  br i1 %34, label %35, label %41

35:
  %36 = shl nuw nsw i32 %28, 23
  %37 = add i32 %25, -8388608
  %38 = add i32 %37, %36
  %39 = or i32 %38, %9
  %40 = bitcast i32 %39 to float
  br label %61

41:
  %42 = icmp slt i32 %28, -24
  br i1 %42, label %57, label %43

43:
  %44 = sub nsw i32 1, %28
  %45 = lshr i32 %25, %44
  %46 = shl nsw i32 -1, %44
  %47 = xor i32 %46, -1
  %48 = and i32 %25, %47
  %49 = sub nsw i32 0, %28
  %50 = shl nuw nsw i32 1, %49
  %51 = icmp ugt i32 %48, %50
  %52 = icmp eq i32 %48, %50
  %53 = and i32 %45, 1
  %54 = select i1 %52, i32 %53, i32 0
  %55 = select i1 %51, i32 1, i32 %54
  %56 = add nuw i32 %55, %45
  br label %57

57:
  %58 = phi i32 [ %56, %43 ], [ 0, %41 ]
  %59 = or i32 %58, %9
  %60 = bitcast i32 %59 to float
  br label %61

61:
  %62 = phi float [ %0, %2 ], [ %32, %30 ], [ %40, %35 ], [ %60, %57 ]
  ret float %62
}

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)

declare float @llvm.fabs.f32(float)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare i32 @llvm.smax.i32(i32, i32)

declare i32 @llvm.smin.i32(i32, i32)
