define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %a = add nuw nsw i64 %n, 1
  %b = sub nsw i64 %a, %n
  store i64 %b, ptr %p
  ret void
}
