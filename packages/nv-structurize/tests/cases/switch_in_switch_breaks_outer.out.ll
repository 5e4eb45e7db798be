define void @switch_in_switch_breaks_outer(i32 %n) {
e:
  call void @visit(i32 0)
  %e.w = call i32 @pick(i32 0)
  switch i32 %e.w, label %a [
    i32 1, label %b
    i32 2, label %c
  ], !nv.selection !0

a:
  call void @visit(i32 1)
  %a.w = call i32 @pick(i32 1)
  switch i32 %a.w, label %d [
    i32 1, label %f
    i32 2, label %j
  ], !nv.selection !1

d:
  call void @visit(i32 2)
  br label %k

f:
  call void @visit(i32 3)
  br label %k

j:
  call void @visit(i32 7)
  ret void

k:
  call void @visit(i32 4)
  br label %j1

b:
  call void @visit(i32 5)
  br label %j1

c:
  call void @visit(i32 6)
  br label %j1

j1:
  call void @visit(i32 7)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

!0 = !{!"j1"}
!1 = !{!"k"}
