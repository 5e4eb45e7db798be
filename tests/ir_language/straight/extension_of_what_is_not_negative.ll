define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %a = trunc nuw i64 %n to i32
  %b = zext nneg i32 %a to i64
  store i64 %b, ptr %p
  ret void
}
