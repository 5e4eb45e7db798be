; one block that switches to itself
; RUN: nv-structurize

define void @loop_self_switch(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.w = call i32 @pick(i32 1)
  switch i32 %h.w, label %h [
    i32 1, label %x
    i32 2, label %y
  ]

x:
  call void @visit(i32 2)
  br label %j

y:
  call void @visit(i32 3)
  br label %j

j:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)
