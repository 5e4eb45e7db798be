define void @dead_block(i32 %n) {
e:
  call void @visit(i32 0)
  br label %j

j:
  ret void
}

declare void @visit(i32)
