; loop around a switch whose cases choose the next state
; RUN: nv-structurize

define i32 @state_machine(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  br label %h

h:
  %var.0 = phi i32 [ %e.y, %e ], [ %var.1, %l ]
  call void @visit(i32 1)
  %h.w = call i32 @pick(i32 1)
  switch i32 %h.w, label %x [
    i32 1, label %a
    i32 2, label %b
    i32 3, label %c
  ]

a:
  %a.y = call i32 @step(i32 2, i32 %var.0)
  br label %l

b:
  %b.y = call i32 @step(i32 3, i32 %var.0)
  %b.c = call i1 @choose(i32 3)
  br i1 %b.c, label %h2, label %l

h2:
  %h2.y = call i32 @step(i32 4, i32 %b.y)
  br label %l

c:
  %c.y = call i32 @step(i32 5, i32 %var.0)
  %c.c = call i1 @choose(i32 5)
  br i1 %c.c, label %l, label %x2

l:
  %var.1 = phi i32 [ %a.y, %a ], [ %h2.y, %h2 ], [ %b.y, %b ], [ %c.y, %c ]
  call void @visit(i32 6)
  br label %h

x:
  call void @visit(i32 7)
  br label %j

x2:
  call void @visit(i32 8)
  br label %j

j:
  %var.2 = phi i32 [ %var.0, %x ], [ %c.y, %x2 ]
  call void @visit(i32 9)
  ret i32 %var.2
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i32 @pick(i32)

declare i1 @choose(i32)
