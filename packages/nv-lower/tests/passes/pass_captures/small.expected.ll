define void @k(ptr %x, ptr readonly nonnull %nv.captured.m$$k$$G, ptr %nv.status) "nv.kernel"="k" {
  %p = getelementptr i8, ptr %nv.captured.m$$k$$G, i64 0
  %a = load float, ptr %p, align 4
  store float %a, ptr %x, align 4
  store i32 1, ptr %nv.status, align 4
  ret void
}
