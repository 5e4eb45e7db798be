; interleaved breaks of an unrolled loop
; RUN: nv-structurize

define i32 @unrolled_breaks(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  %var.0 = phi i32 [ %n, %e ], [ %c.y, %c ]
  %h.y = call i32 @step(i32 1, i32 %var.0)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %a, label %x1

a:
  %a.y = call i32 @step(i32 2, i32 %h.y)
  %a.c = call i1 @choose(i32 2)
  br i1 %a.c, label %b, label %x2

b:
  %b.y = call i32 @step(i32 3, i32 %a.y)
  %b.c = call i1 @choose(i32 3)
  br i1 %b.c, label %c, label %x1

c:
  %c.y = call i32 @step(i32 4, i32 %b.y)
  %c.c = call i1 @choose(i32 4)
  br i1 %c.c, label %h, label %x2

x1:
  %var.1 = phi i32 [ %b.y, %b ], [ %h.y, %h ]
  call void @visit(i32 5)
  br label %j

x2:
  %var.2 = phi i32 [ %c.y, %c ], [ %a.y, %a ]
  call void @visit(i32 6)
  br label %j

j:
  %var.3 = phi i32 [ %var.2, %x2 ], [ %var.1, %x1 ]
  call void @visit(i32 7)
  ret i32 %var.3
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)
