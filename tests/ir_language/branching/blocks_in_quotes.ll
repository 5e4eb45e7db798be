define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
"a b":
  %c = icmp slt i64 %n, 3
  br i1 %c, label %"c d", label %end
"c d":
  br label %end
end:
  %v = phi i64 [ 1, %"c d" ], [ 2, %"a b" ]
  store i64 %v, ptr %p
  ret void
}
