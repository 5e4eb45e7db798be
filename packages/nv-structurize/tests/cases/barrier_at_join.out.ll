define void @barrier_at_join(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b, !nv.selection !0

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br label %e.merge

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br label %e.merge

e.merge:
  %nv.route = phi i1 [ %a.c, %a ], [ %b.c, %b ]
  br i1 %nv.route, label %j, label %k, !nv.selection !1

j:
  call void @nv.barrier()
  br label %k

k:
  call void @visit(i32 4)
  ret void
}

; Function Attrs: convergent nounwind
declare void @nv.barrier() #0

declare void @visit(i32)

declare i1 @choose(i32)

attributes #0 = { convergent nounwind }

!0 = !{!"e.merge"}
!1 = !{!"k"}
