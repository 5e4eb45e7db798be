define void @switch_fallthrough_backwards(i32 %n) {
e:
  call void @visit(i32 0)
  %e.w = call i32 @pick(i32 0)
  switch i32 %e.w, label %d [
    i32 1, label %e.case
    i32 2, label %b
    i32 3, label %c
  ], !nv.selection !0

d:
  call void @visit(i32 4)
  br label %e.merge

e.case:
  br label %e.merge

b:
  call void @visit(i32 2)
  br label %e.merge

c:
  call void @visit(i32 3)
  br label %e.merge

e.merge:
  %nv.route = phi i1 [ false, %d ], [ true, %e.case ], [ false, %b ], [ true, %c ]
  br i1 %nv.route, label %a, label %j, !nv.selection !1

a:
  call void @visit(i32 1)
  br label %j

j:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

!0 = !{!"e.merge"}
!1 = !{!"j"}
