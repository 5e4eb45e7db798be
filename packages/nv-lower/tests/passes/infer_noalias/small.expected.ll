target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr noalias readonly captures(none) %in, ptr captures(none) initializes((4, 8)) %out, ptr writeonly captures(none) initializes((0, 4)) %sum) local_unnamed_addr #0 {
  %f = load i32, ptr %in, align 4
  %a = load i32, ptr %out, align 4
  store i32 %f, ptr %sum, align 4
  fence acq_rel
  %g = load i32, ptr %in, align 4
  %b = load i32, ptr %out, align 4
  %c = add i32 %a, %f
  %d = add i32 %c, %g
  %e = add i32 %d, %b
  %h = getelementptr i8, ptr %out, i64 4
  store i32 %e, ptr %h, align 4
  ret void
}
attributes #0 = { mustprogress nofree norecurse nounwind willreturn "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
