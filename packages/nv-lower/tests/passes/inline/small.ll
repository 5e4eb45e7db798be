; options: {"features": ["bufferDeviceAddress", "shaderBufferFloat32AtomicAdd", "shaderFloat64", "shaderInt16", "shaderInt64", "shaderInt8", "storageBuffer16BitAccess", "storageBuffer8BitAccess"]}
define void @k(ptr %p, float %v) "nv.kernel"="k" "nv.local_size"="64,1,1" {
  %o = atomicrmw fadd ptr %p, float %v monotonic
  ret void
}
