define void @two_entry_loop_in_loop(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %p, label %x, !nv.loop !0

p:
  call void @visit(i32 2)
  %p.c = call i1 @choose(i32 2)
  br label %a.dispatch

a.dispatch:
  %nv.route = phi i1 [ %p.c, %p ], [ %nv.carry, %a.latch ]
  br label %a.body, !nv.loop !1

a.body:
  br i1 %nv.route, label %a, label %b, !nv.selection !2

a:
  call void @visit(i32 3)
  br label %a.merge1

b:
  call void @visit(i32 4)
  %b.c = call i1 @choose(i32 4)
  br i1 %b.c, label %a.merge1, label %a.merge

a.merge1:
  %nv.carry = phi i1 [ false, %a ], [ true, %b ]
  br label %a.latch

a.latch:
  br label %a.dispatch

a.merge:
  br label %l

l:
  call void @visit(i32 5)
  br label %h.latch

h.latch:
  br label %h

x:
  call void @visit(i32 6)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x", !"h.latch"}
!1 = !{!"a.merge", !"a.latch"}
!2 = !{!"a.merge1"}
