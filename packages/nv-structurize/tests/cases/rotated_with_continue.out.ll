define void @rotated_with_continue(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %h, label %x, !nv.selection !0

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br label %h.body, !nv.loop !1

h.body:
  br i1 %h.c, label %a, label %l, !nv.selection !2

a:
  call void @visit(i32 2)
  %a.c = call i1 @choose(i32 2)
  br i1 %a.c, label %b, label %a.merge, !nv.selection !3

b:
  call void @visit(i32 3)
  br label %a.merge

a.merge:
  br label %l

l:
  call void @visit(i32 4)
  %l.c = call i1 @choose(i32 4)
  br label %h.latch

h.latch:
  br i1 %l.c, label %h, label %h.merge

h.merge:
  br label %x

x:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x"}
!1 = !{!"h.merge", !"h.latch"}
!2 = !{!"l"}
!3 = !{!"a.merge"}
