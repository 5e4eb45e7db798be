define void @kernel(ptr %x) #0 {
  %n = load i32, ptr %x
  %s = call i32 @even(ptr %x, i32 %n)
  ret void
}

define i32 @even(ptr %r, i32 %n) #1 {
entry:
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %more

end:
  store i32 1, ptr %r
  ret i32 0

more:
  %m = sub i32 %n, 1
  %s = call i32 @"odd.x"(ptr %r, i32 %m)
  ret i32 %s
}

define i32 @"odd.x"(ptr %r, i32 %n) {
entry:
  %s = call i32 @even(ptr %r, i32 %n)
  %t = call i32 @plain(i32 %s)
  ret i32 %t
}

define i32 @plain(i32 %n) {
  ret i32 %n
}

attributes #0 = { "nv.kernel"="kernel" }
attributes #1 = { "nv.recursion"="2,77" }
