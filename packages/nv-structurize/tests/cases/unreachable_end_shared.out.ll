define void @unreachable_end_shared(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %u1, !nv.selection !0

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %b, label %u, !nv.selection !1

b:
  call void @visit(i32 2)
  ret void

u:
  call void @visit(i32 3)
  unreachable

u1:
  call void @visit(i32 3)
  unreachable
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"u1"}
!1 = !{!"u"}
