define i32 @early_return_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %r1, label %a, !nv.selection !0

a:
  %a.y = call i32 @step(i32 1, i32 %e.y)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %r, label %b, !nv.selection !1

b:
  %b.y = call i32 @step(i32 2, i32 %a.y)
  br label %r

r:
  %var.0 = phi i32 [ %a.y, %a ], [ %b.y, %b ]
  ret i32 %var.0

r1:
  ret i32 %e.y
}

declare i32 @step(i32, i32)

declare i1 @choose(i32)

!0 = !{!"r1"}
!1 = !{!"r"}
