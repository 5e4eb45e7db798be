; rotated loop with an if inside
; RUN: nv-structurize

define i32 @rotated_with_if(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %h, label %x

h:
  %var.0 = phi i32 [ %n, %e ], [ %l.y, %l ]
  %h.y = call i32 @step(i32 1, i32 %var.0)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %a, label %l

a:
  %a.y = call i32 @step(i32 2, i32 %h.y)
  br label %l

l:
  %var.2 = phi i32 [ %a.y, %a ], [ %h.y, %h ]
  %l.y = call i32 @step(i32 3, i32 %var.2)
  %l.c = call i1 @choose(i32 3)
  br i1 %l.c, label %h, label %x

x:
  %var.1 = phi i32 [ %l.y, %l ], [ %n, %e ]
  call void @visit(i32 4)
  ret i32 %var.1
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)
