define void @if_chain(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %j1, !nv.selection !0

a:
  call void @visit(i32 1)
  br label %j1

j1:
  call void @visit(i32 2)
  %j1.c = call i1 @choose(i32 2)
  br i1 %j1.c, label %b, label %j2, !nv.selection !1

b:
  call void @visit(i32 3)
  br label %j2

j2:
  call void @visit(i32 4)
  %j2.c = call i1 @choose(i32 4)
  br i1 %j2.c, label %c, label %j3, !nv.selection !2

c:
  call void @visit(i32 5)
  br label %j3

j3:
  call void @visit(i32 6)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"j1"}
!1 = !{!"j2"}
!2 = !{!"j3"}
