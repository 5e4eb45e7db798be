; one block, nothing to do
; RUN: nv-structurize

define void @single_block(i32 %n) {
e:
  ret void
}
