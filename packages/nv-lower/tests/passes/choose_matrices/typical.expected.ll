define void @k(ptr %x, ptr %y) "nv.kernel"="k" {
entry:
  %n = icmp eq i1 true, true
  br i1 %n, label %own, label %other
own:
  %m = call target("spirv.CooperativeMatrixKHR", half, 3, 16, 16, 0) @nv.matrix.load.half.16x16.0.3(ptr %x, i32 0, i32 16)
  call void @nv.matrix.store.half.16x16.0.4(target("spirv.CooperativeMatrixKHR", half, 3, 16, 16, 0) %m, ptr %y, i32 0, i32 16)
  ret void
other:
  %q = icmp eq i1 true, false
  %v = zext i1 %q to i32
  store i32 %v, ptr %x, align 4
  ret void
}
declare target("spirv.CooperativeMatrixKHR", half, 3, 16, 16, 0) @nv.matrix.load.half.16x16.0.3(ptr, i32, i32) convergent
declare void @nv.matrix.store.half.16x16.0.4(target("spirv.CooperativeMatrixKHR", half, 3, 16, 16, 0), ptr, i32, i32) convergent
