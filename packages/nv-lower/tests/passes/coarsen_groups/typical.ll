; options: {"coarsen": true}
target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr captures(none) %x, i32 %n) local_unnamed_addr #0 {
start:
  %g = tail call i32 @nv.group.id(i32 0)
  %s = tail call i32 @nv.local.size(i32 0)
  %l = tail call i32 @nv.local.id(i32 0)
  %b = mul i32 %g, %s
  %i = add i32 %b, %l
  %inside = icmp ult i32 %i, %n
  br i1 %inside, label %work, label %end
work:                                             ; preds = %start
  %0 = sext i32 %i to i64
  %p = getelementptr i32, ptr %x, i64 %0
  %v = tail call i32 @nv.num.groups(i32 1)
  %old = load i32, ptr %p, align 4
  store i32 %v, ptr %x, align 4
  %new = add i32 %old, %i
  store i32 %new, ptr %p, align 4
  br label %end
end:                                              ; preds = %work, %start
  ret void
}
declare i32 @nv.group.id(i32) local_unnamed_addr #1
declare range(i32 1, 131073) i32 @nv.local.size(i32) local_unnamed_addr #1
declare range(i32 0, 131072) i32 @nv.local.id(i32) local_unnamed_addr #1
declare range(i32 1, 0) i32 @nv.num.groups(i32) local_unnamed_addr #1
attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="8,1,1" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
