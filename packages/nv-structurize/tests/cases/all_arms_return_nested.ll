; nested, nothing falls through
; RUN: nv-structurize

define void @all_arms_return_nested(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %c, label %d

b:
  call void @visit(i32 2)
  ret void

c:
  call void @visit(i32 3)
  ret void

d:
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
