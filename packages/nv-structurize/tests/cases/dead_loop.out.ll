define void @dead_loop(i32 %n) {
e:
  call void @visit(i32 0)
  br label %j

j:
  call void @visit(i32 3)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
