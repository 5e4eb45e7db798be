define void @goto_between_loops(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %a, label %h.merge, !nv.loop !0

a:
  call void @visit(i32 2)
  %a.c = call i1 @choose(i32 2)
  br label %h.latch

h.latch:
  br i1 %a.c, label %h, label %h.merge

h.merge:
  %nv.carry = phi i1 [ true, %h ], [ false, %h.latch ]
  br label %g.dispatch

g.dispatch:
  %nv.route = phi i1 [ %nv.carry, %h.merge ], [ %nv.carry1, %g.latch ]
  br label %g.body, !nv.loop !1

g.body:
  br i1 %nv.route, label %g, label %b, !nv.selection !2

g:
  call void @visit(i32 3)
  %g.c = call i1 @choose(i32 3)
  br i1 %g.c, label %g.merge, label %x

b:
  call void @visit(i32 4)
  br label %g.merge

g.merge:
  %nv.carry1 = phi i1 [ false, %g ], [ true, %b ]
  br label %g.latch

g.latch:
  br label %g.dispatch

x:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"h.merge", !"h.latch"}
!1 = !{!"x", !"g.latch"}
!2 = !{!"g.merge"}
