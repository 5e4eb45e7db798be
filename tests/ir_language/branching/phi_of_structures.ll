define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %c = icmp slt i64 %n, 3
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %v = phi { i64, float } [ { i64 1, float 2.0 }, %then ], [ zeroinitializer, %0 ]
  %a = extractvalue { i64, float } %v, 0
  store i64 %a, ptr %p
  ret void
}
