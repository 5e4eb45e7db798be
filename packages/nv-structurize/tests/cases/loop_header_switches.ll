; the header is a switch
; RUN: nv-structurize

define void @loop_header_switches(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.w = call i32 @pick(i32 1)
  switch i32 %h.w, label %a [
    i32 1, label %b
    i32 2, label %x
  ]

a:
  call void @visit(i32 2)
  br label %h

b:
  call void @visit(i32 3)
  br label %h

x:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)
