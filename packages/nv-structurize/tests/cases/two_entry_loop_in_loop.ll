; irreducible inside a natural loop
; RUN: nv-structurize

define void @two_entry_loop_in_loop(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %p, label %x

p:
  call void @visit(i32 2)
  %p.c = call i1 @choose(i32 2)
  br i1 %p.c, label %a, label %b

a:
  call void @visit(i32 3)
  br label %b

b:
  call void @visit(i32 4)
  %b.c = call i1 @choose(i32 4)
  br i1 %b.c, label %a, label %l

l:
  call void @visit(i32 5)
  br label %h

x:
  call void @visit(i32 6)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
