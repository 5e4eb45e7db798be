define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %a = fadd float %f, 0x3FB99999A0000000
  store float %a, ptr %p
  ret void
}
