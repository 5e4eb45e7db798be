define void @dead_block(i32 %n) {
e:
  call void @visit(i32 0)
  br label %j

j:
  call void @visit(i32 2)
  ret void
}

declare void @visit(i32)
