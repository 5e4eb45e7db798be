; early return from two loops in a row
; RUN: nv-structurize

define void @return_from_sibling_loops(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %b, label %g

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %r, label %h

g:
  call void @visit(i32 3)
  %g.c = call i1 @choose(i32 3)
  br i1 %g.c, label %c, label %x

c:
  call void @visit(i32 4)
  %c.c = call i1 @choose(i32 4)
  br i1 %c.c, label %r, label %g

x:
  call void @visit(i32 5)
  br label %r

r:
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
