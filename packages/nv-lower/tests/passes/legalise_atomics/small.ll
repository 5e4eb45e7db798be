; options: {"features": ["bufferDeviceAddress", "shaderFloat64", "shaderInt16", "shaderInt64", "shaderInt8", "shaderSharedFloat32AtomicAdd", "storageBuffer16BitAccess", "storageBuffer8BitAccess"]}
target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr captures(none) %p, float %v) local_unnamed_addr #0 {
  %o = atomicrmw fadd ptr %p, float %v monotonic, align 4
  ret void
}
attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
