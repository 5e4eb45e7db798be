define void @loop_break_after_store(i32 %n) {
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
  br i1 %b.c, label %f, label %l

f:
  call void @visit(i32 3)
  br label %x

l:
  call void @visit(i32 4)
  br label %h

x:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x", !"l"}
