define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %a = insertvalue { i64, float } poison, i64 %n, 0
  %b = insertvalue { i64, float } %a, float %f, 1
  %v = extractvalue { i64, float } %b, 1
  store float %v, ptr %p
  ret void
}
