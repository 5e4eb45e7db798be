define void @goto_forward_out_of_two(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %j, !nv.selection !0

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %b, label %k, !nv.selection !1

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %c, label %l, !nv.selection !2

l:
  call void @visit(i32 6)
  ret void

c:
  call void @visit(i32 3)
  br label %k

k:
  call void @visit(i32 4)
  br label %j

j:
  call void @visit(i32 5)
  br label %l1

l1:
  call void @visit(i32 6)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"j"}
!1 = !{!"k"}
!2 = !{!"c"}
