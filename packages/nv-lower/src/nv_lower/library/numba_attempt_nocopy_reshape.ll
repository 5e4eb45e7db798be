define linkonce_odr noundef i32 @numba_attempt_nocopy_reshape(i64 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i64 noundef %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(none) %5, i64 noundef %6, i32 noundef %7) alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) {
  %9 = alloca [32 x i64], align 8
  %10 = alloca [32 x i64], align 8
  %11 = icmp ne i32 %7, 0
  %12 = icmp sgt i64 %0, 32
  %13 = or i1 %12, %11
  br i1 %13, label %147, label %14

14:
  %15 = icmp slt i64 %0, 1
  br i1 %15, label %48, label %16

16:
  %17 = phi i64 [ %24, %16 ], [ 0, %14 ]
  %18 = phi i32 [ %23, %16 ], [ 0, %14 ]
  %19 = getelementptr inbounds i64, ptr %1, i64 %17
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  %22 = zext i1 %21 to i32
  %23 = or i32 %18, %22
  %24 = add nuw nsw i64 %17, 1
  %25 = icmp eq i64 %24, %0
  br i1 %25, label %26, label %16

26:
  %27 = icmp ne i32 %23, 0
  %28 = or i1 %27, %15
  br i1 %28, label %48, label %29

29:
  %30 = phi i64 [ %33, %41 ], [ %0, %26 ]
  %31 = phi i64 [ %44, %41 ], [ %6, %26 ]
  %32 = phi i32 [ %43, %41 ], [ 1, %26 ]
  %33 = add nsw i64 %30, -1
  %34 = getelementptr inbounds i64, ptr %1, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %35, 1
  br i1 %36, label %41, label %37

37:
  %38 = getelementptr inbounds i64, ptr %2, i64 %33
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, %31
  br label %41

41:
  %42 = phi i1 [ true, %29 ], [ %40, %37 ]
  %43 = select i1 %42, i32 %32, i32 0
  %44 = mul nsw i64 %35, %31
  %45 = icmp ugt i64 %30, 1
  br i1 %45, label %29, label %46

46:
  %47 = icmp eq i32 %43, 0
  br i1 %47, label %59, label %48

48:
  %49 = icmp sgt i64 %3, 0
  br i1 %49, label %50, label %147

50:
  %51 = phi i64 [ %53, %50 ], [ %3, %48 ]
  %52 = phi i64 [ %57, %50 ], [ %6, %48 ]
  %53 = add nsw i64 %51, -1
  %54 = getelementptr inbounds i64, ptr %5, i64 %53
  store i64 %52, ptr %54, align 8
  %55 = getelementptr inbounds i64, ptr %4, i64 %53
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %56, %52
  %58 = icmp ugt i64 %51, 1
  br i1 %58, label %50, label %147

59:
  call void @llvm.lifetime.start.p0(ptr %9)
  call void @llvm.lifetime.start.p0(ptr %10)
  br i1 %15, label %60, label %137

60:
  br label %61

61:
  %62 = phi i64 [ %132, %131 ], [ 0, %60 ]
  %63 = phi i64 [ %133, %131 ], [ 0, %60 ]
  %64 = icmp slt i64 %62, %0
  %65 = icmp slt i64 %63, %3
  %66 = select i1 %64, i1 true, i1 %65
  br i1 %66, label %67, label %135

67:
  %68 = phi i64 [ %88, %87 ], [ %62, %61 ]
  %69 = phi i64 [ %89, %87 ], [ %63, %61 ]
  %70 = phi i64 [ %90, %87 ], [ 1, %61 ]
  %71 = phi i64 [ %91, %87 ], [ 1, %61 ]
  %72 = icmp sle i64 %70, %71
  %73 = icmp slt i64 %68, %0
  %74 = select i1 %72, i1 %73, i1 false
  br i1 %74, label %75, label %80

75:
  %76 = add nsw i64 %68, 1
  %77 = getelementptr inbounds i64, ptr %9, i64 %68
  %78 = load i64, ptr %77, align 8
  %79 = mul nsw i64 %78, %70
  br label %87

80:
  %81 = icmp slt i64 %69, %3
  br i1 %81, label %82, label %131

82:
  %83 = add nsw i64 %69, 1
  %84 = getelementptr inbounds i64, ptr %4, i64 %69
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %85, %71
  br label %87

87:
  %88 = phi i64 [ %76, %75 ], [ %68, %82 ]
  %89 = phi i64 [ %69, %75 ], [ %83, %82 ]
  %90 = phi i64 [ %79, %75 ], [ %70, %82 ]
  %91 = phi i64 [ %71, %75 ], [ %86, %82 ]
  %92 = icmp eq i64 %90, %91
  br i1 %92, label %93, label %67

93:
  %94 = icmp sgt i64 %88, %62
  br i1 %94, label %95, label %119

95:
  %96 = phi i64 [ %100, %114 ], [ %88, %93 ]
  %97 = phi i32 [ %117, %114 ], [ 1, %93 ]
  %98 = phi i64 [ %116, %114 ], [ 0, %93 ]
  %99 = phi i64 [ %115, %114 ], [ 0, %93 ]
  %100 = add nsw i64 %96, -1
  %101 = getelementptr inbounds i64, ptr %9, i64 %100
  %102 = load i64, ptr %101, align 8
  %103 = icmp eq i64 %102, 1
  br i1 %103, label %114, label %104

104:
  %105 = icmp eq i32 %97, 0
  %106 = getelementptr inbounds i64, ptr %10, i64 %100
  %107 = load i64, ptr %106, align 8
  br i1 %105, label %108, label %110

108:
  %109 = icmp eq i64 %107, %98
  br i1 %109, label %110, label %131

110:
  %111 = phi i64 [ %98, %108 ], [ %107, %104 ]
  %112 = phi i64 [ %99, %108 ], [ %107, %104 ]
  %113 = mul nsw i64 %111, %102
  br label %114

114:
  %115 = phi i64 [ %99, %95 ], [ %112, %110 ]
  %116 = phi i64 [ %98, %95 ], [ %113, %110 ]
  %117 = phi i32 [ %97, %95 ], [ 0, %110 ]
  %118 = icmp sgt i64 %100, %62
  br i1 %118, label %95, label %119

119:
  %120 = phi i64 [ 0, %93 ], [ %115, %114 ]
  %121 = icmp sgt i64 %89, %63
  br i1 %121, label %122, label %131

122:
  %123 = phi i64 [ %125, %122 ], [ %89, %119 ]
  %124 = phi i64 [ %129, %122 ], [ %120, %119 ]
  %125 = add nsw i64 %123, -1
  %126 = getelementptr inbounds i64, ptr %5, i64 %125
  store i64 %124, ptr %126, align 8
  %127 = getelementptr inbounds i64, ptr %4, i64 %125
  %128 = load i64, ptr %127, align 8
  %129 = mul nsw i64 %128, %124
  %130 = icmp sgt i64 %125, %63
  br i1 %130, label %122, label %131

131:
  %132 = phi i64 [ %88, %119 ], [ %88, %122 ], [ %62, %108 ], [ %62, %80 ]
  %133 = phi i64 [ %89, %119 ], [ %89, %122 ], [ %63, %108 ], [ %63, %80 ]
  %134 = phi i1 [ true, %119 ], [ true, %122 ], [ false, %108 ], [ false, %80 ]
  br i1 %134, label %61, label %135

135:
  %136 = phi i32 [ 0, %131 ], [ 1, %61 ]
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  br label %147

137:
  %138 = phi i64 [ %145, %137 ], [ 0, %59 ]
  %139 = getelementptr inbounds i64, ptr %1, i64 %138
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds [32 x i64], ptr %9, i64 0, i64 %138
  store i64 %140, ptr %141, align 8
  %142 = getelementptr inbounds i64, ptr %2, i64 %138
  %143 = load i64, ptr %142, align 8
  %144 = getelementptr inbounds [32 x i64], ptr %10, i64 0, i64 %138
  store i64 %143, ptr %144, align 8
  %145 = add nuw nsw i64 %138, 1
  %146 = icmp eq i64 %145, %0
  br i1 %146, label %60, label %137

147:
  %148 = phi i32 [ %136, %135 ], [ 0, %8 ], [ 1, %48 ], [ 1, %50 ]
  ret i32 %148
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.lifetime.end.p0(ptr captures(none))
