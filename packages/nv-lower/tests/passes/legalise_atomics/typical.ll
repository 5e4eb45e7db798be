; options: {"features": ["bufferDeviceAddress", "shaderBufferInt64Atomics", "shaderFloat64", "shaderInt16", "shaderInt64", "shaderInt8", "shaderSharedInt64Atomics", "storageBuffer16BitAccess", "storageBuffer8BitAccess"]}
target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr captures(none) %cells, ptr readonly captures(none) %values, ptr writeonly captures(none) %out, i32 %n) local_unnamed_addr #0 {
entry:
  %smax = tail call i32 @llvm.smax.i32(i32 %n, i32 1)
  br label %loop
loop:                                             ; preds = %loop, %entry
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %0 = zext nneg i32 %i to i64
  %cell = getelementptr i8, ptr %cells, i64 %0
  %from = getelementptr i8, ptr %values, i64 %0
  %to = getelementptr i8, ptr %out, i64 %0
  %v = load i8, ptr %from, align 1
  %old = atomicrmw udec_wrap ptr %cell, i8 %v seq_cst, align 1
  store i8 %old, ptr %to, align 1
  %next = add nuw nsw i32 %i, 1
  %exitcond.not = icmp eq i32 %next, %smax
  br i1 %exitcond.not, label %end, label %loop
end:                                              ; preds = %loop
  ret void
}
declare i32 @llvm.smax.i32(i32, i32) #1
attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
