; options: {"scratch_bytes": 70}
; The loop gives back what each trip took; what is carried around the second loop stays.
declare noalias ptr @nv.allocate(i64, i64)

define void @k(ptr %x, i64 %n) "nv.kernel"="k" "nv.local_size"="64,1,1" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop.end ]
  %p = call ptr @nv.allocate(i64 %n, i64 16)
  %missing = icmp eq ptr %p, null
  br i1 %missing, label %end, label %loop.end
loop.end:
  store i64 %i, ptr %p
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %second
second:
  %v = phi ptr [ %p, %loop.end ], [ %w, %second.end ]
  %w = call ptr @nv.allocate(i64 %n, i64 16)
  %none = icmp eq ptr %w, null
  br i1 %none, label %end, label %second.end
second.end:
  %a = load i64, ptr %v
  store i64 %a, ptr %w
  %again = icmp ne i64 %a, 0
  br i1 %again, label %second, label %end
end:
  ret void
}
