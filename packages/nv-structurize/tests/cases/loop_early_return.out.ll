define void @loop_early_return(i32 %n) {
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
  call void @visit(i32 4)
  br label %r

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %r, label %l

l:
  call void @visit(i32 3)
  br label %h.latch

h.latch:
  br label %h

r:
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"r", !"h.latch"}
!1 = !{!"b"}
