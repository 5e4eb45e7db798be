define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %c = icmp slt i64 %n, 3
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %v = phi nnan ninf float [ %f, %then ], [ 1.0, %0 ]
  store float %v, ptr %p
  ret void
}
