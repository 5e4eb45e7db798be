; no way out, one block
; RUN: nv-structurize

define void @infinite_loop_single_block(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  br label %h
}

declare void @visit(i32)
