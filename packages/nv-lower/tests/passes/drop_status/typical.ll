; options: {"coarsen": true}
target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @saxpy(float %a, ptr readonly captures(none) %x.data, i64 %x.shape.0, ptr readonly captures(none) %y.data, i64 %y.shape.0, ptr writeonly captures(none) %out.data, i64 %out.shape.0, ptr readnone captures(none) %nv.status) local_unnamed_addr #0 {
entry:
  %.3.i = tail call i32 @nv.group.id(i32 0)
  %.4.i = zext i32 %.3.i to i64
  %.5.i = tail call i32 @nv.local.size(i32 0)
  %.6.i = zext nneg i32 %.5.i to i64
  %.7.i = mul nuw nsw i64 %.4.i, %.6.i
  %.8.i = tail call i32 @nv.local.id(i32 0)
  %.9.i = zext nneg i32 %.8.i to i64
  %.10.i = add nuw nsw i64 %.7.i, %.9.i
  %.64.i = icmp slt i64 %.10.i, %out.shape.0
  br i1 %.64.i, label %B48.i, label %_ZN9workloads5saxpy7kernels12_3clocals_3e5saxpyB2v1B58c8tJTC_2fWwCJrC0oGOgpI7rYFBwkwZNAiCaoSM0phEkUlYJYmAA_3d_3dEf5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE.exit
B48.i:                                            ; preds = %entry
  %0 = getelementptr float, ptr %x.data, i64 %.10.i
  %.96.i = load float, ptr %0, align 4
  %.100.i = fmul float %a, %.96.i
  %1 = getelementptr float, ptr %y.data, i64 %.10.i
  %.133.i = load float, ptr %1, align 4
  %.136.i = fadd float %.100.i, %.133.i
  %2 = getelementptr float, ptr %out.data, i64 %.10.i
  store float %.136.i, ptr %2, align 4
  br label %_ZN9workloads5saxpy7kernels12_3clocals_3e5saxpyB2v1B58c8tJTC_2fWwCJrC0oGOgpI7rYFBwkwZNAiCaoSM0phEkUlYJYmAA_3d_3dEf5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE.exit
_ZN9workloads5saxpy7kernels12_3clocals_3e5saxpyB2v1B58c8tJTC_2fWwCJrC0oGOgpI7rYFBwkwZNAiCaoSM0phEkUlYJYmAA_3d_3dEf5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE.exit: ; preds = %B48.i, %entry
  ret void
}
declare i32 @nv.group.id(i32) local_unnamed_addr #1
declare range(i32 1, 131073) i32 @nv.local.size(i32) local_unnamed_addr #1
declare range(i32 0, 131072) i32 @nv.local.id(i32) local_unnamed_addr #1
attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "no-jump-tables"="true" "nv.kernel"="saxpy" "nv.local_size"="64,1,1" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
