define void @k(ptr %in, ptr %out, ptr %sum) "nv.noalias"="0,1,2" "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %f = load i32, ptr %in
  %a = load i32, ptr %out
  store i32 %f, ptr %sum
  fence acq_rel
  %g = load i32, ptr %in
  %b = load i32, ptr %out
  %c = add i32 %a, %b
  %d = add i32 %f, %g
  %e = add i32 %c, %d
  %h = getelementptr i32, ptr %out, i32 1
  store i32 %e, ptr %h
  ret void
}
