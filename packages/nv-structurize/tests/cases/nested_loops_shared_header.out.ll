define void @nested_loops_shared_header(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %a, label %x, !nv.loop !0

a:
  call void @visit(i32 2)
  %a.c = call i1 @choose(i32 2)
  br i1 %a.c, label %h.latch, label %b

b:
  call void @visit(i32 3)
  %b.c = call i1 @choose(i32 3)
  br i1 %b.c, label %h.latch, label %x

h.latch:
  br label %h

x:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x", !"h.latch"}
