; a case leaves the loop
; RUN: nv-structurize

define void @switch_leaves_loop(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  br label %s

s:
  call void @visit(i32 2)
  %s.w = call i32 @pick(i32 2)
  switch i32 %s.w, label %a [
    i32 1, label %b
    i32 2, label %x
  ]

a:
  call void @visit(i32 3)
  br label %l

b:
  call void @visit(i32 4)
  br label %l

l:
  call void @visit(i32 5)
  br label %h

x:
  call void @visit(i32 6)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)
