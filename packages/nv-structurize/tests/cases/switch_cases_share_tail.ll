; two of three cases share code
; RUN: nv-structurize

define void @switch_cases_share_tail(i32 %n) {
e:
  call void @visit(i32 0)
  %e.w = call i32 @pick(i32 0)
  switch i32 %e.w, label %a [
    i32 1, label %b
    i32 2, label %c
  ]

a:
  call void @visit(i32 1)
  br label %t

b:
  call void @visit(i32 2)
  br label %t

t:
  call void @visit(i32 3)
  br label %j

c:
  call void @visit(i32 4)
  br label %j

j:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)
