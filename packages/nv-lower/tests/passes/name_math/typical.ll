define void @k(ptr %p) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %x = load float, ptr %p
  %y = call float @erfcf(float %x)
  store float %y, ptr %p
  ret void
}
declare float @erfcf(float)
