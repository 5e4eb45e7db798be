define void @return_code_from_two_loops(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %g, label %x, !nv.loop !0

g:
  call void @visit(i32 2)
  %g.c = call i1 @choose(i32 2)
  br i1 %g.c, label %b, label %g.merge, !nv.loop !1

b:
  call void @visit(i32 3)
  %b.c = call i1 @choose(i32 3)
  br i1 %b.c, label %y1, label %c, !nv.selection !2

y1:
  call void @visit(i32 4)
  ret void

c:
  call void @visit(i32 5)
  br label %g.latch

g.latch:
  br label %g

g.merge:
  br label %l

l:
  call void @visit(i32 6)
  br label %h.latch

h.latch:
  br label %h

x:
  call void @visit(i32 7)
  br label %r

r:
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x", !"h.latch"}
!1 = !{!"g.merge", !"g.latch"}
!2 = !{!"c"}
