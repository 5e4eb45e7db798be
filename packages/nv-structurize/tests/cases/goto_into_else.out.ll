define void @goto_into_else(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b, !nv.selection !0

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %c, label %a.merge, !nv.selection !1

c:
  call void @visit(i32 2)
  br label %a.merge

a.merge:
  br label %d

b:
  call void @visit(i32 3)
  br label %d

d:
  call void @visit(i32 4)
  br label %j

j:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"d"}
!1 = !{!"a.merge"}
