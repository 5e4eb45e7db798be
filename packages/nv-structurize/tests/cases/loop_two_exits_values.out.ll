define i32 @loop_two_exits_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  br label %h

h:
  %var.0 = phi i32 [ %e.y, %e ], [ %b.y, %h.latch ]
  %h.y = call i32 @step(i32 1, i32 %var.0)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %b, label %h.merge, !nv.loop !0

b:
  %b.y = call i32 @step(i32 2, i32 %h.y)
  %b.c = call i1 @choose(i32 2)
  br label %h.latch

h.latch:
  br i1 %b.c, label %h.merge, label %h

h.merge:
  %nv.route = phi i1 [ true, %h ], [ false, %h.latch ]
  %nv.carry = phi i32 [ poison, %h ], [ %b.y, %h.latch ]
  br i1 %nv.route, label %x, label %y, !nv.selection !1

x:
  %x.y = call i32 @step(i32 3, i32 %h.y)
  br label %j

y:
  %y.y = call i32 @step(i32 4, i32 %nv.carry)
  br label %j

j:
  %var.1 = phi i32 [ %x.y, %x ], [ %y.y, %y ]
  ret i32 %var.1
}

declare i32 @step(i32, i32)

declare i1 @choose(i32)

!0 = !{!"h.merge", !"h.latch"}
!1 = !{!"j"}
