; one loop's exit is the next one's header
; RUN: nv-structurize

define void @loop_exit_is_loop_header(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %h, label %g

g:
  call void @visit(i32 2)
  %g.c = call i1 @choose(i32 2)
  br i1 %g.c, label %g, label %x

x:
  call void @visit(i32 3)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
