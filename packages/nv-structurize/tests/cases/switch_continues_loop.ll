; `continue` in a switch in a loop
; RUN: nv-structurize

define void @switch_continues_loop(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %s, label %x

s:
  call void @visit(i32 2)
  %s.w = call i32 @pick(i32 2)
  switch i32 %s.w, label %a [
    i32 1, label %b
    i32 2, label %c
  ]

a:
  call void @visit(i32 3)
  br label %h

b:
  call void @visit(i32 4)
  br label %l

c:
  call void @visit(i32 5)
  br label %l

l:
  call void @visit(i32 6)
  br label %h

x:
  call void @visit(i32 7)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

declare i1 @choose(i32)
