define void @k(ptr %p) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  store i32 1, ptr %p
  ret void
}
attributes #0 = { allockind("alloc,uninitialized") }
