define void @infinite_loop_behind_if(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %h, label %x, !nv.selection !0

x:
  call void @visit(i32 2)
  ret void

h:
  call void @visit(i32 1)
  br label %h, !nv.loop !1

h.never:
  unreachable
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"h"}
!1 = !{!"h.never", !"h"}
