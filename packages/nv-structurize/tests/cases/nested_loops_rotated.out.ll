define void @nested_loops_rotated(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  br label %g, !nv.loop !0

g:
  call void @visit(i32 2)
  %g.c = call i1 @choose(i32 2)
  br i1 %g.c, label %g, label %g.merge, !nv.loop !1

g.merge:
  br label %l

l:
  call void @visit(i32 3)
  %l.c = call i1 @choose(i32 3)
  br label %h.latch

h.latch:
  br i1 %l.c, label %h, label %x

x:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x", !"h.latch"}
!1 = !{!"g.merge", !"g"}
