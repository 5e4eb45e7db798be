define void @switch_continues_from_if(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br i1 %h.c, label %s, label %x, !nv.loop !0

s:
  call void @visit(i32 2)
  %s.w = call i32 @pick(i32 2)
  switch i32 %s.w, label %a [
    i32 1, label %b
    i32 2, label %c
  ], !nv.selection !1

a:
  call void @visit(i32 3)
  %a.c = call i1 @choose(i32 3)
  br i1 %a.c, label %a1, label %a2, !nv.selection !2

a1:
  call void @visit(i32 4)
  br label %l

a2:
  call void @visit(i32 5)
  br label %a.merge

a.merge:
  br label %j

b:
  call void @visit(i32 6)
  br label %j

c:
  call void @visit(i32 7)
  br label %j

j:
  call void @visit(i32 8)
  br label %l

l:
  call void @visit(i32 9)
  br label %h

x:
  call void @visit(i32 10)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

declare i1 @choose(i32)

!0 = !{!"x", !"l"}
!1 = !{!"j"}
!2 = !{!"a.merge"}
