define void @k(ptr %p, ptr %q, i64 %n, float %f) "nv.kernel"="k" "nv.local_size"="64,1,1" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %m, %loop ]
  %m = add nuw nsw i64 %i, 1
  store i64 %i, ptr %p
  %c = icmp slt i64 %m, %n
  br i1 %c, label %loop, label %end, !llvm.loop !0
end:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
