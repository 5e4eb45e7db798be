define void @both_arms_return(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b, !nv.selection !0

a:
  call void @visit(i32 1)
  ret void

b:
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"b"}
