define void @infinite_loop_single_block(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  br label %h, !nv.loop !0

h.never:
  unreachable
}

declare void @visit(i32)

!0 = !{!"h.never", !"h"}
