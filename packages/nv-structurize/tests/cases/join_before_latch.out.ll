define void @join_before_latch(ptr %p, i1 %d, i1 %e) {
entry:
  br label %head

head:
  br label %head.body, !nv.loop !0

head.body:
  br i1 %d, label %last, label %x, !nv.selection !1

x:
  br label %last

last:
  %v = phi i32 [ 0, %head.body ], [ 1, %x ]
  store i32 %v, ptr %p
  br label %head.latch

head.latch:
  br i1 %e, label %head, label %out

out:
  ret void
}

!0 = !{!"out", !"head.latch"}
!1 = !{!"last"}
