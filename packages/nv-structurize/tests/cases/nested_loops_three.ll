; three deep
; RUN: nv-structurize

define void @nested_loops_three(i32 %n) {
e:
  call void @visit(i32 0)
  br label %a

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %b, label %x

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %c, label %la

c:
  call void @visit(i32 3)
  %c.c = call i1 @choose(i32 3)
  br i1 %c.c, label %d, label %lb

d:
  call void @visit(i32 4)
  br label %c

lb:
  call void @visit(i32 5)
  br label %b

la:
  call void @visit(i32 6)
  br label %a

x:
  call void @visit(i32 7)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
