define void @k(ptr %p, float %v) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %o = atomicrmw fadd ptr %p, float %v monotonic
  ret void
}
