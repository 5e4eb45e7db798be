define i32 @short_circuit_and_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %f, !nv.selection !0

a:
  %a.y = call i32 @step(i32 1, i32 %e.y)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %t, label %a.merge, !nv.selection !1

t:
  %t.y = call i32 @step(i32 2, i32 %a.y)
  br label %j

j:
  call void @visit(i32 4)
  ret i32 %t.y

a.merge:
  br label %f

f:
  %var.0 = phi i32 [ %e.y, %e ], [ %a.y, %a.merge ]
  %f.y = call i32 @step(i32 3, i32 %var.0)
  br label %j1

j1:
  call void @visit(i32 4)
  ret i32 %f.y
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"f"}
!1 = !{!"a.merge"}
