define void @switch_all_return(i32 %n) {
e:
  call void @visit(i32 0)
  %e.w = call i32 @pick(i32 0)
  switch i32 %e.w, label %a [
    i32 1, label %b
    i32 2, label %c
  ], !nv.selection !0

a:
  call void @visit(i32 1)
  ret void

b:
  call void @visit(i32 2)
  ret void

c:
  ret void

e.never:
  unreachable
}

declare void @visit(i32)

declare i32 @pick(i32)

!0 = !{!"e.never"}
