; a loop nobody reaches
; RUN: nv-structurize

define void @dead_loop(i32 %n) {
e:
  call void @visit(i32 0)
  br label %j

d:
  call void @visit(i32 1)
  br label %d2

d2:
  call void @visit(i32 2)
  %d2.c = call i1 @choose(i32 2)
  br i1 %d2.c, label %d, label %j

j:
  call void @visit(i32 3)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
