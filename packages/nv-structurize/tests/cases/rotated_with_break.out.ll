define void @rotated_with_break(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %h, label %x, !nv.selection !0

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br label %h.body, !nv.loop !1

h.body:
  br i1 %h.c, label %a, label %l

a:
  call void @visit(i32 2)
  %a.c = call i1 @choose(i32 2)
  br i1 %a.c, label %h.merge, label %l

l:
  call void @visit(i32 3)
  %l.c = call i1 @choose(i32 3)
  br i1 %l.c, label %h, label %h.merge

h.merge:
  br label %x

x:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x"}
!1 = !{!"h.merge", !"l"}
