@t = external addrspace(3) global [8 x i32], align 4
define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  store i32 1, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @t, i64 4), align 4
  ret void
}
