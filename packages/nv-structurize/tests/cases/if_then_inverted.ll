; the else arm is empty
; RUN: nv-structurize

define void @if_then_inverted(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %j, label %a

a:
  call void @visit(i32 1)
  br label %j

j:
  call void @visit(i32 2)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
