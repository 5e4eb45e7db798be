define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %a = freeze i64 poison
  %b = add i64 %a, %n
  store i64 %b, ptr %p
  store <2 x float> zeroinitializer, ptr %q
  ret void
}
