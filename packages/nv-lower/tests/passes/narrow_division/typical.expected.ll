define void @k(i64 %x, i64 %y, i32 %n, ptr %out) {
  %a = call i64 @nv.lower.udiv.i64(i64 %x, i64 %y)
  %b = call i64 @nv.lower.urem.i64(i64 %x, i64 %y)
  %c = call i64 @nv.lower.srem.i64(i64 %a, i64 %b)
  %d = call i64 @nv.lower.udiv.i64(i64 100, i64 %c)
  %e = call i64 @nv.lower.udiv.i64(i64 %d, i64 %x)
  %f = udiv i64 %e, 7
  %g = udiv i32 %n, %n
  store i64 %f, ptr %out
  store i32 %g, ptr %out
  ret void
}
define internal i64 @nv.lower.udiv.i64(i64 %x, i64 %y) alwaysinline nocallback nofree nosync nounwind willreturn memory(none) {
entry:
  %both = or i64 %x, %y
  %upper = lshr i64 %both, 32
  %fits = icmp eq i64 %upper, 0
  br i1 %fits, label %small, label %large
small:
  %a = trunc i64 %x to i32
  %b = trunc i64 %y to i32
  %c = udiv i32 %a, %b
  %narrow = zext i32 %c to i64
  br label %end
large:
  %wide = udiv i64 %x, %y
  br label %end
end:
  %result = phi i64 [ %narrow, %small ], [ %wide, %large ]
  ret i64 %result
}
define internal i64 @nv.lower.urem.i64(i64 %x, i64 %y) alwaysinline nocallback nofree nosync nounwind willreturn memory(none) {
entry:
  %both = or i64 %x, %y
  %upper = lshr i64 %both, 32
  %fits = icmp eq i64 %upper, 0
  br i1 %fits, label %small, label %large
small:
  %a = trunc i64 %x to i32
  %b = trunc i64 %y to i32
  %c = urem i32 %a, %b
  %narrow = zext i32 %c to i64
  br label %end
large:
  %wide = urem i64 %x, %y
  br label %end
end:
  %result = phi i64 [ %narrow, %small ], [ %wide, %large ]
  ret i64 %result
}
define internal i64 @nv.lower.srem.i64(i64 %x, i64 %y) alwaysinline nocallback nofree nosync nounwind willreturn memory(none) {
entry:
  %both = or i64 %x, %y
  %upper = lshr i64 %both, 31
  %fits = icmp eq i64 %upper, 0
  br i1 %fits, label %small, label %large
small:
  %a = trunc i64 %x to i32
  %b = trunc i64 %y to i32
  %c = urem i32 %a, %b
  %narrow = zext i32 %c to i64
  br label %end
large:
  %wide = srem i64 %x, %y
  br label %end
end:
  %result = phi i64 [ %narrow, %small ], [ %wide, %large ]
  ret i64 %result
}
