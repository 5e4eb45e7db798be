define void @switch_fallthrough_backwards(i32 %n) {
e:
  call void @visit(i32 0)
  %e.w = call i32 @pick(i32 0)
  switch i32 %e.w, label %d [
    i32 1, label %a
    i32 2, label %b
    i32 3, label %c
  ], !nv.selection !0

d:
  call void @visit(i32 4)
  br label %j

j:
  call void @visit(i32 5)
  ret void

b:
  call void @visit(i32 2)
  br label %j1

j1:
  call void @visit(i32 5)
  ret void

c:
  call void @visit(i32 3)
  br label %a

a:
  call void @visit(i32 1)
  br label %j2

j2:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

!0 = !{!"a"}
