define void @k(ptr %p, float %a, float %b) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %s = fadd contract nnan float %a, %b
  store float %s, ptr %p
  ret void
}
