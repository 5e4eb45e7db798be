define i32 @interleaved_joins_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b, !nv.selection !0

a:
  %a.y = call i32 @step(i32 1, i32 %e.y)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %j, label %a.merge, !nv.selection !1

j:
  %j.y = call i32 @step(i32 3, i32 %a.y)
  br label %a.merge

a.merge:
  %nv.carry = phi i32 [ %a.y, %a ], [ %j.y, %j ]
  br label %k

b:
  %b.y = call i32 @step(i32 2, i32 %e.y)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %b.merge, label %j2, !nv.selection !2

j2:
  call void @visit(i32 5)
  ret i32 %b.y

b.merge:
  br label %k

k:
  %var.0 = phi i32 [ %nv.carry, %a.merge ], [ %b.y, %b.merge ]
  %k.y = call i32 @step(i32 4, i32 %var.0)
  br label %j21

j21:
  call void @visit(i32 5)
  ret i32 %k.y
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"k"}
!1 = !{!"a.merge"}
!2 = !{!"b.merge"}
