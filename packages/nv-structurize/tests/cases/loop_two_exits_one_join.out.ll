define void @loop_two_exits_one_join(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br label %h.body, !nv.loop !0

h.body:
  br i1 %h.c, label %b, label %x, !nv.selection !1

x:
  call void @visit(i32 3)
  br label %j

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %y, label %h.latch

y:
  call void @visit(i32 4)
  br label %j

h.latch:
  br label %h

j:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"j", !"h.latch"}
!1 = !{!"b"}
