define void @infinite_loop(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  br label %b, !nv.loop !0

b:
  call void @visit(i32 2)
  br label %h.latch

h.latch:
  br label %h

h.never:
  unreachable
}

declare void @visit(i32)

!0 = !{!"h.never", !"h.latch"}
