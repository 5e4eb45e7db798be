define void @k(i64 %x, ptr %out) {
  %q = call i64 @nv.lower.udiv.i64.13(i64 %x)
  store i64 %q, ptr %out
  ret void
}
define internal i64 @nv.lower.mulhu.i64(i64 %x, i64 %y) alwaysinline nocallback nofree nosync nounwind willreturn memory(none) {
  %x.low = and i64 %x, 4294967295
  %x.high = lshr i64 %x, 32
  %y.low = and i64 %y, 4294967295
  %y.high = lshr i64 %y, 32
  %low = mul nuw i64 %x.low, %y.low
  %middle = mul nuw i64 %x.high, %y.low
  %other = mul nuw i64 %x.low, %y.high
  %high = mul nuw i64 %x.high, %y.high
  %carried = lshr i64 %low, 32
  %sum = add nuw i64 %middle, %carried
  %sum.low = and i64 %sum, 4294967295
  %sum.high = lshr i64 %sum, 32
  %rest = add nuw i64 %other, %sum.low
  %rest.high = lshr i64 %rest, 32
  %both = add nuw i64 %high, %sum.high
  %result = add nuw i64 %both, %rest.high
  ret i64 %result
}
define internal i64 @nv.lower.udiv.i64.13(i64 %x) alwaysinline nocallback nofree nosync nounwind willreturn memory(none) {
  %high = call i64 @nv.lower.mulhu.i64(i64 %x, i64 5675921253449092805)
  %quotient = lshr i64 %high, 2
  ret i64 %quotient
}
