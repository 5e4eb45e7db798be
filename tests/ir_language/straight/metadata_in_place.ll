define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  store float %f, ptr %p, !mine !{}
  ret void
}
