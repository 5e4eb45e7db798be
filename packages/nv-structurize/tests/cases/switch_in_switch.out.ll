define void @switch_in_switch(i32 %n) {
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
  br i1 %nv.value1, label %g, label %d, !nv.selection !2

g:
  call void @visit(i32 4)
  br label %a.merge

d:
  call void @visit(i32 2)
  br label %a.merge

a.merge:
  br label %k

k:
  call void @visit(i32 5)
  br label %j

b:
  call void @visit(i32 6)
  br label %j

c:
  call void @visit(i32 7)
  br label %j

j:
  call void @visit(i32 8)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

!0 = !{!"j"}
!1 = !{!"k"}
!2 = !{!"a.merge"}
