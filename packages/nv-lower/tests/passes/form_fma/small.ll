; options: {"features": ["bufferDeviceAddress", "inexactSqrtFloat32", "shaderFloat64", "shaderFmaFloat32", "shaderFmaFloat64", "shaderInt16", "shaderInt64", "shaderInt8", "storageBuffer16BitAccess", "storageBuffer8BitAccess"]}
target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr writeonly captures(none) initializes((0, 4)) %x, float %a, float %b, float %c) local_unnamed_addr #0 {
  %p = fmul contract float %a, %b
  %s = fadd contract float %p, %c
  store float %s, ptr %x, align 4
  ret void
}
attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
