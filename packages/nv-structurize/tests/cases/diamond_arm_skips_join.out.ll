define void @diamond_arm_skips_join(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b, !nv.selection !0

a:
  call void @visit(i32 1)
  br label %j

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %b.merge, label %k, !nv.selection !1

k:
  call void @visit(i32 4)
  ret void

b.merge:
  br label %j

j:
  call void @visit(i32 3)
  br label %k1

k1:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"j"}
!1 = !{!"b.merge"}
