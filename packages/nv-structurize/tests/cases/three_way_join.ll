; three targets out of a selection
; RUN: nv-structurize

define void @three_way_join(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %x, label %y

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %y, label %z

x:
  call void @visit(i32 3)
  br label %j

y:
  call void @visit(i32 4)
  br label %j

z:
  call void @visit(i32 5)
  br label %j

j:
  call void @visit(i32 6)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
