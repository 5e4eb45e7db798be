; a switch leaves inner, outer or neither
; RUN: nv-structurize

define void @leave_two_loops_from_switch(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %g, label %x

g:
  call void @visit(i32 2)
  %g.w = call i32 @pick(i32 2)
  switch i32 %g.w, label %b [
    i32 1, label %l
    i32 2, label %x
  ]

b:
  call void @visit(i32 3)
  br label %g

l:
  call void @visit(i32 4)
  br label %h

x:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

declare i1 @choose(i32)
