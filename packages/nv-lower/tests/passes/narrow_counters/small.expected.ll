target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr writeonly captures(none) %buffer, i64 %to.offset, i64 %from.offset, i64 %bytes, i32 %v) local_unnamed_addr #0 {
  %to = getelementptr i8, ptr %buffer, i64 %to.offset
  %value = trunc i32 %v to i8
  br label %again.i
again.i:
  %"i.i.c" = phi i32 [ 0, %0 ], [ %"next.i.c", %again.i ]
  %i.i = zext i32 %"i.i.c" to i64
  %t.i = getelementptr i8, ptr %to, i64 %i.i
  store i8 %value, ptr %t.i, align 1
  %"next.i.c" = add i32 %"i.i.c", 1
  %more.i = icmp ult i32 %"i.i.c", 128
  br i1 %more.i, label %again.i, label %nv.lower.memset.p0.i64.1.exit
nv.lower.memset.p0.i64.1.exit:
  ret void
}
attributes #0 = { nofree norecurse nosync nounwind willreturn memory(argmem: write) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
