; options: {"features": ["bufferDeviceAddress", "inexactDivisionFloat32", "shaderFloat64", "shaderInt16", "shaderInt64", "shaderInt8", "storageBuffer16BitAccess", "storageBuffer8BitAccess"]}
target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr writeonly captures(none) initializes((0, 4)) %p, float %a, float %b) local_unnamed_addr #0 {
  %q = call float @nv_div_f32(float %a, float %b)
  store float %q, ptr %p, align 4
  ret void
}
declare float @nv_div_f32(float, float) nocallback nofree nounwind willreturn memory(none)
attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
