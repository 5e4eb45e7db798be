target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr writeonly captures(none) initializes((0, 8)) %x, double %a, double %b, double %c) local_unnamed_addr #0 {
  %"nv.negated.s" = fneg double %c
  %s = call contract double @llvm.fma.f64(double %a, double %b, double %"nv.negated.s")
  store double %s, ptr %x, align 8
  ret void
}
declare double @llvm.fma.f64(double, double, double)
attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
