define i32 @switch_fallthrough_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  %e.w = call i32 @pick(i32 0)
  switch i32 %e.w, label %d [
    i32 1, label %a
    i32 2, label %e.case
  ], !nv.selection !0

d:
  %d.y = call i32 @step(i32 3, i32 %e.y)
  br label %e.merge

a:
  %a.y = call i32 @step(i32 1, i32 %e.y)
  br label %e.merge

e.case:
  br label %e.merge

e.merge:
  %nv.carry = phi i32 [ %d.y, %d ], [ poison, %a ], [ poison, %e.case ]
  %nv.carry1 = phi i32 [ poison, %d ], [ %a.y, %a ], [ %e.y, %e.case ]
  %nv.route = phi i1 [ false, %d ], [ true, %a ], [ true, %e.case ]
  br i1 %nv.route, label %b, label %j, !nv.selection !1

b:
  %var.0 = phi i32 [ %nv.carry1, %e.merge ]
  %b.y = call i32 @step(i32 2, i32 %var.0)
  br label %j

j:
  %var.1 = phi i32 [ %nv.carry, %e.merge ], [ %b.y, %b ]
  call void @visit(i32 4)
  ret i32 %var.1
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i32 @pick(i32)

!0 = !{!"e.merge"}
!1 = !{!"j"}
