; one arm goes past the join
; RUN: nv-structurize

define void @diamond_arm_skips_join(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b

a:
  call void @visit(i32 1)
  br label %j

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %j, label %k

j:
  call void @visit(i32 3)
  br label %k

k:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
