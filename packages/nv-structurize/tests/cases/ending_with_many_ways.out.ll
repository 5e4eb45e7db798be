define i32 @f(ptr %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop.latch ]
  %more = icmp slt i32 %i, %n
  br label %loop.body, !nv.loop !0

loop.body:
  br i1 %more, label %a, label %rest, !nv.selection !1

rest:
  %last = getelementptr i32, ptr %p, i32 %n
  %kept = load i32, ptr %last
  %twice = mul i32 %kept, %n
  %minus = sub i32 %twice, %i
  %odd = or i32 %minus, 1
  ret i32 %odd

a:
  %at.a = getelementptr i32, ptr %p, i32 %i
  %v.a = load i32, ptr %at.a
  %hit.a = icmp eq i32 %v.a, 0
  br i1 %hit.a, label %found, label %b

b:
  %at.b = getelementptr i32, ptr %at.a, i32 1
  %v.b = load i32, ptr %at.b
  %hit.b = icmp eq i32 %v.b, 0
  br i1 %hit.b, label %found, label %c

c:
  %at.c = getelementptr i32, ptr %at.a, i32 2
  %v.c = load i32, ptr %at.c
  %hit.c = icmp eq i32 %v.c, 0
  br i1 %hit.c, label %found, label %d

d:
  %at.d = getelementptr i32, ptr %at.a, i32 3
  %v.d = load i32, ptr %at.d
  %hit.d = icmp eq i32 %v.d, 0
  br i1 %hit.d, label %found, label %e

e:
  %next = add i32 %i, 5
  %at.e = getelementptr i32, ptr %at.a, i32 4
  %v.e = load i32, ptr %at.e
  %hit.e = icmp eq i32 %v.e, 0
  br label %loop.latch

loop.latch:
  br i1 %hit.e, label %found, label %loop

found:
  %where = phi i32 [ 0, %a ], [ 1, %b ], [ 2, %c ], [ 3, %d ], [ 4, %loop.latch ]
  %sum = add i32 %i, %where
  %double = shl i32 %sum, 1
  store i32 %double, ptr %p
  %result = add i32 %double, 1
  ret i32 %result
}

!0 = !{!"found", !"loop.latch"}
!1 = !{!"a"}
