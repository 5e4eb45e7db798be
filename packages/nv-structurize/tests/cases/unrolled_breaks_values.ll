; the same, each break with its own value
; RUN: nv-structurize

define i32 @unrolled_breaks_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  br label %h

h:
  %var.0 = phi i32 [ %e.y, %e ], [ %c.y, %c ]
  %h.y = call i32 @step(i32 1, i32 %var.0)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %a, label %x

a:
  %a.y = call i32 @step(i32 2, i32 %h.y)
  %a.c = call i1 @choose(i32 2)
  br i1 %a.c, label %b, label %x

b:
  %b.y = call i32 @step(i32 3, i32 %a.y)
  %b.c = call i1 @choose(i32 3)
  br i1 %b.c, label %c, label %x

c:
  %c.y = call i32 @step(i32 4, i32 %b.y)
  %c.c = call i1 @choose(i32 4)
  br i1 %c.c, label %h, label %x

x:
  %var.1 = phi i32 [ %c.y, %c ], [ %b.y, %b ], [ %a.y, %a ], [ %h.y, %h ]
  call void @visit(i32 5)
  ret i32 %var.1
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)
