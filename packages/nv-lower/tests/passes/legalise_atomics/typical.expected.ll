target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr captures(none) %cells, ptr readonly captures(none) %values, ptr writeonly captures(none) %out, i32 %n) local_unnamed_addr #0 {
entry:
  %smax = tail call i32 @llvm.smax.i32(i32 %n, i32 1)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %0 = zext nneg i32 %i to i64
  %cell = getelementptr i8, ptr %cells, i64 %0
  %from = getelementptr i8, ptr %values, i64 %0
  %to = getelementptr i8, ptr %out, i64 %0
  %v = load i8, ptr %from, align 1
  %old = call i8 @nv.lower.atomicrmw.udec_wrap.i8.p0.device.seq_cst(ptr %cell, i8 %v)
  store i8 %old, ptr %to, align 1
  %next = add nuw nsw i32 %i, 1
  %exitcond.not = icmp eq i32 %next, %smax
  br i1 %exitcond.not, label %end, label %loop
end:
  ret void
}
define internal i8 @nv.lower.atomicrmw.udec_wrap.i8.p0.device.seq_cst(ptr %p, i8 %v) alwaysinline nounwind {
entry:
  %address = ptrtoint ptr %p to i64
  %low = trunc i64 %address to i32
  %byte = and i32 %low, 3
  %back = sub nsw i32 0, %byte
  %word = getelementptr i8, ptr %p, i32 %back
  %shift = shl nuw nsw i32 %byte, 3
  %mask = shl i32 255, %shift
  %others = xor i32 %mask, -1
  %first = load atomic i32, ptr %word monotonic, align 4
  br label %again
again:
  %seen = phi i32 [ %first, %entry ], [ %now, %swap ]
  %field = lshr i32 %seen, %shift
  %cell = trunc i32 %field to i8
  %old = bitcast i8 %cell to i8
  %less = sub i8 %old, 1
  %zero = icmp eq i8 %old, 0
  %above = icmp ugt i8 %old, %v
  %wrap = or i1 %zero, %above
  %new = select i1 %wrap, i8 %v, i8 %less
  %bits = bitcast i8 %new to i8
  %wide = zext i8 %bits to i32
  %moved = shl i32 %wide, %shift
  %kept = and i32 %seen, %others
  %merged = or i32 %kept, %moved
  br label %swap
swap:
  %pair = cmpxchg ptr %word, i32 %seen, i32 %merged seq_cst seq_cst, align 4
  %now = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %end, label %again
end:
  ret i8 %old
}
declare i32 @llvm.smax.i32(i32, i32) #1
attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
