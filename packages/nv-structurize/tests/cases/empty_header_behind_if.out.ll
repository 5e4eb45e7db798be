declare void @visit(i32)
define void @empty_header_behind_if(i1 %c, i1 %d) {
entry:
  br i1 %c, label %then, label %head, !nv.selection !0

then:
  call void @visit(i32 1)
  br label %head

head:
  br label %body, !nv.loop !1

body:
  call void @visit(i32 2)
  br label %head.latch

head.latch:
  br i1 %d, label %head, label %out

out:
  call void @visit(i32 3)
  ret void
}

!0 = !{!"head"}
!1 = !{!"out", !"head.latch"}
