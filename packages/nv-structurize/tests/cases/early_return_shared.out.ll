define void @early_return_shared(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %r2, label %a, !nv.selection !0

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %r1, label %b, !nv.selection !1

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %r, label %c, !nv.selection !2

c:
  call void @visit(i32 3)
  br label %r

r:
  ret void

r1:
  ret void

r2:
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"r2"}
!1 = !{!"r1"}
!2 = !{!"r"}
