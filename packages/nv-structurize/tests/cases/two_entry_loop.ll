; the smallest irreducible graph
; RUN: nv-structurize

define void @two_entry_loop(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b

a:
  call void @visit(i32 1)
  br label %b

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %a, label %x

x:
  call void @visit(i32 3)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
