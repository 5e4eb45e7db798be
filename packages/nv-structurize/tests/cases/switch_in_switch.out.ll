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
  switch i32 %a.w, label %d [
    i32 1, label %f
    i32 2, label %g
  ], !nv.selection !1

d:
  call void @visit(i32 2)
  br label %k

f:
  call void @visit(i32 3)
  br label %k

g:
  call void @visit(i32 4)
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
