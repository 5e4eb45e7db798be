; a or b with an else
; RUN: nv-structurize

define void @short_circuit_or(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %t, label %a

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %t, label %f

t:
  call void @visit(i32 2)
  br label %j

f:
  call void @visit(i32 3)
  br label %j

j:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
