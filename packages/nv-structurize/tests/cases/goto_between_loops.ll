; goto from one loop into another
; RUN: nv-structurize

define void @goto_between_loops(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %a, label %g

a:
  call void @visit(i32 2)
  %a.c = call i1 @choose(i32 2)
  br i1 %a.c, label %h, label %b

g:
  call void @visit(i32 3)
  %g.c = call i1 @choose(i32 3)
  br i1 %g.c, label %b, label %x

b:
  call void @visit(i32 4)
  br label %g

x:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
