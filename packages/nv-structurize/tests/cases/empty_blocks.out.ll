define void @empty_blocks(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b, !nv.selection !0

a:
  br label %c

b:
  br label %c

c:
  call void @visit(i32 3)
  %c.c = call i1 @choose(i32 3)
  br i1 %c.c, label %d, label %f, !nv.selection !1

d:
  br label %f

f:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"c"}
!1 = !{!"f"}
