define void @switch_case_to_outer_join(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %s, label %k1, !nv.selection !0

s:
  call void @visit(i32 1)
  %s.w = call i32 @pick(i32 1)
  switch i32 %s.w, label %a [
    i32 1, label %b
    i32 2, label %c
  ], !nv.selection !1

a:
  call void @visit(i32 2)
  br label %j

b:
  call void @visit(i32 3)
  br label %k

k:
  call void @visit(i32 6)
  ret void

c:
  call void @visit(i32 4)
  br label %j

j:
  call void @visit(i32 5)
  br label %k1

k1:
  call void @visit(i32 6)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

declare i1 @choose(i32)

!0 = !{!"k1"}
!1 = !{!"j"}
