; several early returns to one block
; RUN: nv-structurize

define void @early_return_shared(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %r, label %a

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %r, label %b

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %r, label %c

c:
  call void @visit(i32 3)
  br label %r

r:
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
