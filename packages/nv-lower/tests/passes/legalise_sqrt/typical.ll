; options: {"coarsen": true}
target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @plain(ptr readonly captures(none) %x.data, i64 %x.shape.0, ptr readonly captures(none) %y.data, i64 %y.shape.0, ptr readonly captures(none) %z.data, i64 %z.shape.0, ptr readonly captures(none) %mass.data, i64 %mass.shape.0, ptr writeonly captures(none) %ax.data, i64 %ax.shape.0, ptr writeonly captures(none) %ay.data, i64 %ay.shape.0, ptr writeonly captures(none) %az.data, i64 %az.shape.0, ptr readnone captures(none) %nv.status) local_unnamed_addr #0 {
entry:
  %.3.i = tail call i32 @nv.group.id(i32 0)
  %.4.i = zext i32 %.3.i to i64
  %.5.i = tail call i32 @nv.local.size(i32 0)
  %.6.i = zext nneg i32 %.5.i to i64
  %.7.i = mul nuw nsw i64 %.4.i, %.6.i
  %.8.i = tail call i32 @nv.local.id(i32 0)
  %.9.i = zext nneg i32 %.8.i to i64
  %.10.i = add nuw nsw i64 %.7.i, %.9.i
  %.105.i = icmp slt i64 %.10.i, %x.shape.0
  br i1 %.105.i, label %B48.i, label %_ZN9workloads5nbody12plain_kernel12_3clocals_3e5plainB3v11B78c8tJTC_2fWwCJrC0oGOgpI7rYFBwnQ91CX26I7vVodJKVeqwkMPbSIhJqGGe0wiaISMEsTAA_3d_3dE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE.exit
B48.i:                                            ; preds = %entry
  %0 = getelementptr float, ptr %x.data, i64 %.10.i
  %.137.i = load float, ptr %0, align 4
  %1 = getelementptr float, ptr %y.data, i64 %.10.i
  %.168.i = load float, ptr %1, align 4
  %2 = getelementptr float, ptr %z.data, i64 %.10.i
  %.199.i = load float, ptr %2, align 4
  br label %B184.if.i
B456.i:                                           ; preds = %B184.if.i
  %3 = getelementptr float, ptr %ax.data, i64 %.10.i
  store float %.482.i, ptr %3, align 4
  %4 = getelementptr float, ptr %ay.data, i64 %.10.i
  store float %.487.i, ptr %4, align 4
  %5 = getelementptr float, ptr %az.data, i64 %.10.i
  store float %.492.i, ptr %5, align 4
  br label %_ZN9workloads5nbody12plain_kernel12_3clocals_3e5plainB3v11B78c8tJTC_2fWwCJrC0oGOgpI7rYFBwnQ91CX26I7vVodJKVeqwkMPbSIhJqGGe0wiaISMEsTAA_3d_3dE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE.exit
B184.if.i:                                        ; preds = %B48.i, %B184.if.i
  %sz.2.0.i55 = phi float [ %.492.i, %B184.if.i ], [ 0.000000e+00, %B48.i ]
  %sy.2.0.i54 = phi float [ %.487.i, %B184.if.i ], [ 0.000000e+00, %B48.i ]
  %sx.2.0.i53 = phi float [ %.482.i, %B184.if.i ], [ 0.000000e+00, %B48.i ]
  %.252.i.052 = phi i64 [ %.310.i, %B184.if.i ], [ %x.shape.0, %B48.i ]
  %.249.i.051 = phi i64 [ %.314.i, %B184.if.i ], [ 0, %B48.i ]
  %.310.i = add nsw i64 %.252.i.052, -1
  %.314.i = add nuw nsw i64 %.249.i.051, 1
  %6 = getelementptr float, ptr %x.data, i64 %.249.i.051
  %.368.i = load float, ptr %6, align 4
  %.370.i = fsub fast float %.368.i, %.137.i
  %7 = getelementptr float, ptr %y.data, i64 %.249.i.051
  %.400.i = load float, ptr %7, align 4
  %.402.i = fsub fast float %.400.i, %.168.i
  %8 = getelementptr float, ptr %z.data, i64 %.249.i.051
  %.432.i = load float, ptr %8, align 4
  %.434.i = fsub fast float %.432.i, %.199.i
  %.436.i = fmul fast float %.370.i, %.370.i
  %.437.i = fmul fast float %.402.i, %.402.i
  %.439.i = fmul fast float %.434.i, %.434.i
  %.438.i = fadd fast float %.436.i, 0x3F847AE140000000
  %.440.i = fadd fast float %.438.i, %.437.i
  %.441.i = fadd fast float %.440.i, %.439.i
  %.442.i = tail call fast float @llvm.sqrt.f32(float %.441.i)
  %.446.i = fdiv fast float 1.000000e+00, %.442.i
  %9 = getelementptr float, ptr %mass.data, i64 %.249.i.051
  %.476.i = load float, ptr %9, align 4
  %10 = fmul fast float %.446.i, %.446.i
  %.478.i = fmul fast float %10, %.476.i
  %.479.i = fmul fast float %.478.i, %.446.i
  %.480.i = fmul fast float %.479.i, %.370.i
  %.482.i = fadd fast float %.480.i, %sx.2.0.i53
  %.485.i = fmul fast float %.479.i, %.402.i
  %.487.i = fadd fast float %.485.i, %sy.2.0.i54
  %.490.i = fmul fast float %.479.i, %.434.i
  %.492.i = fadd fast float %.490.i, %sz.2.0.i55
  %.301.i = icmp samesign ugt i64 %.252.i.052, 1
  br i1 %.301.i, label %B184.if.i, label %B456.i
_ZN9workloads5nbody12plain_kernel12_3clocals_3e5plainB3v11B78c8tJTC_2fWwCJrC0oGOgpI7rYFBwnQ91CX26I7vVodJKVeqwkMPbSIhJqGGe0wiaISMEsTAA_3d_3dE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE.exit: ; preds = %entry, %B456.i
  ret void
}
declare i32 @nv.group.id(i32) local_unnamed_addr #1
declare range(i32 1, 131073) i32 @nv.local.size(i32) local_unnamed_addr #1
declare range(i32 0, 131072) i32 @nv.local.id(i32) local_unnamed_addr #1
declare float @llvm.sqrt.f32(float) #2
attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "no-jump-tables"="true" "nv.kernel"="plain" "nv.local_size"="64,1,1" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
!nv.exceptions = !{!0}
!0 = !{i32 1965032839, !"ValueError", !"range() arg 3 must not be zero", !"/src/benchmarks/workloads/nbody.py", i32 27, !"plain"}
