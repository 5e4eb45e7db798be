; inner loop left to two places in the outer
; RUN: nv-structurize

define void @break_inner_two_ways(i32 %n) {
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
  br i1 %g.c, label %b, label %p

b:
  call void @visit(i32 3)
  %b.c = call i1 @choose(i32 3)
  br i1 %b.c, label %q, label %g

p:
  call void @visit(i32 4)
  br label %l

q:
  call void @visit(i32 5)
  %q.c = call i1 @choose(i32 5)
  br i1 %q.c, label %p, label %l

l:
  call void @visit(i32 6)
  br label %h

x:
  call void @visit(i32 7)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
