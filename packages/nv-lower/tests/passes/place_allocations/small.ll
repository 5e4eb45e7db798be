; Two places: one for the array that is made once, two slots for what each trip makes of what the trip before made.
declare noalias ptr @nv.allocate(i64, i64)

define void @k(ptr %x, i64 %n) "nv.kernel"="k" "nv.local_size"="64,1,1" {
entry:
  %once = call ptr @nv.allocate(i64 12, i64 16)
  store float 1.0, ptr %once
  %first = tail call ptr @nv.allocate(i64 24, i64 16)
  %missing = icmp eq ptr %first, null
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %v = phi ptr [ %first, %entry ], [ %w, %loop ]
  %w = call ptr @nv.allocate(i64 20, i64 16)
  %a = load double, ptr %v
  store double %a, ptr %w
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  %b = load double, ptr %w
  store double %b, ptr %x
  ret void
}
