define void @early_return_shared_join(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b, !nv.selection !0

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %r1, label %a.merge, !nv.selection !1

r1:
  ret void

a.merge:
  br label %j

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %r, label %b.merge, !nv.selection !2

r:
  ret void

b.merge:
  br label %j

j:
  call void @visit(i32 3)
  br label %r2

r2:
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"j"}
!1 = !{!"a.merge"}
!2 = !{!"b.merge"}
