define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %"a b" = fadd float %f, 1.0
  %"c, = d" = fneg float %"a b"
  store float %"c, = d", ptr %p
  ret void
}
