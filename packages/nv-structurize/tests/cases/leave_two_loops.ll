; break out of both loops
; RUN: nv-structurize

define void @leave_two_loops(i32 %n) {
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
  br i1 %b.c, label %x, label %c

c:
  call void @visit(i32 4)
  br label %g

l:
  call void @visit(i32 5)
  br label %h

x:
  call void @visit(i32 6)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
