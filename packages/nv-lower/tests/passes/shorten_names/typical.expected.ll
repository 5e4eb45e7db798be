target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @heat(ptr readonly captures(none) %old.data, i64 %old.shape.0, i64 %old.shape.1, i64 %old.shape.2, ptr writeonly captures(none) %new.data, i64 %new.shape.0, i64 %new.shape.1, i64 %new.shape.2, float %rate) local_unnamed_addr #0 {
nv.coarse:
  %nv.each = call i32 @nv.coarsening()
  %nv.wide = call i32 @nv.group.id(i32 0)
  %nv.first = mul i32 %nv.wide, %nv.each
  br label %entry
entry:
  %nv.turn = phi i32 [ 0, %nv.coarse ], [ %nv.turn.next, %nv.turn.end ]
  %.3.i = add i32 %nv.first, %nv.turn
  %.4.i = zext i32 %.3.i to i64
  %.5.i = tail call i32 @nv.local.size(i32 0)
  %.6.i = zext nneg i32 %.5.i to i64
  %.7.i = mul nuw nsw i64 %.4.i, %.6.i
  %.8.i = tail call i32 @nv.local.id(i32 0)
  %.9.i = zext nneg i32 %.8.i to i64
  %.10.i = add nuw nsw i64 %.7.i, %.9.i
  %.11.i = tail call i32 @nv.group.id(i32 1)
  %.12.i = zext i32 %.11.i to i64
  %.13.i = tail call i32 @nv.local.size(i32 1)
  %.14.i = zext nneg i32 %.13.i to i64
  %.15.i = mul nuw nsw i64 %.12.i, %.14.i
  %.16.i = tail call i32 @nv.local.id(i32 1)
  %.17.i = zext nneg i32 %.16.i to i64
  %.18.i = add nuw nsw i64 %.15.i, %.17.i
  %.19.i = tail call i32 @nv.group.id(i32 2)
  %.20.i = zext i32 %.19.i to i64
  %.21.i = tail call i32 @nv.local.size(i32 2)
  %.22.i = zext nneg i32 %.21.i to i64
  %.23.i = mul nuw nsw i64 %.20.i, %.22.i
  %.24.i = tail call i32 @nv.local.id(i32 2)
  %.25.i = zext nneg i32 %.24.i to i64
  %.26.i = add nuw nsw i64 %.23.i, %.25.i
  %.71.i = icmp ne i64 %.26.i, 0
  %.93.i = add nsw i64 %old.shape.0, -1
  %.95.i = icmp slt i64 %.26.i, %.93.i
  %or.cond = select i1 %.71.i, i1 %.95.i, i1 false
  %.117.i = icmp ne i64 %.18.i, 0
  %or.cond23 = select i1 %or.cond, i1 %.117.i, i1 false
  %.139.i = add nsw i64 %old.shape.1, -1
  %.141.i = icmp slt i64 %.18.i, %.139.i
  %or.cond24 = select i1 %or.cond23, i1 %.141.i, i1 false
  %.163.i = icmp ne i64 %.10.i, 0
  %or.cond25 = select i1 %or.cond24, i1 %.163.i, i1 false
  %.185.i = add nsw i64 %old.shape.2, -1
  %.187.i = icmp slt i64 %.10.i, %.185.i
  %or.cond26 = select i1 %or.cond25, i1 %.187.i, i1 false
  br i1 %or.cond26, label %B220.i, label %heat.exit
B220.i:
  %.209.i = add nsw i64 %.26.i, -1
  %.271.i = mul i64 %old.shape.2, %old.shape.1
  %.273.i = mul i64 %.271.i, %.209.i
  %.275.i = mul i64 %old.shape.2, %.18.i
  %0 = getelementptr float, ptr %old.data, i64 %.273.i
  %1 = getelementptr float, ptr %0, i64 %.275.i
  %.279.i = getelementptr float, ptr %1, i64 %.10.i
  %.280.i = load float, ptr %.279.i, align 4
  %.282.i = add nuw nsw i64 %.26.i, 1
  %.346.i = mul i64 %.271.i, %.282.i
  %2 = getelementptr float, ptr %old.data, i64 %.346.i
  %3 = getelementptr float, ptr %2, i64 %.275.i
  %.352.i = getelementptr float, ptr %3, i64 %.10.i
  %.353.i = load float, ptr %.352.i, align 4
  %.354.i = fadd float %.280.i, %.353.i
  %.356.i = add nsw i64 %.18.i, -1
  %.420.i = mul i64 %.271.i, %.26.i
  %.422.i = mul i64 %old.shape.2, %.356.i
  %4 = getelementptr float, ptr %old.data, i64 %.420.i
  %5 = getelementptr float, ptr %4, i64 %.422.i
  %.426.i = getelementptr float, ptr %5, i64 %.10.i
  %.427.i = load float, ptr %.426.i, align 4
  %.428.i = fadd float %.354.i, %.427.i
  %.430.i = add nuw nsw i64 %.18.i, 1
  %.496.i = mul i64 %old.shape.2, %.430.i
  %6 = getelementptr float, ptr %4, i64 %.496.i
  %.500.i = getelementptr float, ptr %6, i64 %.10.i
  %.501.i = load float, ptr %.500.i, align 4
  %.502.i = fadd float %.428.i, %.501.i
  %7 = getelementptr float, ptr %4, i64 %.275.i
  %8 = getelementptr float, ptr %7, i64 %.10.i
  %.574.i = getelementptr i8, ptr %8, i64 -4
  %.575.i = load float, ptr %.574.i, align 4
  %.647.i = getelementptr i8, ptr %8, i64 4
  %.648.i = load float, ptr %.647.i, align 4
  %.649.i = fadd float %.575.i, %.648.i
  %.650.i = fadd float %.502.i, %.649.i
  %.722.i = load float, ptr %8, align 4
  %.798.i = fmul float %.722.i, 6.000000e+00
  %.799.i = fsub float %.650.i, %.798.i
  %.801.i = fmul float %rate, %.799.i
  %.804.i = fadd float %.722.i, %.801.i
  %.873.i = mul i64 %new.shape.1, %.26.i
  %.875.i = mul i64 %.873.i, %new.shape.2
  %.877.i = mul i64 %new.shape.2, %.18.i
  %9 = getelementptr float, ptr %new.data, i64 %.875.i
  %10 = getelementptr float, ptr %9, i64 %.877.i
  %.881.i = getelementptr float, ptr %10, i64 %.10.i
  store float %.804.i, ptr %.881.i, align 4
  br label %heat.exit
heat.exit:
  br label %nv.turn.end
nv.turn.end:
  %nv.turn.next = add i32 %nv.turn, 1
  %nv.turn.more = icmp ult i32 %nv.turn.next, %nv.each
  br i1 %nv.turn.more, label %entry, label %nv.coarse.end
nv.coarse.end:
  ret void
}
declare i32 @nv.group.id(i32) local_unnamed_addr #1
declare range(i32 1, 131073) i32 @nv.local.size(i32) local_unnamed_addr #1
declare range(i32 0, 131072) i32 @nv.local.id(i32) local_unnamed_addr #1
declare range(i32 1, 0) i32 @nv.coarsening() nocallback nofree nosync nounwind speculatable willreturn memory(none)
attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "no-jump-tables"="true" "nv.kernel"="heat" "nv.local_size"="64,1,1" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
