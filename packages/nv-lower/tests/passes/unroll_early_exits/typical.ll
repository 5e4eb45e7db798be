target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr writeonly captures(none) %x, ptr writeonly captures(none) %out, ptr %ask, i64 %start, i64 %bound) local_unnamed_addr #0 {
entry:
  br label %loop
loop:                                             ; preds = %on, %entry
  %i = phi i64 [ %start, %entry ], [ %next, %on ]
  %trip = phi i32 [ 0, %entry ], [ %more, %on ]
  %stop = load volatile i32, ptr %ask, align 4
  %hit = icmp eq i32 %trip, %stop
  br i1 %hit, label %common.ret, label %on
on:                                               ; preds = %loop
  %0 = sext i32 %trip to i64
  %cell = getelementptr i64, ptr %x, i64 %0
  store i64 %i, ptr %cell, align 8
  %next = add i64 %i, -1
  %more = add i32 %trip, 1
  %go = icmp sgt i64 %next, %bound
  br i1 %go, label %loop, label %common.ret
common.ret:                                       ; preds = %on, %loop
  %trip.lcssa = phi i32 [ %trip, %on ], [ %trip, %loop ]
  %i.lcssa.sink = phi i64 [ %next, %on ], [ %i, %loop ]
  %.sink = phi i64 [ 1, %on ], [ 2, %loop ]
  store i64 %i.lcssa.sink, ptr %out, align 8
  %found.n = getelementptr i8, ptr %out, i64 8
  store i64 %.sink, ptr %found.n, align 8
  %found.t = getelementptr i8, ptr %out, i64 16
  store i32 %trip.lcssa, ptr %found.t, align 8
  ret void
}
attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
