; both from the inner loop
; RUN: nv-structurize

define void @continue_outer_and_break_outer(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %g, label %x

g:
  call void @visit(i32 2)
  %g.c = call i1 @choose(i32 2)
  br i1 %g.c, label %b, label %l

b:
  call void @visit(i32 3)
  %b.c = call i1 @choose(i32 3)
  br i1 %b.c, label %l, label %c

c:
  call void @visit(i32 4)
  %c.c = call i1 @choose(i32 4)
  br i1 %c.c, label %x, label %d

d:
  call void @visit(i32 5)
  br label %g

l:
  call void @visit(i32 6)
  br label %h

x:
  call void @visit(i32 7)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
