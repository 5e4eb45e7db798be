; Each form: a factor of 64 bits, one of 65 bits, an even divisor, both signs, a power of two, and what stays.
define void @k(i64 %x, i64 %y, i32 %n, ptr %out) {
  %a = udiv i64 %x, 7
  %b = urem i64 %x, 28
  %c = sdiv exact i64 %x, -1000
  %d = srem i64 %x, 8
  %e = udiv i64 %x, -3
  %f = sdiv i64 %x, %y
  %g = udiv i32 %n, 7
  %h = sdiv i64 %x, -1
  %i = udiv i64 %x, 0
  %s = add i64 %a, %b
  store i64 %s, ptr %out
  store i64 %c, ptr %out
  store i64 %d, ptr %out
  store i64 %e, ptr %out
  store i64 %f, ptr %out
  store i32 %g, ptr %out
  store i64 %h, ptr %out
  store i64 %i, ptr %out
  ret void
}
