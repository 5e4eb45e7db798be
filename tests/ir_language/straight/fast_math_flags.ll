define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %a = fmul reassoc nnan contract float %f, %f
  %c = fcmp fast olt float %a, 1.0
  %v = select nsz i1 %c, float %a, float %f
  store float %v, ptr %p
  ret void
}
