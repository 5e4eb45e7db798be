define void @if_nested_shared_join(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %j1, !nv.selection !0

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %b, label %j, !nv.selection !1

b:
  call void @visit(i32 2)
  br label %j

j:
  call void @visit(i32 3)
  ret void

j1:
  call void @visit(i32 3)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"j1"}
!1 = !{!"j"}
