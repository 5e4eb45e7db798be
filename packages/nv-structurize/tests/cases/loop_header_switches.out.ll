define void @loop_header_switches(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.w = call i32 @pick(i32 1)
  br label %h.body, !nv.loop !0

h.body:
  switch i32 %h.w, label %a [
    i32 1, label %b
    i32 2, label %h.case
  ], !nv.selection !1

a:
  call void @visit(i32 2)
  br label %h.merge

b:
  call void @visit(i32 3)
  br label %h.merge

h.case:
  br label %x

h.merge:
  br label %h.latch

h.latch:
  br label %h

x:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

!0 = !{!"x", !"h.latch"}
!1 = !{!"h.merge"}
