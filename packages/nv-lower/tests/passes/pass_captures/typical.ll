define void @k(ptr %x, i64 %n) "nv.kernel"="k" {
entry:
  %table = tail call ptr @nv.uploaded.m$$k$$A()
  %other = call ptr @nv.captured.m$$f.$3c$locals$3e$.g$$B()
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds float, ptr %table, i64 %i
  %v = load float, ptr %p, align 4
  %q = getelementptr float, ptr %other, i64 %i
  %w = load float, ptr %q, align 4
  %s = fadd float %v, %w
  %r = getelementptr float, ptr %x, i64 %i
  store float %s, ptr %r, align 4
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
declare ptr @nv.uploaded.m$$k$$A()
declare ptr @nv.captured.m$$f.$3c$locals$3e$.g$$B()
declare ptr @nv.captured.m$$k$$unused()
