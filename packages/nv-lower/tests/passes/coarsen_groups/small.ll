; options: {"coarsen": true}
target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr %x, i32 %n) local_unnamed_addr #0 {
  %i = tail call i32 @nv.group.id(i32 0)
  %c = icmp ult i32 %i, %n
  %1 = sext i32 %i to i64
  %p = getelementptr i32, ptr %x, i64 %1
  br i1 %c, label %a, label %b
a:                                                ; preds = %0
  store volatile i32 7, ptr %p, align 4
  br label %b
b:                                                ; preds = %a, %0
  %v = phi i32 [ 1, %0 ], [ 2, %a ]
  store i32 %v, ptr %p, align 4
  ret void
}
declare i32 @nv.group.id(i32) local_unnamed_addr #1
attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="8,1,1" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
