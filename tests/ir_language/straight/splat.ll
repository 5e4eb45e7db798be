define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %v = load <4 x i32>, ptr %p
  %w = add <4 x i32> %v, splat (i32 3)
  store <4 x i32> %w, ptr %p
  ret void
}
