define void @short_circuit_or(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %t, label %a, !nv.selection !0

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %a.merge, label %f, !nv.selection !1

f:
  call void @visit(i32 3)
  br label %j

j:
  call void @visit(i32 4)
  ret void

a.merge:
  br label %t

t:
  call void @visit(i32 2)
  br label %j1

j1:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"t"}
!1 = !{!"a.merge"}
