define i32 @unrolled_breaks(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  %var.0 = phi i32 [ %n, %e ], [ %c.y, %h.latch ]
  %h.y = call i32 @step(i32 1, i32 %var.0)
  %h.c = call i1 @choose(i32 1)
  br label %h.body, !nv.loop !0

h.body:
  br i1 %h.c, label %a, label %x1, !nv.selection !1

a:
  %a.y = call i32 @step(i32 2, i32 %h.y)
  %a.c = call i1 @choose(i32 2)
  br i1 %a.c, label %b, label %a.merge, !nv.selection !2

b:
  %b.y = call i32 @step(i32 3, i32 %a.y)
  %b.c = call i1 @choose(i32 3)
  br i1 %b.c, label %c, label %b.merge, !nv.selection !3

c:
  %c.y = call i32 @step(i32 4, i32 %b.y)
  %c.c = call i1 @choose(i32 4)
  br i1 %c.c, label %h.latch, label %b.merge

b.merge:
  %nv.carry = phi i32 [ %b.y, %b ], [ %c.y, %c ]
  %nv.route = phi i1 [ true, %b ], [ false, %c ]
  br label %a.merge

a.merge:
  %var.2 = phi i32 [ %a.y, %a ], [ %nv.carry, %b.merge ]
  %nv.route1 = phi i1 [ false, %a ], [ %nv.route, %b.merge ]
  %nv.value = xor i1 %nv.route1, true
  br i1 %nv.value, label %x2, label %a.merge1, !nv.selection !4

x2:
  call void @visit(i32 6)
  br label %j

a.merge1:
  br label %x1

x1:
  %var.1 = phi i32 [ %h.y, %h.body ], [ %var.2, %a.merge1 ]
  call void @visit(i32 5)
  br label %j

h.latch:
  br label %h

j:
  %var.3 = phi i32 [ %var.2, %x2 ], [ %var.1, %x1 ]
  call void @visit(i32 7)
  ret i32 %var.3
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"j", !"h.latch"}
!1 = !{!"x1"}
!2 = !{!"a.merge"}
!3 = !{!"b.merge"}
!4 = !{!"a.merge1"}
