define void @switch_returns_from_loop(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br label %h.body, !nv.loop !0

h.body:
  br i1 %h.c, label %s, label %x, !nv.selection !1

x:
  call void @visit(i32 6)
  br label %r

s:
  call void @visit(i32 2)
  %s.w = call i32 @pick(i32 2)
  switch i32 %s.w, label %a [
    i32 1, label %b
    i32 2, label %s.case
  ], !nv.selection !2

a:
  call void @visit(i32 3)
  br label %l

b:
  call void @visit(i32 4)
  br label %l

s.case:
  br label %r

l:
  call void @visit(i32 5)
  br label %h.latch

h.latch:
  br label %h

r:
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

declare i1 @choose(i32)

!0 = !{!"r", !"h.latch"}
!1 = !{!"s"}
!2 = !{!"l"}
