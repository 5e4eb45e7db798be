; Scope and ordering of atomics; the result of a compare-and-swap.
define void @lock(ptr %cell, ptr %out) {
  %old = atomicrmw add ptr %cell, i32 1 monotonic, align 4
  %r = cmpxchg ptr %cell, i32 %old, i32 7 syncscope("workgroup") acq_rel monotonic, align 4
  %ok = extractvalue { i32, i1 } %r, 1
  %w = zext i1 %ok to i32
  fence syncscope("workgroup") release
  store atomic i32 %w, ptr %out release, align 4
  ret void
}
