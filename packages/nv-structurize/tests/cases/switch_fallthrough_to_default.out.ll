define void @switch_fallthrough_to_default(i32 %n) {
e:
  call void @visit(i32 0)
  %e.w = call i32 @pick(i32 0)
  switch i32 %e.w, label %e.case [
    i32 1, label %a
    i32 2, label %e.case1
  ], !nv.selection !0

e.case:
  br label %e.merge

a:
  call void @visit(i32 1)
  br label %e.merge

e.case1:
  br label %e.merge

e.merge:
  %nv.route = phi i1 [ true, %e.case ], [ true, %a ], [ false, %e.case1 ]
  br i1 %nv.route, label %b, label %c, !nv.selection !1

b:
  call void @visit(i32 2)
  br label %c

c:
  call void @visit(i32 3)
  br label %j

j:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

!0 = !{!"e.merge"}
!1 = !{!"c"}
