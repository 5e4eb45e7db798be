; irreducible inside irreducible
; RUN: nv-structurize

define void @two_entry_loops_nested(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %c, label %d

c:
  call void @visit(i32 2)
  br label %d

d:
  call void @visit(i32 3)
  %d.c = call i1 @choose(i32 3)
  br i1 %d.c, label %c, label %b

b:
  call void @visit(i32 4)
  %b.c = call i1 @choose(i32 4)
  br i1 %b.c, label %a, label %x

x:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
