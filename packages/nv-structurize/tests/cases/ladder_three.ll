; staircase of joins
; RUN: nv-structurize

define void @ladder_three(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a1, label %b0

a1:
  call void @visit(i32 1)
  %a1.c = call i1 @choose(i32 1)
  br i1 %a1.c, label %a2, label %b1

a2:
  call void @visit(i32 2)
  %a2.c = call i1 @choose(i32 2)
  br i1 %a2.c, label %a3, label %b2

b0:
  call void @visit(i32 3)
  br label %b1

b1:
  call void @visit(i32 4)
  br label %b2

b2:
  call void @visit(i32 5)
  br label %b3

a3:
  call void @visit(i32 6)
  br label %b3

b3:
  call void @visit(i32 7)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
