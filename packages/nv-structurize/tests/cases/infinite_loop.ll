; no way out
; RUN: nv-structurize

define void @infinite_loop(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  br label %b

b:
  call void @visit(i32 2)
  br label %h
}

declare void @visit(i32)
