define void @loop_two_exits_one_join(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %b, label %h.merge, !nv.loop !0

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br label %h.latch

h.latch:
  br i1 %b.c, label %h.merge, label %h

h.merge:
  %nv.route = phi i1 [ true, %h ], [ false, %h.latch ]
  br i1 %nv.route, label %x, label %y, !nv.selection !1

x:
  call void @visit(i32 3)
  br label %j

y:
  call void @visit(i32 4)
  br label %j

j:
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"h.merge", !"h.latch"}
!1 = !{!"j"}
