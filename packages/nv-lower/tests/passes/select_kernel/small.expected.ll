define void @k(ptr byval({ i32, i32 }) %s, ptr %p) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  ret void
}
