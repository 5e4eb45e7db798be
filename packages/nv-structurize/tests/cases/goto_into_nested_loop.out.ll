define void @goto_into_nested_loop(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br label %h.dispatch

h.dispatch:
  %nv.route = phi i1 [ %e.c, %e ], [ %nv.carry, %h.latch ]
  br label %h.body, !nv.loop !0

h.body:
  br i1 %nv.route, label %h, label %g, !nv.selection !1

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %h.merge, label %x

g:
  call void @visit(i32 2)
  %g.c = call i1 @choose(i32 2)
  br i1 %g.c, label %b, label %l, !nv.loop !2

b:
  call void @visit(i32 3)
  br label %g.latch

g.latch:
  br label %g

l:
  call void @visit(i32 4)
  br label %h.merge

h.merge:
  %nv.carry = phi i1 [ false, %h ], [ true, %l ]
  br label %h.latch

h.latch:
  br label %h.dispatch

x:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x", !"h.latch"}
!1 = !{!"h.merge"}
!2 = !{!"l", !"g.latch"}
