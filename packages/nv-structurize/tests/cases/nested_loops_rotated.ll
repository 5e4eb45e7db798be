; both tail-tested
; RUN: nv-structurize

define void @nested_loops_rotated(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  br label %g

g:
  call void @visit(i32 2)
  %g.c = call i1 @choose(i32 2)
  br i1 %g.c, label %g, label %l

l:
  call void @visit(i32 3)
  %l.c = call i1 @choose(i32 3)
  br i1 %l.c, label %h, label %x

x:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
