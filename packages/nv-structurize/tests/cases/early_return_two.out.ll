define void @early_return_two(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %r1, label %a, !nv.selection !0

r1:
  call void @visit(i32 3)
  ret void

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %r2, label %b, !nv.selection !1

r2:
  call void @visit(i32 4)
  ret void

b:
  call void @visit(i32 2)
  br label %r3

r3:
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"a"}
!1 = !{!"b"}
