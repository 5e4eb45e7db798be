define void @continue_outer_loop(i32 %n) {
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
  br label %g.body, !nv.loop !1

g.body:
  br i1 %g.c, label %b, label %l, !nv.selection !2

l:
  call void @visit(i32 5)
  br label %g.merge

b:
  call void @visit(i32 3)
  %b.c = call i1 @choose(i32 3)
  br i1 %b.c, label %g.merge, label %c

c:
  call void @visit(i32 4)
  br label %g.latch

g.latch:
  br label %g

g.merge:
  br label %l2

l2:
  call void @visit(i32 6)
  br label %h.latch

h.latch:
  br label %h

x:
  call void @visit(i32 7)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x", !"h.latch"}
!1 = !{!"g.merge", !"g.latch"}
!2 = !{!"b"}
