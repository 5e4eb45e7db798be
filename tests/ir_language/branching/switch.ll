define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  switch i64 %n, label %end [
    i64 -1, label %one
    i64 7, label %two
  ]
one:
  store i32 1, ptr %p
  br label %end
two:
  store i32 2, ptr %p
  br label %end
end:
  ret void
}
