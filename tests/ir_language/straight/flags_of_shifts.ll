define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %a = lshr exact i64 %n, 3
  %b = shl nuw i64 %a, 1
  store i64 %b, ptr %p
  ret void
}
