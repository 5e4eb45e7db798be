define void @switch_default_is_join(i32 %n) {
e:
  call void @visit(i32 0)
  %e.w = call i32 @pick(i32 0)
  switch i32 %e.w, label %j [
    i32 1, label %a
    i32 2, label %b
  ], !nv.selection !0

a:
  call void @visit(i32 1)
  br label %j

b:
  call void @visit(i32 2)
  br label %j

j:
  call void @visit(i32 3)
  ret void
}

declare void @visit(i32)

declare i32 @pick(i32)

!0 = !{!"j"}
