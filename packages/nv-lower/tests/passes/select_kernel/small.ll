define void @k(ptr byval({ i32, i32 }) %s, ptr %p) {
  ret void
}
