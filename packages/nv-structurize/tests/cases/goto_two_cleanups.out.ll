define void @goto_two_cleanups(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %f2, !nv.selection !0

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %b, label %f1, !nv.selection !1

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %c, label %b.merge, !nv.selection !2

c:
  call void @visit(i32 3)
  br label %r

r:
  call void @visit(i32 6)
  ret void

b.merge:
  br label %f1

f1:
  call void @visit(i32 4)
  br label %f2

f2:
  call void @visit(i32 5)
  br label %r1

r1:
  call void @visit(i32 6)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"f2"}
!1 = !{!"f1"}
!2 = !{!"b.merge"}
