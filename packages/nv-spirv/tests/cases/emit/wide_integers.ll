; A 128-bit integer is two words; its sum carries.
define void @add(ptr %out, i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %s = add i128 %x, %y
  %h = lshr i128 %s, 64
  %r = trunc i128 %h to i64
  store i64 %r, ptr %out, align 8
  ret void
}
