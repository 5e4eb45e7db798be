; two joins that do not nest
; RUN: nv-structurize

define void @interleaved_joins(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %j, label %k

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %k, label %j2

j:
  call void @visit(i32 3)
  br label %k

k:
  call void @visit(i32 4)
  br label %j2

j2:
  call void @visit(i32 5)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
