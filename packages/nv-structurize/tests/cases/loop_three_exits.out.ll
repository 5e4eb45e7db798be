define void @loop_three_exits(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %a, label %h.merge, !nv.loop !0

a:
  call void @visit(i32 2)
  %a.c = call i1 @choose(i32 2)
  br i1 %a.c, label %b, label %h.merge

b:
  call void @visit(i32 3)
  %b.c = call i1 @choose(i32 3)
  br label %h.latch

h.latch:
  br i1 %b.c, label %h, label %h.merge

h.merge:
  %nv.route = phi i32 [ 4, %h ], [ 5, %a ], [ 6, %h.latch ]
  %nv.value = icmp eq i32 %nv.route, 4
  br i1 %nv.value, label %x, label %h.else, !nv.selection !1

x:
  call void @visit(i32 4)
  br label %j1

h.else:
  %nv.value1 = icmp eq i32 %nv.route, 5
  br i1 %nv.value1, label %y, label %z, !nv.selection !2

y:
  call void @visit(i32 5)
  br label %j

z:
  call void @visit(i32 6)
  br label %j

j:
  ret void

j1:
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"h.merge", !"h.latch"}
!1 = !{!"j1"}
!2 = !{!"j"}
