; values through both
; RUN: nv-structurize

define i32 @nested_loops_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  br label %h

h:
  %var.0 = phi i32 [ %e.y, %e ], [ %l.y, %l ]
  %h.y = call i32 @step(i32 1, i32 %var.0)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %g, label %x

g:
  %var.1 = phi i32 [ %h.y, %h ], [ %b.y, %b ]
  %g.y = call i32 @step(i32 2, i32 %var.1)
  %g.c = call i1 @choose(i32 2)
  br i1 %g.c, label %b, label %l

b:
  %b.y = call i32 @step(i32 3, i32 %g.y)
  br label %g

l:
  %l.y = call i32 @step(i32 4, i32 %g.y)
  br label %h

x:
  call void @visit(i32 5)
  ret i32 %h.y
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)
