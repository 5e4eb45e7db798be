define void @switch_leaves_loop(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  br label %s, !nv.loop !0

s:
  call void @visit(i32 2)
  %s.w = call i32 @pick(i32 2)
  switch i32 %s.w, label %a [
    i32 1, label %b
    i32 2, label %s.case
  ], !nv.selection !1

a:
  call void @visit(i32 3)
  br label %l

b:
  call void @visit(i32 4)
  br label %l

s.case:
  br label %x

l:
  call void @visit(i32 5)
  br label %h.latch

h.latch:
  br label %h

x:
  call void @visit(i32 6)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

!0 = !{!"x", !"h.latch"}
!1 = !{!"l"}
