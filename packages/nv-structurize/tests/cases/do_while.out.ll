define void @do_while(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  br label %l, !nv.loop !0

l:
  call void @visit(i32 2)
  %l.c = call i1 @choose(i32 2)
  br label %h.latch

h.latch:
  br i1 %l.c, label %h, label %x

x:
  call void @visit(i32 3)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x", !"h.latch"}
