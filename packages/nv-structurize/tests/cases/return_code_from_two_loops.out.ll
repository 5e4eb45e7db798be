define void @return_code_from_two_loops(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br label %h.body, !nv.loop !0

h.body:
  br i1 %h.c, label %g, label %x, !nv.selection !1

x:
  call void @visit(i32 7)
  br label %r

g:
  call void @visit(i32 2)
  %g.c = call i1 @choose(i32 2)
  br i1 %g.c, label %b, label %g.merge, !nv.loop !2

b:
  call void @visit(i32 3)
  %b.c = call i1 @choose(i32 3)
  br i1 %b.c, label %g.merge, label %c

c:
  call void @visit(i32 5)
  br label %g.latch

g.latch:
  br label %g

g.merge:
  %nv.route = phi i1 [ false, %g ], [ true, %b ]
  br i1 %nv.route, label %y, label %l

y:
  call void @visit(i32 4)
  br label %r

l:
  call void @visit(i32 6)
  br label %h

r:
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"r", !"l"}
!1 = !{!"g"}
!2 = !{!"g.merge", !"g.latch"}
