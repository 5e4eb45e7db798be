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
  br label %e.merge

b:
  call void @visit(i32 2)
  br label %e.merge

c:
  call void @visit(i32 4)
  br label %e.merge

e.merge:
  %nv.route = phi i1 [ true, %a ], [ true, %b ], [ false, %c ]
  br i1 %nv.route, label %t, label %j, !nv.selection !1

t:
  call void @visit(i32 3)
  br label %j

j:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

!0 = !{!"e.merge"}
!1 = !{!"j"}
