define void @goto_forward_out_of_if(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %j, !nv.selection !0

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %b, label %k, !nv.selection !1

k:
  call void @visit(i32 4)
  ret void

b:
  call void @visit(i32 2)
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
!1 = !{!"b"}
