define void @k(ptr %x) "nv.kernel"="k" {
  %n = icmp eq i1 true, false
  %v = zext i1 %n to i32
  store i32 %v, ptr %x, align 4
  ret void
}
