define void @switch_fallthrough_conditional(i32 %n) {
e:
  call void @visit(i32 0)
  %e.w = call i32 @pick(i32 0)
  switch i32 %e.w, label %d [
    i32 1, label %a
    i32 2, label %e.case
  ], !nv.selection !0

d:
  call void @visit(i32 3)
  br label %e.merge

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br label %e.merge

e.case:
  br label %e.merge

e.merge:
  %nv.route = phi i1 [ false, %d ], [ %a.c, %a ], [ true, %e.case ]
  br i1 %nv.route, label %b, label %j, !nv.selection !1

b:
  call void @visit(i32 2)
  br label %j

j:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

declare i1 @choose(i32)

!0 = !{!"e.merge"}
!1 = !{!"j"}
