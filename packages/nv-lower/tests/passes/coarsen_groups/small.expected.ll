target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr %x, i32 %n) local_unnamed_addr #0 {
nv.coarse:
  %nv.each = call i32 @nv.coarsening()
  %nv.wide = call i32 @nv.group.id(i32 0)
  %nv.first = mul i32 %nv.wide, %nv.each
  br label %0
0:
  %nv.turn = phi i32 [ 0, %nv.coarse ], [ %nv.turn.next, %nv.turn.end ]
  %i = add i32 %nv.first, %nv.turn
  %c = icmp ult i32 %i, %n
  %1 = sext i32 %i to i64
  %p = getelementptr i32, ptr %x, i64 %1
  br i1 %c, label %a, label %b
a:
  store volatile i32 7, ptr %p, align 4
  br label %b
b:
  %v = phi i32 [ 1, %0 ], [ 2, %a ]
  store i32 %v, ptr %p, align 4
  br label %nv.turn.end
nv.turn.end:
  %nv.turn.next = add i32 %nv.turn, 1
  %nv.turn.more = icmp ult i32 %nv.turn.next, %nv.each
  br i1 %nv.turn.more, label %0, label %nv.coarse.end
nv.coarse.end:
  ret void
}
declare i32 @nv.group.id(i32) local_unnamed_addr #1
declare range(i32 1, 0) i32 @nv.coarsening() nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare range(i32 1, 131073) i32 @nv.local.size(i32) nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare range(i32 0, 131072) i32 @nv.local.id(i32) nocallback nofree nosync nounwind speculatable willreturn memory(none)
attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="8,1,1" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
