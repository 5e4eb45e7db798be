define void @unrolled_remainder(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %p, label %m, !nv.selection !0

p:
  call void @visit(i32 1)
  br label %h

h:
  call void @visit(i32 2)
  %h.c = call i1 @choose(i32 2)
  br i1 %h.c, label %h, label %h.merge, !nv.loop !1

h.merge:
  br label %m

m:
  call void @visit(i32 3)
  %m.c = call i1 @choose(i32 3)
  br i1 %m.c, label %g, label %x, !nv.selection !2

g:
  call void @visit(i32 4)
  %g.c = call i1 @choose(i32 4)
  br i1 %g.c, label %g, label %g.merge, !nv.loop !3

g.merge:
  br label %x

x:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"m"}
!1 = !{!"h.merge", !"h"}
!2 = !{!"x"}
!3 = !{!"g.merge", !"g"}
