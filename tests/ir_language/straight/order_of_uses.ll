define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %a = fadd float %f, 1.0
  %b = fmul float %a, %a
  %c = fadd float %a, %b
  store float %c, ptr %p
  ret void

  uselistorder float %a, { 2, 0, 1 }
}
