define void @k(ptr %p) {
  %x = load float, ptr %p
  %n = fptosi float %x to i64
  %y = sitofp i64 %n to double
  store double %y, ptr %p
  ret void
}
