target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr captures(none) %p, float %v) local_unnamed_addr #0 {
  %o = call float @nv.lower.atomicrmw.fadd.float.p0.device.monotonic(ptr %p, float %v)
  ret void
}
define internal float @nv.lower.atomicrmw.fadd.float.p0.device.monotonic(ptr %p, float %v) alwaysinline nounwind {
entry:
  %first = load atomic i32, ptr %p monotonic, align 4
  br label %again
again:
  %seen = phi i32 [ %first, %entry ], [ %now, %swap ]
  %old = bitcast i32 %seen to float
  %new = fadd float %old, %v
  %bits = bitcast float %new to i32
  br label %swap
swap:
  %pair = cmpxchg ptr %p, i32 %seen, i32 %bits monotonic monotonic, align 4
  %now = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %end, label %again
end:
  ret float %old
}
attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
