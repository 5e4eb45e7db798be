define void @single_block(i32 %n) {
e:
  call void @visit(i32 0)
  ret void
}

declare void @visit(i32)
