; options: {"features": ["accurateExp2Float32", "bufferDeviceAddress", "shaderFloat64", "shaderFmaFloat32", "shaderInt16", "shaderInt64", "shaderInt8", "storageBuffer16BitAccess", "storageBuffer8BitAccess"]}
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
declare float @llvm.exp.f32(float) #1
declare float @expf(float) nocallback nofree nounwind willreturn memory(none)
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
