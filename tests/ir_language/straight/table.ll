@t = internal constant [3 x i32] [i32 1, i32 2, i32 3], align 4
define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %a = getelementptr [3 x i32], ptr @t, i64 0, i64 %n
  %v = load i32, ptr %a, align 4
  store i32 %v, ptr %p
  ret void
}
