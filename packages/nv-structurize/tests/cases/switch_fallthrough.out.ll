define void @switch_fallthrough(i32 %n) {
e:
  call void @visit(i32 0)
  %e.w = call i32 @pick(i32 0)
  switch i32 %e.w, label %d [
    i32 1, label %a
    i32 2, label %b
  ], !nv.selection !0

d:
  call void @visit(i32 3)
  br label %j

j:
  call void @visit(i32 4)
  ret void

a:
  call void @visit(i32 1)
  br label %b

b:
  call void @visit(i32 2)
  br label %j1

j1:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

!0 = !{!"b"}
