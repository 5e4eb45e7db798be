target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr writeonly captures(none) %buffer, i64 %to.offset, i64 %from.offset, i64 %bytes, i32 %v) local_unnamed_addr #0 {
  %to = getelementptr i8, ptr %buffer, i64 %to.offset
  %value.mask = and i32 %v, 255
  %splat.z.i = zext nneg i32 %value.mask to i64
  %splat.i = mul nuw i64 %splat.z.i, 72340172838076673
  br label %again.i
again.i:
  %"i.i.c" = phi i32 [ 0, %0 ], [ %"next.i.c", %again.i ]
  %i.i = zext i32 %"i.i.c" to i64
  %t.i = getelementptr i8, ptr %to, i64 %i.i
  store i64 %splat.i, ptr %t.i, align 8
  %"next.i.c" = add i32 %"i.i.c", 8
  %more.i = icmp ult i32 %"i.i.c", 992
  br i1 %more.i, label %again.i, label %nv.lower.memset.p0.i64.8.exit
nv.lower.memset.p0.i64.8.exit:
  ret void
}
attributes #0 = { nofree norecurse nosync nounwind willreturn memory(argmem: write) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
