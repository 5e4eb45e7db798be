define i32 @two_entry_loop_values(i32 %n) {
e:
  %e.y = call i32 @step(i32 0, i32 %n)
  %e.c = call i1 @choose(i32 0)
  br label %a.dispatch

a.dispatch:
  %var.0 = phi i32 [ %e.y, %e ], [ %nv.carry1, %a.latch ]
  %nv.route = phi i1 [ %e.c, %e ], [ %nv.carry2, %a.latch ]
  br label %a.body, !nv.loop !0

a.body:
  br i1 %nv.route, label %a, label %b, !nv.selection !1

a:
  %a.y = call i32 @step(i32 1, i32 %var.0)
  br label %a.merge

b:
  %b.y = call i32 @step(i32 2, i32 %var.0)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %a.merge, label %x

a.merge:
  %nv.carry1 = phi i32 [ %a.y, %a ], [ %b.y, %b ]
  %nv.carry2 = phi i1 [ false, %a ], [ true, %b ]
  br label %a.latch

a.latch:
  br label %a.dispatch

x:
  call void @visit(i32 3)
  ret i32 %b.y
}

declare i32 @step(i32, i32)

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x", !"a.latch"}
!1 = !{!"a.merge"}
