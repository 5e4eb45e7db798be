define void @infinite_loop_with_return(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %r, label %b, !nv.loop !0

b:
  call void @visit(i32 2)
  br label %h.latch

h.latch:
  br label %h

r:
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"r", !"h.latch"}
