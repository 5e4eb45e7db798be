; options: {"features": ["shaderFmaFloat32"]}
define void @k(ptr %p) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %x = load float, ptr %p
  %y = call float @hypotf(float %x, float 1.0)
  store float %y, ptr %p
  ret void
}
declare float @hypotf(float, float) nocallback nofree nounwind willreturn memory(none)
