define linkonce_odr double @scalbln(double noundef %0, i64 noundef %1) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %3 = call i64 @llvm.smax.i64(i64 %1, i64 -100000)
  %4 = call i64 @llvm.smin.i64(i64 %3, i64 100000)
  %5 = trunc nsw i64 %4 to i32
  %6 = bitcast double %0 to i64
  %7 = call double @llvm.fabs.f64(double %0)
  %8 = bitcast double %7 to i64
  %9 = and i64 %6, -9223372036854775808
  %10 = add nsw i64 %8, -9218868437227405312
  %11 = icmp ult i64 %10, -9218868437227405311
  br i1 %11, label %67, label %12

12:
  %13 = and i64 %8, 4503599627370495
  %14 = icmp ult i64 %8, 4503599627370496
  br i1 %14, label %15, label %22

15:
  %16 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %13, i1 true)
  %17 = trunc nuw nsw i64 %16 to i32
  %18 = add nuw nsw i64 %16, 4294967285
  %19 = sub nsw i32 12, %17
  %20 = and i64 %18, 4294967295
  %21 = shl i64 %13, %20
  br label %26

22:
  %23 = lshr i64 %8, 52
  %24 = trunc nuw nsw i64 %23 to i32
  %25 = or disjoint i64 %13, 4503599627370496
  br label %26

26:
  %27 = phi i32 [ %19, %15 ], [ %24, %22 ]
  %28 = phi i64 [ %21, %15 ], [ %25, %22 ]
  %29 = call i32 @llvm.smax.i32(i32 %5, i32 -8188)
  %30 = call i32 @llvm.smin.i32(i32 %29, i32 8188)
  %31 = add nsw i32 %27, %30
  %32 = icmp sgt i32 %31, 2046
  br i1 %32, label %33, label %36

33:
  %34 = or disjoint i64 %9, 9218868437227405312
  %35 = bitcast i64 %34 to double
  br label %67

36:
  %37 = icmp sgt i32 %31, 0
  br i1 %37, label %38, label %45

38:
  %39 = add nuw nsw i32 %31, 4095
  %40 = zext nneg i32 %39 to i64
  %41 = shl i64 %40, 52
  %42 = add i64 %41, %28
  %43 = or i64 %42, %9
  %44 = bitcast i64 %43 to double
  br label %67

45:
  %46 = icmp slt i32 %31, -53
  br i1 %46, label %63, label %47

47:
  %48 = sub nsw i32 1, %31
  %49 = zext nneg i32 %48 to i64
  %50 = lshr i64 %28, %49
  %51 = shl nsw i64 -1, %49
  %52 = xor i64 %51, -1
  %53 = and i64 %28, %52
  %54 = sub nsw i32 0, %31
  %55 = zext nneg i32 %54 to i64
  %56 = shl nuw nsw i64 1, %55
  %57 = icmp ugt i64 %53, %56
  %58 = icmp eq i64 %53, %56
  %59 = and i64 %50, 1
  %60 = select i1 %58, i64 %59, i64 0
  %61 = select i1 %57, i64 1, i64 %60
  %62 = add nuw i64 %61, %50
  br label %63

63:
  %64 = phi i64 [ %62, %47 ], [ 0, %45 ]
  %65 = or i64 %64, %9
  %66 = bitcast i64 %65 to double
  br label %67

67:
  %68 = phi double [ %0, %2 ], [ %35, %33 ], [ %44, %38 ], [ %66, %63 ]
  ret double %68
}

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)

declare double @llvm.fabs.f64(double)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare i32 @llvm.smax.i32(i32, i32)

declare i32 @llvm.smin.i32(i32, i32)
