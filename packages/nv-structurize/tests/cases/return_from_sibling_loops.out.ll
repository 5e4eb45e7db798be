define void @return_from_sibling_loops(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %b, label %h.merge, !nv.loop !0

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %r1, label %b.merge, !nv.selection !1

r1:
  ret void

b.merge:
  br label %h.latch

h.latch:
  br label %h

h.merge:
  br label %g

g:
  call void @visit(i32 3)
  %g.c = call i1 @choose(i32 3)
  br label %g.body, !nv.loop !2

g.body:
  br i1 %g.c, label %c, label %x

x:
  call void @visit(i32 5)
  br label %g.merge

c:
  call void @visit(i32 4)
  %c.c = call i1 @choose(i32 4)
  br i1 %c.c, label %g.merge, label %g

g.merge:
  br label %r

r:
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"h.merge", !"h.latch"}
!1 = !{!"b.merge"}
!2 = !{!"g.merge", !"c"}
