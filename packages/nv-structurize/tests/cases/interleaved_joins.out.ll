define void @interleaved_joins(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b, !nv.selection !0

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %j, label %a.merge, !nv.selection !1

j:
  call void @visit(i32 3)
  br label %a.merge

a.merge:
  br label %k

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %b.merge, label %j2, !nv.selection !2

j2:
  call void @visit(i32 5)
  ret void

b.merge:
  br label %k

k:
  call void @visit(i32 4)
  br label %j21

j21:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"k"}
!1 = !{!"a.merge"}
!2 = !{!"b.merge"}
