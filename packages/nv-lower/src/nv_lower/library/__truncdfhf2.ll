define linkonce_odr zeroext i16 @__truncdfhf2(double noundef %0) alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 32
  %4 = trunc nuw i64 %3 to i32
  %5 = call double @llvm.fabs.f64(double %0)
  %6 = bitcast double %5 to i64
  %7 = icmp ugt i64 %6, 9218868437227405312
  br i1 %7, label %8, label %18

8:
  %9 = lshr i32 %4, 16
  %10 = and i32 %9, 32768
  %11 = lshr i64 %6, 42
  %12 = trunc nuw nsw i64 %11 to i32
  %13 = and i32 %12, 1023
  %14 = call i32 @llvm.umax.i32(i32 %13, i32 1)
  %15 = or disjoint i32 %14, %10
  %16 = trunc nuw i32 %15 to i16
  %17 = or disjoint i16 %16, 31744
  br label %86

18:
  %19 = icmp ugt i64 %6, 4679240012837945343
  br i1 %19, label %20, label %25

20:
  %21 = lshr i64 %2, 48
  %22 = trunc nuw i64 %21 to i16
  %23 = and i16 %22, -32768
  %24 = or disjoint i16 %23, 31744
  br label %86

25:
  %26 = icmp ult i64 %6, 4494592428115755008
  br i1 %26, label %27, label %31

27:
  %28 = lshr i64 %2, 48
  %29 = trunc nuw i64 %28 to i16
  %30 = and i16 %29, -32768
  br label %86

31:
  %32 = and i64 %6, 536870911
  %33 = icmp ne i64 %32, 0
  %34 = zext i1 %33 to i32
  %35 = lshr i64 %6, 29
  %36 = trunc i64 %35 to i32
  %37 = add nsw i32 %36, 1073741824
  %38 = or i32 %37, %34
  %39 = or i32 %37, %4
  %40 = lshr i32 %39, 16
  %41 = and i32 %40, 32768
  %42 = icmp ugt i32 %38, 2139095040
  br i1 %42, label %43, label %50

43:
  %44 = lshr i32 %36, 13
  %45 = and i32 %44, 1023
  %46 = call i32 @llvm.umax.i32(i32 %45, i32 1)
  %47 = or disjoint i32 %41, %46
  %48 = trunc nuw i32 %47 to i16
  %49 = or disjoint i16 %48, 31744
  br label %86

50:
  %51 = icmp ugt i32 %37, 1199570943
  br i1 %51, label %52, label %55

52:
  %53 = trunc nuw i32 %41 to i16
  %54 = or disjoint i16 %53, 31744
  br label %86

55:
  %56 = icmp ugt i32 %37, 947912703
  br i1 %56, label %57, label %65

57:
  %58 = lshr i32 %36, 13
  %59 = and i32 %58, 1
  %60 = add nuw nsw i32 %59, 134221823
  %61 = add nuw i32 %60, %38
  %62 = lshr i32 %61, 13
  %63 = or i32 %62, %41
  %64 = trunc i32 %63 to i16
  br label %86

65:
  %66 = lshr i32 %37, 23
  %67 = sub nuw nsw i32 126, %66
  %68 = and i32 %38, 8388607
  %69 = or disjoint i32 %68, 8388608
  %70 = sub nuw nsw i32 125, %66
  %71 = shl nuw nsw i32 1, %70
  %72 = lshr i32 %69, %67
  %73 = shl nuw nsw i32 2, %70
  %74 = add nuw nsw i32 %73, 16777215
  %75 = and i32 %74, %69
  %76 = icmp ugt i32 %75, %71
  %77 = icmp eq i32 %75, %71
  %78 = and i32 %72, 1
  %79 = icmp ne i32 %78, 0
  %80 = select i1 %77, i1 %79, i1 false
  %81 = select i1 %76, i1 true, i1 %80
  %82 = zext i1 %81 to i32
  %83 = add nuw nsw i32 %72, %82
  %84 = or i32 %83, %41
  %85 = trunc nuw i32 %84 to i16
  br label %86

86:
  %87 = phi i16 [ %24, %20 ], [ %30, %27 ], [ %17, %8 ], [ %49, %43 ], [ %54, %52 ], [ %64, %57 ], [ %85, %65 ]
  ret i16 %87
}

declare double @llvm.fabs.f64(double)

declare i32 @llvm.umax.i32(i32, i32)
