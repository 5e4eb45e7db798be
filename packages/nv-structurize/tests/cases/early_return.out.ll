define void @early_return(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %r, label %a, !nv.selection !0

a:
  call void @visit(i32 1)
  br label %r

r:
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"r"}
