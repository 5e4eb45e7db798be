define linkonce_odr void @numba_cpowf(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) alwaysinline nounwind {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = load float, ptr %0, align 4
  %7 = getelementptr inbounds i8, ptr %0, i64 4
  %8 = load float, ptr %7, align 4
  %9 = load float, ptr %1, align 4
  %10 = getelementptr inbounds i8, ptr %1, i64 4
  %11 = load float, ptr %10, align 4
  %12 = fcmp oeq float %9, 0.000000e+00
  %13 = fcmp oeq float %11, 0.000000e+00
  %14 = select i1 %12, i1 %13, i1 false
  br i1 %14, label %15, label %17

15:
  store float 1.000000e+00, ptr %2, align 4
  %16 = getelementptr inbounds i8, ptr %2, i64 4
  store float 0.000000e+00, ptr %16, align 4
  br label %49

17:
  %18 = fcmp oeq float %6, 0.000000e+00
  %19 = fcmp oeq float %8, 0.000000e+00
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %21, label %27

21:
  %22 = fcmp une float %11, 0.000000e+00
  %23 = fcmp olt float %9, 0.000000e+00
  %24 = or i1 %23, %22
  %25 = select i1 %24, float 0x7FF8000000000000, float 0.000000e+00
  store float %25, ptr %2, align 4
  %26 = getelementptr inbounds i8, ptr %2, i64 4
  store float %25, ptr %26, align 4
  br label %49

27:
  %28 = call float @hypotf(float noundef %6, float noundef %8)
  %29 = call float @atan2f(float noundef %8, float noundef %6)
  %30 = call float @powf(float noundef %28, float noundef %9)
  %31 = fmul float %9, %29
  %32 = fcmp une float %11, 0.000000e+00
  br i1 %32, label %33, label %41

33:
  %34 = fneg float %29
  %35 = fmul float %11, %34
  %36 = call float @expf(float noundef %35)
  %37 = fmul float %30, %36
  %38 = call float @logf(float noundef %28)
  %39 = fmul float %11, %38
  %40 = fadd float %31, %39
  br label %41

41:
  %42 = phi float [ %40, %33 ], [ %31, %27 ]
  %43 = phi float [ %37, %33 ], [ %30, %27 ]
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @sincosf(float noundef %42, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %44 = load float, ptr %5, align 4
  %45 = fmul float %43, %44
  %46 = load float, ptr %4, align 4
  %47 = fmul float %43, %46
  store float %45, ptr %2, align 4
  %48 = getelementptr inbounds i8, ptr %2, i64 4
  store float %47, ptr %48, align 4
  call void @llvm.lifetime.end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(ptr %4)
  br label %49

49:
  ret void
}

declare float @hypotf(float noundef, float noundef)

declare float @atan2f(float noundef, float noundef)

declare float @powf(float noundef, float noundef)

declare float @expf(float noundef)

declare float @logf(float noundef)

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @sincosf(float noundef, ptr noundef, ptr noundef)

declare void @llvm.lifetime.end.p0(ptr captures(none))
