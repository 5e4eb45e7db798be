define void @k(ptr %p, i32 %axis) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %i = call i32 @nv.global.id(i32 %axis)
  store i32 %i, ptr %p
  ret void
}
declare i32 @nv.global.id(i32)
