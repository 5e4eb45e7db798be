; Round trips of three kinds, one whose integer is used otherwise too, and what stays: a narrower float, an i32, unsigned.
define void @k(ptr %p, ptr %q, double %d) {
  %x = load float, ptr %p
  %n = fptosi float %x to i64
  %y = sitofp i64 %n to float
  %z = sitofp i64 %n to double
  %m = fptosi double %d to i64
  %w = sitofp i64 %m to double
  %v = sitofp i64 %m to float
  %s = fptosi float %x to i32
  %t = sitofp i32 %s to float
  %u = uitofp i64 %n to double
  store float %y, ptr %p
  store double %z, ptr %q
  store double %w, ptr %q
  store float %v, ptr %p
  store float %t, ptr %p
  store double %u, ptr %q
  store i64 %n, ptr %q
  ret void
}
