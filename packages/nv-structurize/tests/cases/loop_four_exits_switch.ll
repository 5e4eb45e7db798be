; four ways out of a switch in a loop
; RUN: nv-structurize

define void @loop_four_exits_switch(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.w = call i32 @pick(i32 1)
  switch i32 %h.w, label %l [
    i32 1, label %x
    i32 2, label %y
    i32 3, label %z
    i32 4, label %w
  ]

l:
  call void @visit(i32 2)
  br label %h

x:
  call void @visit(i32 3)
  br label %j

y:
  call void @visit(i32 4)
  br label %j

z:
  call void @visit(i32 5)
  br label %j

w:
  call void @visit(i32 6)
  br label %j

j:
  call void @visit(i32 7)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)
