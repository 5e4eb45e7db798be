define i32 @state_machine(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  br label %h

h:
  %var.0 = phi i32 [ %e.y, %e ], [ %var.1, %l ]
  call void @visit(i32 1)
  %h.w = call i32 @pick(i32 1)
  br label %h.body, !nv.loop !0

h.body:
  switch i32 %h.w, label %x [
    i32 1, label %a
    i32 2, label %b
    i32 3, label %c
  ], !nv.selection !1

x:
  call void @visit(i32 7)
  br label %j

a:
  %a.y = call i32 @step(i32 2, i32 %var.0)
  br label %h.merge

b:
  %b.y = call i32 @step(i32 3, i32 %var.0)
  %b.c = call i1 @choose(i32 3)
  br i1 %b.c, label %h2, label %b.merge, !nv.selection !2

h2:
  %h2.y = call i32 @step(i32 4, i32 %b.y)
  br label %b.merge

b.merge:
  %nv.carry = phi i32 [ %b.y, %b ], [ %h2.y, %h2 ]
  br label %h.merge

c:
  %c.y = call i32 @step(i32 5, i32 %var.0)
  %c.c = call i1 @choose(i32 5)
  br i1 %c.c, label %l, label %x2

x2:
  call void @visit(i32 8)
  br label %j

h.merge:
  %nv.carry1 = phi i32 [ %a.y, %a ], [ %nv.carry, %b.merge ]
  br label %l

l:
  %var.1 = phi i32 [ %c.y, %c ], [ %nv.carry1, %h.merge ]
  call void @visit(i32 6)
  br label %h

j:
  %var.2 = phi i32 [ %var.0, %x ], [ %c.y, %x2 ]
  call void @visit(i32 9)
  ret i32 %var.2
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i32 @pick(i32)

declare i1 @choose(i32)

!0 = !{!"j", !"l"}
!1 = !{!"h.merge"}
!2 = !{!"b.merge"}
