define i32 @rotated_with_if(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %h, label %x, !nv.selection !0

h:
  %var.0 = phi i32 [ %n, %e ], [ %l.y, %h.latch ]
  %h.y = call i32 @step(i32 1, i32 %var.0)
  %h.c = call i1 @choose(i32 1)
  br label %h.body, !nv.loop !1

h.body:
  br i1 %h.c, label %a, label %l, !nv.selection !2

a:
  %a.y = call i32 @step(i32 2, i32 %h.y)
  br label %l

l:
  %var.2 = phi i32 [ %h.y, %h.body ], [ %a.y, %a ]
  %l.y = call i32 @step(i32 3, i32 %var.2)
  %l.c = call i1 @choose(i32 3)
  br label %h.latch

h.latch:
  br i1 %l.c, label %h, label %h.merge

h.merge:
  br label %x

x:
  %var.1 = phi i32 [ %n, %e ], [ %l.y, %h.merge ]
  call void @visit(i32 4)
  ret i32 %var.1
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x"}
!1 = !{!"h.merge", !"h.latch"}
!2 = !{!"l"}
