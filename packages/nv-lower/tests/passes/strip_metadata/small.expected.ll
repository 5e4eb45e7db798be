define void @k(ptr readnone %buffer, i64 %to.offset, i64 %from.offset, i64 %bytes, i32 %v) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  ret void
}
