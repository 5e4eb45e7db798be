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
  %nv.value = icmp eq i32 %a.w, 1
  br i1 %nv.value, label %f, label %a.else, !nv.selection !1

f:
  call void @visit(i32 3)
  br label %k

a.else:
  %nv.value1 = icmp eq i32 %a.w, 2
  br i1 %nv.value1, label %j, label %d, !nv.selection !2

j:
  call void @visit(i32 7)
  ret void

d:
  call void @visit(i32 2)
  br label %k

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
!2 = !{!"d"}
