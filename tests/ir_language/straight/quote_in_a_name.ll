define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %"\22" = fadd float %f, 1.0
  store float %"\22", ptr %p
  ret void
}
