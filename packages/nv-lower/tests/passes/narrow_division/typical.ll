define void @k(i64 %x, i64 %y, i32 %n, ptr %out) {
  %a = udiv i64 %x, %y
  %b = urem i64 %x, %y
  %c = srem i64 %a, %b
  %d = udiv i64 100, %c
  %e = udiv i64 %d, %x
  %f = udiv i64 %e, 7
  %g = udiv i32 %n, %n
  store i64 %f, ptr %out
  store i32 %g, ptr %out
  ret void
}
