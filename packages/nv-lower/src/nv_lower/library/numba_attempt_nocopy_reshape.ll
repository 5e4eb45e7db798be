define linkonce_odr noundef i32 @numba_attempt_nocopy_reshape(i64 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i64 noundef %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(none) %5, i64 noundef %6, i32 noundef %7) alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) {
  %9 = icmp eq i32 %7, 0
  br i1 %9, label %10, label %129

10:
  %11 = icmp slt i64 %0, 1
  br i1 %11, label %44, label %12

12:
  %13 = phi i64 [ %20, %12 ], [ 0, %10 ]
  %14 = phi i32 [ %19, %12 ], [ 0, %10 ]
  %15 = getelementptr inbounds i64, ptr %1, i64 %13
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  %18 = zext i1 %17 to i32
  %19 = or i32 %14, %18
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %22, label %12

22:
  %23 = icmp ne i32 %19, 0
  %24 = or i1 %23, %11
  br i1 %24, label %44, label %25

25:
  %26 = phi i64 [ %29, %37 ], [ %0, %22 ]
  %27 = phi i64 [ %40, %37 ], [ %6, %22 ]
  %28 = phi i32 [ %39, %37 ], [ 1, %22 ]
  %29 = add nsw i64 %26, -1
  %30 = getelementptr inbounds i64, ptr %1, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 1
  br i1 %32, label %37, label %33

33:
  %34 = getelementptr inbounds i64, ptr %2, i64 %29
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %35, %27
  br label %37

37:
  %38 = phi i1 [ true, %25 ], [ %36, %33 ]
  %39 = select i1 %38, i32 %28, i32 0
  %40 = mul nsw i64 %31, %27
  %41 = icmp ugt i64 %26, 1
  br i1 %41, label %25, label %42

42:
  %43 = icmp eq i32 %39, 0
  br i1 %43, label %55, label %44

44:
  %45 = icmp sgt i64 %3, 0
  br i1 %45, label %46, label %129

46:
  %47 = phi i64 [ %49, %46 ], [ %3, %44 ]
  %48 = phi i64 [ %53, %46 ], [ %6, %44 ]
  %49 = add nsw i64 %47, -1
  %50 = getelementptr inbounds i64, ptr %5, i64 %49
  store i64 %48, ptr %50, align 8
  %51 = getelementptr inbounds i64, ptr %4, i64 %49
  %52 = load i64, ptr %51, align 8
  %53 = mul nsw i64 %52, %48
  %54 = icmp ugt i64 %47, 1
  br i1 %54, label %46, label %129

55:
  %56 = phi i64 [ %126, %125 ], [ 0, %42 ]
  %57 = phi i64 [ %127, %125 ], [ 0, %42 ]
  %58 = icmp slt i64 %56, %0
  %59 = icmp slt i64 %57, %3
  %60 = select i1 %58, i1 true, i1 %59
  br i1 %60, label %61, label %129

61:
  %62 = phi i64 [ %82, %81 ], [ %56, %55 ]
  %63 = phi i64 [ %83, %81 ], [ %57, %55 ]
  %64 = phi i64 [ %84, %81 ], [ 1, %55 ]
  %65 = phi i64 [ %85, %81 ], [ 1, %55 ]
  %66 = icmp sle i64 %64, %65
  %67 = icmp slt i64 %62, %0
  %68 = select i1 %66, i1 %67, i1 false
  br i1 %68, label %69, label %74

69:
  %70 = add nsw i64 %62, 1
  %71 = getelementptr inbounds i64, ptr %1, i64 %62
  %72 = load i64, ptr %71, align 8
  %73 = mul nsw i64 %72, %64
  br label %81

74:
  %75 = icmp slt i64 %63, %3
  br i1 %75, label %76, label %125

76:
  %77 = add nsw i64 %63, 1
  %78 = getelementptr inbounds i64, ptr %4, i64 %63
  %79 = load i64, ptr %78, align 8
  %80 = mul nsw i64 %79, %65
  br label %81

81:
  %82 = phi i64 [ %70, %69 ], [ %62, %76 ]
  %83 = phi i64 [ %63, %69 ], [ %77, %76 ]
  %84 = phi i64 [ %73, %69 ], [ %64, %76 ]
  %85 = phi i64 [ %65, %69 ], [ %80, %76 ]
  %86 = icmp eq i64 %84, %85
  br i1 %86, label %87, label %61

87:
  %88 = icmp sgt i64 %82, %56
  br i1 %88, label %89, label %113

89:
  %90 = phi i64 [ %94, %108 ], [ %82, %87 ]
  %91 = phi i32 [ %111, %108 ], [ 1, %87 ]
  %92 = phi i64 [ %110, %108 ], [ 0, %87 ]
  %93 = phi i64 [ %109, %108 ], [ 0, %87 ]
  %94 = add nsw i64 %90, -1
  %95 = getelementptr inbounds i64, ptr %1, i64 %94
  %96 = load i64, ptr %95, align 8
  %97 = icmp eq i64 %96, 1
  br i1 %97, label %108, label %98

98:
  %99 = icmp eq i32 %91, 0
  %100 = getelementptr inbounds i64, ptr %2, i64 %94
  %101 = load i64, ptr %100, align 8
  br i1 %99, label %102, label %104

102:
  %103 = icmp eq i64 %101, %92
  br i1 %103, label %104, label %125

104:
  %105 = phi i64 [ %92, %102 ], [ %101, %98 ]
  %106 = phi i64 [ %93, %102 ], [ %101, %98 ]
  %107 = mul nsw i64 %105, %96
  br label %108

108:
  %109 = phi i64 [ %93, %89 ], [ %106, %104 ]
  %110 = phi i64 [ %92, %89 ], [ %107, %104 ]
  %111 = phi i32 [ %91, %89 ], [ 0, %104 ]
  %112 = icmp sgt i64 %94, %56
  br i1 %112, label %89, label %113

113:
  %114 = phi i64 [ 0, %87 ], [ %109, %108 ]
  %115 = icmp sgt i64 %83, %57
  br i1 %115, label %116, label %125

116:
  %117 = phi i64 [ %119, %116 ], [ %83, %113 ]
  %118 = phi i64 [ %123, %116 ], [ %114, %113 ]
  %119 = add nsw i64 %117, -1
  %120 = getelementptr inbounds i64, ptr %5, i64 %119
  store i64 %118, ptr %120, align 8
  %121 = getelementptr inbounds i64, ptr %4, i64 %119
  %122 = load i64, ptr %121, align 8
  %123 = mul nsw i64 %122, %118
  %124 = icmp sgt i64 %119, %57
  br i1 %124, label %116, label %125

125:
  %126 = phi i64 [ %82, %113 ], [ %82, %116 ], [ %56, %102 ], [ %56, %74 ]
  %127 = phi i64 [ %83, %113 ], [ %83, %116 ], [ %57, %102 ], [ %57, %74 ]
  %128 = phi i1 [ true, %113 ], [ true, %116 ], [ false, %102 ], [ false, %74 ]
  br i1 %128, label %55, label %129

129:
  %130 = phi i32 [ 0, %8 ], [ 1, %44 ], [ 1, %46 ], [ 0, %125 ], [ 1, %55 ]
  ret i32 %130
}
