; falls through or breaks
; RUN: nv-structurize

define void @switch_fallthrough_conditional(i32 %n) {
e:
  call void @visit(i32 0)
  %e.w = call i32 @pick(i32 0)
  switch i32 %e.w, label %d [
    i32 1, label %a
    i32 2, label %b
  ]

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %b, label %j

b:
  call void @visit(i32 2)
  br label %j

d:
  call void @visit(i32 3)
  br label %j

j:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

declare i1 @choose(i32)
