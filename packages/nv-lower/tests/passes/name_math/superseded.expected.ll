define void @k(ptr %p) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %rest = alloca float
  %x = load float, ptr %p
  %q = call float @numba_divmodf(float %x, float 3.0, ptr %rest)
  store float %q, ptr %p
  ret void
}
declare float @numba_divmodf(float, float, ptr) nocallback nofree nounwind willreturn memory(argmem: write)
