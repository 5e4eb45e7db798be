define void @three_way_join(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b, !nv.selection !0

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %x, label %a.merge, !nv.selection !1

x:
  call void @visit(i32 3)
  br label %j1

j1:
  call void @visit(i32 6)
  ret void

a.merge:
  br label %y

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %b.merge, label %z, !nv.selection !2

z:
  call void @visit(i32 5)
  br label %j

j:
  call void @visit(i32 6)
  ret void

b.merge:
  br label %y

y:
  call void @visit(i32 4)
  br label %j2

j2:
  call void @visit(i32 6)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"y"}
!1 = !{!"a.merge"}
!2 = !{!"b.merge"}
