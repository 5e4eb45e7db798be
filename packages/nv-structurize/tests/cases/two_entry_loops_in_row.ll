; two irreducible loops in a row
; RUN: nv-structurize

define void @two_entry_loops_in_row(i32 %n) {
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
  br i1 %b.c, label %a, label %m

m:
  call void @visit(i32 3)
  %m.c = call i1 @choose(i32 3)
  br i1 %m.c, label %c, label %d

c:
  call void @visit(i32 4)
  br label %d

d:
  call void @visit(i32 5)
  %d.c = call i1 @choose(i32 5)
  br i1 %d.c, label %c, label %x

x:
  call void @visit(i32 6)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
