define void @k(i64 %x, i64 %y, ptr %out) {
  %q = sdiv i64 %x, %y
  store i64 %q, ptr %out
  ret void
}
