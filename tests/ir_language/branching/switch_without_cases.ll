define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  switch i64 %n, label %end [ ]
end:
  store i32 1, ptr %p
  ret void
}
