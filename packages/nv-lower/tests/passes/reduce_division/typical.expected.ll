define void @k(i64 %x, i64 %y, i32 %n, ptr %out) {
  %a = call i64 @nv.lower.udiv.i64.7(i64 %x)
  %b = call i64 @nv.lower.urem.i64.28(i64 %x)
  %c = call i64 @nv.lower.sdiv.i64.m1000(i64 %x)
  %d = call i64 @nv.lower.srem.i64.8(i64 %x)
  %e = call i64 @nv.lower.udiv.i64.18446744073709551613(i64 %x)
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
define internal i64 @nv.lower.udiv.i64.7(i64 %x) alwaysinline nocallback nofree nosync nounwind willreturn memory(none) {
  %high = call i64 @nv.lower.mulhu.i64(i64 %x, i64 2635249153387078803)
  %missing = sub i64 %x, %high
  %half = lshr i64 %missing, 1
  %sum = add i64 %half, %high
  %quotient = lshr i64 %sum, 2
  ret i64 %quotient
}
define internal i64 @nv.lower.urem.i64.28(i64 %x) alwaysinline nocallback nofree nosync nounwind willreturn memory(none) {
  %part = lshr i64 %x, 2
  %high = call i64 @nv.lower.mulhu.i64(i64 %part, i64 5270498306774157605)
  %quotient = lshr i64 %high, 1
  %whole = mul i64 %quotient, 28
  %rest = sub i64 %x, %whole
  ret i64 %rest
}
define internal i64 @nv.lower.sdiv.i64.m1000(i64 %x) alwaysinline nocallback nofree nosync nounwind willreturn memory(none) {
  %negative = ashr i64 %x, 63
  %unsigned = call i64 @nv.lower.mulhu.i64(i64 %x, i64 2361183241434822607)
  %excess = and i64 %negative, 2361183241434822607
  %high = sub i64 %unsigned, %excess
  %down = ashr i64 %high, 7
  %floor = sub i64 %down, %negative
  %quotient = sub i64 0, %floor
  ret i64 %quotient
}
define internal i64 @nv.lower.srem.i64.8(i64 %x) alwaysinline nocallback nofree nosync nounwind willreturn memory(none) {
  %negative = ashr i64 %x, 63
  %bias = lshr i64 %negative, 61
  %biased = add i64 %x, %bias
  %floor = ashr i64 %biased, 3
  %quotient = add i64 %floor, 0
  %whole = mul i64 %quotient, 8
  %rest = sub i64 %x, %whole
  ret i64 %rest
}
define internal i64 @nv.lower.udiv.i64.18446744073709551613(i64 %x) alwaysinline nocallback nofree nosync nounwind willreturn memory(none) {
  %high = call i64 @nv.lower.mulhu.i64(i64 %x, i64 4611686018427387905)
  %quotient = lshr i64 %high, 62
  ret i64 %quotient
}
