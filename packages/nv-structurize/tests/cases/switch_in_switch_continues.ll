; The inner switch goes on with the loop, out of the outer one: Mesa loses such a way, so that it becomes comparisons.
; What stands beside them, a switch in a switch that no `continue` leaves, stays.
declare i32 @visit(i32)
define void @switch_in_switch_continues(i32 %n) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %more ]
  %next = add i32 %i, 1
  %a = call i32 @visit(i32 1)
  switch i32 %a, label %last [
    i32 0, label %zero
    i32 1, label %one
  ]

zero:
  %b = call i32 @visit(i32 2)
  switch i32 %b, label %last [
    i32 0, label %more
    i32 1, label %skip
    i32 2, label %last
  ]

one:
  %c = call i32 @visit(i32 3)
  switch i32 %c, label %last [
    i32 5, label %five
    i32 6, label %six
  ]

five:
  call i32 @visit(i32 4)
  br label %last

six:
  call i32 @visit(i32 5)
  br label %last

skip:
  call i32 @visit(i32 6)
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
