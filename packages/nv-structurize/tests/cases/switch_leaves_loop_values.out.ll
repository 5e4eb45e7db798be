define i32 @switch_leaves_loop_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  br label %h

h:
  %var.0 = phi i32 [ %e.y, %e ], [ %var.1, %h.latch ]
  %h.y = call i32 @step(i32 1, i32 %var.0)
  br label %s, !nv.loop !0

s:
  call void @visit(i32 2)
  %s.w = call i32 @pick(i32 2)
  switch i32 %s.w, label %a [
    i32 1, label %b
    i32 2, label %s.case
  ], !nv.selection !1

a:
  %a.y = call i32 @step(i32 3, i32 %h.y)
  br label %l

b:
  %b.y = call i32 @step(i32 4, i32 %h.y)
  br label %l

s.case:
  br label %x

l:
  %var.1 = phi i32 [ %a.y, %a ], [ %b.y, %b ]
  call void @visit(i32 5)
  br label %h.latch

h.latch:
  br label %h

x:
  call void @visit(i32 6)
  ret i32 %h.y
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i32 @pick(i32)

!0 = !{!"x", !"h.latch"}
!1 = !{!"l"}
