define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %c = icmp samesign ult i64 %n, 3
  %v = zext i1 %c to i32
  store i32 %v, ptr %p
  ret void
}
