define void @loop_two_exits_long_tail(i32 %n) {
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
  %x.c = call i1 @choose(i32 3)
  br i1 %x.c, label %x1, label %x2, !nv.selection !2

x1:
  call void @visit(i32 4)
  br label %x3

x2:
  call void @visit(i32 5)
  br label %x3

x3:
  call void @visit(i32 6)
  br label %j

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %y, label %h.latch

y:
  call void @visit(i32 7)
  %y.c = call i1 @choose(i32 7)
  br i1 %y.c, label %y1, label %y2, !nv.selection !3

y1:
  call void @visit(i32 8)
  br label %y3

y2:
  call void @visit(i32 9)
  br label %y3

y3:
  call void @visit(i32 10)
  br label %j

h.latch:
  br label %h

j:
  call void @visit(i32 11)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"j", !"h.latch"}
!1 = !{!"b"}
!2 = !{!"x3"}
!3 = !{!"y3"}
