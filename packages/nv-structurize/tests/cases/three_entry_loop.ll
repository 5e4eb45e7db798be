; three entries
; RUN: nv-structurize

define void @three_entry_loop(i32 %n) {
e:
  call void @visit(i32 0)
  %e.w = call i32 @pick(i32 0)
  switch i32 %e.w, label %a [
    i32 1, label %b
    i32 2, label %c
  ]

a:
  call void @visit(i32 1)
  br label %b

b:
  call void @visit(i32 2)
  br label %c

c:
  call void @visit(i32 3)
  %c.c = call i1 @choose(i32 3)
  br i1 %c.c, label %a, label %x

x:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

declare i1 @choose(i32)
