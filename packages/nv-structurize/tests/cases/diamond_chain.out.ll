define void @diamond_chain(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b, !nv.selection !0

a:
  call void @visit(i32 1)
  br label %j

b:
  call void @visit(i32 2)
  br label %j

j:
  call void @visit(i32 3)
  %j.c = call i1 @choose(i32 3)
  br i1 %j.c, label %c, label %d, !nv.selection !1

c:
  call void @visit(i32 4)
  br label %k

d:
  call void @visit(i32 5)
  br label %k

k:
  call void @visit(i32 6)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"j"}
!1 = !{!"k"}
