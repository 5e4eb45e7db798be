define void @switch_cases_share_tail(i32 %n) {
e:
  call void @visit(i32 0)
  %e.w = call i32 @pick(i32 0)
  switch i32 %e.w, label %a [
    i32 1, label %b
    i32 2, label %c
  ], !nv.selection !0

a:
  call void @visit(i32 1)
  br label %t

b:
  call void @visit(i32 2)
  br label %t

c:
  call void @visit(i32 4)
  br label %j

j:
  call void @visit(i32 5)
  ret void

t:
  call void @visit(i32 3)
  br label %j1

j1:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

!0 = !{!"t"}
