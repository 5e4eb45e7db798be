define i32 @loop_two_latches_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  br label %h

h:
  %var.0 = phi i32 [ %e.y, %e ], [ %nv.carry, %h.latch ]
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br label %h.body, !nv.loop !0

h.body:
  br i1 %h.c, label %a, label %b, !nv.selection !1

a:
  %a.y = call i32 @step(i32 2, i32 %var.0)
  %a.c = call i1 @choose(i32 2)
  br i1 %a.c, label %h.merge, label %x

b:
  %b.y = call i32 @step(i32 3, i32 %var.0)
  %b.c = call i1 @choose(i32 3)
  br i1 %b.c, label %h.merge, label %x

h.merge:
  %nv.carry = phi i32 [ %a.y, %a ], [ %b.y, %b ]
  br label %h.latch

h.latch:
  br label %h

x:
  %var.1 = phi i32 [ %a.y, %a ], [ %b.y, %b ]
  call void @visit(i32 4)
  ret i32 %var.1
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x", !"h.latch"}
!1 = !{!"h.merge"}
