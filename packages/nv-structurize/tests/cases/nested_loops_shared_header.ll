; two loops with one header
; RUN: nv-structurize

define void @nested_loops_shared_header(i32 %n) {
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
  br i1 %a.c, label %h, label %b

b:
  call void @visit(i32 3)
  %b.c = call i1 @choose(i32 3)
  br i1 %b.c, label %h, label %x

x:
  call void @visit(i32 4)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)
