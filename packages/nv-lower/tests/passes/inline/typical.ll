define void @k(ptr %x, ptr %out, ptr %ask, i64 %start, i64 %bound) "nv.kernel"="k" "nv.local_size"="64,1,1" {
entry:
  br label %loop
loop:
  %i = phi i64 [ %start, %entry ], [ %next, %on ]
  %trip = phi i32 [ 0, %entry ], [ %more, %on ]
  %stop = load volatile i32, ptr %ask
  %hit = icmp eq i32 %trip, %stop
  br i1 %hit, label %found, label %on
on:
  %wide = add i64 %i, 0
  %cell = getelementptr i64, ptr %x, i32 %trip
  store i64 %wide, ptr %cell
  %next = add i64 %i, -1
  %more = add i32 %trip, 1
  %go = icmp sgt i64 %next, %bound
  br i1 %go, label %loop, label %counted
counted:
  %counted.i = add i64 %next, 0
  store i64 %counted.i, ptr %out
  %counted.n = getelementptr i64, ptr %out, i64 1
  store i64 1, ptr %counted.n
  %counted.t = getelementptr i64, ptr %out, i64 2
  store i32 %trip, ptr %counted.t
  ret void
found:
  %found.i = add i64 %i, 0
  store i64 %found.i, ptr %out
  %found.n = getelementptr i64, ptr %out, i64 1
  store i64 2, ptr %found.n
  %found.t = getelementptr i64, ptr %out, i64 2
  store i32 %trip, ptr %found.t
  ret void
}
