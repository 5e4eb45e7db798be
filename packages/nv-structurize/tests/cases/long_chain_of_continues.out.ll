define void @long_chain_of_continues(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %a, label %x, !nv.loop !0

a:
  call void @visit(i32 2)
  %a.c = call i1 @choose(i32 2)
  br i1 %a.c, label %b, label %l, !nv.selection !1

b:
  call void @visit(i32 3)
  %b.c = call i1 @choose(i32 3)
  br i1 %b.c, label %c, label %b.merge, !nv.selection !2

c:
  call void @visit(i32 4)
  %c.c = call i1 @choose(i32 4)
  br i1 %c.c, label %d, label %c.merge, !nv.selection !3

d:
  call void @visit(i32 5)
  br label %c.merge

c.merge:
  br label %b.merge

b.merge:
  br label %l

l:
  call void @visit(i32 6)
  br label %h.latch

h.latch:
  br label %h

x:
  call void @visit(i32 7)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"x", !"h.latch"}
!1 = !{!"l"}
!2 = !{!"b.merge"}
!3 = !{!"c.merge"}
