define void @do_while_break_in_condition(i32 %n) {
e:
  call void @visit(i32 0)
  br label %h

h:
  call void @visit(i32 1)
  br label %a, !nv.loop !0

a:
  call void @visit(i32 2)
  %a.c = call i1 @choose(i32 2)
  br i1 %a.c, label %x, label %l, !nv.selection !1

x:
  call void @visit(i32 4)
  br label %j

l:
  call void @visit(i32 3)
  %l.c = call i1 @choose(i32 3)
  br i1 %l.c, label %h.latch, label %y

y:
  call void @visit(i32 5)
  br label %j

h.latch:
  br label %h

j:
  call void @visit(i32 6)
  ret void
}

declare void @visit(i32)

declare i1 @choose(i32)

!0 = !{!"j", !"h.latch"}
!1 = !{!"l"}
