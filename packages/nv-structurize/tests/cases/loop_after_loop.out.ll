define void @loop_after_loop(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %b, label %h.merge, !nv.loop !0

b:
  call void @visit(i32 2)
  br label %h.latch

h.latch:
  br label %h

h.merge:
  br label %g

g:
  call void @visit(i32 3)
  %g.c = call i1 @choose(i32 3)
  br i1 %g.c, label %c, label %x, !nv.loop !1

c:
  call void @visit(i32 4)
  br label %g.latch

g.latch:
  br label %g

x:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"h.merge", !"h.latch"}
!1 = !{!"x", !"g.latch"}
