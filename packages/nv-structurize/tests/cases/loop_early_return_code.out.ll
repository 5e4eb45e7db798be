define void @loop_early_return_code(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br label %h.body, !nv.loop !0

h.body:
  br i1 %h.c, label %b, label %x, !nv.selection !1

x:
  call void @visit(i32 5)
  br label %z

z:
  call void @visit(i32 6)
  br label %r

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %y, label %l

y:
  call void @visit(i32 3)
  br label %r

l:
  call void @visit(i32 4)
  br label %h

r:
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"r", !"l"}
!1 = !{!"b"}
