define void @k(ptr %x, ptr %nv.status) "nv.kernel"="k" {
  %p = call ptr @nv.captured.m$$k$$G()
  %a = load float, ptr %p, align 4
  store float %a, ptr %x, align 4
  store i32 1, ptr %nv.status, align 4
  ret void
}
declare ptr @nv.captured.m$$k$$G() nocallback nofree nosync nounwind speculatable willreturn memory(none)
