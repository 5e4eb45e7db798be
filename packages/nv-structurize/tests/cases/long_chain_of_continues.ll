; many continues, one loop
; RUN: nv-structurize

define void @long_chain_of_continues(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %a, label %x

a:
  call void @visit(i32 2)
  %a.c = call i1 @choose(i32 2)
  br i1 %a.c, label %b, label %l

b:
  call void @visit(i32 3)
  %b.c = call i1 @choose(i32 3)
  br i1 %b.c, label %c, label %l

c:
  call void @visit(i32 4)
  %c.c = call i1 @choose(i32 4)
  br i1 %c.c, label %d, label %l

d:
  call void @visit(i32 5)
  br label %l

l:
  call void @visit(i32 6)
  br label %h

x:
  call void @visit(i32 7)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
