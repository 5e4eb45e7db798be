; two exits with values made in the loop
; RUN: nv-structurize

define i32 @loop_two_exits_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  br label %h

h:
  %var.0 = phi i32 [ %e.y, %e ], [ %b.y, %b ]
  %h.y = call i32 @step(i32 1, i32 %var.0)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %b, label %x

b:
  %b.y = call i32 @step(i32 2, i32 %h.y)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %y, label %h

x:
  %x.y = call i32 @step(i32 3, i32 %h.y)
  br label %j

y:
  %y.y = call i32 @step(i32 4, i32 %b.y)
  br label %j

j:
  %var.1 = phi i32 [ %y.y, %y ], [ %x.y, %x ]
  call void @visit(i32 5)
  ret i32 %var.1
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)
