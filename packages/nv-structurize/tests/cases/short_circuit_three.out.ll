define void @short_circuit_three(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %f, !nv.selection !0

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %b, label %a.merge, !nv.selection !1

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %t, label %b.merge, !nv.selection !2

t:
  call void @visit(i32 3)
  br label %j

j:
  call void @visit(i32 5)
  ret void

b.merge:
  br label %a.merge

a.merge:
  br label %f

f:
  call void @visit(i32 4)
  br label %j1

j1:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"f"}
!1 = !{!"a.merge"}
!2 = !{!"b.merge"}
