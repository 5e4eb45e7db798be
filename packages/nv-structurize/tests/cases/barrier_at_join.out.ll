define void @barrier_at_join(i32 %n) {
e:
  call void @visit(i32 0)
  %e.c = call i1 @choose(i32 0)
  br i1 %e.c, label %a, label %b, !nv.selection !0

a:
  call void @visit(i32 1)
  %a.c = call i1 @choose(i32 1)
  br i1 %a.c, label %a.merge, label %k1, !nv.selection !1

k1:
  call void @visit(i32 4)
  ret void

a.merge:
  br label %j

b:
  call void @visit(i32 2)
  %b.c = call i1 @choose(i32 2)
  br i1 %b.c, label %b.merge, label %k, !nv.selection !2

k:
  call void @visit(i32 4)
  ret void

b.merge:
  br label %j

j:
  call void @nv.barrier()
  br label %k2

k2:
  call void @visit(i32 4)
  ret void
}

declare void @nv.barrier() #0

declare void @visit(i32)

declare i1 @choose(i32)

attributes #0 = { convergent nounwind }

!0 = !{!"j"}
!1 = !{!"a.merge"}
!2 = !{!"b.merge"}
