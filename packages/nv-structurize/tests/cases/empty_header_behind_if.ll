; The header of the loop is empty and where the `if` ends: it cannot make way for the loop's only other block.
declare void @visit(i32)
define void @empty_header_behind_if(i1 %c, i1 %d) {
entry:
  br i1 %c, label %then, label %head
then:
  call void @visit(i32 1)
  br label %head
head:
  br label %body
body:
  call void @visit(i32 2)
  br i1 %d, label %head, label %out
out:
  call void @visit(i32 3)
  ret void
}
