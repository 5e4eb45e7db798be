define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %i = tail call noundef range(i32 0, 64) i32 @nv.global.id(i32 noundef 0) #0
  store i32 %i, ptr %p
  ret void
}
declare i32 @nv.global.id(i32) #0
attributes #0 = { nounwind }
