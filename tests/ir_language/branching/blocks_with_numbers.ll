define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %1 = icmp slt i64 %n, 3
  br i1 %1, label %2, label %3
2:
  br label %3
3:
  %4 = phi i64 [ 1, %2 ], [ 2, %0 ]
  store i64 %4, ptr %p
  ret void
}
