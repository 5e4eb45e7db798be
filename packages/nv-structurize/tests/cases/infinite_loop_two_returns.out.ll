define void @infinite_loop_two_returns(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br label %h.body, !nv.loop !0

h.body:
  br i1 %h.c, label %r1, label %b, !nv.selection !1

r1:
  call void @visit(i32 3)
  ret void

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br label %h.latch

h.latch:
  br i1 %b.c, label %r2, label %h

r2:
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"r2", !"h.latch"}
!1 = !{!"b"}
