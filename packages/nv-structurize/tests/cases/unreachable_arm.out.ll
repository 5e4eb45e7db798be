define void @unreachable_arm(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %u, !nv.selection !0

a:
  call void @visit(i32 1)
  ret void

u:
  call void @visit(i32 2)
  unreachable
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"u"}
