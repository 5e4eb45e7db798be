define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %a = alloca [4 x i32], align 16
  %b = getelementptr inbounds i32, ptr %a, i64 %n
  store volatile i32 3, ptr %b
  %v = load volatile i32, ptr %a
  store i32 %v, ptr %p
  ret void
}
