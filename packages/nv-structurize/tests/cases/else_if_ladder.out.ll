define void @else_if_ladder(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %n1, !nv.selection !0

a:
  call void @visit(i32 3)
  br label %j1

n1:
  call void @visit(i32 1)
  %n1.c = call i1 @choose(i32 1)
  br i1 %n1.c, label %b, label %n2, !nv.selection !1

n2:
  call void @visit(i32 2)
  %n2.c = call i1 @choose(i32 2)
  br i1 %n2.c, label %c, label %d, !nv.selection !2

c:
  call void @visit(i32 5)
  br label %j

d:
  call void @visit(i32 6)
  br label %j

j:
  call void @visit(i32 7)
  ret void

b:
  call void @visit(i32 4)
  br label %j1

j1:
  call void @visit(i32 7)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"j1"}
!1 = !{!"b"}
!2 = !{!"j"}
