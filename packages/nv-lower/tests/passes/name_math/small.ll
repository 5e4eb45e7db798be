; options: {"features": ["bufferDeviceAddress", "shaderInt16", "shaderInt8", "storageBuffer16BitAccess", "storageBuffer8BitAccess"]}
define void @k(ptr %p, ptr %q) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  call void @numba_cpow(ptr %p, ptr %p, ptr %q)
  store double 0.0, ptr %q
  ret void
}
declare void @numba_cpow(ptr, ptr, ptr)
