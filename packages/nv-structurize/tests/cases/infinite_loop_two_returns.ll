; two returns are the only ways out
; RUN: nv-structurize

define void @infinite_loop_two_returns(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %r1, label %b

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %r2, label %h

r1:
  call void @visit(i32 3)
  ret void

r2:
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
