; early return beside a join
; RUN: nv-structurize

define void @early_return_shared_join(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %r, label %j

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %r, label %j

j:
  call void @visit(i32 3)
  br label %r

r:
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
