target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr readonly captures(none) %x, ptr writeonly captures(none) %y, i64 %n) local_unnamed_addr #0 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr float, ptr %x, i64 %i
  %v = load float, ptr %p, align 4
  %r = tail call float @expf(float %v)
  %q = getelementptr float, ptr %y, i64 %i
  store float %r, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
define internal float @expf(float noundef %0) alwaysinline alwaysinline nofree norecurse nosync nounwind willreturn memory(none) {
  %2 = fcmp olt float %0, -1.040000e+02
  %3 = select i1 %2, float -1.040000e+02, float %0
  %4 = fcmp ogt float %3, 8.900000e+01
  %5 = select i1 %4, float 8.900000e+01, float %3
  %6 = call float @llvm.fma.f32(float %5, float 0x3FF7154760000000, float 0x4168000000000000)
  %7 = bitcast float %6 to i32
  %8 = add i32 %7, -1262485504
  %9 = fadd float %6, 0xC168000000000000
  %10 = fneg float %9
  %11 = call float @llvm.fma.f32(float %10, float 0x3FE62E4000000000, float %5)
  %12 = fmul float %9, 0x3EB7F7D1C0000000
  %13 = fsub float %11, %12
  %14 = fmul float %13, %13
  %15 = call float @llvm.fma.f32(float %13, float 0x3F56D021A0000000, float 0x3F8123AF60000000)
  %16 = call float @llvm.fma.f32(float %15, float %13, float 0x3FA5555240000000)
  %17 = call float @llvm.fma.f32(float %16, float %13, float 0x3FC5554900000000)
  %18 = call float @llvm.fma.f32(float %17, float %13, float 5.000000e-01)
  %19 = fneg float %12
  %20 = call float @llvm.fma.f32(float %14, float %18, float %19)
  %21 = fadd float %11, %20
  %22 = fadd float %21, 1.000000e+00
  %23 = ashr i32 %8, 1
  %24 = shl i32 %23, 23
  %25 = add i32 %24, 1065353216
  %26 = bitcast i32 %25 to float
  %27 = fmul float %22, %26
  %28 = sub i32 %7, %23
  %29 = shl i32 %28, 23
  %30 = add i32 %29, 1065353216
  %31 = bitcast i32 %30 to float
  %32 = fmul float %27, %31
  ret float %32
}
declare float @llvm.exp.f32(float) #1
declare float @llvm.fma.f32(float, float, float)
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
