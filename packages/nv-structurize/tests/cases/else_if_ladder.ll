; else-if ladder with one join
; RUN: nv-structurize

define void @else_if_ladder(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %n1

n1:
  call void @visit(i32 1)
  %n1.c = call i1 @choose(i32 1)
  br i1 %n1.c, label %b, label %n2

n2:
  call void @visit(i32 2)
  %n2.c = call i1 @choose(i32 2)
  br i1 %n2.c, label %c, label %d

a:
  call void @visit(i32 3)
  br label %j

b:
  call void @visit(i32 4)
  br label %j

c:
  call void @visit(i32 5)
  br label %j

d:
  call void @visit(i32 6)
  br label %j

j:
  call void @visit(i32 7)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
