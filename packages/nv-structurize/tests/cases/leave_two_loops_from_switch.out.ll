define void @leave_two_loops_from_switch(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %g, label %x, !nv.loop !0

g:
  call void @visit(i32 2)
  %g.w = call i32 @pick(i32 2)
  br label %g.body, !nv.loop !1

g.body:
  switch i32 %g.w, label %b [
    i32 1, label %g.case
    i32 2, label %x1
  ], !nv.selection !2

g.case:
  br label %g.merge

x1:
  call void @visit(i32 5)
  ret void

b:
  call void @visit(i32 3)
  br label %g.latch

g.latch:
  br label %g

g.merge:
  br label %l

l:
  call void @visit(i32 4)
  br label %h.latch

h.latch:
  br label %h

x:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

declare i1 @choose(i32)

!0 = !{!"x", !"h.latch"}
!1 = !{!"g.merge", !"g.latch"}
!2 = !{!"b"}
