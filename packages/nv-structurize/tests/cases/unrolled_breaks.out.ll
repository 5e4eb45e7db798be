define i32 @unrolled_breaks(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  %var.0 = phi i32 [ %n, %e ], [ %c.y, %h.latch ]
  %h.y = call i32 @step(i32 1, i32 %var.0)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %a, label %h.merge, !nv.loop !0

a:
  %a.y = call i32 @step(i32 2, i32 %h.y)
  %a.c = call i1 @choose(i32 2)
  br i1 %a.c, label %b, label %h.merge

b:
  %b.y = call i32 @step(i32 3, i32 %a.y)
  %b.c = call i1 @choose(i32 3)
  br i1 %b.c, label %c, label %h.merge

c:
  %c.y = call i32 @step(i32 4, i32 %b.y)
  %c.c = call i1 @choose(i32 4)
  br label %h.latch

h.latch:
  br i1 %c.c, label %h, label %h.merge

h.merge:
  %nv.carry = phi i32 [ %h.y, %h ], [ %a.y, %a ], [ %b.y, %b ], [ %c.y, %h.latch ]
  %nv.route = phi i1 [ true, %h ], [ false, %a ], [ true, %b ], [ false, %h.latch ]
  br i1 %nv.route, label %x1, label %x2, !nv.selection !1

x1:
  %var.1 = phi i32 [ %nv.carry, %h.merge ]
  call void @visit(i32 5)
  br label %j

x2:
  %var.2 = phi i32 [ %nv.carry, %h.merge ]
  call void @visit(i32 6)
  br label %j

j:
  %var.3 = phi i32 [ %var.1, %x1 ], [ %var.2, %x2 ]
  ret i32 %var.3
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"h.merge", !"h.latch"}
!1 = !{!"j"}
