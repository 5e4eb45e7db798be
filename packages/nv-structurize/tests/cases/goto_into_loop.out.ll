define void @goto_into_loop(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br label %h.dispatch

h.dispatch:
  %nv.route = phi i1 [ %e.c, %e ], [ %nv.carry, %h.latch ]
  br label %h.body, !nv.loop !0

h.body:
  br i1 %nv.route, label %h, label %m, !nv.selection !1

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %h.merge, label %x

m:
  call void @visit(i32 2)
  br label %l

l:
  call void @visit(i32 3)
  br label %h.merge

h.merge:
  %nv.carry = phi i1 [ false, %h ], [ true, %l ]
  br label %h.latch

h.latch:
  br label %h.dispatch

x:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x", !"h.latch"}
!1 = !{!"h.merge"}
