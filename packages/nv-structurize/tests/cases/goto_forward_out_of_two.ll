; goto out of two ifs past both
; RUN: nv-structurize

define void @goto_forward_out_of_two(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %j

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %b, label %k

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %c, label %l

c:
  call void @visit(i32 3)
  br label %k

k:
  call void @visit(i32 4)
  br label %j

j:
  call void @visit(i32 5)
  br label %l

l:
  call void @visit(i32 6)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
