define void @switch_case_to_outer_join(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %s, label %k, !nv.selection !0

s:
  call void @visit(i32 1)
  %s.w = call i32 @pick(i32 1)
  switch i32 %s.w, label %a [
    i32 1, label %b
    i32 2, label %c
  ], !nv.selection !1

a:
  call void @visit(i32 2)
  br label %s.merge

b:
  call void @visit(i32 3)
  br label %s.merge

c:
  call void @visit(i32 4)
  br label %s.merge

s.merge:
  %nv.route = phi i1 [ true, %a ], [ false, %b ], [ true, %c ]
  br i1 %nv.route, label %j, label %s.merge1, !nv.selection !2

j:
  call void @visit(i32 5)
  br label %s.merge1

s.merge1:
  br label %k

k:
  call void @visit(i32 6)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

declare i1 @choose(i32)

!0 = !{!"k"}
!1 = !{!"s.merge"}
!2 = !{!"s.merge1"}
