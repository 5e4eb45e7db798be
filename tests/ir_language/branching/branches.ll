define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %c = icmp slt i64 %n, 3
  br i1 %c, label %then, label %else
then:
  br label %end
else:
  br label %end
end:
  %v = phi i64 [ %n, %then ], [ -1, %else ]
  store i64 %v, ptr %p
  ret void
}
