define void @k(i64 %x, i64 %y, ptr %out) {
  %q = call i64 @nv.lower.sdiv.i64(i64 %x, i64 %y)
  store i64 %q, ptr %out
  ret void
}
define internal i64 @nv.lower.sdiv.i64(i64 %x, i64 %y) alwaysinline nocallback nofree nosync nounwind willreturn memory(none) {
entry:
  %both = or i64 %x, %y
  %upper = lshr i64 %both, 31
  %fits = icmp eq i64 %upper, 0
  br i1 %fits, label %small, label %large
small:
  %a = trunc i64 %x to i32
  %b = trunc i64 %y to i32
  %c = udiv i32 %a, %b
  %narrow = zext i32 %c to i64
  br label %end
large:
  %wide = sdiv i64 %x, %y
  br label %end
end:
  %result = phi i64 [ %narrow, %small ], [ %wide, %large ]
  ret i64 %result
}
