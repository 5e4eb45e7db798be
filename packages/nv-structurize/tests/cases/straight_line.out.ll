define void @straight_line(i32 %n) {
e:
  call void @visit(i32 0)
  br label %a

a:
  call void @visit(i32 1)
  br label %b

b:
  call void @visit(i32 2)
  ret void
}

declare void @visit(i32)
