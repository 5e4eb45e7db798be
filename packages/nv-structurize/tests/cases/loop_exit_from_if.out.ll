define void @loop_exit_from_if(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %b, label %x, !nv.loop !0

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %c, label %l

c:
  call void @visit(i32 3)
  %c.c = call i1 @choose(i32 3)
  br i1 %c.c, label %d, label %x

d:
  call void @visit(i32 4)
  br label %l

l:
  call void @visit(i32 5)
  br label %h

x:
  call void @visit(i32 6)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x", !"l"}
