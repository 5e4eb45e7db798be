; switch into the middle of a loop
; RUN: nv-structurize

define i32 @duffs_device(i32 %n) {
e:
  call void @visit(i32 0)
  %e.w = call i32 @pick(i32 0)
  switch i32 %e.w, label %d [
    i32 1, label %a
    i32 2, label %b
    i32 3, label %c
  ]

a:
  %var.0 = phi i32 [ %n, %e ], [ %c.y, %l ]
  %a.y = call i32 @step(i32 1, i32 %var.0)
  br label %b

b:
  %var.1 = phi i32 [ %a.y, %a ], [ %n, %e ]
  %b.y = call i32 @step(i32 2, i32 %var.1)
  br label %c

c:
  %var.2 = phi i32 [ %b.y, %b ], [ %n, %e ]
  %c.y = call i32 @step(i32 3, i32 %var.2)
  br label %l

l:
  call void @visit(i32 4)
  %l.c = call i1 @choose(i32 4)
  br i1 %l.c, label %a, label %x

d:
  call void @visit(i32 5)
  br label %x

x:
  %var.3 = phi i32 [ %n, %d ], [ %c.y, %l ]
  call void @visit(i32 6)
  ret i32 %var.3
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i32 @pick(i32)

declare i1 @choose(i32)
