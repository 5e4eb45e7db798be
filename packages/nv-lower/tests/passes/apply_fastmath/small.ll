; options: {"fastmath": ["contract", "nnan"]}
define void @k(ptr %p, float %a, float %b) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %s = fadd float %a, %b
  store float %s, ptr %p
  ret void
}
