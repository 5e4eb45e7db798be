define void @k(i64 %x, ptr %out) {
  %q = udiv i64 %x, 13
  store i64 %q, ptr %out
  ret void
}
