%pair = type { i32, i32 }
define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %a = getelementptr %pair, ptr %p, i64 %n, i32 1
  store i32 1, ptr %a
  ret void
}
