define linkonce_odr double @scalbn(double noundef %0, i32 noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = bitcast double %0 to i64
  %4 = call double @llvm.fabs.f64(double %0)
  %5 = bitcast double %4 to i64
  %6 = and i64 %3, -9223372036854775808
  %7 = add nsw i64 %5, -9218868437227405312
  %8 = icmp ult i64 %7, -9218868437227405311
  br i1 %8, label %64, label %9

9:
  %10 = and i64 %5, 4503599627370495
  %11 = icmp ult i64 %5, 4503599627370496
  br i1 %11, label %12, label %19

12:
  %13 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %10, i1 true)
  %14 = trunc nuw nsw i64 %13 to i32
  %15 = add nuw nsw i64 %13, 4294967285
  %16 = sub nsw i32 12, %14
  %17 = and i64 %15, 4294967295
  %18 = shl i64 %10, %17
  br label %23

19:
  %20 = lshr i64 %5, 52
  %21 = trunc nuw nsw i64 %20 to i32
  %22 = or disjoint i64 %10, 4503599627370496
  br label %23

23:
  %24 = phi i32 [ %16, %12 ], [ %21, %19 ]
  %25 = phi i64 [ %18, %12 ], [ %22, %19 ]
  %26 = call i32 @llvm.smax.i32(i32 %1, i32 -8188)
  %27 = call i32 @llvm.smin.i32(i32 %26, i32 8188)
  %28 = add nsw i32 %24, %27
  %29 = icmp sgt i32 %28, 2046
  br i1 %29, label %30, label %33

30:
  %31 = or disjoint i64 %6, 9218868437227405312
  %32 = bitcast i64 %31 to double
  br label %64

33:
  %34 = icmp sgt i32 %28, 0
  br i1 %34, label %35, label %42

35:
  %36 = add nuw nsw i32 %28, 4095
  %37 = zext nneg i32 %36 to i64
  %38 = shl i64 %37, 52
  %39 = add i64 %38, %25
  %40 = or i64 %39, %6
  %41 = bitcast i64 %40 to double
  br label %64

42:
  %43 = icmp slt i32 %28, -53
  br i1 %43, label %60, label %44

44:
  %45 = sub nsw i32 1, %28
  %46 = zext nneg i32 %45 to i64
  %47 = lshr i64 %25, %46
  %48 = shl nsw i64 -1, %46
  %49 = xor i64 %48, -1
  %50 = and i64 %25, %49
  %51 = sub nsw i32 0, %28
  %52 = zext nneg i32 %51 to i64
  %53 = shl nuw nsw i64 1, %52
  %54 = icmp ugt i64 %50, %53
  %55 = icmp eq i64 %50, %53
  %56 = and i64 %47, 1
  %57 = select i1 %55, i64 %56, i64 0
  %58 = select i1 %54, i64 1, i64 %57
  %59 = add nuw i64 %58, %47
  br label %60

60:
  %61 = phi i64 [ %59, %44 ], [ 0, %42 ]
  %62 = or i64 %61, %6
  %63 = bitcast i64 %62 to double
  br label %64

64:
  %65 = phi double [ %0, %2 ], [ %32, %30 ], [ %41, %35 ], [ %63, %60 ]
  ret double %65
}

declare double @llvm.fabs.f64(double)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare i32 @llvm.smax.i32(i32, i32)

declare i32 @llvm.smin.i32(i32, i32)
