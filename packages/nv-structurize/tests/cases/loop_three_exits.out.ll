define void @loop_three_exits(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  %h.c = call i1 @choose(i32 1)
  br label %h.body, !nv.loop !0

h.body:
  br i1 %h.c, label %a, label %x, !nv.selection !1

x:
  call void @visit(i32 4)
  br label %j1

j1:
  call void @visit(i32 7)
  ret void

a:
  call void @visit(i32 2)
  %a.c = call i1 @choose(i32 2)
  br i1 %a.c, label %b, label %y

y:
  call void @visit(i32 5)
  br label %j11

j11:
  call void @visit(i32 7)
  ret void

b:
  call void @visit(i32 3)
  %b.c = call i1 @choose(i32 3)
  br i1 %b.c, label %h, label %z

z:
  call void @visit(i32 6)
  br label %j

j:
  call void @visit(i32 7)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"z", !"b"}
!1 = !{!"a"}
