define void @k(ptr %p, i8 signext %a, i16 zeroext %b, i1 %c, half %d) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %x = sext i8 %a to i32
  %y = zext i16 %b to i32
  %z = add i32 %x, %y
  %w = select i1 %c, i32 %z, i32 7
  store i32 %w, ptr %p
  %q = getelementptr i8, ptr %p, i32 4
  store half %d, ptr %q
  ret void
}
