declare i32 @visit(i32)
define void @switch_in_switch_continues(i32 %n) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %more ]
  %next = add i32 %i, 1
  %a = call i32 @visit(i32 1)
  br label %head.body, !nv.loop !0

head.body:
  switch i32 %a, label %last [
    i32 0, label %zero
    i32 1, label %one
  ], !nv.selection !1

zero:
  %b = call i32 @visit(i32 2)
  %nv.value = icmp eq i32 %b, 0
  br i1 %nv.value, label %more, label %zero.else

zero.else:
  %nv.value1 = icmp eq i32 %b, 1
  br i1 %nv.value1, label %skip, label %zero.merge, !nv.selection !2

skip:
  call i32 @visit(i32 6)
  br label %zero.merge

zero.merge:
  br label %last

one:
  %c = call i32 @visit(i32 3)
  switch i32 %c, label %one.merge [
    i32 5, label %five
    i32 6, label %six
  ], !nv.selection !3

five:
  call i32 @visit(i32 4)
  br label %one.merge

six:
  call i32 @visit(i32 5)
  br label %one.merge

one.merge:
  br label %last

last:
  call i32 @visit(i32 7)
  br label %more

more:
  %again = icmp slt i32 %next, %n
  br i1 %again, label %head, label %end

end:
  ret void
}

!0 = !{!"end", !"more"}
!1 = !{!"last"}
!2 = !{!"zero.merge"}
!3 = !{!"one.merge"}
