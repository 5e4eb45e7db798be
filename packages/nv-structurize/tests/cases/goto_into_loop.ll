; goto into the middle of a loop
; RUN: nv-structurize

define void @goto_into_loop(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %h, label %m

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %m, label %x

m:
  call void @visit(i32 2)
  br label %l

l:
  call void @visit(i32 3)
  br label %h

x:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
