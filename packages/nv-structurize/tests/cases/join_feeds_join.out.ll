define void @join_feeds_join(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b, !nv.selection !0

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %a.merge, label %y1, !nv.selection !1

y1:
  call void @visit(i32 4)
  ret void

a.merge:
  br label %x

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %y, label %b.merge, !nv.selection !2

y:
  call void @visit(i32 4)
  ret void

b.merge:
  br label %x

x:
  call void @visit(i32 3)
  br label %y2

y2:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x"}
!1 = !{!"a.merge"}
!2 = !{!"b.merge"}
