define void @k(ptr %p, i32 %a, i32 %b, i32 %c, i32 %d) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %nv.narrow1 = trunc i32 %a to i8
  %nv.narrow2 = trunc i32 %b to i16
  %nv.narrow3 = trunc i32 %c to i1
  %nv.narrow4 = trunc i32 %d to i16
  %nv.float4 = bitcast i16 %nv.narrow4 to half
  call void @"k.narrow"(ptr %p, i8 %nv.narrow1, i16 %nv.narrow2, i1 %nv.narrow3, half %nv.float4)
  ret void
}
define internal void @"k.narrow"(ptr %p, i8 signext %a, i16 zeroext %b, i1 %c, half %d) {
  %x = sext i8 %a to i32
  %y = zext i16 %b to i32
  %z = add i32 %x, %y
  %w = select i1 %c, i32 %z, i32 7
  store i32 %w, ptr %p
  %q = getelementptr i8, ptr %p, i32 4
  store half %d, ptr %q
  ret void
}
