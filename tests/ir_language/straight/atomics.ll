define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  fence syncscope("workgroup") acq_rel
  %a = atomicrmw add ptr %p, i32 1 syncscope("workgroup") monotonic, align 4
  %b = cmpxchg weak ptr %p, i32 %a, i32 3 acq_rel monotonic, align 4
  %c = extractvalue { i32, i1 } %b, 0
  %d = load atomic i32, ptr %q acquire, align 4
  store atomic i32 %d, ptr %q release, align 4
  store i32 %c, ptr %p
  ret void
}
