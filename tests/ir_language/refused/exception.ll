define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" personality ptr @personality {
  invoke void @f()
  to label %a unwind label %b
a:
  ret void
b:
  %x = landingpad { ptr, i32 }
  cleanup
  resume { ptr, i32 } %x
}
declare void @f()
declare i32 @personality(...)
