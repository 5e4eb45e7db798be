define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %v = load <4 x float>, ptr %p
  %a = extractelement <4 x float> %v, i32 1
  %w = insertelement <4 x float> %v, float %a, i32 0
  %s = shufflevector <4 x float> %w, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  store <4 x float> %s, ptr %q
  ret void
}
