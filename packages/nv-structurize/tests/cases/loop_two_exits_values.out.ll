define i32 @loop_two_exits_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  br label %h

h:
  %var.0 = phi i32 [ %e.y, %e ], [ %b.y, %h.latch ]
  %h.y = call i32 @step(i32 1, i32 %var.0)
  %h.c = call i1 @choose(i32 1)
  br label %h.body, !nv.loop !0

h.body:
  br i1 %h.c, label %b, label %x, !nv.selection !1

x:
  %x.y = call i32 @step(i32 3, i32 %h.y)
  br label %j

b:
  %b.y = call i32 @step(i32 2, i32 %h.y)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %y, label %h.latch

y:
  %y.y = call i32 @step(i32 4, i32 %b.y)
  br label %j

h.latch:
  br label %h

j:
  %var.1 = phi i32 [ %x.y, %x ], [ %y.y, %y ]
  call void @visit(i32 5)
  ret i32 %var.1
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"j", !"h.latch"}
!1 = !{!"b"}
