target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr readonly captures(none) %x, ptr writeonly captures(none) %y, i64 %n) local_unnamed_addr #0 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr float, ptr %x, i64 %i
  %v = load float, ptr %p, align 4
  %r = tail call float @nv.lower.expf(float %v)
  %q = getelementptr float, ptr %y, i64 %i
  store float %r, ptr %q, align 4
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
define internal float @nv.lower.expf(float %x) alwaysinline nounwind willreturn memory(none) {
  %place = call float @llvm.fma.f32(float %x, float 0x3F777313C0000000, float 5.000000e-01)
  %above = call float @llvm.maxnum.f32(float %place, float 0.000000e+00)
  %within = call float @llvm.minnum.f32(float %above, float 1.000000e+00)
  %shifted = call float @llvm.fma.f32(float %within, float 2.520000e+02, float 0x4168000020000000)
  %j = fsub float %shifted, 0x4168000FE0000000
  %bits = bitcast float %shifted to i32
  %exponent = shl i32 %bits, 23
  %scale = bitcast i32 %exponent to float
  %n = fneg float %j
  %f1 = call float @llvm.fma.f32(float %x, float 0x3FF7154760000000, float %n)
  %f = call float @llvm.fma.f32(float %x, float 0x3E54AE0C00000000, float %f1)
  %e = call float @nv.exp2.f32(float %f)
  %r = fmul float %e, %scale
  ret float %r
}
declare float @llvm.exp.f32(float) #1
declare float @expf(float) nocallback nofree nounwind willreturn memory(none)
declare float @nv.exp2.f32(float) nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.maxnum.f32(float, float)
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
